package io.github.kotrules.benchmarks;

import io.github.kotrules.benchmarks.Scores.Score;
import io.github.kotrules.cli.TextTable;
import java.util.Locale;

/** The table at the end of a run. */
final class Report {
  private static final String LIMIT = "LimitBenchmark.play";
  private static final String CARDLESS_NEXT = "CardlessGameBenchmark.next";
  private static final String CARDLESS_APPLY = "CardlessGameBenchmark.apply";
  private static final String CARDLESS_PLAYOUT = "CardlessGameBenchmark.playout";
  private static final String FULL_NEXT = "FullGameBenchmark.next";
  private static final String FULL_APPLY = "FullGameBenchmark.apply";
  private static final String FULL_PLAYOUT = "FullGameBenchmark.playout";
  private static final String TWO_THREADS = "FullGameBenchmark.nextOnTwoThreads";
  private static final Target FEW_BYTES = Target.below(400);
  private static final String NOTHING = "-";

  private final Scores scores;
  private final TextTable table = new TextTable(
      "players",
      "decisions/s",
      "games/s",
      "CPUs",
      "x limit",
      "x card-less",
      "x one thread",
      "B/decision");
  private int players;

  private Report(Scores scores) {
    this.scores = scores;
  }

  /** Formats the report. */
  static String of(Plan plan, Scores scores) {
    Report report = new Report(scores);
    scores.players().forEach(report::addPlayers);
    return String.format(
        Locale.ROOT,
        """
        Random games of the second edition: %s, Java %s, %d processors, best of %d iterations.

        %s

        CPUs                   processors that the playing threads had, and every ratio is per second of one;
                               ~ where other load took some: measure that row again, it lacked warm-up too
        x limit, x card-less   cost of a decision, the limit's or the same call's without cards being 1
        x one thread           decisions, those of one thread being 1
        calls                  one call instead of a decision, on states of the full game
        (target)               what is wanted, * where it is missed
        """,
        plan.title(),
        Runtime.version(),
        Runtime.getRuntime().availableProcessors(),
        plan.iterations(),
        String.join("\n", report.table.lines()));
  }

  private void addPlayers(int count) {
    players = count;
    add("limit", LIMIT, NOTHING, NOTHING, NOTHING, Target.NONE);
    String slower = slower(CARDLESS_NEXT, LIMIT, Target.atMost(4));
    add("card-less next", CARDLESS_NEXT, slower, NOTHING, NOTHING, FEW_BYTES);
    slower = slower(CARDLESS_APPLY, LIMIT, Target.atMost(6));
    add("card-less apply", CARDLESS_APPLY, slower, NOTHING, NOTHING, Target.NONE);
    slower = slower(CARDLESS_PLAYOUT, LIMIT, Target.atMost(2.5));
    add("card-less playout", CARDLESS_PLAYOUT, slower, NOTHING, NOTHING, Target.NONE);
    addFull("full next", FULL_NEXT, slower(FULL_NEXT, CARDLESS_NEXT, Target.atMost(3)), FEW_BYTES);
    addFull("full apply", FULL_APPLY, slower(FULL_APPLY, CARDLESS_APPLY, Target.NONE), Target.NONE);
    slower = slower(FULL_PLAYOUT, CARDLESS_PLAYOUT, Target.NONE);
    addFull("full playout", FULL_PLAYOUT, slower, Target.NONE);
    String faster = faster(TWO_THREADS, FULL_NEXT, Target.atLeast(1.8));
    add("full next, two threads", TWO_THREADS, NOTHING, NOTHING, faster, Target.NONE);
    addCalls("legalActions and pick", "StateBenchmark.legalActions");
    addCalls("equals of equal states", "StateBenchmark.equalsEqual");
    addCalls("equals of other states", "StateBenchmark.equalsOther");
    addCalls("hashCode", "StateBenchmark.hash");
    addCalls("a state to text", "NotationBenchmark.write");
    addCalls("a state from text", "NotationBenchmark.read");
  }

  private void addFull(String label, String benchmark, String toCardless, Target bytes) {
    String toLimit = slower(benchmark, LIMIT, Target.NONE);
    add(label, benchmark, toLimit, toCardless, NOTHING, bytes);
  }

  private void addCalls(String label, String benchmark) {
    String toLimit = slower(benchmark, LIMIT, Target.NONE);
    add(label + " (calls)", benchmark, toLimit, NOTHING, NOTHING, Target.NONE);
  }

  private void add(
      String label,
      String benchmark,
      String toLimit,
      String toCardless,
      String toOneThread,
      Target bytes) {
    Score score = scores.of(benchmark, players);
    if (score != null) {
      table.add(
          players + " " + label,
          String.format(Locale.ROOT, "%,.0f", score.decisions()),
          score.games() == 0 ? NOTHING : String.format(Locale.ROOT, "%,.0f", score.games()),
          processors(score, benchmark.equals(TWO_THREADS) ? 2 : 1),
          toLimit,
          toCardless,
          toOneThread,
          bytes.withTarget("%.0f", score.bytes()));
    }
  }

  private static String processors(Score score, int threads) {
    return String.format(
        Locale.ROOT, "%.2f%s", score.processors(), score.isDisturbed(threads) ? " ~" : "");
  }

  /** The ratio of the costs of a decision in two benchmarks. */
  private String slower(String benchmark, String than, Target target) {
    return ratio(1, than, benchmark, target);
  }

  /** The ratio of decisions of two threads to those of one. */
  private String faster(String twoThreads, String oneThread, Target target) {
    return ratio(2, twoThreads, oneThread, target);
  }

  private String ratio(double factor, String more, String less, Target target) {
    Score above = scores.of(more, players);
    Score below = scores.of(less, players);
    return above == null || below == null
        ? NOTHING
        : target.withTarget(
            "%.2f", factor * above.decisionsPerProcessor() / below.decisionsPerProcessor());
  }
}
