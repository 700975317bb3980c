package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardPile;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Where the cards of a game are, and which turns they have granted: one value, shared by all states between which no card
 * moves. It also has what never changes, so that states, which are made much more often, need not.
 */
final class CardTable {
  final Setting setting;
  final KeepCards[] held;
  final Market market;
  final CardPile deck;
  final ImmutableList<SeenCard> seen;
  final CardPile discards;
  final ImmutableList<ExtraTurn> extraTurns;

  /** All moments at which a card in play speaks. */
  final long hooks;

  /** Whether a card was used this turn. */
  final boolean used;

  CardTable(
      Setting setting,
      KeepCards[] held,
      Market market,
      CardPile deck,
      ImmutableList<SeenCard> seen,
      CardPile discards,
      ImmutableList<ExtraTurn> extraTurns) {
    this.setting = setting;
    this.held = held;
    this.market = market;
    this.deck = deck;
    this.seen = seen;
    this.discards = discards;
    this.extraTurns = extraTurns;
    this.hooks = hooks(held);
    this.used = isUsed(held);
  }

  private static boolean isUsed(KeepCards[] held) {
    boolean used = false;
    for (KeepCards cards : held) {
      used |= cards.hasUsed();
    }
    return used;
  }

  static long hooks(KeepCards[] held) {
    long hooks = 0;
    for (KeepCards cards : held) {
      hooks |= cards.hooks();
    }
    return hooks;
  }

  /** The same cards with another deck. */
  CardTable withDeck(CardPile unseen, ImmutableList<SeenCard> nowSeen) {
    return new CardTable(setting, held, market, unseen, nowSeen, discards, extraTurns);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof CardTable that
            && Arrays.equals(held, that.held)
            && market.equals(that.market)
            && seen.equals(that.seen)
            && deck.equals(that.deck)
            && discards.equals(that.discards)
            && extraTurns.equals(that.extraTurns)
            && setting.equals(that.setting));
  }

  /** By what changes most often; the rest would cost more than it tells apart. */
  @Override
  public int hashCode() {
    return Arrays.hashCode(held) * 31 + market.hashCode();
  }
}
