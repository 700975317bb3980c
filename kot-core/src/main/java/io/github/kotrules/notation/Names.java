package io.github.kotrules.notation;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.vocabulary.Spelling;
import org.jspecify.annotations.Nullable;

/** The spelling of single values. */
final class Names {
  /** The word for no seat, no card and no dice. */
  static final String NONE = "-";

  /** The word for a card that a seat may not know. */
  private static final String HIDDEN = "?";

  /** The same in a moment of one word. */
  private static final String HIDDEN_IN_WORD = "_";

  private static final CharMatcher FACES = CharMatcher.anyOf("123EHS");

  private Names() {}

  static String orHidden(@Nullable CardId card) {
    return card == null ? HIDDEN : card.value();
  }

  static boolean isHidden(Word word) {
    return word.is(HIDDEN) || word.is(HIDDEN_IN_WORD);
  }

  static <E extends Enum<?>> E constant(Word word, ImmutableList<E> constants) {
    E found = Spelling.find(word.text(), constants);
    if (found == null) {
      throw word.wrong(word.quoted() + " " + Spelling.refusal(word.text(), constants));
    }
    return found;
  }

  static <E extends Enum<E>> E constant(Word word, Class<E> type) {
    return constant(word, ImmutableList.copyOf(type.getEnumConstants()));
  }

  static Dice dice(Word word) {
    if (!word.is(NONE) && (word.text().isEmpty() || !FACES.matchesAllOf(word.text()))) {
      throw word.wrong(word.quoted()
          + " are not dice: write their faces 1 2 3 E H S without blanks, or - for none");
    }
    if (word.text().length() > Dice.MAX_PER_FACE) {
      throw word.wrong("these are " + word.text().length() + " dice: at most " + Dice.MAX_PER_FACE
          + " can be rolled");
    }
    return Dice.parse(word.text());
  }

  static Face face(Word word) {
    if (word.text().length() != 1 || !FACES.matchesAllOf(word.text())) {
      throw word.wrong(word.quoted() + " is not a face of a die: faces are 1 2 3 E H S");
    }
    return Face.of(word.text().charAt(0));
  }

  /** Reads a group of dice, as in {@code S}. */
  static DiceGroup group(Word word) {
    for (DiceGroup group : DiceGroup.values()) {
      if (word.is(String.valueOf(group.symbol()))) {
        return group;
      }
    }
    throw word.wrong(word.quoted() + " is not a group of dice: write one of N H E S");
  }

  /** Reads groups of dice, as in {@code HES}. */
  static ImmutableList<DiceGroup> groups(Word word) {
    ImmutableList.Builder<DiceGroup> groups = ImmutableList.builder();
    String rest = word.is(NONE) ? "" : word.text();
    for (DiceGroup group : DiceGroup.values()) {
      if (!rest.isEmpty() && rest.charAt(0) == group.symbol()) {
        groups.add(group);
        rest = rest.substring(1);
      }
    }
    if (!rest.isEmpty() || word.text().isEmpty()) {
      throw word.wrong(word.quoted()
          + " are not groups of dice: write some of N H E S in this order, or - for none");
    }
    return groups.build();
  }

  static String of(ImmutableList<?> groups) {
    StringBuilder text = new StringBuilder();
    groups.forEach(group -> text.append(((DiceGroup) group).symbol()));
    return groups.isEmpty() ? NONE : text.toString();
  }

  static boolean yesOrNo(Word word) {
    if (!word.is("yes") && !word.is("no")) {
      throw word.wrong(word.quoted() + " is neither yes nor no");
    }
    return word.is("yes");
  }

  static String yesOrNo(boolean value) {
    return value ? "yes" : "no";
  }
}
