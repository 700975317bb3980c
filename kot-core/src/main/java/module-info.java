/** The rules of King of Tokyo as a pure function from a state and an action to the next state. */
module io.github.kotrules.core {
  requires transitive com.google.common;
  requires transitive org.jspecify;
  requires org.slf4j;

  // wanted by generated builders when they are compiled, by nothing when they run
  requires static org.immutables.value.annotations;
  requires static com.google.errorprone.annotations;
  requires static java.compiler;

  // wanted only by those who use the package that is named after it
  requires static com.fasterxml.jackson.databind;

  exports io.github.kotrules;
  exports io.github.kotrules.action;
  exports io.github.kotrules.card;
  exports io.github.kotrules.effect;
  exports io.github.kotrules.json;
  exports io.github.kotrules.json.jackson;
  exports io.github.kotrules.state;
  exports io.github.kotrules.model;
  exports io.github.kotrules.notation;
  exports io.github.kotrules.odds;
  exports io.github.kotrules.story;
}
