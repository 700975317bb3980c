package io.github.kotrules.story;

import io.github.kotrules.model.Face;
import io.github.kotrules.model.Token;

/** SVG shapes in a square of 24, with the CSS class of their colour. */
enum Icon {
  ONE("digit", "M8 7l5-4v18"),
  TWO("digit", "M6 8c0-7 12-7 12 0 0 5-9 7-12 13h13"),
  THREE("digit", "M6 3h11l-6 7c10-1 9 11 1 11-3 0-5-1-6-3"),
  ENERGY("bolt", "M14 1 4 14h6l-2 9L20 9h-7z"),
  HEART("heart", "M12 22C3 15 1 10 3 6c2-4 7-4 9 1 2-5 7-5 9-1 2 4 0 9-9 16z"),
  SMASH("smash", "M12 1l2 6 6-3-3 6 6 2-6 2 3 6-6-3-2 6-2-6-6 3 3-6-6-2 6-2-3-6 6 3z"),
  POINTS("star", "M12 1l3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z"),
  POISON("poison", "M12 1c5 7 7 10 7 14a7 7 0 0 1-14 0c0-4 2-7 7-14z"),
  SHRINK("shrink", "M12 11 5 2h14zM12 13l7 9H5z");

  private final String colour;
  private final String path;

  Icon(String colour, String path) {
    this.colour = colour;
    this.path = path;
  }

  static Icon of(Face face) {
    return switch (face) {
      case ONE -> ONE;
      case TWO -> TWO;
      case THREE -> THREE;
      case ENERGY -> ENERGY;
      case HEART -> HEART;
      case SMASH -> SMASH;
    };
  }

  static Icon of(Token token) {
    return token == Token.POISON ? POISON : SHRINK;
  }

  /** Draws the shape as an element, in a square of this size. */
  String draw(int x, int top, int size) {
    int hundredths = size * 100 / 24;
    String scale = hundredths == 100 ? "" : " scale(." + hundredths + ")";
    return "<path class=\"kot-" + colour + "\" transform=\"translate(" + x + " " + top + ")" + scale
        + "\" d=\"" + path + "\"/>\n";
  }
}
