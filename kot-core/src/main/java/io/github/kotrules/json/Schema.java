package io.github.kotrules.json;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.Lists;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Kind;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.RuleOption;
import io.github.kotrules.vocabulary.Spelling;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builds the JSON Schema of all trees from the tables that {@link TreeWriter} and {@link TreeReader} use. */
final class Schema {
  private static final ImmutableMap<RecordTable<?>, String> FAMILIES = ImmutableMap.of(
      Vocabulary.ACTIONS, "action",
      Vocabulary.QUESTIONS, "decision",
      Vocabulary.EVENTS, "event");

  private static final String TYPE = "type";
  private static final String ID = "^[a-z0-9]+(-[a-z0-9]+)*$";
  private static final String FINGERPRINT = "^[0-9a-f]{8}$";

  private final Map<String, Object> definitions = new LinkedHashMap<>();

  private Schema() {}

  static ImmutableMap<String, Object> make() {
    Schema schema = new Schema();
    FAMILIES.forEach((table, name) -> schema.define(name, schema.oneOf(table)));
    schema.define(ViewTree.VIEW, schema.view());
    schema.define(
        Vocabulary.QUESTION, schema.object(Vocabulary.QUESTION, Vocabulary.QUESTION_FIELDS));
    schema.defineValues();
    List<Object> roots = new ArrayList<>();
    FAMILIES.values().forEach(name -> roots.add(ref(name)));
    roots.add(ref(ViewTree.VIEW));
    roots.add(ref(Vocabulary.QUESTION));
    return ImmutableMap.of(
        "$schema",
        "https://json-schema.org/draft/2020-12/schema",
        "title",
        "Actions, decisions, events, views and questions of kot",
        "oneOf",
        ImmutableList.copyOf(roots),
        "$defs",
        ImmutableMap.copyOf(schema.definitions));
  }

  /** Adds a definition, once if a record is part of several others. */
  private void define(String name, Object definition) {
    Object before = definitions.put(name, definition);
    checkState(before == null || before.equals(definition), "two definitions of %s", name);
  }

  private static ImmutableMap<String, Object> ref(String name) {
    return ImmutableMap.of("$ref", "#/$defs/" + name);
  }

  /** Defines the values that are written without a type. */
  private void defineValues() {
    define("seat", number(1, Seat.values().length));
    define("seats", set(ref("seat"), Seat.values().length));
    define("viewer", either(ref("seat"), words(Arrays.asList(Onlooker.values()))));
    define("card", pattern(ID));
    List<String> faces =
        Lists.transform(Arrays.asList(Face.values()), face -> String.valueOf(face.symbol()));
    define("face", oneWordOf(faces));
    define(
        "dice",
        pattern("^(" + Dice.none() + "|[" + String.join("", faces) + "]{1," + Dice.MAX_PER_FACE
            + "})$"));
    define(
        "group",
        oneWordOf(Lists.transform(
            Arrays.asList(DiceGroup.values()), group -> String.valueOf(group.symbol()))));
    define("groups", set(ref("group"), DiceGroup.values().length));
  }

  private ImmutableMap<String, Object> view() {
    Map<String, Object> properties = new LinkedHashMap<>();
    properties.put(ViewTree.EDITION, pattern(ID));
    properties.put(ViewTree.CARDS, pattern(FINGERPRINT));
    define(ViewTree.OPTIONS, options());
    properties.put(ViewTree.OPTIONS, ref(ViewTree.OPTIONS));
    addFields(ViewTree.SEEN, properties);
    return object(ViewTree.VIEW, properties, properties.keySet());
  }

  /** The options that differ from the edition, none of them required. */
  private ImmutableMap<String, Object> options() {
    Map<String, Object> properties = new LinkedHashMap<>();
    addFields(Lists.transform(RuleOption.ALL, RuleOption::field), properties);
    return object(ViewTree.OPTIONS, properties, ImmutableList.of());
  }

  private ImmutableMap<String, Object> object(String type, List<Field<?>> fields) {
    Map<String, Object> properties = new LinkedHashMap<>();
    addFields(fields, properties);
    return object(type, properties, properties.keySet());
  }

  private void addFields(List<? extends Field<?>> fields, Map<String, Object> properties) {
    fields.forEach(field -> properties.put(field.name(), schema(field.kind())));
  }

  private static ImmutableMap<String, Object> object(
      String type, Map<String, Object> properties, Iterable<String> required) {
    return ImmutableMap.of(
        TYPE,
        "object",
        "properties",
        ImmutableMap.<String, Object>builder()
            .put(TreeWriter.TYPE, ImmutableMap.of("const", type))
            .putAll(properties)
            .buildOrThrow(),
        "required",
        ImmutableList.builder().add(TreeWriter.TYPE).addAll(required).build(),
        "additionalProperties",
        false);
  }

  private ImmutableMap<String, Object> schema(Kind<?> kind) {
    return switch (kind.shape()) {
      case NUMBER -> number(kind.min(), kind.max());
      case YES_OR_NO -> ImmutableMap.of(TYPE, "boolean");
      case SEAT -> ref("seat");
      case SEATS -> ref("seats");
      case VIEWER -> ref("viewer");
      case CARD -> ref("card");
      case WORD -> pattern(ID);
      case DICE -> ref("dice");
      case FACE -> ref("face");
      case GROUP -> ref("group");
      case GROUPS -> ref("groups");
      case CONSTANT -> words(kind.constants());
      case OR_NONE -> either(schema(kind.element()), ImmutableMap.of(TYPE, "null"));
      case LIST -> list(kind);
      case RECORD, CARD_IN_PLAY -> record(kind.table().types().get(0));
      case ONE_OF -> {
        String family = FAMILIES.get(kind.table());
        yield family == null ? oneOf(kind.table()) : ref(family);
      }
    };
  }

  private static ImmutableMap<String, Object> number(int min, int max) {
    return ImmutableMap.of(TYPE, "integer", "minimum", min, "maximum", max);
  }

  private static ImmutableMap<String, Object> pattern(String pattern) {
    return ImmutableMap.of(TYPE, "string", "pattern", pattern);
  }

  private static ImmutableMap<String, Object> words(List<? extends Enum<?>> constants) {
    return oneWordOf(Lists.transform(constants, Spelling::of));
  }

  private static ImmutableMap<String, Object> oneWordOf(List<String> words) {
    return ImmutableMap.of("enum", ImmutableList.copyOf(words));
  }

  private static ImmutableMap<String, Object> either(Object one, Object other) {
    return ImmutableMap.of("oneOf", ImmutableList.of(one, other));
  }

  private static ImmutableMap<String, Object> set(Object element, int max) {
    return ImmutableMap.of(TYPE, "array", "items", element, "uniqueItems", true, "maxItems", max);
  }

  private ImmutableMap<String, Object> list(Kind<?> kind) {
    ImmutableMap.Builder<String, Object> list = ImmutableMap.<String, Object>builder()
        .put(TYPE, "array")
        .put("items", schema(kind.element()));
    if (kind.min() > 0) {
      list.put("minItems", kind.min());
    }
    if (kind.max() < Integer.MAX_VALUE) {
      list.put("maxItems", kind.max());
    }
    return list.buildOrThrow();
  }

  private ImmutableMap<String, Object> oneOf(RecordTable<?> table) {
    return ImmutableMap.of(
        "oneOf", ImmutableList.copyOf(Lists.transform(table.types(), this::record)));
  }

  private ImmutableMap<String, Object> record(RecordType<?> type) {
    define(type.name(), object(type.name(), type.fields()));
    return ref(type.name());
  }
}
