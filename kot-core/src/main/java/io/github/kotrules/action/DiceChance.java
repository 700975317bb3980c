package io.github.kotrules.action;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.packed.Multisets;
import io.github.kotrules.model.packed.Packed;
import java.util.random.RandomGenerator;

/**
 * A roll of dice.
 *
 * @param seat the Monster that rolls
 * @param count the number of dice
 */
public record DiceChance(Seat seat, int count, Use use) implements Chance {
  private static final Face[] FACES = Face.values();
  private static final int SEATS = Seat.values().length;

  /** The maximum number of dice in the base game. */
  private static final int USUAL_COUNT = 9;

  private static final ImmutableList<DiceChance> USUAL = usual();
  private static final Packed<Dice> PACKED = Packed.of(Dice.none());

  /** The purpose of a roll. */
  public enum Use {
    /** Finding the first player (S-7). */
    OPENING,
    /** The roll step. */
    TURN,
    /** A roll for a card. */
    CARD
  }

  /** Returns a shared instance for the numbers of dice of the base game, otherwise a new one. */
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
    checkArgument(
        count >= 1 && count <= Dice.MAX_PER_FACE,
        "the number of dice must be 1 to " + Dice.MAX_PER_FACE + ", not %s",
        count);
  }

  @Override
  public Roll sample(RandomGenerator random) {
    return new Roll(Dice.random(count, random));
  }

  /** The multinomial probability of these faces. */
  @Override
  public double probability(Outcome outcome) {
    requireNonNull(outcome, "outcome");
    if (!(outcome instanceof Roll roll && allows(roll))) {
      return 0;
    }
    double probability = 1;
    int fallen = 0;
    for (Face face : FACES) {
      for (int i = 1; i <= roll.dice().count(face); i++) {
        fallen++;
        probability *= (double) fallen / (i * FACES.length);
      }
    }
    return probability;
  }

  @Override
  public ImmutableList<Outcome> outcomes() {
    ImmutableList.Builder<Outcome> outcomes = ImmutableList.builderWithExpectedSize(size());
    int dice = Multisets.first(count);
    for (int i = 0; i < size(); i++) {
      outcomes.add(new Roll(PACKED.value(dice)));
      dice = Multisets.following(dice);
    }
    return outcomes.build();
  }

  /** The number of multisets of faces: 462 for six dice. */
  @Override
  public int size() {
    return Multisets.count(count);
  }

  @Override
  public boolean allows(Action action) {
    return requireNonNull(action, "action") instanceof Roll roll && roll.dice().size() == count;
  }
}
