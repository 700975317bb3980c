package io.github.kotrules.js;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.base.CaseFormat;
import io.github.kotrules.json.Json;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Writes TypeScript declarations of the JSON messages, from their schema: {@code Declarations OUTPUT}. */
public final class Declarations {
  private static final String HEAD = """
      // Generated from the JSON schema of the rules. Every object has a "type": TypeScript tells them apart by it.

      """;

  private Declarations() {}

  public static void main(String[] args) throws IOException {
    try (InputStream schema = Json.class.getResourceAsStream("kot.schema.json")) {
      Path output = Path.of(args[0]);
      Files.createDirectories(output.toAbsolutePath().getParent());
      Files.writeString(output, declarations(new ObjectMapper().readTree(schema)));
    }
  }

  private static String declarations(JsonNode schema) {
    StringBuilder text = new StringBuilder(HEAD);
    for (Map.Entry<String, JsonNode> definition : schema.get("$defs").properties()) {
      text.append("export type ")
          .append(name(definition.getKey()))
          .append(" = ")
          .append(type(definition.getValue()))
          .append(";\n\n");
    }
    return text.toString();
  }

  private static String name(String word) {
    return CaseFormat.LOWER_HYPHEN.to(CaseFormat.UPPER_CAMEL, word);
  }

  private static String type(JsonNode node) {
    if (node.has("$ref")) {
      String ref = node.get("$ref").asText();
      return name(ref.substring(ref.lastIndexOf('/') + 1));
    }
    if (node.has("const")) {
      return node.get("const").toString();
    }
    if (node.has("enum")) {
      return either(node.get("enum"), JsonNode::toString);
    }
    for (String choice : List.of("oneOf", "anyOf")) {
      if (node.has(choice)) {
        return either(node.get(choice), Declarations::type);
      }
    }
    return switch (node.get("type").asText()) {
      case "object" -> object(node);
      case "array" -> "(" + type(node.get("items")) + ")[]";
      case "integer", "number" -> "number";
      case "boolean" -> "boolean";
      case "null" -> "null";
      case "string" -> "string";
      default -> throw new IllegalArgumentException("no TypeScript for " + node);
    };
  }

  private interface Writer {
    String write(JsonNode node);
  }

  private static String either(JsonNode options, Writer writer) {
    List<String> types = new ArrayList<>();
    options.forEach(option -> types.add(writer.write(option)));
    return String.join(" | ", types);
  }

  private static String object(JsonNode node) {
    List<String> required = new ArrayList<>();
    node.get("required").forEach(name -> required.add(name.asText()));
    StringBuilder text = new StringBuilder("{\n");
    for (Map.Entry<String, JsonNode> field : node.get("properties").properties()) {
      String quote = field.getKey().contains("-") ? "\"" : "";
      text.append("  ")
          .append(quote)
          .append(field.getKey())
          .append(quote)
          .append(required.contains(field.getKey()) ? ": " : "?: ")
          .append(type(field.getValue()))
          .append(";\n");
    }
    return text.append('}').toString();
  }
}
