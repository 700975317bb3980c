package io.github.kotrules.benchmarks;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** A fixed sample of decisions of random games, each as the record of its last turn, with their texts. */
@State(Scope.Thread)
public class Moments {
  private static final int SIZE = 256;
  private static final long SEED = 2016;

  @Param({"2", "4", "6"})
  public int players;

  private final List<GameRecord> records = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private int at;

  @Setup
  public void setUp() {
    Game game = KingOfTokyo.secondEdition();
    RandomPlay play = new RandomPlay(game, players, SEED);
    while (records.size() < SIZE) {
      addGame(game, play);
    }
    records.forEach(record -> texts.add(KingOfTokyo.notation().writeMoment(record)));
  }

  private void addGame(Game game, RandomPlay play) {
    GameState state = play.start();
    GameSetup start = GameSetup.of(state.setting().monsters().toArray(new Monster[0]));
    List<Action> actions = new ArrayList<>();
    while (!state.isOver()) {
      if (state.decision() != null && records.size() < SIZE) {
        records.add(new GameRecord(start, actions, state));
      }
      Action action = play.choose(state, new Tally());
      Transition transition = game.apply(state, action);
      GameSetup turn = transition.turnStart();
      if (turn == null) {
        actions.add(action);
      } else {
        start = turn;
        actions.clear();
      }
      state = transition.state();
    }
  }

  /** Returns the next moment. */
  GameRecord next() {
    at = (at + 1) % SIZE;
    return records.get(at);
  }

  /** Returns the text of the next moment. */
  String nextText() {
    at = (at + 1) % SIZE;
    return texts.get(at);
  }
}
