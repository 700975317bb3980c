package io.github.kotrules.protocol.serve;

import com.google.common.base.Ascii;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A command, read word by word. Blanks and tabs separate words. */
final class Request {
  private static final int MAX_QUOTED = 60;

  private final String line;
  private int at;

  Request(String line) {
    this.line = line;
    skipBlanks();
  }

  private void skipBlanks() {
    while (at < line.length() && isBlank(line.charAt(at))) {
      at++;
    }
  }

  private static boolean isBlank(char letter) {
    return letter == ' ' || letter == '\t';
  }

  boolean hasNext() {
    return at < line.length();
  }

  /**
   * Reads the next word.
   *
   * @param what the name of the word, for the refusal if it is missing
   */
  String next(String what) {
    if (!hasNext()) {
      throw new Refusal(what + " is missing: help lists all commands");
    }
    int from = at;
    while (at < line.length() && !isBlank(line.charAt(at))) {
      at++;
    }
    String word = line.substring(from, at);
    skipBlanks();
    return word;
  }

  /** Reads the next word if it is this one. */
  boolean skip(String word) {
    int end = at + word.length();
    boolean found =
        line.startsWith(word, at) && (end == line.length() || isBlank(line.charAt(end)));
    if (found) {
      at = end;
      skipBlanks();
    }
    return found;
  }

  /** Whether the next word begins like this. */
  boolean startsWith(String prefix) {
    return line.startsWith(prefix, at);
  }

  /**
   * Reads the rest of the command.
   *
   * @param what the name of the rest, for the refusal if it is missing
   */
  String rest(String what) {
    if (!hasNext()) {
      throw new Refusal(what + " is missing: help lists all commands");
    }
    int end = line.length();
    while (isBlank(line.charAt(end - 1))) {
      end--;
    }
    String rest = line.substring(at, end);
    at = line.length();
    return rest;
  }

  /** Reads the rest as fields, as in {@code seed=42}, each at most once. */
  Map<String, String> fields(List<String> known) {
    Map<String, String> fields = new LinkedHashMap<>();
    while (hasNext()) {
      String word = next("a field");
      int equals = word.indexOf('=');
      String name = equals < 0 ? word : word.substring(0, equals);
      if (equals < 0 || !known.contains(name)) {
        throw new Refusal(quoted(word) + " is not expected here: write "
            + String.join("=..., ", known) + "=..., or nothing");
      }
      if (fields.put(name, word.substring(equals + 1)) != null) {
        throw new Refusal(name + " is given twice: give it once");
      }
    }
    return fields;
  }

  void end() {
    if (hasNext()) {
      throw new Refusal(quoted(next("a word")) + " is too much: help lists all commands");
    }
  }

  static String quoted(String word) {
    return '"' + Ascii.truncate(word, MAX_QUOTED, "...") + '"';
  }

  /** Reads a whole number in a range. */
  static int number(String word, int min, int max, String what) {
    Long number = digits(word);
    if (number == null || number < min || number > max) {
      throw new Refusal(
          quoted(word) + " is not " + what + ": write a number from " + min + " to " + max);
    }
    return Math.toIntExact(number);
  }

  /** Reads a number of up to 18 digits; null for anything else. */
  static @Nullable Long digits(String word) {
    if (word.isEmpty() || word.length() > 18) {
      return null;
    }
    long number = 0;
    for (int i = 0; i < word.length(); i++) {
      int digit = word.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return null;
      }
      number = number * 10 + digit;
    }
    return number;
  }
}
