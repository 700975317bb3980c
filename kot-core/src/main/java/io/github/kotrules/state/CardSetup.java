package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import org.jspecify.annotations.Nullable;

/**
 * A Keep card in a {@link GameSetup}.
 *
 * @param counters the charges or energy on it
 * @param copy the card that it copies, or null
 */
public record CardSetup(CardId id, int counters, @Nullable CardRef copy) {
  public CardSetup {
    requireNonNull(id, "id");
  }

  /** Creates a card without counters that is not a copy. */
  public static CardSetup of(CardId id) {
    return new CardSetup(id, 0, null);
  }
}
