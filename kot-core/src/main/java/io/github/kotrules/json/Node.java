package io.github.kotrules.json;

import io.github.kotrules.vocabulary.Spelling;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value of a tree with its path. */
record Node(String path, @Nullable Object value) {
  private static final int MAX_FIELDS = 100;

  static Node root(@Nullable Object tree) {
    return new Node("$", tree);
  }

  JsonException wrong(String sentence) {
    return new JsonException(path, sentence);
  }

  private JsonException unexpected(String expected) {
    return wrong(expected + " is expected, not " + described());
  }

  /** Describes the value for a message, without calling methods of unknown classes. */
  private String described() {
    if (value == null) {
      return "null";
    }
    if (value instanceof String text) {
      return Spelling.quoted(text);
    }
    if (value instanceof Map) {
      return "an object";
    }
    if (value instanceof List) {
      return "a list";
    }
    return value instanceof Integer || value instanceof Long || value instanceof Boolean
        ? value.toString()
        : "a value of another kind";
  }

  int number(int min, int max) {
    if (value instanceof Integer number && number >= min && number <= max) {
      return number;
    }
    if (value instanceof Long number && number >= min && number <= max) {
      return number.intValue();
    }
    throw unexpected("a number from " + min + " to " + max);
  }

  boolean yesOrNo() {
    if (value instanceof Boolean yes) {
      return yes;
    }
    throw unexpected("true or false");
  }

  boolean isText() {
    return value instanceof String;
  }

  /**
   * The value as a string.
   *
   * @param expected describes the expected values for a message
   */
  String text(String expected) {
    if (value instanceof String text) {
      return text;
    }
    throw unexpected(expected);
  }

  JsonException notA(String expected) {
    return unexpected(expected);
  }

  /** The elements of a list with a size in this range. */
  Node[] elements(int min, int max) {
    if (!(value instanceof List<?> list)) {
      throw unexpected("a list");
    }
    if (list.size() < min || list.size() > max) {
      throw wrong(
          "the list has " + list.size() + " elements: " + min + " to " + max + " are allowed");
    }
    Node[] elements = new Node[list.size()];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = new Node(path + "[" + i + "]", list.get(i));
    }
    return elements;
  }

  /** An element of a list, by its index. */
  Node element(int index) {
    return elements(0, Integer.MAX_VALUE)[index];
  }

  /** A copy of an object, because maps of unknown classes may throw on lookups of strings. */
  Map<String, @Nullable Object> object() {
    if (!(value instanceof Map<?, ?> map)) {
      throw unexpected("an object");
    }
    if (map.size() > MAX_FIELDS) {
      throw wrong("the object has " + map.size() + " fields: that is too many");
    }
    Map<String, @Nullable Object> fields = new LinkedHashMap<>();
    map.forEach((name, field) -> {
      if (!(name instanceof String text)) {
        throw wrong("the names of fields are strings");
      }
      fields.put(text, field);
    });
    return fields;
  }

  /** The value of a field, which must be present. */
  Node field(String name) {
    Map<String, @Nullable Object> fields = object();
    Node field = new Node(path + "." + name, fields.get(name));
    if (!fields.containsKey(name)) {
      throw field.wrong("this field is missing");
    }
    return field;
  }

  /** Refuses fields with other names. */
  void checkFields(List<String> known) {
    for (String name : object().keySet()) {
      if (!known.contains(name)) {
        throw wrong(
            "there is no field " + Spelling.quoted(name) + Spelling.suggestion(name, known));
      }
    }
  }
}
