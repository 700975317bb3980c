package io.github.kotrules.protocol;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Writes the results of the checks of a bot, and counts them. */
final class CheckReport {
  private static final String INDENT = "      ";

  private static final int MAX_FAILURES = 3;
  private static final String LEGAL = "; legal are";

  private final Consumer<String> out;
  private final List<String> notes = new ArrayList<>();

  /** The advice given, with the check that gave it first. */
  private final Map<String, String> advised = new HashMap<>();

  private int passed;
  private int failed;
  private int failures;
  private String lastCause = "";
  private boolean isKnown;

  CheckReport(Consumer<String> out) {
    this.out = out;
  }

  void ok(String check, String text) {
    out.accept("ok    " + check + ": " + text);
    passed++;
  }

  /** Adds a note to the current check. */
  void note(String check, String text) {
    notes.add("note  " + check + ": " + text);
  }

  /** Ends a check. */
  void endCheck() {
    notes.forEach(out);
    notes.clear();
    failed += failures == 0 ? 0 : 1;
    failures = 0;
    isKnown = false;
  }

  boolean hasFailed() {
    return failures > 0;
  }

  /** Whether the current check need not continue, because it has failed often or for a known reason. */
  boolean isClear() {
    return failures >= MAX_FAILURES || isKnown;
  }

  /**
   * Adds a failure to the current check. Transcript and advice are written once for each cause.
   *
   * @param transcript the lines sent and received
   * @param advice advice about the cause
   * @param hint advice about this check
   */
  void fail(String check, String sentence, List<String> transcript, String advice, String hint) {
    String first = advised.putIfAbsent(advice, check);
    boolean isNew = first == null;
    isKnown |= first != null && !first.equals(check);
    int legal = sentence.indexOf(LEGAL);
    String cause = isNew || legal < 0 ? sentence : sentence.substring(0, legal);
    if (failures == 0) {
      out.accept("FAIL  " + check + ": " + cause);
    } else if (!cause.equals(lastCause)) {
      out.accept(INDENT + "also: " + cause);
    }
    lastCause = cause;
    if (isNew) {
      transcript.forEach(line -> out.accept(INDENT + line));
      out.accept(INDENT + "do: " + advice + hint);
    }
    failures++;
  }

  /** Whether no check has failed. */
  boolean summarize() {
    int all = passed + failed;
    out.accept(
        failed == 0 ? "All " + all + " checks passed." : failed + " of " + all + " checks failed.");
    return failed == 0;
  }
}
