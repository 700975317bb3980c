/** Tools for testing rules, cards and bots; knows the core, no card. */
module io.github.kotrules.testkit {
  requires transitive io.github.kotrules.core;

  exports io.github.kotrules.testkit;
}
