package io.github.kotrules.notation;

import com.google.common.base.Strings;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.SeenCard;
import java.util.Collections;
import java.util.List;

/**
 * Writes the deck and the discard pile in a few characters. Every card without another place is in one of them, so one bit for
 * each card is enough, in order of ids: 1 for the discard pile. Four bits are one hexadecimal digit.
 */
final class Piles {
  private static final int BITS = 4;

  private final Catalogue catalogue;
  private final Multiset<CardId> placed = HashMultiset.create();

  /**
   * Creates the piles of all cards of a position that are not at a Monster, in the market, seen on top of the deck, or bought
   * and waiting to take effect.
   */
  Piles(GameSetup setup, List<CardId> bought, Catalogue catalogue) {
    this.catalogue = catalogue;
    placed.addAll(bought);
    setup.monsters().forEach(monster -> monster.cards().forEach(card -> placed.add(card.id())));
    if (setup.market() != null) {
      placed.addAll(setup.market().cards());
    }
    for (SeenCard seen : setup.topCards()) {
      if (seen.card() != null) {
        placed.add(seen.card());
      }
    }
  }

  /** Whether no card is in more places than it has copies. */
  boolean areConsistent() {
    return catalogue.cards().stream().allMatch(card -> left(card) >= 0);
  }

  private int left(CardInfo card) {
    return card.copies() - placed.count(card.id());
  }

  /** The cards of both piles, in order of their ids. */
  private ImmutableList<CardId> cards() {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    catalogue.cards().forEach(card -> cards.addAll(Collections.nCopies(left(card), card.id())));
    return ImmutableList.sortedCopyOf(cards.build());
  }

  /** The cards of the deck of a position. */
  ImmutableList<CardId> deck(GameSetup setup) {
    if (setup.deck() != null) {
      return setup.deck();
    }
    return areConsistent() ? cards() : ImmutableList.of();
  }

  /** Writes the cards that are not in this deck; {@code -} if there are none. */
  String write(ImmutableList<CardId> deck) {
    Multiset<CardId> kept = HashMultiset.create(deck);
    StringBuilder bits = new StringBuilder();
    cards().forEach(card -> bits.append(kept.remove(card) ? '0' : '1'));
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

  /** Reads the cards of the deck. */
  ImmutableList<CardId> read(Word word) {
    ImmutableList<CardId> cards = cards();
    if (word.is(Names.NONE)) {
      return cards;
    }
    String bits = bits(word);
    int length = (cards.size() + BITS - 1) / BITS * BITS;
    if (bits.length() != length || bits.indexOf('1', cards.size()) >= 0) {
      throw word.wrong(word.quoted() + " does not say for each of the " + cards.size()
          + " cards without another place whether it is discarded");
    }
    ImmutableList.Builder<CardId> deck = ImmutableList.builder();
    for (int i = 0; i < cards.size(); i++) {
      if (bits.charAt(i) == '0') {
        deck.add(cards.get(i));
      }
    }
    return deck.build();
  }

  private static String bits(Word word) {
    StringBuilder bits = new StringBuilder();
    for (int i = 0; i < word.text().length(); i++) {
      int digit = "0123456789abcdef".indexOf(word.text().charAt(i));
      if (digit < 0) {
        throw word.from(i).wrong(word.quoted() + " is not made of the digits 0 to 9 and a to f");
      }
      bits.append(Strings.padStart(Integer.toBinaryString(digit), BITS, '0'));
    }
    return bits.toString();
  }
}
