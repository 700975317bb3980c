package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import org.jspecify.annotations.Nullable;

/**
 * A Keep card in a {@link GameSetup}.
 *
 * @param counters what lies on it
 * @param copy what it copies, or null
 */
public record CardSetup(CardId id, int counters, @Nullable CardRef copy) {
  public CardSetup {
    requireNonNull(id, "id");
  }

  /** A card with nothing on it that copies nothing. */
  public static CardSetup of(CardId id) {
    return new CardSetup(id, 0, null);
  }
}
