package io.github.kotrules.json;

import io.github.kotrules.vocabulary.Spelling;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A value of a tree, and where it stands. */
record Node(String path, @Nullable Object value) {
  static Node root(@Nullable Object tree) {
    return new Node("$", tree);
  }

  JsonException wrong(String sentence) {
    return new JsonException(path, sentence);
  }

  private JsonException unexpected(String expected) {
    return wrong(expected + " is expected, not " + described());
  }

  /** What stands here, for a message: never the text of an object that somebody else made. */
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

  /** A text that is one of what is expected. */
  String text(String expected) {
    if (value instanceof String text) {
      return text;
    }
    throw unexpected(expected);
  }

  JsonException notA(String expected) {
    return unexpected(expected);
  }

  /** The elements of a list that is not longer than this. */
  Node[] elements(int max) {
    if (!(value instanceof List<?> list)) {
      throw unexpected("a list");
    }
    if (list.size() > max) {
      throw wrong("the list has " + list.size() + " elements: at most " + max + " can be here");
    }
    Node[] elements = new Node[list.size()];
    for (int i = 0; i < elements.length; i++) {
      elements[i] = new Node(path + "[" + i + "]", list.get(i));
    }
    return elements;
  }

  Map<?, ?> object() {
    if (value instanceof Map<?, ?> map) {
      return map;
    }
    throw unexpected("an object");
  }

  /** The value of a field, which must be there. */
  Node field(String name) {
    Node field = new Node(path + "." + name, object().get(name));
    if (field.value == null && !object().containsKey(name)) {
      throw field.wrong("this field is missing");
    }
    return field;
  }

  /** Refuses fields with other names. */
  void checkFields(Iterable<String> known) {
    for (Object name : object().keySet()) {
      if (!(name instanceof String text)) {
        throw wrong("the names of fields are strings");
      }
      boolean found = false;
      for (String field : known) {
        found |= field.equals(text);
      }
      if (!found) {
        throw wrong(
            "there is no field " + Spelling.quoted(text) + Spelling.suggestion(text, known));
      }
    }
  }
}
