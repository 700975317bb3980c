package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceAction.RerollDice;
import io.github.kotrules.action.DiceAction.StopRolling;
import io.github.kotrules.internal.Packed;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.AbstractList;
import java.util.List;
import java.util.Objects;
import java.util.RandomAccess;
import org.jspecify.annotations.Nullable;

/**
 * Stop, or roll any of these dice again, for up to six dice: there are 924 such hands, so the lists are made once and
 * shared, and so are the actions.
 */
final class UsualRerolls extends AbstractList<Action> implements RandomAccess {
  private static final Packed<Dice> PACKED = Packed.of(Dice.none());
  private static final int MOST = 6;
  private static final int FACES = Face.values().length;

  // The multiplier gives each of the 924 hands a place of its own; it was found by trying.
  private static final int PLACES_BITS = 13;
  private static final int SPREAD = 0x7D78_9F19;

  private static final @Nullable UsualRerolls[] BY_PLACE = all();

  /** The dice packed in an int, to know them again at one look. */
  private final int bits;

  private final RerollDice whole;
  private final Action[] actions;

  private UsualRerolls(Dice dice, Action[] actions) {
    this.bits = PACKED.bits(dice);
    this.whole = new RerollDice(dice);
    this.actions = actions;
  }

  /** The list for these dice; null if they are more than usual. */
  static @Nullable List<Action> of(Dice dice) {
    UsualRerolls found = BY_PLACE[place(dice)];
    return found != null && found.bits == PACKED.bits(dice) ? found : null;
  }

  private static int place(Dice dice) {
    return (PACKED.bits(dice) * SPREAD) >>> (Integer.SIZE - PLACES_BITS);
  }

  private static @Nullable UsualRerolls[] all() {
    @Nullable UsualRerolls[] all = new UsualRerolls[1 << PLACES_BITS];
    add(Dice.none(), 0, all);
    return all;
  }

  /** Adds every hand that has more dice of this face and the later ones; what can be picked of a hand is there before. */
  private static void add(Dice hand, int face, @Nullable UsualRerolls[] all) {
    if (face == FACES) {
      put(hand, all);
      return;
    }
    add(hand, face + 1, all);
    if (hand.size() < MOST) {
      add(hand.plus(Face.at(face)), face, all);
    }
  }

  private static void put(Dice hand, @Nullable UsualRerolls[] all) {
    if (all[place(hand)] != null) {
      throw new IllegalStateException("two hands of dice at one place: find another multiplier");
    }
    Action[] actions = new Action[hand.subsets()];
    all[place(hand)] = new UsualRerolls(hand, actions);
    // The empty pick is no reroll, and its place in the list is that of stopping.
    actions[0] = new StopRolling();
    for (int i = 1; i < actions.length; i++) {
      actions[i] = Objects.requireNonNull(all[place(hand.subset(i))]).whole;
    }
  }

  @Override
  public int size() {
    return actions.length;
  }

  @Override
  public Action get(int index) {
    return actions[index];
  }

  @Override
  public boolean contains(@Nullable Object action) {
    return action instanceof StopRolling
        || (action instanceof RerollDice reroll
            && !reroll.dice().isEmpty()
            && whole.dice().contains(reroll.dice()));
  }
}
