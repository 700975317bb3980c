package io.github.kotrules.arena;

import com.google.common.html.HtmlEscapers;
import java.util.Locale;

/** Builds a drawing with a frame for a plot: x from left to right, y from bottom to top. */
final class Svg {
  static final int WIDTH = 640;
  private static final int TOP = 12;
  private static final int RIGHT = 16;
  private static final String[] COLOURS = {
    "#1f6fb4", "#d1572b", "#2f8f46", "#8a4fa3", "#b8860b", "#3a3a3a", "#c2185b", "#00838f"
  };

  private final StringBuilder text = new StringBuilder();
  private final int height;
  private final int left;
  private final int bottom;
  private double lowX;
  private double highX = 1;
  private double lowY;
  private double highY = 1;

  Svg(int height, int left, int bottom) {
    this.height = height;
    this.left = left;
    this.bottom = bottom;
  }

  static String colour(int index) {
    return COLOURS[index % COLOURS.length];
  }

  /** Sets the range of values of the frame. */
  Svg range(double fromX, double toX, double fromY, double toY) {
    lowX = fromX;
    highX = toX;
    lowY = fromY;
    highY = toY;
    return this;
  }

  double x(double value) {
    return left + (WIDTH - left - RIGHT) * (value - lowX) / (highX - lowX);
  }

  double y(double value) {
    return height - bottom - (height - bottom - TOP) * (value - lowY) / (highY - lowY);
  }

  Svg line(double x1, double y1, double x2, double y2, String style) {
    return add(
        "<line x1=\"%.1f\" y1=\"%.1f\" x2=\"%.1f\" y2=\"%.1f\" style=\"%s\"/>",
        x1, y1, x2, y2, style);
  }

  Svg bar(double x1, double y1, double x2, double y2, String colour, String title) {
    return add(
        "<rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" fill=\"%s\"><title>%s</title></rect>",
        Math.min(x1, x2),
        Math.min(y1, y2),
        Math.abs(x2 - x1),
        Math.abs(y2 - y1),
        colour,
        escape(title));
  }

  Svg label(double x, double y, String anchor, String words) {
    return add(
        "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\">%s</text>", x, y, anchor, escape(words));
  }

  Svg path(String points, String colour) {
    return add(
        "<polyline points=\"%s\" fill=\"none\" stroke=\"%s\" stroke-width=\"2\"/>", points, colour);
  }

  /** Draws a grey line across the frame with its value at the left. */
  Svg level(double value, String words) {
    line(left, y(value), WIDTH - RIGHT, y(value), "stroke:#ddd");
    return label(left - 6, y(value) + 4, "end", words);
  }

  private Svg add(String pattern, Object... values) {
    text.append(String.format(Locale.ROOT, pattern, values)).append('\n');
    return this;
  }

  static String escape(String words) {
    return HtmlEscapers.htmlEscaper().escape(words);
  }

  String draw(String description) {
    return String.format(
            Locale.ROOT,
            "<svg viewBox=\"0 0 %d %d\" width=\"%d\" role=\"img\" aria-label=\"%s\">\n",
            WIDTH,
            height,
            WIDTH,
            escape(description))
        + text
        + "</svg>\n";
  }
}
