package io.github.kotrules.arena;

import static io.github.kotrules.cli.Shell.check;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.cli.GameOptions;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
      "Exits with 0 if all went well, 1 if the arena itself has failed, 2 if the input was wrong.",
      "Completion in bash, with arena as an alias for the jar: source <(arena generate-completion)",
      "",
      "  arena greedy random --games 2000 --report arena.html",
      "  arena mcts:200 greedy --gauntlet --players 4 --games 400",
      "  arena mine=com.example.MyBot greedy --sprt 0,20 --games 20000",
      "  arena 'cmd:python3 mybot.py' greedy --time 1000",
      "  arena mcts:800 greedy --games 100000 --blocks run.txt   (can be continued)"
    })
public final class Arena implements Callable<Integer> {
  private final PrintWriter out;
  private final PrintWriter err;
  private final Progress.Style progress;

  @Parameters(
      paramLabel = "BOT",
      arity = "0..*",
      description = "Who plays: " + Contestants.HELP + ".")
  private List<String> bots = List.of();

  @Mixin
  private final GameOptions options = new GameOptions(2);

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "Games of each match, rounded up to whole blocks. Default: ${DEFAULT-VALUE}.")
  private int games = 200;

  @Option(
      names = "--gauntlet",
      description =
          "The first bot plays alone against a table of each of the others. Default: each bot meets each other one.")
  private boolean gauntlet;

  @Option(
      names = "--no-cards",
      description = "Play without Power cards, as the bot 'perfect' wants.")
  private boolean noCards;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same games. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--threads",
      paramLabel = "N",
      description = "How many games at a time. Default: one for each core.")
  private int threads = Runtime.getRuntime().availableProcessors();

  @Option(
      names = "--time",
      paramLabel = "MS",
      description =
          "How long an answer may take; a slower bot forfeits. Default: no limit, and 10000 for a program.")
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

  @Mixin
  private final ReportOptions files = new ReportOptions();

  @Option(
      names = "--records",
      paramLabel = "FOLDER",
      description = "Write the moves of each game (.kot).")
  private @Nullable Path records;

  @Option(
      names = "--blocks",
      paramLabel = "FILE",
      description =
          "Keep each finished block in this file. If a run was stopped, the same command continues it.")
  private @Nullable Path blocks;

  @Option(
      names = "--shard",
      paramLabel = "I/N",
      description =
          "Play only the I-th of N parts, for example on N machines; 'arena merge' joins their --blocks.")
  private @Nullable String shardText;

  @Option(names = "--quiet", description = "Show no progress.")
  private boolean quiet;

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
    Progress.Style style = System.console() == null ? Progress.Style.LOG : Progress.Style.TERMINAL;
    Shell.main((out, err, words) -> run(out, err, style, words), args);
  }

  static int run(PrintWriter out, PrintWriter err, Progress.Style style, String... args) {
    CommandLine line = new CommandLine(new Arena(out, err, style))
        .addSubcommand(new MergeCommand(out, err))
        .addSubcommand(new AutoComplete.GenerateCompletion());
    return Shell.run(line, out, err, args);
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    Prepared prepared = prepare();
    try {
      play(prepared);
    } finally {
      prepared.plan().contestants().forEach(Contestant::close);
    }
    return 0;
  }

  private void play(Prepared prepared) throws InputException, InterruptedException {
    Run run = prepared.run();
    MatchPlan plan = prepared.plan();
    Shard shard = shardText == null ? Shard.ALL : Shard.parse(shardText);
    check(
        shardText == null || blocks != null,
        "--shard needs --blocks: the file is what 'arena merge' reads");
    Outputs outputs = files.outputs(records, plan);
    BlockFile file = blocks == null ? null : BlockFile.open(blocks, run, shard);
    play(run, shard, plan, outputs, file);
  }

  private void play(Run run, Shard shard, MatchPlan plan, Outputs outputs, @Nullable BlockFile file)
      throws InputException, InterruptedException {
    // A shard has only some blocks of a match, so its matches are decided when they are merged.
    Sprt test = shard.equals(Shard.ALL) ? run.test() : null;
    int games =
        (plan.lineups().size() * shard.count(plan.blocks()) - (file == null ? 0 : file.size()))
            * plan.seats();
    Progress bar = new Progress(err, games, quiet ? Progress.Style.NONE : progress);
    Tournament tournament =
        new Tournament(plan, test, bar, shard, file == null ? (lineup, block) -> null : file::find);
    try (Interruption hook = Interruption.stopping(tournament)) {
      long start = System.nanoTime();
      Results results = tournament.play(threads, (lineup, block) -> {
        outputs.writeRecords(lineup, block);
        if (file != null) {
          file.append(lineup, block);
        }
      });
      String end = tournament.fault() != null
          ? "given up after "
          : hook.happened() ? "interrupted after " : "played in ";
      String time = end + Progress.time(System.nanoTime() - start);
      ImmutableList<String> conditions = conditions(run, shard);
      if (results.isEmpty()) {
        out.println("no block was finished, " + time);
      } else {
        print(out, results, test, conditions);
        out.println(time);
      }
      out.flush();
      outputs.write(results, test, conditions);
    }
    if (tournament.fault() != null) {
      throw new IllegalStateException("the arena itself is at fault", tournament.fault());
    }
  }

  private static ImmutableList<String> conditions(Run run, Shard shard) {
    return shard.equals(Shard.ALL)
        ? run.conditions()
        : ImmutableList.<String>builder()
            .addAll(run.conditions())
            .add("shard " + shard)
            .build();
  }

  /** Prints the result of some blocks. */
  static void print(
      PrintWriter out, Results results, @Nullable Sprt test, ImmutableList<String> conditions) {
    conditions.forEach(out::println);
    out.println();
    new Summary(results, test).lines().forEach(out::println);
  }

  private void checkNumbers() throws InputException {
    Shell.checkPositive("--games", games);
    Shell.checkPositive("--threads", threads);
    Shell.checkPositive("--time", millis == null ? 1 : millis);
    check(restarts >= 0, "--restarts is 0 or more, not " + restarts);
    check(bots.size() >= 2, "name two bots or more, as in 'arena greedy random'");
  }

  /** The run and the plan of some options. */
  record Prepared(Run run, MatchPlan plan) {}

  private Prepared prepare() throws InputException {
    checkNumbers();
    Duration limit = millis == null ? null : Duration.ofMillis(millis);
    ImmutableList<Contestant> contestants = Contestants.of(bots, limit, restarts);
    Run run = run(contestants);
    Contestants.check(bots, run.game());
    MatchPlan plan = new MatchPlan(
        run.game(), contestants, run.lineups(), run.blocks(), seed, limit, records != null);
    return new Prepared(run, plan);
  }

  /** Reads options without playing. */
  static Prepared prepare(String... args) throws InputException {
    PrintWriter nowhere = new PrintWriter(Writer.nullWriter());
    Arena arena = new Arena(nowhere, nowhere, Progress.Style.NONE);
    try {
      Shell.configure(new CommandLine(arena)).parseArgs(args);
    } catch (CommandLine.ParameterException wrong) {
      throw new InputException(String.valueOf(wrong.getMessage()), wrong);
    }
    return arena.prepare();
  }

  private Run run(ImmutableList<Contestant> contestants) throws InputException {
    ImmutableList<String> names =
        contestants.stream().map(Contestant::name).collect(ImmutableList.toImmutableList());
    int players = options.players();
    Run run = new Run(
        ImmutableList.copyOf(bots),
        names,
        players,
        (games + players - 1) / players,
        gauntlet,
        options.edition(),
        options.house(),
        !noCards,
        seed,
        millis,
        test());
    check(
        run.test() == null || run.lineups().stream().allMatch(Lineup::isDuel),
        "--sprt compares two kinds of bots: play with two seats, or add --gauntlet");
    check(
        bots.stream().noneMatch(bot -> bot.chars().anyMatch(Character::isISOControl)),
        "the name of a bot has no tabs or line ends");
    return run;
  }

  private @Nullable Sprt test() throws InputException {
    if (sprt.isEmpty()) {
      return null;
    }
    check(
        sprt.size() == 2 && sprt.get(0) < sprt.get(1),
        "--sprt wants two Elo figures, the lower first, such as 0,20");
    return new Sprt(sprt.get(0), sprt.get(1));
  }
}
