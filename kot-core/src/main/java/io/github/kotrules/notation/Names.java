package io.github.kotrules.notation;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** How words of the game are spelled: lower case, joined by hyphens. */
final class Names {
  /** Nobody, nothing, no dice. */
  static final String NONE = "-";

  /** A card that a seat may not know. */
  private static final String HIDDEN = "?";

  /** The same in one word. */
  private static final String HIDDEN_IN_WORD = "_";

  private static final CharMatcher FACES = CharMatcher.anyOf("123EHS");
  private static final CharMatcher SEPARATORS = CharMatcher.anyOf(" -_");
  private static final CharMatcher LETTERS =
      CharMatcher.inRange('a', 'z').or(CharMatcher.inRange('0', '9'));

  private Names() {}

  static String orHidden(@Nullable CardId card) {
    return card == null ? HIDDEN : card.value();
  }

  static boolean isHidden(Word word) {
    return word.is(HIDDEN) || word.is(HIDDEN_IN_WORD);
  }

  static String of(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name()).replace('_', '-');
  }

  /** A printed name as an id would spell it. */
  static String ofTitle(String title) {
    String separated = SEPARATORS.collapseFrom(Ascii.toLowerCase(title), '-');
    return LETTERS.or(CharMatcher.is('-')).retainFrom(separated);
  }

  static <E extends Enum<E>> E constant(Word word, Class<E> type) {
    for (E constant : type.getEnumConstants()) {
      if (word.is(of(constant))) {
        return constant;
      }
    }
    List<String> names = Lists.transform(Arrays.asList(type.getEnumConstants()), Names::of);
    throw word.wrong(word.quoted() + " is not one of " + Joiner.on(", ").join(names)
        + Spelling.suggestion(word.text(), names));
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

  /** One group of dice, as in {@code S}. */
  static DiceGroup group(Word word) {
    for (DiceGroup group : DiceGroup.values()) {
      if (word.is(String.valueOf(group.symbol()))) {
        return group;
      }
    }
    throw word.wrong(word.quoted() + " is not a group of dice: write one of N H E S");
  }

  /** Groups of dice, as in {@code HES}. */
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

  static String of(ImmutableList<DiceGroup> groups) {
    StringBuilder text = new StringBuilder();
    groups.forEach(group -> text.append(group.symbol()));
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
