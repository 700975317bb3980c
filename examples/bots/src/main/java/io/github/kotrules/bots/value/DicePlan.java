package io.github.kotrules.bots.value;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.random.RandomGenerator;

/** How to roll in one turn: all final dice are resolved by the rules, and the tables after them are judged. */
final class DicePlan {
  private final Table table;
  private final int size;
  private final int rerolls;
  private final RollPlan plan;

  /** Each seat's chances, by final dice. */
  private final Map<Dice, double[]> chances = new HashMap<>();

  /**
   * Makes a plan.
   *
   * @param table the table in this turn, for {@link #fits}
   * @param rolling a state in which all dice of the turn are about to be rolled
   * @param rerolls the maximum of further rolls
   */
  DicePlan(
      Table table,
      GameState rolling,
      int size,
      int rerolls,
      Game game,
      Lookahead lookahead,
      RandomGenerator luck) {
    this.table = table;
    this.size = size;
    this.rerolls = rerolls;
    int mover = rolling.activeSeat().ordinal();
    // All dice get the same luck, so that it does not decide between them.
    long seed = luck.nextLong();
    boolean isPlain = !hasCardsForSingleDice(rolling, game);
    Map<Dice, double[]> chancesOfPlain = new HashMap<>();
    Map<ResolvedTurn, double[]> known = new HashMap<>();
    this.plan = RollPlan.of(size, rerolls, dice -> {
      Dice plain = isPlain ? Triples.withoutSingles(dice) : dice;
      double[] after = chancesOfPlain.get(plain);
      if (after == null) {
        GameState rolled = game.next(rolling, new Roll(dice));
        after = lookahead.chancesAfter(rolled, new SeededRandom(seed), known);
        chancesOfPlain.put(plain, after);
      }
      chances.put(dice, after);
      return after[mover];
    });
  }

  /**
   * Whether somebody has a card that may look at numbers of which there are one or two. Without one, dice that differ in such
   * numbers only have the same chances; this must agree with {@link Lookahead#chancesAfter}.
   */
  private static boolean hasCardsForSingleDice(Table table, Game game) {
    for (Seat seat : table.allSeats()) {
      for (HeldCard held : table.cards(seat)) {
        CardRef copy = held.copy();
        Card card = game.cards().card(copy == null ? held.id() : copy.card());
        if (card instanceof ScoresDice
            || card instanceof ChangesDice
            || card instanceof ProbesDice
            || card instanceof RerollsForFree) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the plan is for the turn of this table, and only dice changed since it was made. */
  boolean fits(Table now) {
    if (now.activeSeat() != table.activeSeat()
        || now.dice().size() != size
        || now.rollsLeft() > rerolls
        || now.deckSize() != table.deckSize()
        || !now.market().equals(table.market())) {
      return false;
    }
    for (int i = 0; i < now.seats(); i++) {
      Seat seat = Seat.at(i);
      if (now.life(seat) != table.life(seat)
          || now.points(seat) != table.points(seat)
          || now.energy(seat) != table.energy(seat)
          || now.place(seat) != table.place(seat)
          || !now.cards(seat).equals(table.cards(seat))) {
        return false;
      }
    }
    return true;
  }

  /** The dice to roll again; none to stop. */
  Dice best(Dice dice, int left) {
    return plan.best(dice, left);
  }

  /** Each seat's chances when some dice are rolled now and the plan is followed from then on. */
  double[] beforeRoll(Dice dice, Dice rolled, int left) {
    double[] sums = new double[table.seats()];
    plan.odds(dice, rolled, left).forEach((end, probability) -> {
      double[] after = Objects.requireNonNull(chances.get(end));
      for (int i = 0; i < sums.length; i++) {
        sums[i] += probability * after[i];
      }
    });
    return sums;
  }

  /** Each seat's chances with these dice on the table when the plan is followed. */
  double[] afterRoll(Dice dice, int left) {
    Dice again = left == 0 ? Dice.none() : plan.best(dice, left);
    return again.isEmpty()
        ? Objects.requireNonNull(chances.get(dice))
        : beforeRoll(dice, again, left);
  }
}
