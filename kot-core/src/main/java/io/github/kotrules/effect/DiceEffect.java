package io.github.kotrules.effect;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;

/**
 * What is wanted of dice.
 *
 * <pre>{@code
 * Effect roll = new RollForCard(seat, CardId.of("war-drum"), 2); // the card's WhenCardRolled follows
 * Effect again = new GrantReroll(seat);
 * }</pre>
 */
public sealed interface DiceEffect extends Effect {
  /** Allow one more roll this turn. */
  record GrantReroll(Seat seat) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.grantReroll(this);
    }
  }

  /**
   * Ask the other Monsters whose cards let them have a die rolled again.
   *
   * @param asked who has answered
   */
  record OfferProbes(SeatSet asked) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.offerProbes(this);
    }
  }

  /** Ask the active player whose cards turn dice. */
  record OfferChanges(Seat seat) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.offerChanges(this);
    }
  }

  /**
   * Put the die that another Monster had rolled again with the others.
   *
   * @param owner whose card had it rolled
   */
  record TakeProbe(Seat owner, CardId card) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.takeProbe(this);
    }
  }

  /**
   * Let the active player use free rerolls on dice that another had rolled again.
   *
   * @param dice the dice in question
   */
  record OfferFreeReroll(Seat seat, Dice dice) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.offerFreeReroll(this);
    }
  }

  /** Put the dice that were rolled again for free with the others. */
  record TakeFreeReroll(Seat seat) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.takeFreeReroll(this);
    }
  }

  /** Roll dice for a card, which says what comes of them. */
  record RollForCard(Seat owner, CardId card, int dice) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.rollForCard(this);
    }
  }

  /** Put the dice that fell for a card with those that lie. */
  record TakeCardRoll(Seat owner, CardId card, Dice kept) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.takeCardRoll(this);
    }
  }

  /** Let the owner use free rerolls on dice that fell for a card, before they count. */
  record SettleCardRoll(Seat owner, CardId card, Dice dice) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.settleCardRoll(this);
    }
  }

  /** Let a card say what the dice that fell for it mean. */
  record HearCardRoll(Seat owner, CardId card, Dice dice) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.hearCardRoll(this);
    }
  }

  /** Resolve one group of the final dice (D-1). */
  record ResolveGroup(DiceGroup group) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.resolveGroup(this);
    }
  }

  /** Let the cards speak that act where there was no attack. */
  record CloseResolution(Seat seat) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.closeResolution(this);
    }
  }

  /**
   * Ask whether hearts go to other Monsters.
   *
   * @param given who has got some
   */
  record OfferGift(Seat seat, int hearts, SeatSet given) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.offerGift(this);
    }
  }

  /** Heal and remove tokens with hearts (D-4). */
  record UseHearts(Seat seat, int hearts) implements DiceEffect {
    @Override
    public void match(Cases cases) {
      cases.useHearts(this);
    }
  }
}
