package io.github.kotrules.solver;

import static com.google.common.base.Preconditions.checkArgument;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.stream.IntStream;

/**
 * Solves the three-player game without cards, as far as that is possible: each Monster maximizes its own chance to win, and
 * knows that the others do the same (max^n). Of equally good choices a Monster keeps more dice and stays in Tokyo. Another
 * tie-break would give the other Monsters different chances, so this is one of several solutions. When a Monster is eliminated,
 * the two-player game continues, which is solved.
 *
 * <p>Values are stored for states with a Monster in City, which all are after the first turn in the second edition. They are
 * floats: 24 million states take 192 MB.
 */
final class Trio {
  /** The holders of City, relative to the mover. */
  private static final int MOVER = 0;

  private static final int NEXT = 1;
  private static final int LAST = 2;

  /** Nobody is in City yet. */
  private static final int NOBODY = 3;

  /** As in {@link TurnPlan}. */
  private static final double SAME = 1e-12;

  private final DuelRules rules;
  private final Duel duel;
  private final Rolls rolls;
  private final Ends ends;
  private final int lives;
  private final int points;

  /** The probabilities that the mover wins and that the next Monster wins, indexed by holder of City and by cell. */
  private final float[][] moverWins = new float[3][];

  private final float[][] nextWins = new float[3][];

  private Trio(DuelRules rules) {
    checkArgument(
        !rules.entersAfterAttack(), "three players are solved for the second edition only");
    this.rules = rules;
    this.duel = Duel.solve(rules);
    this.rolls = new Rolls(duel.hands(), rules.rolls());
    this.ends = new Ends(duel.hands());
    this.lives = rules.maximumLife();
    this.points = rules.pointsToWin();
    int cells = lives * lives * lives * points * points * points;
    for (int holder = MOVER; holder <= LAST; holder++) {
      moverWins[holder] = new float[cells];
      nextWins[holder] = new float[cells];
    }
  }

  /** The chances of the mover, the next Monster and the last Monster. */
  record Chances(double mover, double next) {
    double last() {
      return 1 - mover - next;
    }
  }

  static Trio solve(DuelRules rules) {
    Trio trio = new Trio(rules);
    for (int total = 3 * (trio.points - 1); total >= 0; total--) {
      trio.solve(total, NEXT);
      trio.solve(total, LAST);
      trio.solve(total, MOVER);
    }
    return trio;
  }

  /** Solves all states with this total of points, which do not depend on each other. */
  private void solve(int total, int holder) {
    IntStream.range(0, points * points).parallel().forEach(pair -> {
      int mine = pair / points;
      int theirs = pair % points;
      int rest = total - mine - theirs;
      if (rest >= 0 && rest < points) {
        Turn turn = new Turn();
        for (int i = 0; i < lives * lives * lives; i++) {
          int life = 1 + i / (lives * lives);
          int second = 1 + i / lives % lives;
          int third = 1 + i % lives;
          turn.set(holder, life, mine, second, theirs, third, rest);
          turn.solve();
          int cell = cell(life, mine, second, theirs, third, rest);
          moverWins[holder][cell] = (float) turn.mover[0];
          nextWins[holder][cell] = (float) turn.next[0];
        }
      }
    });
  }

  private int cell(int life, int mine, int second, int theirs, int third, int rest) {
    int life3 = ((life - 1) * lives + second - 1) * lives + third - 1;
    return ((life3 * points + mine) * points + theirs) * points + rest;
  }

  /** Returns the chances before the first roll of a new game. */
  Chances start(int life) {
    Turn turn = new Turn();
    turn.set(NOBODY, life, 0, life, 0, life, 0);
    turn.solve();
    return new Chances(turn.mover[0], turn.next[0]);
  }

  /** Returns the best way to roll for the active Monster. */
  TurnPlan plan(Table table) {
    Turn turn = turn(table);
    turn.solve();
    return new TurnPlan(rolls, turn.moverEnds);
  }

