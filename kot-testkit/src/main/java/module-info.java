/** Tools for testing rules, cards and bots; knows the core, no card. */
module io.github.kotrules.testkit {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;
  // for those who use them
  requires static transitive org.junit.jupiter.api;

  exports io.github.kotrules.testkit;
  exports io.github.kotrules.testkit.junit;
}
