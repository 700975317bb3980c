package io.github.kotrules.console;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/** The program running in a pseudo-terminal, in a thread of its own. */
final class Visit implements AutoCloseable {
  /** The seed of games for which no other is named. */
  static final long SEED = 2016;

  /** The end of what is shown when the person is to choose. */
  static final String PROMPT = "q leave\n> ";

  private final Pty pty;
  private final FutureTask<Integer> program;
  private final Thread thread;

  Visit(int columns, int rows, boolean noColour, String... args) throws IOException {
    pty = new Pty(columns, rows);
    program = new FutureTask<>(() -> run(noColour, args));
    thread = new Thread(program, "the program");
    thread.setDaemon(true);
    thread.start();
  }

  private int run(boolean noColour, String... args) {
    PrintWriter nowhere = new PrintWriter(new StringWriter());
    try {
      return Main.run(nowhere, nowhere, pty.terminal(), noColour, SEED, args);
    } finally {
      pty.end();
    }
  }

  /** Plain, with 80 columns. */
  static Visit plain(String... args) throws IOException {
    return new Visit(80, 60, true, args);
  }

  Pty pty() {
    return pty;
  }

  /** Waits for a text. */
  String see(String text) {
    return pty.await(text);
  }

  /** Waits for the question. */
  String seeQuestion() {
    return pty.await(PROMPT);
  }

  /** Types a line and waits for the next prompt. */
  String answer(String line) throws IOException {
    pty.type(line);
    return pty.await("\n> ");
  }

  void type(String line) throws IOException {
    pty.type(line);
  }

  /** Waits for the end of the program. */
  int exitCode() throws InterruptedException {
    try {
      return program.get();
    } catch (ExecutionException failed) {
      throw new AssertionError("the program has not ended as it should", failed);
    }
  }

  /** Ends the program first, as Ctrl-C does: it must not use its terminal after that is closed. */
  @Override
  public void close() throws IOException {
    thread.interrupt();
    try {
      thread.join();
    } catch (InterruptedException tooLong) {
      Thread.currentThread().interrupt();
    }
    pty.close();
  }
}
