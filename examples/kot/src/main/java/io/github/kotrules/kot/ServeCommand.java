package io.github.kotrules.kot;

import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.protocol.serve.ServeLoop;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
    name = "serve",
    description =
        "Lets a program play by the rules: it writes commands to the standard input, one a"
            + " line, and reads one line for each from the standard output.",
    mixinStandardHelpOptions = true,
    footerHeading = "%nCommands (G is the number of a game):%n",
    footer = {
      "  hello, help, actions, observe    versions, commands, fixed tables",
      "  new [edition=second] [players=4] [seed=N] [o=points=15,life=8_10]",
      "  new MOMENT [seed=N]              opens a game; with a seed chance plays itself",
      "  status G, legal G                what it waits for, the legal answers",
      "  play G ANSWER, undo G            an answer is a number or text; chance is text",
      "  fork G [seed=N|none] [seat=S]    the same moment as a new game",
      "  view G [SEAT|spectator|all] [json], moment G, record G",
      "  events G [SEAT|spectator|all] [since=N]",
      "  odds G [ANSWER], sample G [seed=N]",
      "  mask G, act G ID, observe G [SEAT]",
      "  drop G, list, batch N, quit",
      "",
      "Every answer is \"ok ...\", or \"error\" with a sentence if nothing has changed:",
      "",
      "  printf 'new players=2 seed=42\\nlegal 1\\n' | java -jar kot.jar serve"
    })
final class ServeCommand implements Callable<Integer> {
  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many games can be open at once. Default: ${DEFAULT-VALUE}.")
  private int games = ServeLoop.DEFAULT_GAMES;

  @Override
  public Integer call() throws InputException {
    Shell.checkPositive("--games", games);
    try (FileInputStream in = new FileInputStream(FileDescriptor.in);
        FileOutputStream out = new FileOutputStream(FileDescriptor.out)) {
      ServeLoop.run(in, out, games);
      return 0;
    } catch (IOException gone) {
      throw new InputException("the client has gone: " + gone.getMessage(), gone);
    }
  }
}
