package io.github.kotrules.testkit;

/** Thrown if a {@link ScenarioFile} fails, with the line. */
public final class ScenarioFailure extends AssertionError {
  private static final long serialVersionUID = 1;

  private final String file;
  private final int line;

  ScenarioFailure(String file, int line, String story) {
    super(file + ":" + line + ": " + story);
    this.file = file;
    this.line = line;
    pointAtLine();
  }

  /** Adds the line of the scenario file to the top of the stack trace, for test runners and editors. */
  private void pointAtLine() {
    StackTraceElement[] java = getStackTrace();
    StackTraceElement[] trace = new StackTraceElement[java.length + 1];
    trace[0] = new StackTraceElement("scenario", "line", file, line);
    System.arraycopy(java, 0, trace, 1, java.length);
    setStackTrace(trace);
  }

  /** The name of the file. */
  public String file() {
    return file;
  }

  /** The line that failed, from 1. */
  public int line() {
    return line;
  }
}
