package io.github.kotrules.console;

import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import org.jline.utils.AttributedStyle;

/** How things look: with colour and symbols, or in plain ASCII. */
enum Look {
  RICH("♥", "★", "↯", "─", "▶", "…"),
  PLAIN("life ", "points ", "energy ", "-", "*", "...");

  private static final int[] SEAT_COLOURS = {
    AttributedStyle.GREEN,
    AttributedStyle.CYAN,
    AttributedStyle.YELLOW,
    AttributedStyle.MAGENTA,
    AttributedStyle.BLUE,
    AttributedStyle.RED
  };

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

  AttributedStyle seat(Seat seat) {
    return colour(SEAT_COLOURS[seat.ordinal()]).bold();
  }

  AttributedStyle face(Face face) {
    return switch (face) {
      case ONE, TWO, THREE -> colour(AttributedStyle.YELLOW);
      case ENERGY -> colour(AttributedStyle.GREEN);
      case HEART -> colour(AttributedStyle.RED);
      case SMASH -> colour(AttributedStyle.MAGENTA);
    };
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
