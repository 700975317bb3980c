package io.github.kotrules.solver;

import io.github.kotrules.solver.Position.City;
import java.util.Arrays;

/**
 * Solves the two-player game: computes the probability that the mover wins from each {@link Position}. Every game has one
 * winner.
 *
 * <p>While a Monster is in City, the total of points grows at least every second turn, because both starting a turn in Tokyo
 * and entering it score. So one pass from high totals to low ones computes all values. Positions with an empty City, with which
 * games begin, are computed on demand. In the second edition the first Monster enters at once. In the first edition City can
 * stay empty while nothing changes; then two unknown values, for the mover and for the other, depend on each other.
 *
 * <p>The two sides, 0 and 1, differ if one of them has a fixed {@link YieldRule}. Thread-safe.
 */
final class Duel {
  /** The iteration for an empty City ends when its value changes by less than this. */
  private static final double EXACT = 1e-14;

  private final DuelRules rules;
  private final YieldRule[] yieldRules;
  private final Rolls rolls;
  private final Ends ends;

  /**
   * The probabilities that the mover wins when it is in City, when the other is, and when City is empty, indexed by side of the
   * mover and by cell.
   */
  private final double[][] inside = new double[2][];

  private final double[][] outside = new double[2][];
  private final double[][] empty = new double[2][];

  private Duel(DuelRules rules, YieldRule first, YieldRule second) {
    this.rules = rules;
    this.yieldRules = new YieldRule[] {first, second};
    Hands hands = new Hands(rules.dice());
    this.rolls = new Rolls(hands, rules.rolls());
    this.ends = new Ends(hands);
    int cells =
        rules.maximumLife() * rules.maximumLife() * rules.pointsToWin() * rules.pointsToWin();
    for (int side = 0; side < 2; side++) {
      boolean same = side == 1 && first.equals(second);
      inside[side] = same ? inside[0] : new double[cells];
      outside[side] = same ? outside[0] : new double[cells];
      empty[side] = same ? empty[0] : new double[cells];
      Arrays.fill(empty[side], Double.NaN);
    }
  }

  /** Solves the game when both sides play perfectly. */
  static Duel solve(DuelRules rules) {
    return solve(rules, YieldRule.BEST, YieldRule.BEST);
  }

  /** Solves the game when both sides play as well as their rules for leaving Tokyo allow, and know the rule of the other. */
  static Duel solve(DuelRules rules, YieldRule first, YieldRule second) {
    Duel duel = new Duel(rules, first, second);
    Turn turn = duel.new Turn();
    int maximum = rules.pointsToWin() - 1;
    for (int total = 2 * maximum; total >= 0; total--) {
      duel.solve(total, City.OTHER, duel.outside, turn);
      duel.solve(total, City.MOVER, duel.inside, turn);
    }
    return duel;
  }

  /** Solves all positions with this total of points. */
  private void solve(int total, City city, double[][] values, Turn turn) {
    int maximum = rules.pointsToWin() - 1;
    int sides = yieldRules[0].equals(yieldRules[1]) ? 1 : 2;
    for (int points = Math.max(0, total - maximum); points <= Math.min(maximum, total); points++) {
      for (int life = 1; life <= rules.maximumLife(); life++) {
        for (int otherLife = 1; otherLife <= rules.maximumLife(); otherLife++) {
          int cell = cell(life, points, otherLife, total - points);
          for (int side = 0; side < sides; side++) {
            turn.set(side, city, life, points, otherLife, total - points);
            values[side][cell] = turn.value();
          }
        }
      }
    }
  }

  private int cell(int life, int points, int otherLife, int otherPoints) {
    int lives = (life - 1) * rules.maximumLife() + otherLife - 1;
    return (lives * rules.pointsToWin() + points) * rules.pointsToWin() + otherPoints;
  }

  DuelRules rules() {
    return rules;
  }

  YieldRule yieldRule(int side) {
    return yieldRules[side];
  }

  Hands hands() {
    return rolls.hands();
  }

  /** Returns the probability that the mover wins if both play perfectly. */
  double value(Position position) {
    return value(0, position);
  }

  /** Returns the probability that the mover, which plays this side, wins. */
  double value(int side, Position position) {
    return position.points() >= rules.pointsToWin()
        ? 1
        : value(
            side,
            position.city(),
            position.life(),
            position.points(),
            position.otherLife(),
            position.otherPoints());
  }

  private double value(int side, City city, int life, int points, int otherLife, int otherPoints) {
    return switch (city) {
      case MOVER -> inside[side][cell(life, points, otherLife, otherPoints)];
      case OTHER -> outside[side][cell(life, points, otherLife, otherPoints)];
      case NOBODY -> emptyCity(side, life, points, otherLife, otherPoints);
    };
  }

  /** Returns the chance of a Monster that was hit in City and stays, with perfect play afterwards. */
  double staying(int life, int points, int attackerLife, int attackerPoints) {
    return value(new Position(
        life, points + rules.pointsInTokyo(), attackerLife, attackerPoints, City.MOVER));
  }

  /** Returns the chance of a Monster that was hit in City and yields, with perfect play afterwards. */
  double yielding(int life, int points, int attackerLife, int attackerPoints) {
    int scored = attackerPoints + rules.pointsForEntering();
    return scored >= rules.pointsToWin()
        ? 0
        : value(new Position(life, points, attackerLife, scored, City.OTHER));
  }

