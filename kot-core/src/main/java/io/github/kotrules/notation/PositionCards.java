package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/** Puts the cards of a position where they lie, each taken from the deck, so that none is there twice. */
final class PositionCards {
  private final Draft table;
  private final Glossary glossary;
  private final Piles piles;

  PositionCards(Draft table, Glossary glossary) {
    this.table = table;
    this.glossary = glossary;
    this.piles = new Piles(glossary.catalogue());
  }

  /** Takes a copy of a card off the deck. */
  @CanIgnoreReturnValue
  private CardId take(Word word) {
    CardId card = glossary.card(word);
    if (!table.deck().contains(card)) {
      throw word.wrong("there are not so many of " + word.quoted());
    }
    table.inCards().takeFromDeck(card, 0);
    piles.place(card);
    return card;
  }

  /** A Keep card, as in {@code mimic@1-extra-head:3u}. */
  void layKeepCard(Seat owner, Word word) {
    ImmutableList<Word> laid = word.splitOnce(':');
    ImmutableList<Word> copying = laid.get(0).splitOnce('@');
    CardId card = take(copying.get(0));
    if (glossary.catalogue().info(card).kind() != CardKind.KEEP) {
      throw word.wrong(word.quoted() + " is no Keep card");
    }
    CardRef copy = copying.get(0).equals(laid.get(0)) ? null : copy(copying.get(1));
    boolean used = laid.get(1).text().endsWith("u");
    table.inCards().lay(owner, new CardSetup(card, counters(word, laid.get(1), used), copy), used);
  }

  private static int counters(Word card, Word laid, boolean used) {
    String digits = used ? laid.text().substring(0, laid.text().length() - 1) : laid.text();
    if (digits.isEmpty()) {
      if (!used && card.text().endsWith(":")) {
        throw laid.wrong("what lies on the card is missing here");
      }
      return 0;
    }
    return new Word(digits, laid.line(), laid.column()).number(1, Table.MAX_COUNTERS);
  }

  private CardRef copy(Word word) {
    ImmutableList<Word> parts = word.splitOnce('-');
    return new CardRef(glossary.seat(parts.get(0)), glossary.card(parts.get(1)));
  }

  void layMarket(@Nullable Word word) {
    if (word == null) {
      return;
    }
    ImmutableList<Word> slots = word.split(',');
    if (slots.size() != Market.SLOTS) {
      throw word.wrong("a market has " + Market.SLOTS + " slots, not " + slots.size());
    }
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      if (!slots.get(slot).is(Names.NONE)) {
        table.inCards().setSlot(slot, take(slots.get(slot)));
      }
    }
  }

  /** Takes what lies nowhere off the deck. */
  void putAside(ImmutableList<CardId> cards, Word agenda) {
    for (CardId card : cards) {
      take(new Word(card.value(), agenda.line(), agenda.column()));
    }
  }

  /** The discard pile, and the cards on top of the deck that somebody has seen. */
  void layPiles(@Nullable Word discards, @Nullable Word seen) {
    ImmutableList<Word> known = seen == null ? ImmutableList.of() : seen.split(',');
    for (Word card : known) {
      piles.place(inDeck(card.splitOnce('.').get(0)));
    }
    if (discards != null) {
      for (CardId card : piles.read(discards)) {
        table.inCards().takeFromDeck(card, 0);
        table.inCards().discard(card);
      }
    }
    for (int depth = 0; depth < known.size(); depth++) {
      see(known.get(depth), depth);
    }
  }

  private CardId inDeck(Word word) {
    CardId card = glossary.card(word);
    if (piles.left(glossary.catalogue().info(card)) == 0) {
      throw word.wrong("there are not so many of " + word.quoted());
    }
    return card;
  }

  private void see(Word word, int depth) {
    ImmutableList<Word> parts = word.splitOnce('.');
    ImmutableList<Seat> seats = glossary.seats(parts.get(1)).toList();
    if (seats.isEmpty()) {
      throw word.wrong("nobody has seen " + word.quoted() + ": then it is one of the deck");
    }
    for (Seat seat : seats) {
      table.inCards().seeCard(seat, glossary.card(parts.get(0)), depth);
    }
  }
}
