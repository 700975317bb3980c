/** The printed cards of both editions, written against the core alone. */
module io.github.kotrules.cards {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;

  exports io.github.kotrules.cards;
}
