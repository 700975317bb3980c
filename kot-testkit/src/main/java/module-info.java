/** Tools for testing rules, cards and bots; knows the core, no card. */
module io.github.kotrules.testkit {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;

  exports io.github.kotrules.testkit;
}
