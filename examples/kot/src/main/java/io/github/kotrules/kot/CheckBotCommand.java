package io.github.kotrules.kot;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.protocol.BotChecker;
import io.github.kotrules.protocol.BotFaultException;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check-bot",
    description = "Checks whether a program is a bot that plays by the protocol.",
    mixinStandardHelpOptions = true,
    footer = {
      "Example: kot check-bot --time 500 python3 mybot.py",
      "Options come before the command of the bot. Exits with 1 if a check fails, and says what the bot"
          + " was sent, what it answered and what to do; with 2 if it cannot be started."
    })
final class CheckBotCommand implements Callable<Integer> {
  private static final int WIDTH = 40;

  private final PrintWriter out;

  @Parameters(
      paramLabel = "COMMAND",
      arity = "1..*",
      description = "The command that starts the bot: words, or all of them in quotation marks.")
  private List<String> command = List.of();

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same games. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--questions",
      paramLabel = "N",
      description = "How many questions of random games to ask. Default: ${DEFAULT-VALUE}.")
  private int questions = 1_000;

  @Option(
      names = "--time",
      paramLabel = "MS",
      description = "How long an answer may take. Default: ${DEFAULT-VALUE}.")
  private long time = 1_000;

  @Option(
      names = "--start-limit",
      paramLabel = "MS",
      description = "How long the start of the bot may take. Default: ${DEFAULT-VALUE}.")
  private long startLimit = 20_000;

  CheckBotCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    Shell.checkPositive("--questions", questions);
    Shell.checkPositive("--time", time);
    Shell.checkPositive("--start-limit", startLimit);
    try {
      boolean isGood = BotChecker.of(command)
          .seed(seed)
          .questions(questions)
          .clock(Duration.ofMillis(time))
          .startLimit(Duration.ofMillis(startLimit))
          .run(this::print, Help.Ansi.AUTO.enabled() ? CheckBotCommand::progress : text -> {});
      return isGood ? 0 : 1;
    } catch (IllegalArgumentException | BotFaultException wrong) {
      throw new InputException(String.valueOf(wrong.getMessage()), wrong);
    }
  }

  private void print(String line) {
    out.println(line);
    out.flush();
  }

  /** Writes over the same line of the terminal each time. */
  private static void progress(String text) {
    System.err.print("\r" + text + " ".repeat(Math.max(0, WIDTH - text.length())) + "\r");
    System.err.flush();
  }
}
