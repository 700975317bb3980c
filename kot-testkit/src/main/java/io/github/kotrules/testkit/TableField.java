package io.github.kotrules.testkit;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The fields of the table in expectations, as in {@code market heal - jets}. */
enum TableField {
  MARKET("the market", "cards, or - for an empty slot"),
  DICE("what the dice show", "faces, or - for no dice"),
  ROLLS_LEFT("the number of rolls left", "a number"),
  DECK("the number of cards in the deck", "a number"),
  DISCARD("the discard pile", "cards, or - for none");

  private static final String NONE = "-";

  private final String subject;
  private final String wanted;

  TableField(String subject, String wanted) {
    this.subject = subject;
    this.wanted = wanted;
  }

  /** The field with a title; null if there is none. */
  static @Nullable TableField titled(Word word) {
    for (TableField field : values()) {
      if (word.is(field.title())) {
        return field;
      }
    }
    return null;
  }

  /** All titles, with commas between them. */
  static String titles() {
    return Joiner.on(", ").join(Arrays.stream(values()).map(TableField::title).iterator());
  }

  String title() {
    return MonsterField.hyphenated(this);
  }

  /** The start of messages about this field. */
  String subject() {
    return subject;
  }

  /** A description of the words after the title. */
  String wanted() {
    return wanted;
  }

  /** Reads a value of this field and returns it in its normal form. */
  String read(ImmutableList<Word> words, ScriptPoint point) {
    return switch (this) {
      case MARKET -> market(words, point);
      case DICE -> dice(Word.only(words), point);
      case ROLLS_LEFT -> number(words, Table.MAX_PER_TURN);
      case DECK -> number(words, point.game().catalogue().allCards().size());
      case DISCARD -> text(pile(words, point));
    };
  }

  /** The value of this field at a table. */
  String of(Table table) {
    return switch (this) {
      case MARKET -> table.market().toString();
      case DICE -> table.dice().toString();
      case ROLLS_LEFT -> String.valueOf(table.rollsLeft());
      case DECK -> String.valueOf(table.deckSize());
      case DISCARD -> text(table.discards());
    };
  }

  private static String number(ImmutableList<Word> words, int max) {
    return String.valueOf(Word.only(words).number(0, max));
  }

  /** Reads dice as the notation does. */
  private static String dice(Word word, ScriptPoint point) {
    return word.read(
        dice -> point.notation().normalizeField(point.state(), "dice-rolled", 1, dice));
  }

  private static String market(ImmutableList<Word> words, ScriptPoint point) {
    if (words.size() > Market.SLOTS) {
      throw words.get(Market.SLOTS).wrong("a market has " + Market.SLOTS + " slots");
    }
    @Nullable CardId[] cards = new @Nullable CardId[words.size()];
    for (int i = 0; i < cards.length; i++) {
      cards[i] = words.get(i).is(NONE) ? null : point.card(words.get(i));
    }
    return Market.of(cards).toString();
  }

  private static CardPile pile(ImmutableList<Word> words, ScriptPoint point) {
    CardPile pile = CardPile.empty(point.game().catalogue());
    if (words.get(0).is(NONE)) {
      Word unused = Word.only(words);
      return pile;
    }
    for (Word word : words) {
      CardId card = point.card(word);
      int copies = point.game().catalogue().info(card).copies();
      if (pile.count(card) == copies) {
        throw word.wrong("the game has only " + copies + " of " + card);
      }
      pile = pile.plus(card);
    }
    return pile;
  }

  private static String text(CardPile pile) {
    return pile.isEmpty() ? NONE : Joiner.on(' ').join(pile.toList());
  }
}
