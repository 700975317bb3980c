package io.github.kotrules.model;

/**
 * The four groups in which final dice are resolved, in the order of the fixed-order option.
 *
 * @rulebook D-1
 */
public enum DiceGroup {
  NUMBERS('N'),
  HEARTS('H'),
  ENERGY('E'),
  SMASH('S');

  private final char symbol;

  DiceGroup(char symbol) {
    this.symbol = symbol;
  }

  /** One letter: {@code N H E S}. */
  public char symbol() {
    return symbol;
  }
}
