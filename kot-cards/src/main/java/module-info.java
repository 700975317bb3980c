/**
 * The 66 printed cards of both editions, written against the core alone. {@link io.github.kotrules.cards.KingOfTokyo} has the game
 * of each edition and its notation, {@link io.github.kotrules.cards.CardIds} a constant for each card.
 */
module io.github.kotrules.cards {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;

  exports io.github.kotrules.cards;
}
