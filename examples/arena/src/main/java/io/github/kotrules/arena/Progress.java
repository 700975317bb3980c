package io.github.kotrules.arena;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;

/** A progress bar with the time left: redrawn on a terminal, a line from time to time elsewhere. */
final class Progress {
  /** The time between two updates. */
  static final long MILLIS = 200;

  private static final int WIDTH = 40;
  private static final long LOG_NANOS = Duration.ofSeconds(30).toNanos();

  private final PrintWriter err;
  private final int games;
  private final Style style;
  private final long start = System.nanoTime();
  private final AtomicInteger over = new AtomicInteger();
  private long shown = start;

  /** The style of the bar. */
  enum Style {
    TERMINAL,
    LOG,
    NONE
  }

  Progress(PrintWriter err, int games, Style style) {
    this.err = err;
    this.games = games;
    this.style = style;
  }

  /** Counts a game. Any thread may call this. */
  void gameOver() {
    over.incrementAndGet();
  }

  void show() {
    long now = System.nanoTime();
    if (style == Style.TERMINAL) {
      err.print("\r" + line(over.get(), now - start));
      err.flush();
    } else if (style == Style.LOG && now - shown > LOG_NANOS) {
      shown = now;
      err.println(line(over.get(), now - start));
      err.flush();
    }
  }

  void end() {
    if (style == Style.TERMINAL) {
      err.print("\r" + " ".repeat(WIDTH + 50) + "\r");
      err.flush();
    }
  }

  String line(int done, long nanos) {
    int full = games == 0 ? WIDTH : (int) ((long) WIDTH * done / games);
    String left = done == 0 ? "?" : time(nanos / done * (games - done));
    return String.format(
        Locale.ROOT,
        "[%s%s] %d of %d games, %s, %s left ",
        "#".repeat(full),
        ".".repeat(WIDTH - full),
        done,
        games,
        time(nanos),
        left);
  }

  static String time(long nanos) {
    long seconds = Math.round(nanos / 1e9);
    return seconds < 60
        ? seconds + " s"
        : String.format(Locale.ROOT, "%d:%02d min", seconds / 60, seconds % 60);
  }
}
