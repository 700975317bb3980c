package io.github.kotrules.console;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.util.List;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** Lines for a terminal, none of them wider than the page. */
final class Page {
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
      add(line.toAttributedString());
    }
    return this;
  }

  private AttributedStringBuilder keyed(String key, String label) {
    return new AttributedStringBuilder()
        .append(" ".repeat(Math.max(1, 4 - key.length())))
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
    return wrap(text, indent, look.text());
  }

  @CanIgnoreReturnValue
  Page wrap(String text, int indent, AttributedStyle style) {
    StringBuilder line = new StringBuilder(" ".repeat(indent));
    for (String word : Splitter.on(' ').split(text)) {
      if (line.length() + 1 + word.length() > columns && !line.toString().isBlank()) {
        add(new AttributedString(line, style));
        line = new StringBuilder(" ".repeat(indent + 2));
      }
      line.append(line.toString().isBlank() ? "" : " ").append(word);
    }
    return add(new AttributedString(line, style));
  }
}
