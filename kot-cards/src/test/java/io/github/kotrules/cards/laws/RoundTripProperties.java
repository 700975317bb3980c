package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.ScenarioFile;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Law 7: what is written is read as an equal value, over random games of both editions with 2 to 6 players. */
@AddLifecycleHook(TestRun.class)
class RoundTripProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final CharMatcher SAFE = CharMatcher.inRange('a', 'z')
      .or(CharMatcher.inRange('A', 'Z'))
      .or(CharMatcher.inRange('0', '9'))
      .or(CharMatcher.anyOf("-._/=,:@"));

  /** Every moment of a game, in one word that an address and a shell take as it is. */
  @Property(tries = 20, shrinking = ShrinkingMode.OFF)
  void moments_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    LastTurn turn = new LastTurn(RandomGames.newGame(firstEdition, players));
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      turn.see(action, transition);
      checkMoment(turn.until(transition.state()));
    });
  }

  private static void checkMoment(GameRecord moment) {
    String text = NOTATION.writeMoment(moment);
    assertThat(NOTATION.readMoment(text)).isEqualTo(moment);
    assertThat(SAFE.matchesAllOf(text)).as(text).isTrue();
    assertThat(text.length()).as(text).isLessThan(900);
  }

  /** The position of every turn, as a header. */
  @Property(tries = 20, shrinking = ShrinkingMode.OFF)
  void headers_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      GameSetup setup = transition.turnStart();
      if (setup != null && !transition.state().isOver()) {
        GameRecord record = new GameRecord(setup, ImmutableList.of(), transition.state());
        String text = NOTATION.write(record);
        assertThat(NOTATION.readRecord(text)).isEqualTo(record);
        assertThat(NOTATION.write(NOTATION.readRecord(text))).isEqualTo(text);
      }
    });
  }

  @Property(tries = 50, shrinking = ShrinkingMode.OFF)
  void moves_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      String text = NOTATION.write(before, action);
      assertThat(NOTATION.readMove(before, text)).isEqualTo(action);
    });
  }

  /** Every event as it happened, and as each seat may know it. */
  @Property(tries = 20, shrinking = ShrinkingMode.OFF)
  void events_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      for (Event event : transition.events()) {
        checkEvent(before, event);
        for (int seat = 1; seat <= players; seat++) {
          checkEvent(before, event.publicFor(Seat.of(seat)));
        }
      }
    });
  }

  private static void checkEvent(GameState table, Event event) {
    String text = NOTATION.write(event);
    assertThat(NOTATION.readEvent(table, text)).as(text).isEqualTo(event);
  }

  @Property(tries = 50, shrinking = ShrinkingMode.OFF)
  void records_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    GameRecord record = new RandomPlay(RandomGames.game(firstEdition), seed).record(players);

    String text = NOTATION.write(record);
    assertThat(NOTATION.readRecord(text)).isEqualTo(record);
    assertThat(NOTATION.write(NOTATION.readRecord(text))).isEqualTo(text);
    assertThat(ScenarioFile.of("game", text, NOTATION).canonicalText()).isEqualTo(text);
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
  }

  /** A game between whose moves stands what is true there. */
  @Property(tries = 2, shrinking = ShrinkingMode.OFF)
  void expectations_are_read_as_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
    GameState start = play.newTable(players);
    StringBuilder text = new StringBuilder(NOTATION.write(
        new GameRecord(RandomGames.newGame(firstEdition, players), ImmutableList.of(), start)));
    play.toEnd(start, (before, action, transition) -> {
      text.append(NOTATION.write(before, action)).append('\n');
      expect("expect ", transition.state(), text);
      Table end = transition.turnEnd();
      if (end != null) {
        expect("expect at-turn-end ", end, text);
      }
    });

    ScenarioFile file = ScenarioFile.of("game", text.toString(), NOTATION);
    file.check();
    assertThat(file.canonicalText()).isEqualTo(text.toString());
  }

  private static void expect(String words, Table table, StringBuilder text) {
    String discards = Joiner.on(' ').join(table.discards().toList());
    text.append(words).append("turn ").append(table.activeSeat().number()).append('\n');
    text.append(words).append("market ").append(table.market()).append('\n');
    text.append(words).append("dice ").append(table.dice()).append('\n');
    text.append(words).append("rolls-left ").append(table.rollsLeft()).append('\n');
    text.append(words).append("deck ").append(table.deckSize()).append('\n');
    text.append(words)
        .append("discard ")
        .append(discards.isEmpty() ? "-" : discards)
        .append('\n');
    for (Seat seat : table.allSeats()) {
      text.append(words).append(seat.number()).append(" life=").append(table.life(seat));
      text.append(" points=").append(table.points(seat)).append('\n');
    }
  }
}
