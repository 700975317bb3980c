package io.github.kotrules.solver;

import io.github.kotrules.cli.Shell;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import java.util.function.Function;

/** The output of a command, and its exit code. */
record Printed(int code, String out, String err) {
  static Printed by(Function<PrintWriter, Callable<Integer>> command, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    PrintWriter writer = new PrintWriter(out);
    int code = Shell.run(command.apply(writer), writer, new PrintWriter(err), args);
    return new Printed(code, out.toString(), err.toString());
  }
}
