package io.github.kotrules.console;

import io.github.kotrules.model.Face;
import org.jline.utils.AttributedString;
import org.jline.utils.AttributedStringBuilder;
import org.jline.utils.AttributedStyle;

/** How things look: with colour and symbols, or in plain ASCII. */
enum Look {
  RICH("♥", "★", "↯", "─", "▶", "…"),
  PLAIN("life ", "points ", "energy ", "-", "*", "...");

  private final String life;
  private final String points;
  private final String energy;
  private final String line;
  private final String marker;
  private final String ellipsis;

  Look(String life, String points, String energy, String line, String marker, String ellipsis) {
    this.life = life;
    this.points = points;
    this.energy = energy;
    this.line = line;
    this.marker = marker;
    this.ellipsis = ellipsis;
  }

  String life() {
    return life;
  }

  String points() {
    return points;
  }

  String energy() {
    return energy;
  }

  /** What rules across the page are made of. */
  String line() {
    return line;
  }

  /** Stands before the Monster whose turn it is. */
  String marker() {
    return marker;
  }

  /** Stands for what has no room. */
  String ellipsis() {
    return ellipsis;
  }

  /** What a Monster is written in: you, or another one. */
  AttributedStyle monster(boolean you) {
    return you ? AttributedStyle.BOLD : AttributedStyle.DEFAULT;
  }

  AttributedStyle face(Face face) {
    return switch (face) {
      case ONE, TWO, THREE -> ofPoints();
      case ENERGY -> ofEnergy();
      case HEART -> ofLife();
      case SMASH -> ofTokyo();
    };
  }

  AttributedStyle ofLife() {
    return colour(AttributedStyle.RED);
  }

  AttributedStyle ofPoints() {
    return colour(AttributedStyle.YELLOW);
  }

  AttributedStyle ofEnergy() {
    return colour(AttributedStyle.GREEN);
  }

  /** Of Tokyo and of Smash, which is about Tokyo. */
  AttributedStyle ofTokyo() {
    return colour(AttributedStyle.MAGENTA);
  }

  /** What the symbols and colours mean. */
  AttributedString legend() {
    return new AttributedStringBuilder()
        .append(" ")
        .styled(ofLife(), life + " life and Heart")
        .append("  ")
        .styled(ofPoints(), points + " points and numbers")
        .append("  ")
        .styled(ofEnergy(), energy + " energy")
        .append("  ")
        .styled(ofTokyo(), "Smash and Tokyo")
        .append("  ")
        .styled(monster(true), "you")
        .toAttributedString();
  }

  AttributedStyle heading() {
    return colour(AttributedStyle.CYAN);
  }

  AttributedStyle key() {
    return AttributedStyle.BOLD;
  }

  AttributedStyle text() {
    return AttributedStyle.DEFAULT;
  }

  private static AttributedStyle colour(int colour) {
    return AttributedStyle.DEFAULT.foreground(colour);
  }
}
