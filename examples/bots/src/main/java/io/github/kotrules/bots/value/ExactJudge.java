package io.github.kotrules.bots.value;

import io.github.kotrules.bots.CardWorth;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.Seat;
import io.github.kotrules.solver.DuelTable;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Judges by the solved game of two without cards. Energy and cards are added by rules of thumb. A larger table is taken for many
 * duels: a Monster is as strong as it would be against each of its rivals alone, on average.
 */
final class ExactJudge extends Judge {
  /** What one energy is worth, in logits, where there are cards to buy. */
  private static final double ENERGY = 0.13;

  /** Energy beyond this is worth half. */
  private static final int USEFUL_ENERGY = 5;

  /** Chances count as no closer to 0 and 1 than this where they become logits. */
  private static final double MARGIN = 1e-3;

  private final DuelTable duels;
  private final int pointsToWin;
  private final boolean hasCards;

  /**
   * A judge for some rules.
   *
   * @throws IllegalArgumentException if the solver does not know the rules
   */
  ExactJudge(RuleSet rules, boolean hasCards) {
    this.duels = DuelTable.of(rules);
    this.pointsToWin = rules.pointsToWin();
    this.hasCards = hasCards;
  }

  /** A judge for the game without cards: by the rules themselves if they are solved, else by those of the nearer edition. */
  static ExactJudge nearest(RuleSet rules) {
    try {
      return new ExactJudge(rules, false);
    } catch (IllegalArgumentException unsolved) {
      boolean isFirst = rules.entry() == Entry.AFTER_ATTACK;
      return new ExactJudge(isFirst ? RuleSet.firstEdition() : RuleSet.secondEdition(), false);
    }
  }

  @Override
  double moverOfTwo(Table table, Seat mover, Seat rival) {
    double chance = duel(table, mover, rival, mover);
    return hasCards
        ? 1 / (1 + Math.exp(-logit(chance) - holdings(table, mover) + holdings(table, rival)))
        : chance;
  }

  /** The chances of the next of two Monsters to roll, in logits. */
  double logitOfTwo(Table table, Seat mover, Seat rival) {
    return logit(duel(table, mover, rival, mover));
  }

  @Override
  double strength(Table table, Seat seat, Seat mover) {
    double sum = 0;
    int rivals = 0;
    boolean isAfterMe = true; // whether the rival rolls later than this seat, seen from the mover
    for (Seat rival = table.left(seat); rival != seat; rival = table.left(rival)) {
      isAfterMe &= rival != mover;
      sum += isAfterMe
          ? logit(duel(table, seat, rival, mover))
          : -logit(duel(table, rival, seat, mover));
      rivals++;
    }
    return sum / rivals + (hasCards ? holdings(table, seat) : 0);
  }

  private double duel(Table table, Seat first, Seat second, Seat mover) {
    return duels.chance(
        table.life(first),
        towardsVictory(table, first, mover),
        table.isInTokyo(first),
        table.life(second),
        towardsVictory(table, second, mover),
        table.isInTokyo(second));
  }

  /** Points, counted back from those that win. */
  private int towardsVictory(Table table, Seat seat, Seat mover) {
    return Math.max(0, pointsToWin - table.rules().pointsToWin() + points(table, seat, mover));
  }

  private static double logit(double chance) {
    double inside = Math.max(MARGIN, Math.min(1 - MARGIN, chance));
    return Math.log(inside / (1 - inside));
  }

  private static double holdings(Table table, Seat seat) {
    int energy = table.energy(seat);
    double worth = ENERGY * Math.min(energy, (energy + USEFUL_ENERGY) / 2.0);
    for (HeldCard card : table.cards(seat)) {
      worth += CardWorth.of(table, card).duel();
    }
    return worth;
  }
}
