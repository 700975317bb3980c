package io.github.kotrules.bots.value;

import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A state in which the dice are resolved and cards may be bought, as a key: two of one turn are equal if they differ at most in
 * the dice on the table, and if the same random numbers decide what follows. Of the dice only the triples count: from then on no
 * printed card looks at more. Cards, market and piles are the same objects as long as nothing happens to them, so they are
 * compared by identity.
 */
final class ResolvedTurn {
  private static final int NUMBERS_OF_TURN = 4;
  private static final int NUMBERS_OF_SEAT = 5;
  private static final int TOKEN_BITS = 8;

  private final GameState state;
  private final long luck;
  private final int[] numbers;
  private final int hash;

  /**
   * Makes a key.
   *
   * @param luck the fingerprint of the numbers that decide what follows
   */
  ResolvedTurn(GameState state, long luck) {
    this.state = state;
    this.luck = luck;
    this.numbers = new int[NUMBERS_OF_TURN + state.seats() * NUMBERS_OF_SEAT];
    numbers[0] = state.smashes();
    numbers[1] = state.fewerDice();
    numbers[2] = state.hasEarnedExtraTurn() ? 1 : 0;
    numbers[3] = Triples.bits(state.dice());
    for (int i = 0, next = NUMBERS_OF_TURN; i < state.seats(); i++) {
      Seat seat = Seat.at(i);
      numbers[next++] = state.life(seat);
      numbers[next++] = state.points(seat);
      numbers[next++] = state.energy(seat);
      numbers[next++] = state.place(seat).ordinal();
      numbers[next++] =
          (state.tokens(seat, Token.POISON) << TOKEN_BITS) + state.tokens(seat, Token.SHRINK);
    }
    this.hash = Arrays.hashCode(numbers);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ResolvedTurn that
        && hash == that.hash
        && luck == that.luck
        && Arrays.equals(numbers, that.numbers)
        && hasSameCards(that.state)
        && hasSameHistory(that.state);
  }

  private boolean hasSameHistory(GameState that) {
    return state.pending().equals(that.pending())
        && state.extraTurns().equals(that.extraTurns())
        && state.harmers().equals(that.harmers())
        && state.smashed().equals(that.smashed())
        && state.yielded().equals(that.yielded())
        && state.stayed().equals(that.stayed())
        && state.shielded().equals(that.shielded());
  }

  @SuppressWarnings(
      "ReferenceEquality") // see above: other objects are taken for other cards, which is safe
  private boolean hasSameCards(GameState that) {
    for (int i = 0; i < state.seats(); i++) {
      if (state.cards(Seat.at(i)) != that.cards(Seat.at(i))) {
        return false;
      }
    }
    return state.market() == that.market()
        && state.deck() == that.deck()
        && state.discards() == that.discards()
        && state.seenCards().equals(that.seenCards())
        && state.boughtCards().equals(that.boughtCards());
  }

  @Override
  public int hashCode() {
    return hash;
  }
}
