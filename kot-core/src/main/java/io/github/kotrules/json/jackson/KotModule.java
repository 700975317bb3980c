package io.github.kotrules.json.jackson;

import static java.util.Objects.requireNonNull;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.Module;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.json.Json;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A module for Jackson 2 that writes actions, decisions, events, views and questions as {@link Json} does, also inside other
 * objects.
 *
 * <pre>{@code
 * Json json = KingOfTokyo.json();
 * ObjectMapper mapper = JsonMapper.builder()
 *     .addModule(new KotModule(json))
 *     .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
 *     .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
 *     .build();
 * Game game = KingOfTokyo.secondEdition();
 * GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
 * GameState state = game.next(game.start(setup.withMarket(Market.empty())), new Roll(Dice.parse("1123SS")));
 *
 * String question = mapper.writeValueAsString(Question.of(game, state)); // to the player at seat 1
 * String answer = "{\"type\": \"reroll-dice\", \"dice\": \"11\"}"; // from the player
 * Action action = json.readAction(state, mapper.readValue(answer, Object.class));
 * assert game.isLegal(state, action);
 * }</pre>
 *
 * <p>Reading an action, a decision or an event requires the table, which only the caller has. So let Jackson read plain maps,
 * and {@link Json} read those: it throws a {@code JsonException} with the path. Duplicate keys and trailing tokens are settings
 * of the mapper, as above.
 *
 * <p>Other settings of the mapper do not change the output: null fields are always written. Without this module Jackson refuses
 * to write these types. A {@code GameState} is always refused, because it contains hidden cards: write {@code
 * state.viewFor(viewer)}.
 */
public final class KotModule extends Module {
  private final Json json;

  public KotModule(Json json) {
    this.json = requireNonNull(json, "json");
  }

  @Override
  public String getModuleName() {
    return "kot";
  }

  @Override
  public Version version() {
    return Version.unknownVersion();
  }

  @Override
  public void setupModule(SetupContext context) {
    SimpleSerializers serializers = new SimpleSerializers();
    serializers.addSerializer(Action.class, new TreeSerializer<>(json::write));
    serializers.addSerializer(Decision.class, new TreeSerializer<>(json::write));
    serializers.addSerializer(Event.class, new TreeSerializer<>(json::write));
    serializers.addSerializer(GameView.class, new TreeSerializer<>(json::write));
    serializers.addSerializer(Question.class, new TreeSerializer<>(json::write));
    context.addSerializers(serializers);
  }

  /** Writes a value as its tree. */
  private static final class TreeSerializer<T> extends JsonSerializer<T> {
    private final Function<T, Map<String, @Nullable Object>> trees;

    TreeSerializer(Function<T, Map<String, @Nullable Object>> trees) {
      this.trees = trees;
    }

    @Override
    public void serialize(T value, JsonGenerator out, SerializerProvider provider)
        throws IOException {
      write(trees.apply(value), out);
    }

    /** Ignores the type serializer, because the tree has its own type. */
    @Override
    public void serializeWithType(
        T value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
        throws IOException {
      serialize(value, out, provider);
    }

    private static void write(@Nullable Object tree, JsonGenerator out) throws IOException {
      if (tree instanceof Map<?, ?> fields) {
        out.writeStartObject();
        for (Map.Entry<?, ?> field : fields.entrySet()) {
          out.writeFieldName((String) field.getKey());
          write(field.getValue(), out);
        }
        out.writeEndObject();
      } else if (tree instanceof List<?> elements) {
        out.writeStartArray();
        for (Object element : elements) {
          write(element, out);
        }
        out.writeEndArray();
      } else if (tree instanceof String text) {
        out.writeString(text);
      } else if (tree instanceof Integer number) {
        out.writeNumber(number);
      } else if (tree instanceof Boolean yes) {
        out.writeBoolean(yes);
      } else {
        out.writeNull();
      }
    }
  }
}
