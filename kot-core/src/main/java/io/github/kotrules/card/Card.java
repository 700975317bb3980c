package io.github.kotrules.card;

/**
 * A Power card: it has a face, and the {@linkplain Hook hooks} that it also implements say what it does.
 *
 * <p>A card is a stateless value. What lies on it in a game is in the state, see {@link
 * io.github.kotrules.state.HeldCard}.
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
  /** What is printed on the card, always the same. */
  CardFace face();
}
