package io.github.kotrules.card;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;

/**
 * A Power card: what is printed on it. What it does is in the {@linkplain Hook hooks} that it also implements.
 *
 * <p>A card is a stateless value. What lies on it in a game is in the state, see {@link
 * io.github.kotrules.state.HeldCard}.
 *
 * <pre>{@code
 * record WarDrum(CardId id, String name, CardKind kind, int cost, String description)
 *     implements Card, WhenAttacking {
 *   @Override
 *   public ImmutableList<Effect> whenAttacking(Table table, Seat owner) {
 *     return ImmutableList.of(new GainEnergy(owner, 1));
 *   }
 * }
 *
 * Card card = new WarDrum(
 *     CardId.of("war-drum"), "War Drum", CardKind.KEEP, 4, "Gain 1 energy when you attack.");
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.builder().add(card).build());
 * }</pre>
 */
public interface Card {
  /** What the card is called in states, actions and files; no other card of a set has it. */
  CardId id();

  /** The name as printed. */
  String name();

  /** Whether it stays with its owner or takes effect at once. */
  CardKind kind();

  /** The printed price in energy, 0 or more. */
  int cost();

  /** What it does, in one sentence. */
  String description();
}
