package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import com.google.errorprone.annotations.CheckReturnValue;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import org.assertj.core.api.AbstractAssert;

/** Assertions about the Monster at one seat. */
public final class SeatAssert extends AbstractAssert<SeatAssert, GameState> {
  private final Seat seat;

  SeatAssert(GameState actual, Seat seat) {
    super(actual, SeatAssert.class);
    this.seat = seat;
  }

  /** Returns assertions about another Monster. */
  @CheckReturnValue
  public SeatAssert seat(Seat other) {
    return table().seat(other);
  }

  /** Returns assertions about the whole table. */
  @CheckReturnValue
  public GameStateAssert table() {
    return new GameStateAssert(actual);
  }

  @CanIgnoreReturnValue
  public SeatAssert hasLife(int life) {
    return compare("life", life, actual.life(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert hasMaxLife(int max) {
    return compare("maximum life", max, actual.maxLife(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert hasPoints(int points) {
    return compare("points", points, actual.points(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert hasEnergy(int energy) {
    return compare("energy", energy, actual.energy(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert hasTokens(Token token, int count) {
    return compare(token + " tokens", count, actual.tokens(seat, token));
  }

  @CanIgnoreReturnValue
  public SeatAssert isInCity() {
    return compare("place", Place.CITY, actual.place(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert isInBay() {
    return compare("place", Place.BAY, actual.place(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert isOutside() {
    return compare("place", Place.OUTSIDE, actual.place(seat));
  }

  @CanIgnoreReturnValue
  public SeatAssert isEliminated() {
    return compare("place", Place.NOWHERE, actual.place(seat));
  }

  /** Verifies that the Monster has these Keep cards, possibly among others. */
  @CanIgnoreReturnValue
  public SeatAssert owns(String... cards) {
    for (String card : cards) {
      require(actual.cards(seat).contains(CardId.of(card)), "%s to own %s", seat, card);
    }
    return this;
  }

  /** Verifies that the Monster has none of these cards. */
  @CanIgnoreReturnValue
  public SeatAssert doesNotOwn(String... cards) {
    for (String card : cards) {
      require(!actual.cards(seat).contains(CardId.of(card)), "%s not to own %s", seat, card);
    }
    return this;
  }

  @CanIgnoreReturnValue
  public SeatAssert ownsNothing() {
    return require(actual.cards(seat).isEmpty(), "%s to own no cards", seat);
  }

  private SeatAssert compare(String what, Object expected, Object found) {
    return require(
        expected.equals(found), "%s of %s to be %s, but it is %s", what, seat, expected, found);
  }

  @CanIgnoreReturnValue
  private SeatAssert require(boolean holds, String expected, Object... details) {
    if (!holds) {
      failWithMessage("%s", Sentences.expected(expected, details) + "\n" + actual);
    }
    return this;
  }
}
