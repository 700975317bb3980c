package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.Interval;
import java.util.List;
import java.util.Locale;

/** Draws the plots of a report. */
public final class Charts {
  private static final int ROW = 26;
  private static final int LEFT = 190;
  private static final String WHISKER = "stroke:#000;stroke-width:1.5";

  private Charts() {}

  /** A named value with its interval. */
  public record Bar(String name, Interval value, String words) {}

  /** A named series of values. */
  record Curve(String name, ImmutableList<Double> values) {}

  /** Draws horizontal bars with whiskers, from 0 or the lowest value. */
  public static String bars(List<Bar> bars, String description) {
    double low =
        Math.min(0, bars.stream().mapToDouble(bar -> bar.value().low()).min().orElse(0));
    double high =
        Math.max(0, bars.stream().mapToDouble(bar -> bar.value().high()).max().orElse(1));
    int height = ROW * bars.size() + 24;
    Svg svg = new Svg(height, LEFT, 12)
        .range(low, high == low ? low + 1 : high * 1.5 - low * 0.5, 0, bars.size());
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      double middle = svg.y(bars.size() - i - 0.5);
      svg.bar(
          svg.x(0), middle - 8, svg.x(bar.value().mean()), middle + 8, Svg.colour(0), bar.words());
      if (bar.value().high() > bar.value().low()) {
        svg.line(svg.x(bar.value().low()), middle, svg.x(bar.value().high()), middle, WHISKER);
      }
      svg.label(LEFT - 8, middle + 4, "end", bar.name());
      svg.label(svg.x(Math.max(bar.value().high(), 0)) + 6, middle + 4, "start", bar.words());
    }
    svg.line(svg.x(0), svg.y(0), svg.x(0), svg.y(bars.size()), "stroke:#888");
    return svg.draw(description);
  }

  /** Draws the frequencies of whole numbers, in at most forty columns. */
  static String histogram(List<Integer> values, String description) {
    int most = values.stream().mapToInt(Integer::intValue).max().orElse(1);
    int step = most / 40 + 1;
    int[] counts = new int[most / step + 1];
    values.forEach(value -> counts[value / step]++);
    int highest = 1;
    for (int count : counts) {
      highest = Math.max(highest, count);
    }
    Svg svg = new Svg(240, 60, 30).range(0, counts.length, 0, highest);
    svg.level(0, "0").level(highest, String.valueOf(highest));
    for (int i = 0; i < counts.length; i++) {
      String range = step == 1 ? String.valueOf(i) : i * step + "-" + ((i + 1) * step - 1);
      svg.bar(
          svg.x(i + 0.05),
          svg.y(0),
          svg.x(i + 0.95),
          svg.y(counts[i]),
          Svg.colour(0),
          range + ": " + counts[i]);
      if (i % (counts.length / 10 + 1) == 0) {
        svg.label(svg.x(i + 0.5), 228, "middle", range);
      }
    }
    return svg.draw(description);
  }

  /** Draws a line for each curve, with a legend. */
  static String curves(List<Curve> curves, String description) {
    int steps = Math.max(
        2, curves.stream().mapToInt(curve -> curve.values().size()).max().orElse(2));
    double highest = curves.stream()
        .flatMap(curve -> curve.values().stream())
        .mapToDouble(Double::doubleValue)
        .max()
        .orElse(1);
    Svg svg = new Svg(280, 60, 30).range(0, steps - 1.0, 0, Math.max(1, highest));
    for (int i = 0; i <= 4; i++) {
      double level = Math.max(1, highest) * i / 4;
      svg.level(level, String.format(Locale.ROOT, "%.1f", level));
    }
    for (int i = 0; i < steps; i += steps / 12 + 1) {
      svg.label(svg.x(i), 268, "middle", String.valueOf(i + 1));
    }
    for (int i = 0; i < curves.size(); i++) {
      svg.path(points(curves.get(i), svg), Svg.colour(i));
      double row = 24 + 18 * i;
      svg.line(76, row, 96, row, "stroke-width:3;stroke:" + Svg.colour(i));
      svg.label(102, row + 4, "start", curves.get(i).name());
    }
    return svg.draw(description);
  }

  private static String points(Curve curve, Svg svg) {
    StringBuilder points = new StringBuilder();
    for (int i = 0; i < curve.values().size(); i++) {
      points.append(String.format(
          Locale.ROOT, "%.1f,%.1f ", svg.x(i), svg.y(curve.values().get(i))));
    }
    return points.toString().stripTrailing();
  }
}
