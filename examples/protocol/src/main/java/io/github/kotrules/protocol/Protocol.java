package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.notation.Notation;
import java.nio.charset.StandardCharsets;

/** What both ends of the protocol agree on: its version, its vocabulary and how both are written. */
public final class Protocol {
  /** The version. Raise it when a program that was written for the present one could misread a line. */
  public static final int VERSION = 1;

  /** The release of the library, for logs. */
  public static final String LIBRARY = "0.1.0";

  /** The first words of moves, in order; in addition, a card that copies is the verb of its own move. */
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
   * Eight hexadecimal digits that differ if the words of two versions differ: of events and their fields, questions, moves, or
   * the cards of an edition.
   */
  public static String vocabulary() {
    return VOCABULARY;
  }

  /** Who speaks, as in {@code kot=1 rules=2 vocabulary=5f3a91c0 library=0.1.0}. */
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
