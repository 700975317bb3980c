package io.github.kotrules.cards.laws;

import java.util.Locale;
import java.util.function.Function;

/** Counts what is read, and keeps the text that took longest once the code is warm. Only printed: no test depends on time. */
final class Stopwatch {
  private static final int WARM_UP = 5_000;
  private static final double NANOS_PER_MILLI = 1e6;

  private int texts;
  private long longest;
  private String slowest = "";

  <T> T time(String text, Function<String, T> reader) {
    long start = System.nanoTime();
    try {
      return reader.apply(text);
    } finally {
      long taken = System.nanoTime() - start;
      texts++;
      if (taken > longest && texts > WARM_UP) {
        longest = taken;
        slowest = text;
      }
    }
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,d texts were read; the slowest, of %,d characters, took %.1f ms",
        texts,
        slowest.length(),
        longest / NANOS_PER_MILLI);
  }
}