  private Turn turn(Table table) {
    Seat mover = table.activeSeat();
    Seat next = table.left(mover);
    Seat last = table.left(next);
    Turn turn = new Turn();
    turn.set(
        holder(table),
        table.life(mover),
        table.points(mover),
        table.life(next),
        table.points(next),
        table.life(last),
        table.points(last));
    return turn;
  }

  private static int holder(Table table) {
    Seat seat = table.activeSeat();
    for (int holder = MOVER; holder <= LAST; holder++) {
      if (table.place(seat) == Place.CITY) {
        return holder;
      }
      seat = table.left(seat);
    }
    return NOBODY;
  }

  /** Returns the probability that a seat wins from a state in which a Monster is about to roll, or the game is over. */
  double value(Table table, Seat seat) {
    if (table.isOver()) {
      return table.winners().contains(seat) ? 1 : 0;
    }
    Seat mover = table.activeSeat();
    if (!table.isAlive(seat)) {
      return 0;
    }
    if (table.living().size() == 2) {
      double value = duel.value(Position.of(table));
      return seat == mover ? value : 1 - value;
    }
    Turn turn = turn(table);
    if (turn.mine >= points) {
      return seat == mover ? 1 : 0;
    }
    int cell = cell(turn.life, turn.mine, turn.second, turn.theirs, turn.third, turn.rest);
    double first = moverWins[turn.holder][cell];
    double second = nextWins[turn.holder][cell];
    return seat == mover ? first : seat == table.left(mover) ? second : 1 - first - second;
  }

  Hands hands() {
    return rolls.hands();
  }

  Duel duel() {
    return duel;
  }

  /** Computes the values of one turn to the mover and to the next Monster. Not thread-safe. */
  private final class Turn {
    private final double[] moverWorth = new double[ends.size()];
    private final double[] nextWorth = new double[ends.size()];
    private final double[] moverEnds = new double[rolls.hands().full()];
    private final double[] nextEnds = new double[rolls.hands().full()];

    /** Indexed by number of the dice: their value to the mover, their value to the next Monster, and their best subset. */
    private final double[] mover = new double[rolls.hands().size()];

    private final double[] next = new double[rolls.hands().size()];
    private final int[] best = new int[rolls.hands().size()];

    private int holder;
    private int life;
    private int mine;
    private int second;
    private int theirs;
    private int third;
    private int rest;

    /** The values of the last result. */
    private double toMover;

    private double toNext;

    void set(int holder, int life, int mine, int second, int theirs, int third, int rest) {
      this.holder = holder;
      this.life = life;
      this.mine = mine;
      this.second = second;
      this.theirs = theirs;
      this.third = third;
      this.rest = rest;
    }

    /** Solves the turn. Afterwards {@code mover[0]} and {@code next[0]} are the chances before the first roll. */
    void solve() {
      for (int result = 0; result < moverWorth.length; result++) {
        end(ends.points(result), ends.hearts(result), ends.smashes(result));
        moverWorth[result] = toMover;
        nextWorth[result] = toNext;
      }
      ends.spread(moverWorth, moverEnds);
      ends.spread(nextWorth, nextEnds);
      int first = rolls.hands().firstFull();
      System.arraycopy(moverEnds, 0, mover, first, moverEnds.length);
      System.arraycopy(nextEnds, 0, next, first, nextEnds.length);
      for (int left = 1; left < rules.rolls(); left++) {
        rolls.average(mover);
        rolls.average(next);
        choose();
      }
      rolls.average(mover);
      rolls.average(next);
    }

