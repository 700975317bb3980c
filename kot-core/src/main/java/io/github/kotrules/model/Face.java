package io.github.kotrules.model;

/**
 * A face of a die. {@link Dice} are written in the order of the constants.
 *
 * @rulebook S-4
 */
public enum Face {
  /** Three of these score 1 point, and each further one scores 1 more (D-2). */
  ONE('1'),
  /** Three of these score 2 points, and each further one scores 1 more (D-2). */
  TWO('2'),
  /** Three of these score 3 points, and each further one scores 1 more (D-2). */
  THREE('3'),
  /** Gives 1 energy (D-3). */
  ENERGY('E'),
  /** Heals 1 life or removes a token, if the Monster is outside Tokyo (D-4). */
  HEART('H'),
  /** Deals 1 damage to each Monster in Tokyo, or from Tokyo to each Monster outside (D-5). */
  SMASH('S');

  private static final Face[] ALL = values();

  private final char symbol;

  Face(char symbol) {
    this.symbol = symbol;
  }

  /** Returns the face with the given {@link #ordinal()}, 0 to 5. */
  public static Face at(int index) {
    return ALL[index];
  }

  /**
   * Returns the face with the given symbol.
   *
   * @throws IllegalArgumentException if it is not one of {@code 1 2 3 E H S}
   */
  public static Face of(char symbol) {
    for (Face face : ALL) {
      if (face.symbol == symbol) {
        return face;
      }
    }
    throw new IllegalArgumentException("no face '" + symbol + "': faces are 1 2 3 E H S");
  }

  /** Returns the character for this face: one of {@code 1 2 3 E H S}. */
  public char symbol() {
    return symbol;
  }
}
