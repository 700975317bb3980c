package io.github.kotrules.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** A bot that is a process. */
final class BotProcess implements Link {
  private static final long MILLIS_TO_END = 1_000;
  private static final long MILLIS_TO_NOTICE = 500;

  /** The number that the JDK, like shells, adds to a signal to give the exit code. */
  private static final int SIGNAL = 128;

  private static final int INTERRUPT = SIGNAL + 2;
  private static final int TERMINATE = SIGNAL + 15;

  private final Process process;
  private final ErrorOutput errors;

  private BotProcess(Process process) {
    this.process = process;
    this.errors = new ErrorOutput(process.getErrorStream());
  }

  static BotProcess start(List<String> command, @Nullable Path directory) throws IOException {
    ProcessBuilder builder = new ProcessBuilder(command);
    if (directory != null) {
      builder.directory(directory.toFile());
    }
    return new BotProcess(builder.start());
  }

  @Override
  public OutputStream input() {
    return process.getOutputStream();
  }

  @Override
  public InputStream output() {
    return process.getInputStream();
  }

  @Override
  public String ending() {
    if (!hasEndedWithin(MILLIS_TO_NOTICE)) {
      return "closed its output";
    }
    errors.await(MILLIS_TO_NOTICE);
    int code = process.exitValue();
    String last = errors.lastLine();
    return "ended with exit code " + code
        + (code > SIGNAL ? " (signal " + (code - SIGNAL) + ")" : "")
        + (last.isEmpty() ? "" : " and the last error \"" + last + "\"");
  }

  @Override
  public boolean wasInterrupted() {
    return hasEndedWithin(MILLIS_TO_NOTICE)
        && (process.exitValue() == INTERRUPT || process.exitValue() == TERMINATE);
  }

  @Override
  public boolean hasEndedWithin(long millis) {
    try {
      return process.waitFor(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      return !process.isAlive();
    }
  }

  /** Kills the process through handles, because {@link Process#destroyForcibly} also closes the streams and may block. */
  @Override
  public void kill() {
    kill(process.descendants().toList());
  }

  private void kill(List<ProcessHandle> descendants) {
    process.toHandle().destroyForcibly();
    descendants.forEach(ProcessHandle::destroyForcibly);
  }

  @Override
  public void end() {
    List<ProcessHandle> descendants =
        process.descendants().toList(); // unknown after the process has ended
    try {
      process.getOutputStream().close();
    } catch (IOException gone) {
      // it has ended already
    }
    boolean unused = hasEndedWithin(MILLIS_TO_END);
    kill(descendants);
  }

  @Override
  public String errorOutput() {
    return errors.text();
  }
}
