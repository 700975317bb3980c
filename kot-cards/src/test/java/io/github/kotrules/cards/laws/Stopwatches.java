package io.github.kotrules.cards.laws;

import java.util.Locale;
import java.util.function.Function;

/** Counts what is read, and keeps the text that took longest. Only printed: no test depends on time. */
final class Stopwatches {
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
      if (taken > longest) {
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
