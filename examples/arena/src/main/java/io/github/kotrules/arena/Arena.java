package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Lets bots play against each other, from a shell. */
@Command(
    name = "arena",
    description = "Lets bots play King of Tokyo against each other and says which is better.",
    mixinStandardHelpOptions = true,
    version = "arena 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "The unit is a block: the same dice and the same deck, played once in every rotation of the seats. The same seed gives the"
          + " same results with any number of threads, as long as bots are limited by playouts and not by time.",
      "A bot that has won or lost everything gets a bound for its rating: \"at least\" or \"at most\".",
      "A bot that throws, answers what is not allowed or is too slow forfeits the game.",
      "A program (cmd:) speaks the protocol of examples/protocol/README.md. It forfeits, too, when it ends or breaks the"
          + " protocol. Each thread has a process for it, which plays one game after the other; after a forfeit there is a new one."
          + " The command is not read by a shell. The name of a program is that of its file.",
      "Interrupted (Ctrl-C), the arena prints what is known so far.",
      "",
      "  arena greedy random --games 2000 --report arena.html",
      "  arena mcts:200 greedy --gauntlet --players 4 --games 400",
      "  arena mine=com.example.MyBot greedy --sprt 0,20 --games 20000",
      "  arena 'cmd:python3 mybot.py' greedy --time 1000"
    })
public final class Arena implements Callable<Integer> {
  private final PrintWriter out;
  private final PrintWriter err;
  private final Progress.Style progress;

  @Parameters(
      paramLabel = "BOT",
      arity = "1..*",
      description = "Who plays: " + Contestants.HELP + ".")
  private List<String> bots = List.of();

  @Option(
      names = "--players",
      paramLabel = "2-6",
      description = "How many sit at a table. Default: ${DEFAULT-VALUE}.")
  private int players = 2;

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of each match, rounded up to whole blocks. Default: ${DEFAULT-VALUE}.")
  private int games = 200;

  @Option(
      names = "--gauntlet",
      description =
          "The first bot alone against a table of each of the others; else everybody meets everybody.")
  private boolean gauntlet;

  @Option(
      names = "--edition",
      paramLabel = "EDITION",
      description = "${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Edition edition = Edition.second;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "Of all chance. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at a time. Default: one for each core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--time",
      paramLabel = "MILLIS",
      description =
          "A bot that needs longer for an answer forfeits. Default: no limit, and 10000 for a program.")
  private @Nullable Integer millis;

  @Option(
      names = "--restarts",
      paramLabel = "N",
      description =
          "How often in a game a program that has ended is started again. Default: ${DEFAULT-VALUE}.")
  private int restarts;

  @Option(
      names = "--sprt",
      paramLabel = "ELO0,ELO1",
      split = ",",
      hideParamSyntax = true,
      description =
          "Stop a match when it is clear whether the first bot is better by ELO1 rather than by ELO0.")
  private List<Double> sprt = List.of();

