package io.github.kotrules.kot;

import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.protocol.StdioBot;
import java.io.IOException;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "bot",
    description =
        "Lets a reference bot answer by the protocol for bots, on standard input and output.",
    mixinStandardHelpOptions = true,
    footer = "Example: arena 'cmd:java -jar kot.jar bot greedy' random")
final class BotCommand implements Callable<Integer> {
  @Parameters(paramLabel = "NAME", description = "One of " + BotNames.HELP + ".")
  private String name = "";

  @Option(
      names = "--seed",
      paramLabel = "N",
      description =
          "The same seed, the same answers. Default: the seed that each game gives the bot.")
  private @Nullable Long seed;

  @Override
  public Integer call() throws InputException, IOException {
    BotNames.Maker maker = BotNames.find(name);
    if (maker == null) {
      throw new InputException(BotNames.refusal(name));
    }
    StdioBot bot = new StdioBot(name, maker);
    (seed == null ? bot : bot.withSeed(seed)).run(System.in, System.out);
    return 0;
  }
}
