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
  /** Three of them score 1 point, each further one 1 more (D-2). */
  ONE('1'),
  /** Three of them score 2 points, each further one 1 more (D-2). */
  TWO('2'),
  /** Three of them score 3 points, each further one 1 more (D-2). */
  THREE('3'),
  /** Brings 1 energy (D-3). */
  ENERGY('E'),
  /** Outside Tokyo it heals 1 life or removes a token (D-4). */
  HEART('H'),
  /** From outside it hurts those in Tokyo, from there all outside (D-5). */
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
