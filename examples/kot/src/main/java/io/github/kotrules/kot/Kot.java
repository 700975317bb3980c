package io.github.kotrules.kot;

import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** King of Tokyo in text, from a shell. */
@Command(
    name = "kot",
    description = "Plays, checks and counts King of Tokyo games in text.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "Exits with 0 if all went well, 1 if something was not as expected, 2 if the input was wrong.",
      "Completion in bash, with kot as an alias for the jar: source <(kot generate-completion)"
    },
    version = "kot 0.1.0, notation 1")
public final class Kot {
  private Kot() {}

  /** Starts the program; exits with 0 if all went well, 1 if something was not as expected, 2 if the input was wrong. */
  public static void main(String[] args) {
    Shell.main(Kot::run, args);
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
        .addSubcommand(new SolveCommand(out))
        .addSubcommand(new AutoComplete.GenerateCompletion());
    return args.length == 0 ? Shell.run(line, out, err, "--help") : Shell.run(line, out, err, args);
  }
}
