package io.github.kotrules.kot;

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
        "Example: kot bot-speed 'python3 mybot.py'. The bot gets events, views and positions as the"
            + " rows say, whatever it wants.")
final class BotSpeedCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(paramLabel = "COMMAND", description = "How the bot is started.")
  private String command = "";

  @Option(
      names = "--millis",
      paramLabel = "N",
      description = "How long to measure each row. Default: ${DEFAULT-VALUE}.")
  private int millis = 3_000;

  BotSpeedCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    if (millis < 1) {
      throw new InputException("a measurement takes 1 ms or more, not " + millis, null);
    }
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
