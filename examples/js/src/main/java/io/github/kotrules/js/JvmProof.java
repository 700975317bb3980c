package io.github.kotrules.js;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.TimeUnit;

/** Prints the results of the JVM for comparison: the event hashes of 1,000 games, then the time of random games. */
public final class JvmProof {
  private static final int WARM_UP = 30_000;

  private JvmProof() {}

  public static void main(String[] args) {
    int seeds = Integer.parseInt(args[0]);
    int games = Integer.parseInt(args[1]);
    for (boolean firstEdition : new boolean[] {true, false}) {
      for (int players = 2; players <= 6; players++) {
        for (boolean greedy : new boolean[] {false, true}) {
          for (int seed = 0; seed < seeds; seed++) {
            System.out.println("hash " + firstEdition + ' ' + players + ' ' + seed + ' ' + greedy
                + ' ' + Proof.eventHash(firstEdition, players, seed, greedy));
          }
        }
      }
    }
    ThreadMXBean clock =
        ManagementFactory
            .getThreadMXBean(); // processor time of this thread, because the machine may be busy
    Proof.playGames(WARM_UP, 1);
    long start = clock.getCurrentThreadCpuTime();
    int steps = Proof.playGames(games, 2);
    long micros = TimeUnit.NANOSECONDS.toMicros(clock.getCurrentThreadCpuTime() - start);
    System.out.println("speed " + games + ' ' + steps + ' ' + micros);
  }
}
