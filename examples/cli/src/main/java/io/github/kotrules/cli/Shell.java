package io.github.kotrules.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/**
 * Runs the programs of the examples, all in the same way. The exit code is 0 if all went well, 1 if something was not as
 * expected or the program itself has failed, and 2 if the input was wrong. Wrong input gets a sentence on the standard error.
 */
public final class Shell {
  private Shell() {}

  /** A program without its streams. */
  @FunctionalInterface
  public interface Program {
    /** Runs the program; the result is its exit code. */
    int run(PrintWriter out, PrintWriter err, String... args);
  }

  /** Runs a program on the standard streams and ends the JVM. */
  public static void main(Program program, String... args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(program.run(out, err, args));
  }

  /** Runs a command on the standard streams and ends the JVM. */
  public static void main(Function<PrintWriter, Callable<Integer>> command, String... args) {
    main((out, err, words) -> run(command.apply(out), out, err, words), args);
  }

  /** Runs a command without subcommands; the result is the exit code. */
  public static int run(
      Callable<Integer> command, PrintWriter out, PrintWriter err, String... args) {
    return run(new CommandLine(command), out, err, args);
  }

  /** Runs a command and its subcommands; the result is the exit code. */
  public static int run(CommandLine line, PrintWriter out, PrintWriter err, String... args) {
    configure(line).setOut(out).setErr(err);
    int code = line.execute(args);
    out.flush();
    err.flush();
    return code;
  }

  /** Lets a command and its subcommands read and refuse words as all programs do. */
  public static CommandLine configure(CommandLine line) {
    inheritVersion(line.getCommandSpec());
    ITypeConverter<Integer> ints = word -> (int) number(word, Integer.MIN_VALUE, Integer.MAX_VALUE);
    ITypeConverter<Long> longs = word -> number(word, Long.MIN_VALUE, Long.MAX_VALUE);
    return line.registerConverter(Integer.class, ints)
        .registerConverter(int.class, ints)
        .registerConverter(Long.class, longs)
        .registerConverter(long.class, longs)
        .setCaseInsensitiveEnumValuesAllowed(true)
        .setParameterExceptionHandler(Shell::refuse)
        .setExecutionExceptionHandler(Shell::explain);
  }

  private static void inheritVersion(CommandSpec spec) {
    for (CommandLine subcommand : spec.subcommands().values()) {
      subcommand.getCommandSpec().version(spec.version());
      inheritVersion(subcommand.getCommandSpec());
    }
  }

  private static long number(String word, long least, long most) {
    try {
      long number = Long.parseLong(word);
      if (number >= least && number <= most) {
        return number;
      }
    } catch (NumberFormatException wrong) {
      // refused below
    }
    boolean digits = word.matches("[+-]?[0-9]+");
    throw new TypeConversionException(
        "'" + word + (digits ? "' is out of range" : "' is not a whole number"));
  }

  /** Says what is wrong with the words, and where the help is; the help itself would hide that. */
  private static int refuse(ParameterException wrong, String[] args) {
    CommandLine line = wrong.getCommandLine();
    PrintWriter err = line.getErr();
    err.println(wrong.getMessage());
    UnmatchedArgumentException.printSuggestions(wrong, err);
    err.println("'" + line.getCommandSpec().qualifiedName() + " --help' explains the options");
    return ExitCode.USAGE;
  }

  /** Wrong input is explained in a sentence; anything else is a fault of the program and shows where. */
  private static int explain(Exception failure, CommandLine line, ParseResult parsed)
      throws Exception {
    if (failure instanceof InputException) {
      line.getErr().println(failure.getMessage());
      return ExitCode.USAGE;
    }
    throw failure;
  }

  /** Refuses a number that must be 1 or more. */
  public static void checkPositive(String option, long number) throws InputException {
    check(number >= 1, option + " is 1 or more, not " + number);
  }

  /** Refuses input with this message unless it is right. */
  public static void check(boolean right, String message) throws InputException {
    if (!right) {
      throw new InputException(message);
    }
  }
}
