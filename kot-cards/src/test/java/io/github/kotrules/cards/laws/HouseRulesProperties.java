package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Playout;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The laws in games with numbers of the house (S-9) and any way to win (W-8). Law 8 is in {@link SeatSymmetryProperties}. */
@AddLifecycleHook(TestRun.class)
class HouseRulesProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final Json JSON = KingOfTokyo.json();
  private static final int TRIES = 6;

  @Provide
  Arbitrary<Game> houseGames() {
    return RandomGames.houseGames();
  }

  /** Laws 1, 2, 4 and 6, and that no number passes that of the house. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void every_step_is_lawful(
      @ForAll("houseGames") Game game,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RuleSet rules = game.rules();
    RandomPlay play = new RandomPlay(game, seed);
    play.toEnd(play.newTable(players), (before, action, transition) -> {
      Laws.checkStep(game, before, action, transition);
      GameState state = transition.state();
      for (int i = 0; i < players; i++) {
        assertThat(state.points(Seat.at(i))).isBetween(0, rules.pointsToWin());
        assertThat(state.maxLife(Seat.at(i))).isIn(0, rules.maximumLife(), rules.maximumLife() + 2);
      }
    });
  }

  /** A playout comes to the same states. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void playouts_agree(
      @ForAll("houseGames") Game game,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    GameState start = game.start(SecretProperties.start(game, players));
    Playout playout = game.playout(start);
    new RandomPlay(game, seed).toEnd(start, (before, action, transition) -> {
      playout.next(action);
      assertThat(playout.state()).isEqualTo(transition.state());
    });
  }

  /** Law 7 for moves, moments, positions and whole games, which replay. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void texts_are_read_as_they_were_written(
      @ForAll("houseGames") Game game,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    GameSetup start = SecretProperties.start(game, players);
    LastTurn turn = new LastTurn(start);
    List<Action> actions = new ArrayList<>();
    GameState end = new RandomPlay(game, seed)
        .toEnd(game.start(start), (before, action, transition) -> {
          actions.add(action);
          assertThat(NOTATION.readMove(before, NOTATION.write(before, action))).isEqualTo(action);
          turn.see(action, transition);
          GameRecord moment = turn.until(transition.state());
          assertThat(NOTATION.readMoment(NOTATION.writeMoment(moment))).isEqualTo(moment);
          GameSetup setup = transition.turnStart();
          if (setup != null && !transition.state().isOver()) {
            assertThat(game.start(setup)).isEqualTo(transition.state());
          }
        });
    GameRecord record = new GameRecord(start, ImmutableList.copyOf(actions), end);

    GameRecord read = NOTATION.readRecord(NOTATION.write(record));

    assertThat(read).isEqualTo(record);
    assertThat(read.replay(NOTATION.game(read.end()))).isEqualTo(end);
    assertThat(read.end().rules()).isEqualTo(game.rules());
  }

  /** Laws 2 and 7 for the views of all seats and onlookers. */
  @Property(tries = TRIES / 2, shrinking = ShrinkingMode.OFF)
  void views_follow_the_game(
      @ForAll("houseGames") Game game,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    GameState start = game.start(SecretProperties.start(game, players));
    ImmutableList<Viewer> viewers = ImmutableList.<Viewer>builder()
        .addAll(List.of(Seat.values()).subList(0, players))
        .add(Onlooker.values())
        .build();
    new RandomPlay(game, seed).toEnd(start, (before, action, transition) -> {
      for (Viewer viewer : viewers) {
        List<Event> events = transition.eventsFor(viewer);
        GameView next = transition.state().viewFor(viewer);
        assertThat(before.viewFor(viewer).after(events)).isEqualTo(next);
        assertThat(NOTATION.readView(NOTATION.writeView(next))).isEqualTo(next);
        assertThat(JSON.readView(JSON.write(next))).isEqualTo(next);
      }
    });
  }
}
