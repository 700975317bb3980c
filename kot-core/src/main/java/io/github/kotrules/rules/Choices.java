package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseOrder;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.Pending;
import io.github.kotrules.state.Table;
import java.util.List;

/** Which rule lists the answers to which question. */
final class Choices implements Decision.Cases<Choice<?>> {
  private static final Choices BY_QUESTION = new Choices();

  private Choices() {}

  /** The legal answers. The most frequent questions are recognised by their class, which is faster than a case. */
  static List<Action> list(CardRegistry cards, Table table, Pending asked) {
    if (asked instanceof ChooseReroll reroll) {
      return RollStep.REROLLS.list(cards, table, reroll);
    }
    if (asked instanceof ChooseOrder order) {
      return ResolveStep.ORDERS.list(cards, table, order);
    }
    if (asked instanceof ChooseYield yield) {
      return Smash.YIELDS.list(cards, table, yield);
    }
    if (asked instanceof ChoosePurchase purchase) {
      return BuyStep.PURCHASES.list(cards, table, purchase);
    }
    Decision decision = (Decision) asked;
    return of(decision).list(cards, table, decision);
  }

  /** Whether an action is a legal answer. */
  static boolean allows(CardRegistry cards, Table table, Pending asked, Action action) {
    if (asked instanceof ChooseReroll reroll) {
      return RollStep.REROLLS.allows(cards, table, reroll, action);
    }
    if (asked instanceof ChooseOrder order) {
      return ResolveStep.ORDERS.allows(cards, table, order, action);
    }
    if (asked instanceof ChooseYield yield) {
      return Smash.YIELDS.allows(cards, table, yield, action);
    }
    if (asked instanceof ChoosePurchase purchase) {
      return BuyStep.PURCHASES.allows(cards, table, purchase, action);
    }
    Decision decision = (Decision) asked;
    return of(decision).allows(cards, table, decision, action);
  }

  @SuppressWarnings("unchecked") // each case gives the choice of its own question
  static Choice<Decision> of(Decision decision) {
    return (Choice<Decision>) decision.match(BY_QUESTION);
  }

  @Override
  public Choice<?> chooseReroll(ChooseReroll decision) {
    return RollStep.REROLLS;
  }

  @Override
  public Choice<?> chooseProbe(ChooseProbe decision) {
    return CardRolls.PROBES;
  }

  @Override
  public Choice<?> chooseFreeReroll(ChooseFreeReroll decision) {
    return CardRolls.FREE_REROLLS;
  }

  @Override
  public Choice<?> chooseDieChange(ChooseDieChange decision) {
    return RollStep.DIE_CHANGES;
  }

  @Override
  public Choice<?> chooseOrder(ChooseOrder decision) {
    return ResolveStep.ORDERS;
  }

  @Override
  public Choice<?> chooseGift(ChooseGift decision) {
    return Hearts.GIFTS;
  }

  @Override
  public Choice<?> chooseHearts(ChooseHearts decision) {
    return Hearts.USES;
  }

  @Override
  public Choice<?> chooseYield(ChooseYield decision) {
    return Smash.YIELDS;
  }

  @Override
  public Choice<?> chooseDefence(ChooseDefence decision) {
    return Defence.DEFENCES;
  }

  @Override
  public Choice<?> choosePurchase(ChoosePurchase decision) {
    return BuyStep.PURCHASES;
  }

  @Override
  public Choice<?> chooseRevealed(ChooseRevealed decision) {
    return BuyStep.REVEALED;
  }

  @Override
  public Choice<?> chooseCopy(ChooseCopy decision) {
    return CardsInPlay.COPIES;
  }

  @Override
  public Choice<?> chooseAmount(ChooseAmount decision) {
    return CardsInPlay.AMOUNTS;
  }

  @Override
  public Choice<?> chooseSale(ChooseSale decision) {
    return CardsInPlay.SALES;
  }

  @Override
  public Choice<?> chooseExtraTurn(ChooseExtraTurn decision) {
    return TurnOrder.EXTRA_TURN;
  }
}
