package io.github.kotrules.model;

/**
 * The place of a Monster.
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
  /** Eliminated. */
  NOWHERE;

  private static final Place[] ALL = values();

  /** Returns the place with the given {@link #ordinal()}, 0 to 3. */
  public static Place at(int index) {
    return ALL[index];
  }
}
