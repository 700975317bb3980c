package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import java.util.Comparator;
import java.util.List;

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

  /** A copy of this card lies somewhere else. */
  void place(CardId card) {
    placed[catalogue.position(card)]++;
  }

  int left(CardInfo card) {
    return card.copies() - placed[catalogue.position(card.id())];
  }

  private ImmutableList<CardInfo> inOrder() {
    return ImmutableList.sortedCopyOf(Comparator.comparing(CardInfo::id), catalogue.cards());
  }

  /** Empty if nothing is discarded. */
  String write(CardPile discards) {
    if (discards.isEmpty()) {
      return "";
    }
    StringBuilder bits = new StringBuilder();
    for (CardInfo card : inOrder()) {
      int discarded = discards.count(card.id());
      bits.append("0".repeat(left(card) - discarded)).append("1".repeat(discarded));
    }
    bits.append("0".repeat(Math.floorMod(-bits.length(), BITS)));
    StringBuilder digits = new StringBuilder();
    for (int i = 0; i < bits.length(); i += BITS) {
      digits.append(Character.forDigit(Integer.parseInt(bits.substring(i, i + BITS), 2), 16));
    }
    return digits.toString();
  }

  /** The cards of the discard pile. */
  List<CardId> read(Word word) {
    ImmutableList.Builder<CardId> discarded = ImmutableList.builder();
    int at = 0;
    for (CardInfo card : inOrder()) {
      for (int i = left(card); i > 0; i--) {
        if (bit(word, at++)) {
          discarded.add(card.id());
        }
      }
    }
    int digits = (at + BITS - 1) / BITS;
    boolean fits = word.text().length() == digits;
    for (int i = at; fits && i < digits * BITS; i++) {
      fits = !bit(word, i);
    }
    if (!fits) {
      throw word.wrong(word.quoted() + " does not tell for each of the " + at
          + " cards that lie nowhere else whether it is discarded");
    }
    return discarded.build();
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
