package io.github.kotrules.json;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.base.CaseFormat;
import com.google.common.io.Resources;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.state.Event;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The JSON Schema: the file in the jar, and that it has every type. Whether it fits real games is tested with the cards. */
class SchemaTest {
  private static final String FILE = "io/github/kotrules/json/kot.schema.json";
  private static final Path SOURCE = Path.of("src", "main", "resources").resolve(FILE);

  @Test
  void the_file_in_the_jar_is_the_schema_of_the_vocabulary() throws IOException {
    String schema = text(Json.schema());
    if (Boolean.getBoolean("kot.renew")) {
      Files.writeString(SOURCE, schema);
      return;
    }
    assertThat(Resources.toString(requireNonNull(Json.class.getResource("kot.schema.json")), UTF_8))
        .as("stale: renew it with `mvn -Dkot.renew=true -Dtest=SchemaTest -pl kot-core test`,"
            + " and look at what has changed: it is a promise to clients")
        .isEqualTo(schema);
  }

  /** Each definition is one line. */
  private static String text(Map<String, Object> schema) throws IOException {
    ObjectMapper mapper = new ObjectMapper();
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, Object> part : schema.entrySet()) {
      List<String> definitions = new ArrayList<>();
      if (part.getValue() instanceof Map<?, ?> map) {
        for (Map.Entry<?, ?> definition : map.entrySet()) {
          definitions.add("    \"" + definition.getKey() + "\": "
              + mapper.writeValueAsString(definition.getValue()));
        }
      }
      parts.add("  \"" + part.getKey() + "\": "
          + (definitions.isEmpty()
              ? mapper.writeValueAsString(part.getValue())
              : "{\n" + String.join(",\n", definitions) + "\n  }"));
    }
    return "{\n" + String.join(",\n", parts) + "\n}\n";
  }

  @ParameterizedTest
  @ValueSource(classes = {Action.class, Decision.class, Event.class})
  void each_family_has_all_its_types(Class<?> family) {
    List<String> types = kinds(family).map(SchemaTest::hyphenated).toList();
    JsonNode definitions = new ObjectMapper().valueToTree(Json.schema().get("$defs"));
    List<String> references = new ArrayList<>();
    definitions
        .path(hyphenated(family))
        .path("oneOf")
        .forEach(reference -> references.add(reference.path("$ref").textValue()));

    assertThat(references)
        .containsExactlyInAnyOrderElementsOf(
            types.stream().map(type -> "#/$defs/" + type).toList());
    assertThat(types)
        .allSatisfy(type -> assertThat(definitions
                .path(type)
                .path("properties")
                .path("type")
                .path("const")
                .textValue())
            .isEqualTo(type));
  }

  private static String hyphenated(Class<?> type) {
    return CaseFormat.UPPER_CAMEL.to(CaseFormat.LOWER_HYPHEN, type.getSimpleName());
  }

  private static Stream<Class<?>> kinds(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(SchemaTest::kinds)
        : Stream.of(type);
  }
}
