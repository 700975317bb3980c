package io.github.kotrules.model;

/**
 * Where a Monster is.
 *
 * @rulebook S-6
 */
public enum Place {
  /** Not in Tokyo. */
  OUTSIDE,
  /** In Tokyo City. */
  CITY,
  /** In Tokyo Bay, which is open in larger games only. */
  BAY,
  /** Eliminated, and so off the table. */
  NOWHERE;

  private static final Place[] ALL = values();

  /** The place at a 0-based position, which is its {@link #ordinal()}. */
  public static Place at(int index) {
    return ALL[index];
  }

  /** City or Bay. */
  public boolean isTokyo() {
    return this == CITY || this == BAY;
  }
}