  @Option(
      names = "--report",
      paramLabel = "FILE",
      description = "Write a report in HTML, which needs no network.")
  private @Nullable Path report;

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "Write a line for each seat of each game.")
  private @Nullable Path csv;

  @Option(
      names = "--records",
      paramLabel = "FOLDER",
      description = "Write the moves of each game (.kot).")
  private @Nullable Path records;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

  /** The editions, by what the notation calls them. */
  enum Edition {
    first,
    second
  }

  private Arena(PrintWriter out, PrintWriter err, Progress.Style progress) {
    this.out = out;
    this.err = err;
    this.progress = progress;
  }

  /**
   * Starts the program; exits with 0 if all went well, 2 if the input was wrong, 1 if the program itself has failed. Since Java 22 every console looks like a
   * terminal here, which only makes logs longer.
   */
  @SuppressWarnings("SystemConsoleNull")
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    Progress.Style style = System.console() == null ? Progress.Style.LOG : Progress.Style.TERMINAL;
    System.exit(run(out, err, style, args));
  }

  static int run(PrintWriter out, PrintWriter err, Progress.Style style, String... args) {
    CommandLine line = new CommandLine(new Arena(out, err, style));
    line.setOut(out).setErr(err).setExecutionExceptionHandler(Arena::explain);
    int code = line.execute(args);
    out.flush();
    err.flush();
    return code;
  }

  /** Wrong input is explained in a sentence; anything else is a fault of this program and shows where. */
  private static int explain(Exception failure, CommandLine line, CommandLine.ParseResult parsed)
      throws Exception {
    if (failure instanceof InputException) {
      line.getErr().println(failure.getMessage());
      return CommandLine.ExitCode.USAGE;
    }
    throw failure;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    MatchPlan plan = plan();
    try {
      play(plan);
    } finally {
      plan.contestants().forEach(Contestant::close);
    }
    return 0;
  }

  private void play(MatchPlan plan) throws InputException, InterruptedException {
    Sprt test = test(plan);
    Outputs outputs = new Outputs(report, csv, records, plan);
    Progress bar = new Progress(err, plan.games(), quiet ? Progress.Style.NONE : progress);
    Tournament tournament = new Tournament(plan, test, bar);
    try (Interruption hook = Interruption.stopping(tournament)) {
      long start = System.nanoTime();
      Results results = tournament.play(threads, outputs::writeRecords);
      String end = tournament.fault() != null
          ? "given up after "
          : hook.happened() ? "interrupted after " : "played in ";
      tell(results, test, end + Progress.time(System.nanoTime() - start));
      outputs.write(results, test, conditions(plan));
    }
    if (tournament.fault() != null) {
      throw new IllegalStateException("the arena itself is at fault", tournament.fault());
    }
  }

  private void tell(Results results, @Nullable Sprt test, String time) {
    if (results.isEmpty()) {
      out.println("no block was finished, " + time);
      return;
    }
    conditions(results.plan()).forEach(out::println);
    out.println();
    new Summary(results, test).lines().forEach(out::println);
    out.println(time);
    out.flush();
  }

  private MatchPlan plan() throws InputException {
    check(players >= 2 && players <= 6, "2 to 6 can play, not " + players);
    check(games >= 1, "at least one game must be played, not " + games);
    check(threads >= 1, "at least one thread is needed, not " + threads);
    check(millis == null || millis >= 1, "a time of " + millis + " ms is none");
    check(restarts >= 0, "a number of restarts is 0 or more, not " + restarts);
    check(bots.size() >= 2, "one bot has nobody to play against: name another one");
    Duration limit = millis == null ? null : Duration.ofMillis(millis);
    ImmutableList<Contestant> contestants = Contestants.of(bots, limit, restarts);
    ImmutableList<Lineup> lineups = gauntlet
        ? Lineups.gauntlet(contestants.size(), players)
        : Lineups.roundRobin(contestants.size(), players);
    Game game = edition == Edition.first ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
    return new MatchPlan(
        game, contestants, lineups, (games + players - 1) / players, seed, limit, records != null);
  }

  private @Nullable Sprt test(MatchPlan plan) throws InputException {
    if (sprt.isEmpty()) {
      return null;
    }
    check(
        sprt.size() == 2 && sprt.get(0) < sprt.get(1),
        "--sprt wants two Elo figures, the lower first, such as 0,20");
    check(
        plan.lineups().stream().allMatch(Lineup::isDuel),
        "--sprt compares two kinds of bots: play with two seats, or say --gauntlet");
    return new Sprt(sprt.get(0), sprt.get(1));
  }

  private static void check(boolean right, String message) throws InputException {
    if (!right) {
      throw new InputException(message, null);
    }
  }

  private ImmutableList<String> conditions(MatchPlan plan) {
    return ImmutableList.of(
        String.join(", ", bots) + (gauntlet ? " (gauntlet)" : ""),
        players + " players, " + edition + " edition, seed " + seed,
        plan.lineups().size() + (plan.lineups().size() == 1 ? " match" : " matches") + " of "
            + plan.blocks() + " blocks, " + players + " games each");
  }
}
