package io.github.kotrules.server;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads the fields of a request's JSON object one by one. Wrong and unread fields are a {@link Problem} with their path. */
final class Fields {
  private final Map<String, @Nullable Object> left = new LinkedHashMap<>();

  /** Reads a body; an empty one has no fields. */
  Fields(String body) {
    Object tree = body.isEmpty() ? Map.of() : Wire.parse(body);
    if (!(tree instanceof Map<?, ?> map)) {
      throw Problem.malformed("$", "an object is expected, as in {\"name\": \"Ann\"}");
    }
    map.forEach((name, value) -> left.put(String.valueOf(name), value));
  }

  /** A part of the request that another class reads. */
  @Nullable
  Object tree(String name) {
    if (!left.containsKey(name)) {
      throw Problem.malformed("$." + name, "this field is missing");
    }
    return left.remove(name);
  }

  String text(String name, Supplier<String> otherwise) {
    Object value = left.remove(name);
    if (value == null) {
      return otherwise.get();
    }
    if (value instanceof String text) {
      return text;
    }
    throw Problem.malformed("$." + name, "a string is expected, not " + value);
  }

  /** A whole number in a range; null if there is no such field. */
  @Nullable
  Long number(String name, long min, long max) {
    Object value = left.remove(name);
    if (value == null) {
      return null;
    }
    if (value instanceof Integer || value instanceof Long) {
      long number = ((Number) value).longValue();
      if (number >= min && number <= max) {
        return number;
      }
    }
    throw Problem.malformed(
        "$." + name, "a whole number from " + min + " to " + max + " is expected, not " + value);
  }

  ImmutableList<String> texts(String name) {
    if (!(tree(name) instanceof List<?> list)) {
      throw Problem.malformed("$." + name, "a list of strings is expected");
    }
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (int i = 0; i < list.size(); i++) {
      if (!(list.get(i) instanceof String text)) {
        throw Problem.malformed("$." + name + "[" + i + "]", "a string is expected");
      }
      texts.add(text);
    }
    return texts.build();
  }

  /** Refuses fields that were not read. */
  void end() {
    for (String name : left.keySet()) {
      throw Problem.malformed("$." + name, "there is no such field");
    }
  }
}
