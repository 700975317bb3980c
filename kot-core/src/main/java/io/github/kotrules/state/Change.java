package io.github.kotrules.state;

/**
 * Something that has happened to a table. All changes are events; {@link GameState#after} makes them happen again.
 *
 * <pre>{@code
 * Change raise = draft -> draft.addEnergy(Seat.ONE, 3); // what if?
 * GameState richer = state.after(List.of(raise));
 * assert richer.energy(Seat.ONE) == state.energy(Seat.ONE) + 3;
 * }</pre>
 */
public interface Change {

  /** Makes the draft look as it does after this. */
  void applyTo(Draft draft);
}
