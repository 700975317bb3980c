package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.google.common.collect.ImmutableList;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion.VersionFlag;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.json.JsonException;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * The schema and the reader agree. What is written in random games of both editions, by 2 to 6 players and for all viewers, fits
 * the schema, and so does whatever the reader accepts.
 */
class JsonSchemaTest {
  private static final int VALUES = TestRun.times(500);
  private static final Json JSON = KingOfTokyo.json();
  private static final ObjectMapper MAPPER = new ObjectMapper();
  private static final List<@Nullable Object> JUNK = Arrays.asList(
      null, true, -1, 0, 7, 64, 1000, 1 << 30, 1.5, "", "-", "x", "Heal", "1EH", List.of(),
      Map.of());

  private static final Family ACTION = Family.of("action", JSON::readAction);
  private static final Family DECISION = Family.of("decision", JSON::readDecision);
  private static final Family EVENT = Family.of("event", JSON::readEvent);
  private static final Family VIEW = Family.of("view", (table, tree) -> JSON.readView(tree));
  private static final Family QUESTION = Family.of("question", (table, tree) -> tree);

  /** A kind of values: its part of the schema, and how it is read. */
  private record Family(JsonSchema schema, BiFunction<Table, Object, Object> reader) {
    static Family of(String name, BiFunction<Table, Object, Object> reader) {
      Map<String, Object> document = new LinkedHashMap<>(Json.schema());
      document.remove("oneOf");
      document.put("$ref", "#/$defs/" + name);
      return new Family(compile(document), reader);
    }

    boolean reads(Table table, Object tree) {
      try {
        assertThat(reader.apply(table, tree)).isNotNull();
        return true;
      } catch (JsonException refused) {
        return false;
      }
    }
  }

  /** A value that was written. */
  private record Written(Family family, GameState table, Map<String, Object> tree) {}

  private static JsonSchema compile(Map<String, Object> document) {
    return JsonSchemaFactory.getInstance(VersionFlag.V202012)
        .getSchema(MAPPER.<JsonNode>valueToTree(document));
  }

  private static boolean fits(JsonSchema schema, Object tree) {
    return schema.validate(MAPPER.<JsonNode>valueToTree(tree)).isEmpty();
  }

  /** Calls with values of random games, one of each kind at a time, until there are enough. */
  private static void write(int enough, long seed, BiConsumer<Written, SplittableRandom> check) {
    SplittableRandom random = new SplittableRandom(seed);
    int[] count = {0};
    for (int game = 0; count[0] < enough; game++) {
      boolean firstEdition = game % 2 == 0;
      int players = 2 + game / 2 % 5;
      Game rules = RandomGames.game(firstEdition);
      new RandomPlay(rules, random.nextLong())
          .toEnd(
              rules.start(SecretProperties.start(rules, players)), (before, action, transition) -> {
                if (count[0] < enough) {
                  for (Written value : values(rules, before, action, transition, random)) {
                    check.accept(value, random);
                    count[0]++;
                  }
                }
              });
    }
  }

  private static List<Written> values(
      Game game, GameState before, Action action, Transition transition, SplittableRandom random) {
    ImmutableList<Viewer> viewers = ImmutableList.<Viewer>builder()
        .addAll(List.of(Seat.values()).subList(0, before.seats()))
        .add(Onlooker.values())
        .build();
    Viewer viewer = viewers.get(random.nextInt(viewers.size()));
    List<Written> values = new ArrayList<>();
    values.add(new Written(ACTION, before, JSON.write(action)));
    for (Event event : transition.eventsFor(viewer)) {
      values.add(new Written(EVENT, before, JSON.write(event)));
    }
    values.add(new Written(VIEW, before, JSON.write(before.viewFor(viewer))));
    if (before.pending() instanceof Decision decision) {
      values.add(new Written(DECISION, before, JSON.write(decision)));
      values.add(new Written(QUESTION, before, JSON.write(Question.of(game, before))));
    }
    return values;
  }

  @Test
  void everything_that_is_written_fits_the_schema() {
    JsonSchema schema = compile(Json.schema());

    write(VALUES, 1, (value, random) -> {
      assertThat(fits(schema, value.tree())).as("%s", value.tree()).isTrue();
    });
  }

  @Test
  void whatever_the_reader_accepts_fits_the_schema_which_refuses_most_of_the_rest() {
    int[] refused = {0};
    int[] alsoBySchema = {0};
    write(VALUES, 2, (value, random) -> {
      if (value.family().equals(QUESTION)) {
        return; // is not read
      }
      Object tree = mutant(value.tree(), random);
      boolean fits = fits(value.family().schema(), tree);
      if (value.family().reads(value.table(), tree)) {
        assertThat(fits).as("%s", tree).isTrue();
      } else {
        refused[0]++;
        alsoBySchema[0] += fits ? 0 : 1;
      }
    });
    assertThat(refused[0]).isGreaterThan(VALUES / 2);
    assertThat(alsoBySchema[0]).isGreaterThan(refused[0] * 9 / 10);
  }

  /** The tree with one value in it removed, added or replaced. */
  private static Object mutant(Object tree, SplittableRandom random) {
    if (tree instanceof Map<?, ?> map) {
      Map<Object, @Nullable Object> changed = new LinkedHashMap<>(map);
      List<Object> names = new ArrayList<>(map.keySet());
      Object name = names.get(random.nextInt(names.size()));
      switch (random.nextInt(8)) {
        case 0 -> changed.remove(name);
        case 1 -> changed.put(name + "s", 1);
        case 2 -> changed.put(name, map.get(names.get(random.nextInt(names.size()))));
        default -> changed.put(name, mutantOrJunk(map.get(name), random));
      }
      return changed;
    }
    if (tree instanceof List<?> list && !list.isEmpty()) {
      List<@Nullable Object> changed = new ArrayList<>(list);
      int index = random.nextInt(list.size());
      switch (random.nextInt(4)) {
        case 0 -> changed.remove(index);
        case 1 -> changed.add(list.get(index));
        default -> changed.set(index, mutantOrJunk(list.get(index), random));
      }
      return changed;
    }
    return tree;
  }

  private static @Nullable Object mutantOrJunk(@Nullable Object value, SplittableRandom random) {
    if ((value instanceof Map || value instanceof List) && random.nextInt(4) > 0) {
      return mutant(value, random);
    }
    if (value instanceof String text && random.nextBoolean()) {
      return text + text;
    }
    return JUNK.get(random.nextInt(JUNK.size()));
  }
}
