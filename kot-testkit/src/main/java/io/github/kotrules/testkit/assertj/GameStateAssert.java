package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;
import java.util.Arrays;
import java.util.List;
import org.assertj.core.api.AbstractAssert;

/** Assertions about a state. */
public final class GameStateAssert extends AbstractAssert<GameStateAssert, GameState> {
  GameStateAssert(GameState actual) {
    super(actual, GameStateAssert.class);
  }

  /** Returns assertions about the Monster at a seat. */
  @CheckReturnValue
  public SeatAssert seat(Seat seat) {
    isNotNull();
    seat.checkAtTableOf(actual.seats());
    return new SeatAssert(actual, seat);
  }

  /** Verifies that this seat is asked a question of this kind. */
  @CanIgnoreReturnValue
  public GameStateAssert isWaitingFor(Seat seat, Class<? extends Decision> question) {
    boolean asked = actual.pending() instanceof Decision decision
        && decision.seat() == seat
        && question.isInstance(decision);
    return require(asked, "%s to be asked %s", seat, question.getSimpleName());
  }

  /** Verifies that the table waits for exactly this. */
  @CanIgnoreReturnValue
  public GameStateAssert isWaitingFor(Pending pending) {
    return require(actual.pending().equals(pending), "the table to wait for %s", pending);
  }

  /** Verifies that the table waits for this number of dice. */
  @CanIgnoreReturnValue
  public GameStateAssert isWaitingForDice(int count) {
    boolean awaited = actual.pending() instanceof DiceChance chance && chance.count() == count;
    return require(awaited, "the table to wait for %s dice", count);
  }

  /** Verifies that the table waits for a card of the deck. */
  @CanIgnoreReturnValue
  public GameStateAssert isWaitingForCard() {
    return require(
        actual.pending() instanceof DeckChance, "the table to wait for a card of the deck");
  }

  /** Verifies that it is the turn of this seat, which need not be the one that is asked. */
  @CanIgnoreReturnValue
  public GameStateAssert isTurnOf(Seat seat) {
    return require(
        actual.activeSeat() == seat,
        "a turn of %s, but it is that of %s",
        seat,
        actual.activeSeat());
  }

  /** Verifies the cards of the market from left to right, without empty slots. */
  @CanIgnoreReturnValue
  public GameStateAssert hasMarket(String... cards) {
    List<CardId> expected = Arrays.stream(cards).map(CardId::of).toList();
    return require(
        actual.market().cards().equals(expected), "the market to show %s", String.join(" ", cards));
  }

  @CanIgnoreReturnValue
  public GameStateAssert isOver() {
    return require(actual.isOver(), "the game to be over");
  }

  @CanIgnoreReturnValue
  public GameStateAssert isNotOver() {
    return require(!actual.isOver(), "the game to go on");
  }

  /** Verifies that the game is over and exactly these have won; none if all Monsters were eliminated. */
  @CanIgnoreReturnValue
  public GameStateAssert isWonBy(Seat... winners) {
    SeatSet expected = SeatSet.of(winners);
    return require(
        actual.isOver() && actual.winners().equals(expected), "the game to be won by %s", expected);
  }

  private GameStateAssert require(boolean holds, String expected, Object... details) {
    if (!holds) {
      failWithMessage("%s", Sentences.expected(expected, details) + "\n" + actual);
    }
    return this;
  }
}
