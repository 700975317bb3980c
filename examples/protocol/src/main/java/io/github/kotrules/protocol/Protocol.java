package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.notation.Notation;
import java.nio.charset.StandardCharsets;

/** The common constants of the protocol: its version, its vocabulary and their text. */
public final class Protocol {
  /** The version of the protocol. Raise it if a program written for the current one could misread a line. */
  public static final int VERSION = 1;

  /** The release of the library, for logs. */
  public static final String LIBRARY = "0.1.0";

  /** The first words of moves, in order; a copying card is the verb of its own move. */
  static final ImmutableList<String> VERBS = ImmutableList.of(
      "again", "buy", "done", "forfeit", "give", "hearts", "keep", "no", "pick", "reroll",
      "resolve", "reveal", "roll", "sell", "stay", "store", "sweep", "take", "use", "yield");

  private static final int VOCABULARY_DIGITS = 8;
  private static final String VOCABULARY = Hashing.sha256()
      .hashString(words(), StandardCharsets.UTF_8)
      .toString()
      .substring(0, VOCABULARY_DIGITS);

  private Protocol() {}

  /**
   * A checksum of eight hexadecimal digits of all words: events and their fields, questions, moves, and the cards of each
   * edition.
   */
  public static String vocabulary() {
    return VOCABULARY;
  }

  /** The identity of this program, as in {@code kot=1 rules=2 vocabulary=5f3a91c0 library=0.1.0}. */
  public static String identity() {
    return "kot=" + VERSION + " rules=" + RuleSet.RULINGS + " vocabulary=" + VOCABULARY
        + " library=" + LIBRARY;
  }

  private static String words() {
    Notation notation = KingOfTokyo.notation();
    StringBuilder text = new StringBuilder("kot ").append(VERSION).append('\n');
    notation
        .events()
        .forEach((name, fields) -> text.append("event ")
            .append(name)
            .append(' ')
            .append(String.join(" ", fields))
            .append('\n'));
    notation.questions().forEach(name -> text.append("question ").append(name).append('\n'));
    VERBS.forEach(verb -> text.append("verb ").append(verb).append('\n'));
    return text.append("first ")
        .append(KingOfTokyo.firstEdition().catalogue().fingerprint())
        .append("\nsecond ")
        .append(KingOfTokyo.secondEdition().catalogue().fingerprint())
        .append('\n')
        .toString();
  }
}
