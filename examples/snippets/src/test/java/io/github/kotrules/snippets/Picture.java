package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A picture of a table, read as XML: its text, and where it stands. */
final class Picture {
  /** How wide the letters from space to tilde are in DejaVu Sans, a wide font, in thousandths of its size. */
  private static final ImmutableList<Integer> LETTERS =
      numbers("318 401 460 838 636 950 780 275 390"
          + " 390 500 838 318 361 318 337 636 636 636 636 636 636 636 636 636 636 337 337 838 838 838"
          + " 531 1000 684 686 698 770 632 575 775 752 295 295 656 557 863 748 787 603 787 695 635 611"
          + " 732 684 989 685 611 685 390 337 390 838 500 500 613 635 550 635 615 352 635 634 278 278"
          + " 579 278 974 634 612 635 635 411 521 392 634 592 818 592 592 525 636 337 636 838");

  private static final ImmutableList<Integer> BOLD_LETTERS = numbers(
      "348 456 521 838 696 1002 872"
          + " 306 457 457 523 838 380 415 380 365 696 696 696 696 696 696 696 696 696 696 400 400 838"
          + " 838 838 580 1000 774 762 734 830 683 683 821 837 372 372 775 637 995 837 850 733 850 770"
          + " 720 682 812 774 1103 771 724 725 457 365 457 838 500 500 675 716 593 716 678 435 716 712"
          + " 343 343 665 343 1042 712 687 716 716 493 595 478 712 652 924 645 652 582 712 365 712 838");

  private final Document document;

  /** A rectangle of the picture, and what is in it. */
  private record Area(double left, double top, double right, double bottom, String what) {
    boolean contains(Area other) {
      return left <= other.left
          && top <= other.top
          && right >= other.right
          && bottom >= other.bottom;
    }

    boolean overlaps(Area other) {
      return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
  }

  private Picture(Document document) {
    this.document = document;
  }

  private static ImmutableList<Integer> numbers(String text) {
    return Splitter.on(' ').splitToStream(text).map(Integer::valueOf).collect(toImmutableList());
  }

  static Picture of(String svg) {
    try {
      DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
      factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
      return new Picture(
          factory.newDocumentBuilder().parse(new InputSource(new StringReader(svg))));
    } catch (SAXException | IOException | ParserConfigurationException unreadable) {
      throw new AssertionError(svg, unreadable);
    }
  }

  /** All text that is drawn. */
  List<String> words() {
    return elements("text").stream().map(Element::getTextContent).toList();
  }

  String description() {
    return elements("desc").get(0).getTextContent();
  }

  /** Checks that every text is inside the picture and inside of its box, and that no two overlap. */
  void check() {
    assertThat(document.getDocumentElement().getAttribute("role")).isEqualTo("img");
    assertThat(elements("title")).hasSize(1);
    Element page = elements("rect").get(0);
    assertThat(document.getDocumentElement().getAttribute("viewBox"))
        .isEqualTo("0 0 " + page.getAttribute("width") + " " + page.getAttribute("height"));
    List<Area> boxes = elements("rect").stream().map(Picture::box).toList();
    List<Area> texts = elements("text").stream().map(Picture::text).toList();
    assertThat(boxes).hasSizeGreaterThan(6);
    assertThat(texts).hasSizeGreaterThan(15);
    List<String> faults = new ArrayList<>();
    for (Area area : Iterables.concat(boxes, texts)) {
      if (!boxes.get(0).contains(area)) {
        faults.add(area + " is not in the picture");
      }
    }
    for (int i = 0; i < texts.size(); i++) {
      Area text = texts.get(i);
      for (Area box : boxes) {
        if (box.overlaps(text) && !box.contains(text)) {
          faults.add(text + " is not in " + box);
        }
      }
      for (Area later : texts.subList(i + 1, texts.size())) {
        if (text.overlaps(later)) {
          faults.add(text + " is over " + later);
        }
      }
    }
    assertThat(faults).isEmpty();
  }

  private List<Element> elements(String name) {
    NodeList found = document.getElementsByTagName(name);
    return IntStream.range(0, found.getLength())
        .mapToObj(i -> (Element) found.item(i))
        .toList();
  }

  private static Area box(Element rect) {
    double left = number(rect, "x") + moved(rect, 0);
    double top = number(rect, "y") + moved(rect, 1);
    return new Area(
        left,
        top,
        left + number(rect, "width"),
        top + number(rect, "height"),
        rect.getAttribute("class"));
  }

  private static Area text(Element text) {
    String words = text.getTextContent();
    double size = number(text, "font-size");
    double width = size * width(words, text.hasAttribute("font-weight"));
    double left = number(text, "x")
        + moved(text, 0)
        - switch (text.getAttribute("text-anchor")) {
          case "end" -> width;
          case "middle" -> width / 2;
          default -> 0;
        };
    double base = number(text, "y") + moved(text, 1);
    return new Area(left, base - 0.8 * size, left + width, base + 0.2 * size, words);
  }

  private static double width(String words, boolean bold) {
    return words
            .chars()
            .map(letter -> letter > '~' ? 1000 : (bold ? BOLD_LETTERS : LETTERS).get(letter - ' '))
            .sum()
        / 1000.0;
  }

  private static double number(Element element, String attribute) {
    String value = element.getAttribute(attribute);
    return value.isEmpty() ? 0 : Double.parseDouble(value);
  }

  /** How far the group around an element is moved, to the right or down. */
  private static double moved(Element element, int axis) {
    String transform = ((Element) element.getParentNode()).getAttribute("transform");
    return transform.isEmpty()
        ? 0
        : numbers(transform.replaceAll("[a-z()]", "")).get(axis);
  }
}
