package io.github.kotrules.snippets;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.json.jackson.KotModule;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;

/** Asks a remote player with JSON messages. */
public final class JsonMessages {
  /** A connection that sends a text to a player and returns the answer. */
  interface Line {
    String ask(Seat seat, String message);
  }

  private JsonMessages() {}

  static Transition answered(Game game, GameState state, Line line) throws JsonProcessingException {
    // README: begin
    Json json = KingOfTokyo.json();
    ObjectMapper mapper = JsonMapper.builder().addModule(new KotModule(json)).build();

    Question question = Question.of(game, state);
    String message = mapper.writeValueAsString(question); // what is asked, and all legal answers
    String reply = line.ask(question.seat(), message); // {"type":"reroll-dice","dice":"11"}
    Action answer = json.readAction(state, mapper.readValue(reply, Object.class));
    Transition transition = game.apply(state, question.seat(), answer); // refuses what is illegal
    // README: end
    return transition;
  }
}
