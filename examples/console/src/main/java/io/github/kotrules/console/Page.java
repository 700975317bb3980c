package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.ArrayList;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;

/** Lines for a terminal, none of them wider than the page. */
final class Page {
  private static final int KEY_WIDTH = 4;

  private final Look look;
  private final int columns;
  private final ImmutableList.Builder<AttributedString> lines = ImmutableList.builder();

  Page(Look look, int columns) {
    this.look = look;
    this.columns = columns;
  }

  Look look() {
    return look;
  }

  ImmutableList<AttributedString> lines() {
    return lines.build();
  }

  /** A heading with a line to the edge of the page. */
  @CanIgnoreReturnValue
  Page heading(String title) {
    String start = look.line().repeat(2) + " " + title + " ";
    int rest = Math.max(0, columns - start.length());
    return add(new AttributedString(start + look.line().repeat(rest), look.heading()));
  }

  /** One line; what does not fit is cut off. */
  @CanIgnoreReturnValue
  Page add(AttributedString line) {
    if (line.columnLength() <= columns) {
      lines.add(line);
    } else {
      int room = columns - look.ellipsis().length();
      lines.add(new AttributedStringBuilder()
          .append(line.columnSubSequence(0, room))
          .append(look.ellipsis())
          .toAttributedString());
    }
    return this;
  }

  @CanIgnoreReturnValue
  Page add(String line) {
    return add(new AttributedString(line));
  }

  /** A key and what it does. */
  @CanIgnoreReturnValue
  Page key(String key, String label) {
    return add(keyed(key, label).toAttributedString());
  }

  /** Keys and what they do, in as many columns as there is room for, read from top to bottom. */
  @CanIgnoreReturnValue
  Page keys(List<Choice> choices) {
    int widest = choices.stream()
        .mapToInt(choice -> keyed(choice.key(), choice.label()).columnLength() + 2)
        .max()
        .orElse(columns);
    int across = Math.max(1, columns / widest);
    int rows = (choices.size() + across - 1) / across;
    for (int row = 0; row < rows; row++) {
      AttributedStringBuilder line = new AttributedStringBuilder();
      for (int i = row; i < choices.size(); i += rows) {
        pad(line, i / rows * widest)
            .append(keyed(choices.get(i).key(), choices.get(i).label()));
      }
      fold(line.toAttributedString(), KEY_WIDTH + 2);
    }
    return this;
  }

  private AttributedStringBuilder keyed(String key, String label) {
    return new AttributedStringBuilder()
        .append(" ".repeat(Math.max(1, KEY_WIDTH - key.length())))
        .styled(look.key(), key)
        .append("  ")
        .append(label);
  }

  static AttributedStringBuilder pad(AttributedStringBuilder line, int width) {
    return line.append(" ".repeat(Math.max(0, width - line.columnLength())));
  }

  /** A paragraph of as many lines as it needs, all but the first indented more. */
  @CanIgnoreReturnValue
  Page wrap(String text, int indent) {
    return fold(new AttributedString(" ".repeat(indent) + text, look.text()), indent + 2);
  }

  /** One line, or as many as it needs; those after the first are indented. */
  @CanIgnoreReturnValue
  Page fold(AttributedString line, int indent) {
    AttributedString rest = line;
    while (rest.columnLength() > columns) {
      int end = breakOf(rest, indent);
      add(rest.columnSubSequence(0, end));
      rest = new AttributedStringBuilder()
          .append(" ".repeat(indent))
          .append(rest.columnSubSequence(end + 1, rest.columnLength()))
          .toAttributedString();
    }
    return add(rest);
  }

  /** Where a line is broken: at its last space that leaves something on it; after it if there is none. */
  private int breakOf(AttributedString line, int indent) {
    int space = line.toString().lastIndexOf(' ', columns);
    boolean blank = space < 0 || line.toString().substring(0, space).isBlank();
    int next = line.toString().indexOf(' ', Math.max(columns, indent));
    return !blank ? space : next < 0 ? line.columnLength() - 1 : next;
  }

  /** Parts side by side; a line is broken between parts only, and those after the first are indented. */
  @CanIgnoreReturnValue
  Page flow(List<AttributedString> parts, int indent) {
    AttributedStringBuilder line = new AttributedStringBuilder();
    for (AttributedString part : parts) {
      boolean fits = line.columnLength() + trimmed(part).columnLength() <= columns;
      if (!fits && line.length() > 0) {
        add(trimmed(line.toAttributedString()));
        line = new AttributedStringBuilder().append(" ".repeat(indent));
      }
      line.append(part);
    }
    return add(trimmed(line.toAttributedString()));
  }

  /** The line without spaces at its end. */
  private static AttributedString trimmed(AttributedString line) {
    int end = line.length();
    while (end > 0 && line.charAt(end - 1) == ' ') {
      end--;
    }
    return line.subSequence(0, end);
  }

  /** Items with commas between them; a line is broken between items only. */
  @CanIgnoreReturnValue
  Page list(List<String> items) {
    List<AttributedString> parts = new ArrayList<>();
    for (int i = 0; i < items.size(); i++) {
      boolean last = i + 1 == items.size();
      parts.add(new AttributedString((i == 0 ? " " : "") + items.get(i) + (last ? "" : ", ")));
    }
    return flow(parts, 1);
  }
}
