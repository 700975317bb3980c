package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableMap;

/** Advice to the author of a bot about a fault. */
final class FaultAdvice {
  /** Advice by a part of the message; the first match counts. */
  private static final ImmutableMap<String, String> ADVICE = ImmutableMap.<String, String>builder()
      .put(
          "although nothing was asked",
          "Write one line for each line that begins with ask, and nothing else. Debug output goes to"
              + " standard error, or into lines that begin with \"info \".")
      .put(
          "answered an empty line",
          "Write the number or the text of a legal answer, and no blank lines.")
      .put(
          "; legal are",
          "Answer the question of this line, with the number or the text of one of the answers that"
              + " follow its bars.")
      .put(
          ": it ended",
          "Read lines until \"quit\" or the end of input. Catch errors; where nothing else helps, answer"
              + " 1.")
      .put("closed its output", "Keep standard output open until \"quit\" or the end of input.")
      .put(
          "ms of grace",
          "Answer within the milliseconds of clock=, at the latest when \"stop\" comes. Flush the output"
              + " after each line, as print(..., flush=True) does.")
      .put(
          "gave no answer",
          "Answer each line that begins with ask. Flush the output after each line, as"
              + " print(..., flush=True) does.")
      .put("did not read its input", "Read every line, whether or not you use it.")
      .put("lines of information", "Write less information, or write it to standard error.")
      .put(
          "the bot sent",
          "Write lines of UTF-8 without control characters, of " + LineReader.MAX_BYTES
              + " bytes at most, each ended by a line feed.")
      .buildOrThrow();

  private static final String HELLO =
      "Correct the answer to \"ask hello\". The shortest correct answer is 1.";

  private FaultAdvice() {}

  static String of(BotFaultException fault) {
    String sentence = String.valueOf(fault.getMessage());
    for (var advice : ADVICE.entrySet()) {
      if (sentence.contains(advice.getKey())) {
        return advice.getValue();
      }
    }
    return HELLO;
  }
}
