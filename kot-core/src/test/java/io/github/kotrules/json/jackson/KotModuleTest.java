package io.github.kotrules.json.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What Jackson writes with the module, and that it refuses to write without it. */
class KotModuleTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final Json JSON = Json.of(ImmutableMap.of("second", GAME));
  private static final GameState STATE = GAME.next(
      GAME.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE)),
      new Roll(Dice.parse("1123SS")));
  private static final Question QUESTION = Question.of(GAME, STATE);

  private static ObjectMapper mapper() {
    return JsonMapper.builder().addModule(new KotModule(JSON)).build();
  }

  @Test
  void each_type_is_written_as_its_tree() throws JsonProcessingException {
    ObjectMapper mapper = mapper();
    GameView view = STATE.viewFor(Seat.TWO);

    assertThat(mapper.writeValueAsString(new RerollDice(Dice.parse("1E"))))
        .isEqualTo("{\"type\":\"reroll-dice\",\"dice\":\"1E\"}");
    assertThat(mapper.writeValueAsString(new LifeLost(Seat.ONE, 2, null, DamageKind.POISON)))
        .isEqualTo(
            "{\"type\":\"life-lost\",\"seat\":1,\"amount\":2,\"dealer\":null,\"kind\":\"poison\"}");
    assertThat(mapper.writeValueAsString(new ChooseReroll(Seat.TWO)))
        .isEqualTo("{\"type\":\"choose-reroll\",\"seat\":2}");
    assertThat(mapper.readValue(mapper.writeValueAsString(QUESTION), Object.class))
        .isEqualTo(JSON.write(QUESTION));
    assertThat(JSON.readView(mapper.readValue(mapper.writeValueAsString(view), Object.class)))
        .isEqualTo(view);
  }

  /** A message of a server. */
  record Message(String room, List<Object> events, GameView view) {}

  @Test
  void values_are_written_inside_of_other_objects() throws JsonProcessingException {
    Message message = new Message(
        "tokyo", List.of(new TurnStarted(Seat.ONE), new KeepDice()), STATE.viewFor(Seat.ONE));

    assertThat(mapper().readValue(mapper().writeValueAsString(message), Object.class))
        .isEqualTo(Map.of(
            "room",
            "tokyo",
            "events",
            List.of(JSON.write(new TurnStarted(Seat.ONE)), JSON.write(new KeepDice())),
            "view",
            JSON.write(STATE.viewFor(Seat.ONE))));
  }

  @Test
  void settings_of_the_mapper_do_not_change_the_format() throws JsonProcessingException {
    ObjectMapper mapper = JsonMapper.builder()
        .addModule(new KotModule(JSON))
        .defaultPropertyInclusion(JsonInclude.Value.construct(
            JsonInclude.Include.NON_EMPTY, JsonInclude.Include.NON_EMPTY))
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
        .activateDefaultTyping(
            BasicPolymorphicTypeValidator.builder()
                .allowIfBaseType(Object.class)
                .build(),
            ObjectMapper.DefaultTyping.NON_FINAL)
        .build();

    assertThat(mapper.writeValueAsString(new Reveal(null)))
        .isEqualTo("{\"type\":\"reveal\",\"card\":null}");
    assertThat(mapper.writeValueAsString(STATE.viewFor(Seat.ONE)))
        .isEqualTo(mapper().writeValueAsString(STATE.viewFor(Seat.ONE)));
  }

  private static Stream<Object> values() {
    return Stream.of(
        STATE,
        STATE.viewFor(Seat.ONE),
        QUESTION,
        new KeepDice(),
        new RerollDice(Dice.parse("1")),
        new Roll(Dice.parse("1")),
        new ChooseReroll(Seat.ONE),
        new TurnStarted(Seat.ONE),
        STATE.pending(),
        GAME.start(Monster.GIGAZAUR, Monster.THE_KING).pending());
  }

  @ParameterizedTest
  @MethodSource("values")
  void without_the_module_jackson_refuses_and_says_what_to_do(Object value) {
    for (Object written : List.of(value, List.of(value), Map.of("value", value))) {
      assertThatThrownBy(() -> new ObjectMapper().writeValueAsString(written))
          .isInstanceOf(InvalidDefinitionException.class)
          .hasMessageContaining(
              "'register io.github.kotrules.json.jackson.KotModule (Jackson 2) or write Json.write(value):"
                  + " views, not states'");
    }
  }

  @Test
  void a_state_is_refused_with_the_module_too() {
    assertThatThrownBy(() -> mapper().writeValueAsString(STATE))
        .isInstanceOf(InvalidDefinitionException.class)
        .hasMessageContaining("views, not states");
  }
}
