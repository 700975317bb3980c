package io.github.kotrules.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** The program running in a pseudo-terminal, in a thread of its own. */
final class Visit implements AutoCloseable {
  /** The end of what is shown when the person is to choose. */
  static final String PROMPT = "q leave\n> ";

  private final Pty pty;
  private final FutureTask<Integer> program;

  Visit(int columns, int rows, boolean noColour, String... args) throws IOException {
    pty = new Pty(columns, rows);
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    Callable<Integer> main = () -> Main.run(nowhere, nowhere, pty.terminal(), noColour, args);
    program = new FutureTask<>(main);
    Thread thread = new Thread(program, "the program");
    thread.setDaemon(true);
    thread.start();
  }

  /** Plain, with 80 columns. */
  static Visit plain(String... args) throws IOException {
    return new Visit(80, 60, true, args);
  }

  Pty pty() {
    return pty;
  }

  /** Waits for a text. */
  String see(String text) throws InterruptedException {
    return pty.await(text);
  }

  /** Waits for the question. */
  String seeQuestion() throws InterruptedException {
    return pty.await(PROMPT);
  }

  /** Types a line and waits for the next prompt. */
  String answer(String line) throws IOException, InterruptedException {
    pty.type(line);
    return pty.await("\n> ");
  }

  void type(String line) throws IOException {
    pty.type(line);
  }

  int exitCode() throws InterruptedException {
    try {
      return program.get(60, TimeUnit.SECONDS);
    } catch (ExecutionException | TimeoutException failed) {
      throw new AssertionError("the program has not ended as it should", failed);
    }
  }

  @Override
  public void close() throws IOException {
    pty.close();
  }
}
