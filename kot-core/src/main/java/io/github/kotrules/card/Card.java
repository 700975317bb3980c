package io.github.kotrules.card;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;

/**
 * A Power card: what is printed on it. What it does is said by the {@linkplain Hook hooks} that it implements beside this.
 *
 * <p>A card is a stateless value. What lies on it in a game is in the state, see {@link
 * io.github.kotrules.state.HeldCard}.
 */
public interface Card {
  CardId id();

  /** The name as printed. */
  String name();

  CardKind kind();

  /** The printed price in energy, 0 or more. */
  int cost();

  /** What it does, in one sentence. */
  String description();
}
