package io.github.kotrules.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

class ShellTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Command(name = "try", mixinStandardHelpOptions = true, version = "try 1")
  private static final class Try implements Callable<Integer> {
    @Option(names = "--number")
    private int number = 7;

    @Option(names = "--edition")
    private Edition edition = Edition.second;

    @Override
    public Integer call() throws InputException {
      Shell.checkPositive("--number", number);
      if (number == 13) {
        throw new IllegalStateException("a fault");
      }
      return edition == Edition.first ? 1 : 0;
    }
  }

  @Command(name = "again", mixinStandardHelpOptions = true)
  private static final class Again implements Callable<Integer> {
    @Override
    public Integer call() {
      return 0;
    }
  }

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine line = new CommandLine(new Try()).addSubcommand(new Again());
    return Shell.run(line, new PrintWriter(out), new PrintWriter(err), args);
  }

  @Test
  void the_exit_code_is_that_of_the_command() {
    assertThat(run()).isZero();
    assertThat(run("--edition", "FIRST")).isEqualTo(1);
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void wrong_input_gets_a_sentence_and_exit_code_2() {
    assertThat(run("--number", "0")).isEqualTo(2);
    assertThat(err).hasToString("--number is 1 or more, not 0\n");
    assertThat(run("--number", "one")).isEqualTo(2);
    assertThat(err).hasToString("""
        Invalid value for option '--number': 'one' is not a whole number
        'try --help' explains the options
        """);
    assertThat(run("--number", "3000000000")).isEqualTo(2);
    assertThat(err.toString()).contains("'3000000000' is out of range");
    assertThat(run("again", "--numbr", "1")).isEqualTo(2);
    assertThat(err.toString())
        .startsWith("Unknown option")
        .endsWith("'try again --help' explains the options\n");
    assertThat(out.toString()).isEmpty();
  }

  @Test
  void a_fault_of_the_program_shows_where_it_is_and_has_exit_code_1() {
    assertThat(run("--number", "13")).isEqualTo(1);
    assertThat(err.toString()).contains("IllegalStateException: a fault", "\tat ");
  }

  @Test
  void subcommands_have_the_version_of_the_program() {
    assertThat(run("again", "--version")).isZero();
    assertThat(out).hasToString("try 1\n");
  }
}
