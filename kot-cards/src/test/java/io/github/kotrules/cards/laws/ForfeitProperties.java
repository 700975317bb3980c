package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.ScenarioFile;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** W-7: players leave at random moments of random games of both editions. */
@AddLifecycleHook(TestRun.class)
class ForfeitProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** One player leaves after about this many answers. */
  private static final int ANSWERS = 40;

  private static void step(Session session, SplittableRandom random) {
    GameState before = session.state();
    SeatSet leaving = leaving(session.record());
    Seat seat = Seat.at(random.nextInt(before.seats()));
    boolean leaves =
        random.nextInt(ANSWERS) == 0 && before.isAlive(seat) && !leaving.contains(seat);
    List<Action> options = session.legalActions();
    List<Transition> happened =
        leaves ? session.forfeit(seat) : session.push(options.get(random.nextInt(options.size())));
    happened.forEach(ForfeitProperties::check);
    assertThat(session.state().isOver() || session.state().pending() instanceof Decision)
        .isTrue();
  }

  private static SeatSet leaving(GameRecord record) {
    return SeatSet.of(record.forfeits().keySet().toArray(new Seat[0]));
  }

  /** A step that players leave in keeps the laws of all steps. */
  private static void check(Transition transition) {
    GameState after = transition.state();
    assertThat(after.faults()).isEmpty();
    assertThat(transition.before().after(transition.events())).isEqualTo(after);
    GameSetup turn = transition.turnStart();
    if (turn != null && !after.isOver()) {
      assertThat(KingOfTokyo.notation().game(after).start(turn)).isEqualTo(after);
    }
  }

  private static Session play(boolean firstEdition, int players, SplittableRandom random) {
    Game game = RandomGames.game(firstEdition);
    Session session =
        Session.of(game, RandomGames.newGame(firstEdition, players)).random(random);
    while (!session.state().isOver()) {
      step(session, random);
    }
    return session;
  }

  @Property(tries = 50, shrinking = ShrinkingMode.OFF)
  void who_has_left_is_out_from_the_next_turn_on_and_the_game_replays(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Session session = play(firstEdition, players, new SplittableRandom(seed));
    Game game = session.game();
    GameRecord record = session.record();

    assertThat(record.replay(game)).isEqualTo(record.end());
    SeatSet out = SeatSet.none();
    int said = 0;
    for (Transition transition : record.transitions(game)) {
      if (transition.turnStart() != null) {
        SeatSet leaving = leaving(record, said);
        assertThat(transition.state().living().and(leaving)).isEqualTo(SeatSet.none());
        out = out.plus(leaving);
      }
      assertThat(transition.state().living().and(out)).isEqualTo(SeatSet.none());
      said++;
    }
    checkPlacing(record, record.placing(game));
  }

  private static SeatSet leaving(GameRecord record, int said) {
    SeatSet leaving = SeatSet.none();
    for (Seat seat : record.forfeits().keySet()) {
      leaving = record.forfeits().get(seat) <= said ? leaving.with(seat) : leaving;
    }
    return leaving;
  }

  private static void checkPlacing(GameRecord record, ImmutableList<SeatSet> places) {
    SeatSet placed = SeatSet.none();
    for (SeatSet place : places) {
      assertThat(place).isNotEqualTo(SeatSet.none());
      assertThat(placed.and(place)).isEqualTo(SeatSet.none());
      placed = placed.plus(place);
      if (record.end().isAlive(place.toList().get(0))) { // who is alive comes before who is out
        assertThat(record.end().living().and(placed)).isEqualTo(placed);
      }
    }
    assertThat(placed).isEqualTo(record.end().allSeats());
    if (!record.winners().isEmpty()) {
      assertThat(places.get(0)).isEqualTo(record.winners());
    }
  }

  @Property(tries = 20, shrinking = ShrinkingMode.OFF)
  void it_is_written_and_read(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = RandomGames.game(firstEdition);
    Session session =
        Session.of(game, RandomGames.newGame(firstEdition, players)).random(random);
    while (!session.state().isOver()) {
      step(session, random);
      GameRecord turn = session.record().lastTurn(game);
      assertThat(turn.replay(game)).isEqualTo(session.state());
      assertThat(NOTATION.readMoment(NOTATION.writeMoment(turn))).isEqualTo(turn);
      if (!session.state().isOver()) {
        assertThat(NOTATION.write(session.question())).startsWith("kot1/");
      }
    }

    String text = NOTATION.write(session.record());
    assertThat(NOTATION.readRecord(text)).isEqualTo(session.record());
    assertThat(NOTATION.write(NOTATION.readRecord(text))).isEqualTo(text);
    ScenarioFile file = ScenarioFile.of("game", text, NOTATION);
    assertThat(file.canonicalText()).isEqualTo(text);
    assertThat(file.record()).isEqualTo(session.record());
    file.check();
  }

  @Property(tries = 10, shrinking = ShrinkingMode.OFF)
  void it_can_be_taken_back(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Session session = Session.of(
            RandomGames.game(firstEdition), RandomGames.newGame(firstEdition, players))
        .random(random);
    Deque<GameRecord> before = new ArrayDeque<>();
    while (!session.state().isOver()) {
      before.push(session.record());
      step(session, random);
    }

    Session loaded = Session.of(session.game(), session.record()).random(random);
    assertThat(loaded.record()).isEqualTo(session.record());
    while (!before.isEmpty()) {
      session.pop();
      loaded.pop();
      assertThat(session.record()).isEqualTo(before.peek());
      assertThat(loaded.record()).isEqualTo(before.pop());
    }
  }
}
