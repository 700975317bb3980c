/** Tools for testing rules, cards and bots; knows the core, no card. */
module io.github.kotrules.testkit {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;

  // each wanted only by those who use the package that is named after it
  requires static net.jqwik.api;
  requires static org.assertj.core;
  requires static org.junit.jupiter.api;

  exports io.github.kotrules.testkit;
  exports io.github.kotrules.testkit.assertj;
  exports io.github.kotrules.testkit.jqwik;
  exports io.github.kotrules.testkit.junit;
}
