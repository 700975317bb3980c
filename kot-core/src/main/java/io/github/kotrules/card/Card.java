package io.github.kotrules.card;

/**
 * A Power card. Its face is what is printed on it; the {@linkplain Hook hooks} that it also implements are what it does.
 *
 * <p>A card is a stateless value. Its counters in a game are in the state; see {@link io.github.kotrules.state.HeldCard}.
 *
 * <pre>{@code
 * record WarDrum() implements Card, WhenAttacking {
 *   @Override
 *   public CardFace face() {
 *     return CardFace.keep("war-drum", "War Drum", 4, "Gain 1 energy when you attack.");
 *   }
 *
 *   @Override
 *   public ImmutableList<Effect> whenAttacking(Table table, Seat owner) {
 *     return ImmutableList.of(new GainEnergy(owner, 1));
 *   }
 * }
 *
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.builder().add(new WarDrum()).build());
 * }</pre>
 */
public interface Card {
  /** The printed face of the card, the same for each call. */
  CardFace face();
}
