package io.github.kotrules.rules;

/** What a resolution needs of the rules above it. */
interface Engine {
  /** Begins the next step of the turn: the agenda is empty. */
  void proceed(Resolution r);

  /** Makes the next effect of a deed happen. */
  void runEffect(Resolution r, Deed deed);
}
