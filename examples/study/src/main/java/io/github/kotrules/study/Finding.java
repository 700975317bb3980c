package io.github.kotrules.study;

import com.google.common.base.Splitter;
import java.util.List;
import java.util.Locale;

/**
 * A result: one line of the CSV file.
 *
 * @param mean how often, between 0 and 1
 * @param margin half of the width of the 95 % interval
 */
record Finding(
    String experiment,
    String edition,
    int players,
    String row,
    int games,
    double mean,
    double margin) {
  /** The first line of the file. */
  static final String HEADER = "experiment,edition,players,row,games,mean,margin";

  private static final int FIELDS = 7;

  String toLine() {
    return String.format(
        Locale.ROOT,
        "%s,%s,%d,%s,%d,%.5f,%.5f",
        experiment,
        edition,
        players,
        row,
        games,
        mean,
        margin);
  }

  /**
   * Reads a line.
   *
   * @throws IllegalArgumentException if it is not a line of such a file
   */
  static Finding parse(String line) {
    List<String> words = Splitter.on(',').splitToList(line);
    if (words.size() != FIELDS) {
      throw new IllegalArgumentException("not a line of results: " + line);
    }
    return new Finding(
        words.get(0),
        words.get(1),
        Integer.parseInt(words.get(2)),
        words.get(3),
        Integer.parseInt(words.get(4)),
        Double.parseDouble(words.get(5)),
        Double.parseDouble(words.get(6)));
  }
}
