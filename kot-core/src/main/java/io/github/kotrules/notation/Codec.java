package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Table;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * How the value of a field is written and read. A value that has parts itself is written with points between them, as in
 * {@code choose-yield.2.1.0}.
 */
record Codec<T extends @Nullable Object>(
    Function<T, String> writer, BiFunction<Cursor, Glossary, T> reader) {
  static final char SEPARATOR = '.';

  static final Codec<Integer> NUMBER = word(
      "a number",
      String::valueOf,
      (word, names) -> word.number(-Table.MAX_ENERGY, Table.MAX_ENERGY));
  static final Codec<Boolean> YES_OR_NO =
      word("yes or no", Names::yesOrNo, (word, names) -> Names.yesOrNo(word));
  static final Codec<Seat> SEAT =
      word("a seat", Glossary::write, (word, names) -> names.seat(word));
  static final Codec<SeatSet> SEATS =
      word("seats", Glossary::write, (word, names) -> names.seats(word));
  static final Codec<CardId> CARD =
      word("a card", CardId::value, (word, names) -> names.card(word));
  static final Codec<ImmutableList<CardId>> CARDS =
      word("cards", Glossary::writeCards, (word, names) -> names.cards(word));
  static final Codec<CardRef> CARD_IN_PLAY =
      word("a card in play", CardRef::toString, (word, names) -> names.cardRef(word));
  static final Codec<Dice> DICE = word("dice", Dice::toString, (word, names) -> Names.dice(word));
  static final Codec<Face> FACE =
      word("a face", face -> String.valueOf(face.symbol()), (word, names) -> Names.face(word));
  static final Codec<ImmutableList<DiceGroup>> GROUPS =
      word("groups of dice", Names::of, (word, names) -> Names.groups(word));
  static final Codec<DamageKind> DAMAGE_KIND = constant(DamageKind.class);

  private static <T> Codec<T> word(
      String wanted, Function<T, String> writer, BiFunction<Word, Glossary, T> reader) {
    return new Codec<>(writer, (words, names) -> reader.apply(words.next(wanted), names));
  }

  /** The constants of an enum, in lower case with hyphens. */
  static <E extends Enum<E>> Codec<E> constant(Class<E> type) {
    return word("a word", Names::of, (word, names) -> Names.constant(word, type));
  }

  /** The same values, and {@code -} for null. */
  static <T> Codec<@Nullable T> orNone(Codec<T> codec) {
    return new Codec<>(
        value -> value == null ? Names.NONE : codec.writer.apply(value),
        (words, names) -> words.skip(Names.NONE) ? null : codec.reader.apply(words, names));
  }
}
