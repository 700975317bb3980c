package io.github.kotrules.model;

/**
 * The Monsters of both boxes. They differ in name only.
 *
 * @rulebook S-1
 */
public enum Monster {
  GIGAZAUR("Gigazaur"),
  CYBERBUNNY("CyberBunny"),
  KRAKEN("Kraken"),
  CYBERKITTY("CyberKitty"),
  SPACE_PENGUIN("Space Penguin"),
  THE_KING("The King"),
  MEKADRAGON("MekaDragon"),
  ALIENOID("Alienoid");

  private final String title;

  Monster(String title) {
    this.title = title;
  }

  /** The name as printed, such as "Space Penguin". */
  public String title() {
    return title;
  }

  @Override
  public String toString() {
    return title;
  }
}
