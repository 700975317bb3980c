package io.github.kotrules.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Converts JSON trees to text and back. */
final class Wire {
  private static final JsonMapper MAPPER = JsonMapper.builder()
      .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
      .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
      .build();

  private Wire() {}

  static String print(Map<String, ? extends @Nullable Object> tree) {
    return write(tree);
  }

  /** Quotes a text for a log, in one line and without control characters. */
  static String quote(String text) {
    return write(text);
  }

  private static String write(Object tree) {
    try {
      return MAPPER.writeValueAsString(tree);
    } catch (JsonProcessingException impossible) {
      throw new IllegalStateException("a tree of plain values can be written", impossible);
    }
  }

  /** Parses the text of a client. */
  static @Nullable Object parse(String text) {
    try {
      return MAPPER.readValue(text, Object.class);
    } catch (JsonProcessingException refused) {
      throw Problem.malformed("$", "it is not JSON: " + refused.getOriginalMessage());
    }
  }
}
