package io.github.kotrules.model;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.Words;
import java.util.ArrayList;
import java.util.List;

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

  /**
   * Returns the Monster with this {@link #word()}.
   *
   * @throws IllegalArgumentException if there is no such Monster
   */
  public static Monster of(String word) {
    requireNonNull(word, "word");
    List<String> words = new ArrayList<>();
    for (Monster monster : values()) {
      if (monster.word().equals(word)) {
        return monster;
      }
      words.add(monster.word());
    }
    throw new IllegalArgumentException(
        "no Monster " + word + ": there are " + String.join(", ", words));
  }

  /** The name as texts spell it, such as "space-penguin". */
  public String word() {
    return Words.of(this);
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
