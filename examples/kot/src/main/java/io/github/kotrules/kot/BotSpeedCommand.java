package io.github.kotrules.kot;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.protocol.BotFaultException;
import io.github.kotrules.protocol.BotSpeed;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "bot-speed",
    description = "Measures how many questions a second a bot in another program answers.",
    mixinStandardHelpOptions = true,
    footer =
        "Example: kot bot-speed 'python3 mybot.py'. The bot is sent what it wants, and what the row"
            + " names.")
final class BotSpeedCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(
      paramLabel = "COMMAND",
      description = "The command that starts the bot, in quotation marks.")
  private String command = "";

  @Option(
      names = "--duration",
      paramLabel = "MS",
      description = "How long each row is measured. Default: ${DEFAULT-VALUE}.")
  private int millis = 3_000;

  BotSpeedCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    Shell.checkPositive("--duration", millis);
    try {
      for (BotSpeed.Row row : BotSpeed.Row.values()) {
        out.println(BotSpeed.measure(command, row, Duration.ofMillis(millis)));
      }
      return 0;
    } catch (IllegalArgumentException | BotFaultException wrong) {
      throw new InputException(String.valueOf(wrong.getMessage()), wrong);
    }
  }
}
