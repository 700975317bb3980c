package io.github.kotrules.action;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.util.random.RandomGenerator;

/**
 * Dice are about to fall.
 *
 * <pre>{@code
 * DiceChance chance = DiceChance.of(Seat.ONE, 6, DiceChance.Use.TURN);
 * assert chance.size() == 462; // equal dice are not told apart
 * double sixOnes = chance.probability(new Roll(Dice.parse("111111")));
 * assert Math.abs(sixOnes - Math.pow(1 / 6.0, 6)) < 1e-12;
 * }</pre>
 *
 * @param seat whose dice they are
 * @param count how many are rolled
 */
public record DiceChance(Seat seat, int count, Use use) implements Chance {
  private static final int FACES = Face.values().length;
  private static final int SEATS = Seat.values().length;

  /** As many dice as the base game can have. */
  private static final int USUAL_COUNT = 9;

  private static final ImmutableList<DiceChance> USUAL = usual();

  /** What the dice are rolled for. */
  public enum Use {
    /** Finding the first player (S-7). */
    OPENING,
    /** The roll step. */
    TURN,
    /** A card's own roll. */
    CARD
  }

  /** One of the usual ones, which are made once, or a new one. */
  public static DiceChance of(Seat seat, int count, Use use) {
    if (count < 1 || count > USUAL_COUNT) {
      return new DiceChance(seat, count, use);
    }
    return USUAL.get((use.ordinal() * SEATS + seat.ordinal()) * USUAL_COUNT + count - 1);
  }

  private static ImmutableList<DiceChance> usual() {
    ImmutableList.Builder<DiceChance> usual = ImmutableList.builder();
    for (Use use : Use.values()) {
      for (Seat seat : Seat.values()) {
        for (int count = 1; count <= USUAL_COUNT; count++) {
          usual.add(new DiceChance(seat, count, use));
        }
      }
    }
    return usual.build();
  }

  public DiceChance {
    requireNonNull(seat, "seat");
    requireNonNull(use, "use");
    checkArgument(count >= 1 && count <= Dice.MAX_PER_FACE, "%s dice cannot be rolled", count);
  }

  @Override
  public Roll sample(RandomGenerator random) {
    return new Roll(Dice.random(count, random));
  }

  /** The multinomial probability: the orders in which these faces can fall, of all the ways the dice can. */
  @Override
  public double probability(Outcome outcome) {
    requireNonNull(outcome, "outcome");
    if (!(outcome instanceof Roll roll && allows(roll))) {
      return 0;
    }
    double probability = 1;
    int fallen = 0;
    for (int face = 0; face < FACES; face++) {
      for (int i = 1; i <= roll.dice().count(Face.at(face)); i++) {
        fallen++;
        probability *= (double) fallen / (i * FACES);
      }
    }
    return probability;
  }

  @Override
  public ImmutableList<Outcome> outcomes() {
    ImmutableList.Builder<Outcome> outcomes = ImmutableList.builderWithExpectedSize(size());
    list(Dice.none(), 0, count, outcomes);
    return outcomes.build();
  }

  private static void list(
      Dice fallen, int face, int rest, ImmutableList.Builder<Outcome> outcomes) {
    if (face == FACES - 1) {
      outcomes.add(new Roll(fallen.plus(Dice.of(Face.at(face), rest))));
      return;
    }
    for (int n = rest; n >= 0; n--) {
      list(fallen.plus(Dice.of(Face.at(face), n)), face + 1, rest - n, outcomes);
    }
  }

  /** 462 for six dice. */
  @Override
  public int size() {
    int size = 1;
    for (int i = 1; i < FACES; i++) {
      size = size * (count + i) / i;
    }
    return size;
  }

  @Override
  public boolean allows(Action action) {
    return requireNonNull(action, "action") instanceof Roll roll && roll.dice().size() == count;
  }
}
