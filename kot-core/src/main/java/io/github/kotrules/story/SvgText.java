package io.github.kotrules.story;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.List;

/** Escapes text for XML, and fits it into lines by an estimate of its width in common sans-serif fonts. */
final class SvgText {
  private static final String ELLIPSIS = "…";
  private static final String REPLACEMENT = "\uFFFD";

  private SvgText() {}

  /** Escapes text for an element, and replaces characters that XML does not allow. */
  static String escape(String text) {
    StringBuilder escaped = new StringBuilder(text.length());
    for (int i = 0; i < text.length(); i++) {
      char letter = text.charAt(i);
      switch (letter) {
        case '&' -> escaped.append("&amp;");
        case '<' -> escaped.append("&lt;");
        case '>' -> escaped.append("&gt;");
        case '"' -> escaped.append("&quot;");
        case '\n', '\r', '\t' -> escaped.append(' ');
        default -> {
          if (Character.isSurrogate(letter) && isPair(text, i)) {
            escaped.append(letter).append(text.charAt(++i));
          } else {
            escaped.append(isAllowed(letter) ? String.valueOf(letter) : REPLACEMENT);
          }
        }
      }
    }
    return escaped.toString();
  }

  private static boolean isPair(String text, int high) {
    return high + 1 < text.length()
        && Character.isSurrogatePair(text.charAt(high), text.charAt(high + 1));
  }

  private static boolean isAllowed(char letter) {
    return letter >= ' ' && letter < '\uFFFE' && !Character.isSurrogate(letter);
  }

  /** An estimate of a line's width that is rarely too small. */
  static int width(String text, int size) {
    int width = 0;
    for (int i = 0; i < text.length(); i++) {
      width += width(text.charAt(i));
    }
    return (width * size + 99) / 100;
  }

  /** The width of a letter in hundredths of the font size. */
  private static int width(char letter) {
    return switch (letter) {
      case 'i', 'j', 'l', 'I', 'J', '\'', '.', ',', ' ' -> 32;
      case 'f', 'r', 't', '(', ')', '[', ']', '-', '!', '/', '\\', ':', ';', '|' -> 42;
      case 's', 'z', '"', '?', '*' -> 54;
      case 'a', 'c', 'e', 'k', 'o', 'v', 'x', 'y', 'F', 'L', 'P', 'T', 'Y' -> 62;
      case 'A', 'B', 'C', 'K', 'R', 'V', 'X', 'Z' -> 70;
      case 'D', 'G', 'H', 'N', 'O', 'Q', 'U', '&' -> 79;
      case 'w', 'M', '+', '=', '<', '>', '#', '~', '^' -> 87;
      case 'm', 'W', '@', '%' -> 100;
      default -> letter > '~' ? 100 : 64;
    };
  }

  /** Shortens the text if it is wider than the room. */
  static String fit(String text, int size, int room) {
    if (width(text, size) <= room) {
      return text;
    }
    int end = text.length();
    while (end > 0 && width(text.substring(0, end) + ELLIPSIS, size) > room) {
      end--;
    }
    // Not in the middle of a surrogate pair, and without a space before the dots.
    while (end > 0
        && (text.charAt(end - 1) == ' ' || Character.isHighSurrogate(text.charAt(end - 1)))) {
      end--;
    }
    return text.substring(0, end) + ELLIPSIS;
  }

  /** Wraps the text into at most this number of lines; the rest is omitted. */
  static ImmutableList<String> wrap(String text, int size, int room, int maxLines) {
    ImmutableList<String> lines = flow(Splitter.on(' ').splitToList(text), "", size, room);
    if (lines.size() <= maxLines) {
      return lines;
    }
    String rest = String.join(" ", lines.subList(maxLines - 1, lines.size()));
    return ImmutableList.<String>builder()
        .addAll(lines.subList(0, maxLines - 1))
        .add(fit(rest, size, room))
        .build();
  }

  /** Wraps the items, with commas, into at most this number of lines. If some do not fit, the end says how many. */
  static ImmutableList<String> list(List<String> items, int size, int room, int maxLines) {
    ImmutableList<String> lines = flow(items, ",", size, room);
    for (int shown = items.size() - 1; lines.size() > maxLines; shown--) {
      ImmutableList<String> some = ImmutableList.<String>builder()
          .addAll(items.subList(0, shown))
          .add("and " + (items.size() - shown) + " more")
          .build();
      lines = flow(some, ",", size, room);
    }
    return lines;
  }

  /** Wraps the items into lines, with a separator and a space between them. */
  private static ImmutableList<String> flow(
      List<String> items, String separator, int size, int room) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    String line = "";
    for (int i = 0; i < items.size(); i++) {
      String end = i < items.size() - 1 ? separator : "";
      String item = fit(items.get(i), size, room - width(end, size)) + end;
      String longer = line.isEmpty() ? item : line + " " + item;
      if (width(longer, size) <= room) {
        line = longer;
      } else {
        lines.add(line);
        line = item;
      }
    }
    return line.isEmpty() ? lines.build() : lines.add(line).build();
  }
}
