package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** Splits a command into words as a shell does, without its other features. */
final class CommandWords {
  private CommandWords() {}

  /**
   * Splits a command. Blanks separate words, except between single or double quotes; a backslash is an ordinary character.
   *
   * @throws IllegalArgumentException if there are none, or a quotation mark is not closed
   */
  static ImmutableList<String> split(String command) {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    StringBuilder word = new StringBuilder();
    boolean inWord = false;
    int i = 0;
    while (i < command.length()) {
      char next = command.charAt(i);
      if (next == '\'' || next == '"') {
        int partner = command.indexOf(next, i + 1);
        if (partner < 0) {
          throw new IllegalArgumentException(
              "the quotation mark at character " + (i + 1) + " has no partner: " + command);
        }
        word.append(command, i + 1, partner);
        inWord = true;
        i = partner;
      } else if (next != ' ' && next != '\t') {
        word.append(next);
        inWord = true;
      } else if (inWord) {
        words.add(word.toString());
        word.setLength(0);
        inWord = false;
      }
      i++;
    }
    ImmutableList<String> all = inWord ? words.add(word.toString()).build() : words.build();
    if (all.isEmpty()) {
      throw new IllegalArgumentException("a command has at least one word, such as ./mybot");
    }
    return all;
  }

  /** The name, without its ending, of the file that these words run. */
  static String name(List<String> words) {
    String program = words.get(0);
    for (String word : words.subList(1, words.size())) {
      boolean isOption = word.isEmpty() || word.startsWith("-");
      if (!isPath(program) && !isOption) {
        return word.contains(" ") ? fileName(program) : fileName(word);
      }
    }
    return fileName(program);
  }

  private static boolean isPath(String word) {
    return word.contains("/") || word.contains("\\");
  }

  private static String fileName(String path) {
    String name = path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    int ending = name.lastIndexOf('.');
    String shortName = ending > 0 ? name.substring(0, ending) : name;
    return shortName.isEmpty() ? "program" : shortName;
  }
}
