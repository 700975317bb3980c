package io.github.kotrules.kot;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** King of Tokyo in text, from a shell. */
@Command(
    name = "kot",
    description = "Plays, checks and counts King of Tokyo games in text.",
    mixinStandardHelpOptions = true,
    version = "kot 0.1.0, notation 1")
public final class Kot {
  private Kot() {}

  /** Starts the program; exits with 0 if all went well, 1 if something was not as expected, 2 if the input was wrong. */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    CommandLine line = new CommandLine(new Kot())
        .addSubcommand(new ReplayCommand(out))
        .addSubcommand(new CheckCommand(out))
        .addSubcommand(new CommandLine(new CheckBotCommand(out)).setStopAtPositional(true))
        .addSubcommand(new ShowCommand(out))
        .addSubcommand(new RandomCommand(out))
        .addSubcommand(new BotCommand())
        .addSubcommand(new BotSpeedCommand(out))
        .addSubcommand(new PerftCommand(out))
        .addSubcommand(new ServeCommand())
        .addSubcommand(new SolveCommand(out));
    line.setOut(out).setErr(err).setExecutionExceptionHandler(Kot::explain);
    int code = args.length == 0 ? help(line) : line.execute(args);
    out.flush();
    err.flush();
    return code;
  }

  private static int help(CommandLine line) {
    line.usage(line.getOut());
    return CommandLine.ExitCode.OK;
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
}
