package io.github.kotrules.state;

/** Something that has happened to a table. All changes are events; {@link GameState#after} makes them happen again. */
public interface Change {

  /** Makes the draft look as it does after this. */
  void applyTo(Draft draft);
}
