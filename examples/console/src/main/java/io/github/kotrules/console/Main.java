package io.github.kotrules.console;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ThreadLocalRandom;
import org.jline.terminal.Terminal;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.Spec;

/** King of Tokyo in a terminal. */
@Command(
    name = "kot-console",
    description = {
      "Play King of Tokyo against bots, or watch them.",
      "Without options it asks what to play. Where there is no terminal, it prints the story of a"
          + " game of bots."
    },
    sortOptions = false,
    mixinStandardHelpOptions = true,
    version = "kot-console 0.1.0")
public final class Main implements Callable<Integer> {
  private static final String ASCII = "--ascii";
  private static final long SEED_OF_THE_STORY = 2016;
  private static final int SEEDS = 1_000_000;

  private final PrintWriter out;
  private final @Nullable Terminal terminal;
  private final boolean noColour;
  private final long seed;

  @Mixin
  private final PlayOptions options = new PlayOptions();

  @Spec
  private @Nullable CommandSpec spec;

  @Option(names = ASCII, description = "No colour and no symbols; NO_COLOR=1 does the same.")
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
    // Also with 0: `mvn compile exec:java` would compile what comes after the console.
    System.exit(code);
  }

  static int run(
      PrintWriter out,
      PrintWriter err,
      @Nullable Terminal terminal,
      boolean noColour,
      long seed,
      String... args) {
    return Shell.run(new Main(out, terminal, noColour, seed), out, err, args);
  }

  @Override
  public Integer call() throws InputException {
    if (terminal == null) {
      Story.tell(new Match(settings(SEED_OF_THE_STORY).withoutPerson()), out);
      return 0;
    }
    Talk talk = new Talk(terminal, Terminals.look(terminal, ascii, noColour));
    try {
      play(isMenuWanted() ? new Menu(talk, seed).ask() : settings(seed), talk);
      return 0;
    } catch (LeaveException left) {
      talk.say("Goodbye.");
      return left.code();
    }
  }

  private ParseResult parsed() {
    return Objects.requireNonNull(spec).commandLine().getParseResult();
  }

  private Settings settings(long usualSeed) throws InputException {
    return options.settings(usualSeed, parsed());
  }

  /** Whether no option is about the game. */
  private boolean isMenuWanted() {
    return parsed().matchedOptions().stream()
        .allMatch(option -> option.longestName().equals(ASCII));
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
