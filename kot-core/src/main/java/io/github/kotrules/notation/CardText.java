package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a Monster as text: {@code spiked-tail,smoke-cloud:2,mimic>1/extra-head}. Reading also accepts the form of a
 * moment in one word, {@code mimic@1-extra-head}.
 */
final class CardText {
  private static final char BETWEEN = ',';
  private static final char COUNTERS = ':';
  private static final char COPY = '>';
  private static final char COPY_IN_WORD = '@';
  private static final char SEEN = '@';

  private CardText() {}

  static String write(List<CardSetup> cards) {
    return cards.isEmpty()
        ? Names.NONE
        : Joiner.on(BETWEEN).join(Lists.transform(cards, CardText::write));
  }

  private static String write(CardSetup card) {
    return card.id()
        + (card.copy() == null ? "" : "" + COPY + card.copy())
        + (card.counters() == 0 ? "" : "" + COUNTERS + card.counters());
  }

  static ImmutableList<CardSetup> read(Word word, Glossary glossary) {
    return word.is(Names.NONE)
        ? ImmutableList.of()
        : readAll(word, word.split(BETWEEN), glossary, card -> readOne(card, glossary));
  }

  /** Reads the cards of the deck; {@code -} for none. */
  static ImmutableList<CardId> readDeck(Line line, Glossary glossary) {
    ImmutableList<Word> words =
        line.rest("the cards of the deck are missing: write - for an empty deck");
    return words.size() == 1 && words.get(0).is(Names.NONE)
        ? ImmutableList.of()
        : readAll(line.first(), words, glossary, glossary::card);
  }

  /** Reads the cards on top of the deck that somebody has seen, as in {@code heal@2 jets@13}. */
  static ImmutableList<SeenCard> readTop(Word keyword, List<Word> words, Glossary glossary) {
    return readAll(keyword, words, glossary, word -> {
      ImmutableList<Word> parts = word.splitOnce(SEEN);
      CardId card = Names.isHidden(parts.get(0)) ? null : glossary.card(parts.get(0));
      return new SeenCard(card, glossary.seats(parts.get(1)));
    });
  }

  static String writeTop(List<SeenCard> cards, char separator) {
    return Joiner.on(separator)
        .join(Lists.transform(
            cards, seen -> Names.orHidden(seen.card()) + SEEN + Glossary.write(seen.seenBy())));
  }

  /** Reads a list of cards, not longer than the number of cards in the game. */
  private static <T> ImmutableList<T> readAll(
      Word all, List<Word> words, Glossary glossary, Function<Word, T> reader) {
    int most = glossary.catalogue().cards().stream().mapToInt(CardInfo::copies).sum();
    if (words.size() > most) {
      throw all.wrong("these are " + words.size() + " cards: the game has " + most);
    }
    Problems problems = new Problems();
    ImmutableList.Builder<T> cards = ImmutableList.builder();
    for (Word word : words) {
      T card = problems.read(() -> reader.apply(word));
      if (card != null) {
        cards.add(card);
      }
    }
    problems.check();
    return cards.build();
  }

  private static CardSetup readOne(Word word, Glossary glossary) {
    ImmutableList<Word> counted = word.splitOnce(COUNTERS);
    ImmutableList<Word> copying =
        counted.get(0).splitOnce(counted.get(0).text().indexOf(COPY) < 0 ? COPY_IN_WORD : COPY);
    int counters = counted.get(0).equals(word) ? 0 : counted.get(1).number(0, Table.MAX_COUNTERS);
    CardRef copy = copying.get(0).equals(counted.get(0)) ? null : glossary.cardRef(copying.get(1));
    return new CardSetup(glossary.card(copying.get(0)), counters, copy);
  }

  /** Reads up to three cards; {@code -} for an empty slot. */
  static Market readMarket(List<Word> words, Glossary glossary) {
    if (words.size() > Market.SLOTS) {
      throw words.get(Market.SLOTS).wrong("a market has " + Market.SLOTS + " slots");
    }
    Problems problems = new Problems();
    @Nullable CardId[] cards = new @Nullable CardId[words.size()];
    for (int i = 0; i < cards.length; i++) {
      Word word = words.get(i);
      cards[i] = word.is(Names.NONE) ? null : problems.read(() -> glossary.card(word));
    }
    problems.check();
    return Market.of(cards);
  }
}
