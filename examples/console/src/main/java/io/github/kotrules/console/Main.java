package io.github.kotrules.console;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** King of Tokyo in a terminal. */
@Command(
    name = "kot-console",
    description = {
      "Play King of Tokyo against bots, or watch them.",
      "Without options it asks what to play. Where there is no terminal, a game of bots is told as"
          + " plain text."
    },
    sortOptions = false,
    mixinStandardHelpOptions = true,
    version = "kot-console 0.1.0")
public final class Main implements Callable<Integer> {
  private static final long SEED_OF_THE_STORY = 2016;
  private static final int SEEDS = 1_000_000;

  private final PrintWriter out;
  private final @Nullable Terminal terminal;
  private final boolean noColour;
  private final long seed;

  @Mixin
  private final GameOptions options = new GameOptions();

  @Option(names = "--ascii", description = "No colour and no symbols; so does NO_COLOR=1.")
  private boolean ascii;

  private Main(PrintWriter out, @Nullable Terminal terminal, boolean noColour, long seed) {
    this.out = out;
    this.terminal = terminal;
    this.noColour = noColour;
    this.seed = seed;
  }

  /** Starts the program; exits with 0 unless the options are wrong (2) or the person presses Ctrl-C (130). */
  public static void main(String[] args) {
    start(ThreadLocalRandom.current().nextInt(SEEDS), args);
  }

  /** Starts the program with this seed, unless the options name another. */
  static void start(long seed, String... args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    String noColour = System.getenv("NO_COLOR");
    Optional<Terminal> terminal = Terminals.find();
    boolean plain = noColour != null && !noColour.isEmpty();
    int code = run(out, err, terminal.orElse(null), plain, seed, args);
    terminal.ifPresent(Terminals::close);
    if (code != 0) {
      System.exit(code);
    }
  }

  static int run(
      PrintWriter out,
      PrintWriter err,
      @Nullable Terminal terminal,
      boolean noColour,
      long seed,
      String... args) {
    CommandLine line = new CommandLine(new Main(out, terminal, noColour, seed));
    line.setCaseInsensitiveEnumValuesAllowed(true);
    line.setOut(out).setErr(err).setExecutionExceptionHandler(Main::explain);
    int code = line.execute(args);
    out.flush();
    err.flush();
    return code;
  }

  /** Wrong input is explained in a sentence; anything else is a fault of this program and shows where. */
  private static int explain(Exception failure, CommandLine line, CommandLine.ParseResult parsed)
      throws Exception {
    if (failure instanceof InputException wrong) {
      line.getErr().println(wrong.sentence());
      return CommandLine.ExitCode.USAGE;
    }
    throw failure;
  }

  @Override
  public Integer call() throws InputException {
    if (terminal == null) {
      Story.tell(new Match(options.settings(SEED_OF_THE_STORY).withoutPerson()), out);
      return 0;
    }
    Talk talk = new Talk(terminal, Terminals.look(terminal, ascii, noColour));
    try {
      play(options.isEmpty() ? new Menu(talk, seed).ask() : options.settings(seed), talk);
      return 0;
    } catch (LeaveException left) {
      talk.say("Goodbye.");
      return left.code();
    }
  }

  private static void play(Settings settings, Talk talk) throws LeaveException {
    Match match = new Match(settings);
    if (settings.person() == null) {
      new Watching(match, talk).run();
    } else {
      new Playing(match, settings.person(), talk).run();
    }
  }
}
