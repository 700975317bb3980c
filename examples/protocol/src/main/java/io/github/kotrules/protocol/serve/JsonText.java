package io.github.kotrules.protocol.serve;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writes trees of maps, collections, strings, numbers, booleans and null as JSON in one line that is safe inside a script
 * element.
 */
public final class JsonText {
  private final StringBuilder text = new StringBuilder();

  private JsonText() {}

  /** Writes a tree. */
  public static String of(@Nullable Object value) {
    JsonText json = new JsonText();
    json.write(value);
    return json.text.toString();
  }

  private void write(@Nullable Object value) {
    if (value instanceof Map<?, ?> map) {
      char before = '{';
      for (Map.Entry<?, ?> entry : map.entrySet()) {
        text.append(before);
        write(entry.getKey());
        text.append(':');
        write(entry.getValue());
        before = ',';
      }
      text.append(map.isEmpty() ? "{}" : "}");
    } else if (value instanceof Collection<?> list) {
      char before = '[';
      for (Object item : list) {
        text.append(before);
        write(item);
        before = ',';
      }
      text.append(list.isEmpty() ? "[]" : "]");
    } else if (value == null || value instanceof Number || value instanceof Boolean) {
      text.append(value);
    } else {
      writeString((String) value);
    }
  }

  /** Writes ASCII only. Escapes {@code <} as well, so that the text cannot end a script element. */
  private void writeString(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      if (letter == '"' || letter == '\\') {
        text.append('\\').append(letter);
      } else if (letter < ' ' || letter > '~' || letter == '<') {
        text.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
      } else {
        text.append(letter);
      }
    }
    text.append('"');
  }
}