  /** Returns the best way to roll in this position. */
  TurnPlan plan(int side, Position position) {
    Turn turn = new Turn();
    turn.set(
        side,
        position.city(),
        position.life(),
        position.points(),
        position.otherLife(),
        position.otherPoints());
    return new TurnPlan(rolls, turn.ends());
  }

  private synchronized double emptyCity(
      int side, int life, int points, int otherLife, int otherPoints) {
    int cell = cell(life, points, otherLife, otherPoints);
    if (Double.isNaN(empty[side][cell])) {
      Turn turn = new Turn();
      turn.set(side, City.NOBODY, life, points, otherLife, otherPoints);
      if (rules.entersAfterAttack()) {
        Turn reply = new Turn();
        reply.set(1 - side, City.NOBODY, otherLife, otherPoints, life, points);
        double value = settle(turn, reply);
        empty[1 - side][cell(otherLife, otherPoints, life, points)] = reply.value(1 - value);
        empty[side][cell] = value;
      } else {
        empty[side][cell] = turn.value();
      }
    }
    return empty[side][cell];
  }

  /**
   * Returns the value of a turn that may change nothing, followed by a reply that may change nothing. The value is the fixed
   * point of a piecewise linear function. Steffensen's method is exact as soon as it reaches the right piece.
   */
  private static double settle(Turn turn, Turn reply) {
    double value = 0.5;
    while (true) {
      double once = turn.value(1 - reply.value(1 - value));
      double twice = turn.value(1 - reply.value(1 - once));
      double bend = (twice - once) - (once - value);
      if (Math.abs(twice - once) < EXACT || bend == 0) {
        return twice;
      }
      double guess = value - (once - value) * (once - value) / bend;
      value = guess >= 0 && guess <= 1 ? guess : twice;
    }
  }

  /** Computes the value of one turn to the mover. Can be set and used repeatedly, by one thread. */
  private final class Turn {
    private final double[] worth = new double[ends.size()];
    private final double[] handWorth = new double[rolls.hands().full()];
    private final double[] table = new double[rolls.hands().size()];
    private int side;
    private City city = City.NOBODY;
    private int life;
    private int points;
    private int otherLife;
    private int otherPoints;

    void set(int side, City city, int life, int points, int otherLife, int otherPoints) {
      this.side = side;
      this.city = city;
      this.life = life;
      this.points = points;
      this.otherLife = otherLife;
      this.otherPoints = otherPoints;
      for (int result = 0; result < worth.length; result++) {
        // A result that changes nothing has the value of the next turn, which may not be known yet.
        worth[result] = changesNothing(result) ? 0 : worth(result);
      }
    }

    double value() {
      return value(0);
    }

    /**
     * Returns the value of the turn.
     *
     * @param nothing the value of a turn that changes nothing while City is empty
     */
    double value(double nothing) {
      for (int result = 0; result < worth.length; result++) {
        if (changesNothing(result)) {
          worth[result] = nothing;
        }
      }
      ends.spread(worth, handWorth);
      return rolls.expected(handWorth, table);
    }

    /** Returns the values of final dice. */
    double[] ends() {
      for (int result = 0; result < worth.length; result++) {
        worth[result] = worth(result);
      }
      ends.spread(worth, handWorth);
      return handWorth;
    }

    private boolean changesNothing(int result) {
      return city == City.NOBODY
          && rules.entersAfterAttack()
          && ends.smashes(result) == 0
          && ends.points(result) == 0
          && (ends.hearts(result) == 0 || life == rules.maximumLife());
    }

    private double worth(int result) {
      int scored = points + ends.points(result);
      int smashes = ends.smashes(result);
      if (scored >= rules.pointsToWin()) {
        return 1;
      }
      if (city == City.MOVER) {
        return smashes >= otherLife ? 1 : otherMoves(City.MOVER, life, scored, otherLife - smashes);
      }
      int healed = Math.min(rules.maximumLife(), life + ends.hearts(result));
      if (city == City.OTHER) {
        return smashes == 0
            ? otherMoves(City.OTHER, healed, scored, otherLife)
            : attack(healed, scored, otherLife - smashes);
      }
      return rules.entersAfterAttack() && smashes == 0
          ? otherMoves(City.NOBODY, healed, scored, otherLife)
          : enter(healed, scored, otherLife);
    }

    /** Returns the value of an attack after which the other, in City, has this life left and stays or yields. */
    private double attack(int life, int points, int left) {
      if (left <= 0) {
        return 1;
      }
      YieldRule rule = yieldRules[1 - side];
      if (rule.isFixed()) {
        return rule.yields(left)
            ? enter(life, points, left)
            : otherMoves(City.OTHER, life, points, left);
      }
      return Math.min(enter(life, points, left), otherMoves(City.OTHER, life, points, left));
    }

    private double enter(int life, int points, int otherLife) {
      int scored = points + rules.pointsForEntering();
      return scored >= rules.pointsToWin() ? 1 : otherMoves(City.MOVER, life, scored, otherLife);
    }

    /**
     * Returns the value to the present mover when the other starts its turn.
     *
     * @param holder who is in City, seen from the present mover
     */
    private double otherMoves(City holder, int life, int points, int otherLife) {
      if (holder == City.OTHER) {
        int scored = otherPoints + rules.pointsInTokyo();
        return scored >= rules.pointsToWin()
            ? 0
            : 1 - Duel.this.value(1 - side, City.MOVER, otherLife, scored, life, points);
      }
      City seen = holder == City.MOVER ? City.OTHER : City.NOBODY;
      return 1 - Duel.this.value(1 - side, seen, otherLife, otherPoints, life, points);
    }
  }
}
