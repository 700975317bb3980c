package io.github.kotrules.solver;

import static com.google.common.base.Preconditions.checkArgument;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/** How the commands of this package are run. A command refuses its input with an {@link IllegalArgumentException}. */
final class Shell {
  private Shell() {}

  /** Runs a command on the standard streams and ends the program. */
  static void main(Function<PrintWriter, Callable<Integer>> command, String... args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(command.apply(out), out, err, args));
  }

  /** Runs a command; the result is its exit code, 2 for wrong input. */
  static int run(Callable<Integer> command, PrintWriter out, PrintWriter err, String... args) {
    int code = new CommandLine(command)
        .setOut(out)
        .setErr(err)
        .setExecutionExceptionHandler(Shell::explain)
        .execute(args);
    out.flush();
    err.flush();
    return code;
  }

  private static int explain(Exception failure, CommandLine line, ParseResult parsed)
      throws Exception {
    if (failure instanceof IllegalArgumentException) {
      line.getErr().println(failure.getMessage());
      return CommandLine.ExitCode.USAGE;
    }
    throw failure;
  }

  /** Refuses a number that must be 1 or more. */
  static void checkPositive(String option, int number) {
    checkArgument(number >= 1, "%s is 1 or more, not %s", option, number);
  }
}
