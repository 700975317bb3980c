package io.github.kotrules.model;

/**
 * What a die can show. The order is the one in which dice are written.
 *
 * <pre>{@code
 * for (Face face : Face.values()) {
 *   show(state.dice().count(face) + " x " + face.symbol());
 * }
 * assert Face.of('S') == Face.SMASH;
 * }</pre>
 *
 * @rulebook S-4
 */
public enum Face {
  ONE('1'),
  TWO('2'),
  THREE('3'),
  ENERGY('E'),
  HEART('H'),
  SMASH('S');

  private static final Face[] ALL = values();

  private final char symbol;

  Face(char symbol) {
    this.symbol = symbol;
  }

  /** The face at a 0-based position, which is its {@link #ordinal()}. */
  public static Face at(int index) {
    return ALL[index];
  }

  /** The face written as {@code symbol}: one of {@code 1 2 3 E H S}. */
  public static Face of(char symbol) {
    for (Face face : ALL) {
      if (face.symbol == symbol) {
        return face;
      }
    }
    throw new IllegalArgumentException("no face '" + symbol + "': faces are 1 2 3 E H S");
  }

  /** One letter or digit: {@code 1 2 3 E H S}. */
  public char symbol() {
    return symbol;
  }
}
