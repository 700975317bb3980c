package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.SeenCard;
import java.util.Collections;
import java.util.Comparator;

/**
 * Deck and discard pile in a few characters. Every card that lies nowhere else is in one of them, so one bit for each of
 * them is enough, in order of their ids: 1 for the discard pile. Four bits are one hexadecimal digit.
 */
final class Piles {
  private static final int BITS = 4;

  private final Catalogue catalogue;
  private final int[] placed;

  Piles(Catalogue catalogue) {
    this.catalogue = catalogue;
    this.placed = new int[catalogue.size()];
  }

  /** For the cards of a position that lie neither in front of a Monster, nor face up, nor seen on top of the deck. */
  static Piles without(GameSetup setup, Catalogue catalogue) {
    Piles piles = new Piles(catalogue);
    setup.monsters().forEach(monster -> monster.cards().forEach(card -> piles.place(card.id())));
    if (setup.market() != null) {
      setup.market().cards().forEach(piles::place);
    }
    for (SeenCard seen : setup.topCards()) {
      if (seen.card() != null) {
        piles.place(seen.card());
      }
    }
    return piles;
  }

  /** Whether no card lies in more places than it has copies. */
  boolean areConsistent() {
    return catalogue.cards().stream().allMatch(card -> left(card) >= 0);
  }

  private void place(CardId card) {
    placed[catalogue.position(card)]++;
  }

  private int left(CardInfo card) {
    return card.copies() - placed[catalogue.position(card.id())];
  }

  private ImmutableList<CardInfo> inOrder() {
    return ImmutableList.sortedCopyOf(Comparator.comparing(CardInfo::id), catalogue.cards());
  }

  /** Which of the cards are not in this deck; {@code -} if all are. */
  String write(ImmutableList<CardId> deck) {
    StringBuilder bits = new StringBuilder();
    for (CardInfo card : inOrder()) {
      int kept = Collections.frequency(deck, card.id());
      bits.append("0".repeat(kept)).append("1".repeat(left(card) - kept));
    }
    if (bits.indexOf("1") < 0) {
      return Names.NONE;
    }
    bits.append("0".repeat(Math.floorMod(-bits.length(), BITS)));
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < bits.length(); i += BITS) {
      digits.append(Character.forDigit(Integer.parseInt(bits.substring(i, i + BITS), 2), 16));
    }
    return digits.toString();
  }

  /** The cards of the deck: those that are not in the discard pile. */
  ImmutableList<CardId> read(Word word) {
    ImmutableList.Builder<CardId> deck = ImmutableList.builder();
    boolean none = word.is(Names.NONE);
    int at = 0;
    for (CardInfo card : inOrder()) {
      for (int i = left(card); i > 0; i--) {
        if (none || !bit(word, at++)) {
          deck.add(card.id());
        }
      }
    }
    int digits = (at + BITS - 1) / BITS;
    boolean fits = none || word.text().length() == digits;
    for (int i = at; fits && !none && i < digits * BITS; i++) {
      fits = !bit(word, i);
    }
    if (!fits) {
      throw word.wrong(word.quoted() + " does not tell for each of the " + at
          + " cards that lie nowhere else whether it is discarded");
    }
    return deck.build();
  }

  private static boolean bit(Word word, int at) {
    int index = at / BITS;
    int digit = index < word.text().length() ? digit(word.text().charAt(index)) : 0;
    if (digit < 0) {
      throw word.from(index).wrong(word.quoted() + " is not made of the digits 0 to 9 and a to f");
    }
    return (digit >> (BITS - 1 - at % BITS) & 1) != 0;
  }

  private static int digit(char digit) {
    return digit >= 'A' && digit <= 'Z' ? -1 : Character.digit(digit, 16);
  }
}
