/** Cards of the house. A module of its own, so that only what the library exports can be used. */
module io.github.kotrules.house {
  requires io.github.kotrules.cards;

  exports io.github.kotrules.house;
}
