package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.model.CardId;
import org.jspecify.annotations.Nullable;

/**
 * A Keep card in a {@link GameSetup}.
 *
 * <pre>{@code
 * CardSetup wings = CardSetup.of(CardId.of("wings"));
 * CardSetup cloud = new CardSetup(CardId.of("smoke-cloud"), 2, null); // two counters, no copy
 * MonsterSetup monster = MonsterSetup.of(GIGAZAUR).withCards(wings, cloud);
 * }</pre>
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
