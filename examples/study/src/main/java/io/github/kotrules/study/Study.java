package io.github.kotrules.study;

import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** Trains the value bot and measures the game with it. */
@Command(
    name = "study",
    description = "Trains the value bot, and measures King of Tokyo with it.",
    mixinStandardHelpOptions = true,
    version = "study 0.1.0")
public final class Study implements Callable<Integer> {
  private final CommandLine line;

  private Study(PrintWriter out, PrintWriter err) {
    this.line = new CommandLine(this)
        .addSubcommand(new TrainCommand(out, err))
        .addSubcommand(new MeasureCommand(out, err))
        .addSubcommand(new ReportCommand(out));
  }

  /** Starts the program; exits with 0 if all went well, 2 if the input was wrong, 1 if the program itself has failed. */
  public static void main(String[] args) {
    Shell.main(Study::run, args);
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return Shell.run(new Study(out, err).line, out, err, args);
  }

  @Override
  public Integer call() {
    line.usage(line.getOut());
    return CommandLine.ExitCode.OK;
  }
}
