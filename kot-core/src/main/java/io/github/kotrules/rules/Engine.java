package io.github.kotrules.rules;

/** The operations that a resolution needs from the rules above it. */
interface Engine {
  /** Begins the next step of the turn. The agenda is empty. */
  void proceed(Resolution r);

  /** Runs the next effect of a deed. */
  void runEffect(Resolution r, Deed deed);
}
