package io.github.kotrules;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The printed cards, by their ids and their names in both editions, and where a source text names one.
 *
 * <p>A name of several words must not be part of any identifier or text. A name of one word, such as that of the card
 * "heal", may also be plain English, so only an identifier or a text that is nothing but the name counts.
 */
final class PrintedNames {
  /** Verbs of the rules that a card happens to share. */
  private static final ImmutableSet<String> PLAIN_WORDS = ImmutableSet.of("heal");

  /** The example of an id in messages that refuse one. */
  private static final String EXAMPLE = "such as extra-head";

  private static final CharMatcher LETTERS =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));
  private static final Pattern TEXT_OR_COMMENT = Pattern.compile(
      "\"\"\"[\\s\\S]*?\"\"\"|\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'|//[^\\n]*|/\\*[\\s\\S]*?\\*/");
  private static final Pattern IDENTIFIER = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  private final ImmutableSet<String> singleWords;
  private final ImmutableSet<String> severalWords;

  private PrintedNames(Set<String> singleWords, Set<String> severalWords) {
    this.singleWords = ImmutableSet.copyOf(singleWords);
    this.severalWords = ImmutableSet.copyOf(severalWords);
  }

  static PrintedNames read() throws IOException {
    Set<String> single = new TreeSet<>();
    Set<String> several = new TreeSet<>();
    List<String> lines = Resources.readLines(
        Resources.getResource(PrintedNames.class, "/card-names.tsv"), StandardCharsets.UTF_8);
    for (String line : lines.subList(1, lines.size())) {
      for (String name : Splitter.on('\t').split(line)) {
        (CharMatcher.anyOf(" -").matchesAnyOf(name) ? several : single).add(plain(name));
      }
    }
    single.removeAll(PLAIN_WORDS);
    return new PrintedNames(single, several);
  }

  /** Lower case, letters and digits only. */
  private static String plain(String text) {
    return LETTERS.retainFrom(Ascii.toLowerCase(text));
  }

  /** The cards that an identifier or a text names. */
  ImmutableSet<String> namedBy(String words) {
    String plain = plain(words);
    ImmutableSet.Builder<String> named = ImmutableSet.builder();
    if (singleWords.contains(plain)) {
      named.add(plain);
    }
    severalWords.stream().filter(plain::contains).forEach(named::add);
    return named.build();
  }

  /** The cards that a Java source names anywhere but in a comment. */
  ImmutableSet<String> namedIn(String source) {
    ImmutableSet.Builder<String> named = ImmutableSet.builder();
    StringBuilder code = new StringBuilder();
    Matcher aside = TEXT_OR_COMMENT.matcher(source);
    while (aside.find()) {
      if (!aside.group().startsWith("/")) {
        named.addAll(namedBy(aside.group().replace(EXAMPLE, "")));
      }
      aside.appendReplacement(code, " ");
    }
    aside.appendTail(code);
    IDENTIFIER.matcher(code).results().forEach(word -> named.addAll(namedBy(word.group())));
    return named.build();
  }
}