    /** Chooses the subset of each full multiset that is best for the mover; to keep all dice is to stop. */
    private void choose() {
      Hands hands = rolls.hands();
      int first = hands.firstFull();
      System.arraycopy(moverEnds, 0, mover, first, moverEnds.length);
      System.arraycopy(nextEnds, 0, next, first, nextEnds.length);
      for (int number = 0; number < best.length; number++) {
        best[number] = number;
      }
      int[] more = hands.next();
      for (int i = 0; i < more.length; i++) {
        int mineBest = best[i / Hands.FACES];
        int itsBest = best[more[i]];
        double gain = mover[mineBest] - mover[itsBest];
        boolean better = Math.abs(gain) < SAME ? mineBest > itsBest : gain > 0;
        best[more[i]] = better ? mineBest : itsBest;
      }
      // The best subset is the multiset itself or a smaller one, which does not change here.
      for (int number = first; number < best.length; number++) {
        mover[number] = mover[best[number]];
        next[number] = next[best[number]];
      }
    }

    private void end(int scored, int hearts, int smashes) {
      int now = mine + scored;
      if (now >= points) {
        give(1, 0);
      } else if (holder == MOVER) {
        endInside(now, smashes);
      } else {
        int healed = Math.min(lives, life + hearts);
        switch (holder) {
          case NEXT -> attackNext(now, healed, smashes);
          case LAST -> attackLast(now, healed, smashes);
          default -> enter(now, healed, second, third);
        }
      }
    }

    private void give(double moverWins, double nextWins) {
      toMover = moverWins;
      toNext = nextWins;
    }

    private void endInside(int now, int smashes) {
      enterOrHold(now, life, second - smashes, third - smashes);
    }

    private void attackNext(int now, int healed, int smashes) {
      int left = second - smashes;
      if (left <= 0) {
        enter(now, healed, 0, third);
        return;
      }
      passTo(NEXT, now, healed, left, third);
      if (smashes > 0) {
        double stayMover = toMover;
        double stayNext = toNext;
        enter(now, healed, left, third);
        if (toNext <= stayNext) {
          give(stayMover, stayNext);
        }
      }
    }

    private void attackLast(int now, int healed, int smashes) {
      int left = third - smashes;
      if (left <= 0) {
        enter(now, healed, second, 0);
        return;
      }
      passTo(LAST, now, healed, second, left);
      if (smashes > 0) {
        double stayMover = toMover;
        double stayNext = toNext;
        enter(now, healed, second, left);
        if (1 - toMover - toNext <= 1 - stayMover - stayNext) {
          give(stayMover, stayNext);
        }
      }
    }

    private void enter(int now, int healed, int secondLeft, int thirdLeft) {
      if (now + rules.pointsForEntering() >= points) {
        give(1, 0);
      } else {
        enterOrHold(now + rules.pointsForEntering(), healed, secondLeft, thirdLeft);
      }
    }

    /** Ends the turn with the mover in City. A Monster without life is eliminated. */
    private void enterOrHold(int now, int own, int secondLeft, int thirdLeft) {
      if (secondLeft <= 0 && thirdLeft <= 0) {
        give(1, 0);
      } else if (secondLeft <= 0) {
        double other = duel.value(new Position(thirdLeft, rest, own, now, Position.City.OTHER));
        give(1 - other, 0);
      } else if (thirdLeft <= 0) {
        double other = duel.value(new Position(secondLeft, theirs, own, now, Position.City.OTHER));
        give(1 - other, other);
      } else {
        passTo(MOVER, now, own, secondLeft, thirdLeft);
      }
    }

    /**
     * Starts the turn of the next Monster.
     *
     * @param inCity the holder of City, relative to the present mover
     */
    private void passTo(int inCity, int now, int own, int secondLeft, int thirdLeft) {
      int scored = theirs + (inCity == NEXT ? rules.pointsInTokyo() : 0);
      if (scored >= points) {
        give(0, 1);
        return;
      }
      int seen = inCity == MOVER ? LAST : inCity - 1;
      int cell = cell(secondLeft, scored, thirdLeft, rest, own, now);
      double nextOne = moverWins[seen][cell];
      double lastOne = nextWins[seen][cell];
      give(1 - nextOne - lastOne, nextOne);
    }
  }
}
