package io.github.kotrules.kot;

import java.util.Collection;
import java.util.Locale;
import java.util.Map;

/** Maps, collections, numbers and strings as JSON that can stand inside a script element. */
final class JsonText {
  private final StringBuilder text = new StringBuilder();

  private JsonText() {}

  static String of(Object value) {
    JsonText json = new JsonText();
    json.write(value);
    return json.text.toString();
  }

  private void write(Object value) {
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
    } else if (value instanceof Integer) {
      text.append(value);
    } else {
      writeString((String) value);
    }
  }

  /** Escapes {@code <} as well, because a script element ends where its text says so. */
  private void writeString(String value) {
    text.append('"');
    for (int i = 0; i < value.length(); i++) {
      char letter = value.charAt(i);
      if (letter == '"' || letter == '\\') {
        text.append('\\').append(letter);
      } else if (letter < ' ' || letter == '<') {
        text.append(String.format(Locale.ROOT, "\\u%04x", (int) letter));
      } else {
        text.append(letter);
      }
    }
    text.append('"');
  }
}
