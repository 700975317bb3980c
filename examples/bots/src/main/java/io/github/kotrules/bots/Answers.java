package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.state.GameView;
import java.util.List;

/**
 * The answer of a {@link GreedyBot} to one question. The first option of a question is the passive one: stop, decline, take the
 * damage, buy nothing.
 */
final class Answers implements Decision.Cases<Action> {
  private static final int HURT = 4;

  private static final Chooser BUYER = Chooser.firstOption()
      .buying((view, affordable) -> new Purchase(view, view.seat()).best(affordable));

  private final GreedyBot bot;
  private final Question question;
  private final GameView view;
  private final List<Action> options;

  Answers(GreedyBot bot, Question question) {
    this.bot = bot;
    this.question = question;
    this.view = question.view();
    this.options = question.options();
  }

  private Action least() {
    return options.get(0);
  }

  private int life() {
    return view.life(view.seat());
  }

  /** Uses a healing card when life is low, otherwise gives the answer. */
  private Action orUseCard(Action answer) {
    if (life() <= HURT && !view.cards(view.seat()).isEmpty()) {
      for (int i = options.size() - 1; i >= 0 && options.get(i) instanceof UseCard; i--) {
        if (UsefulCards.heals(((UseCard) options.get(i)).card(), view)) {
          return options.get(i);
        }
      }
    }
    return answer;
  }

  @Override
  public Action chooseReroll(ChooseReroll decision) {
    return orUseCard(new Rolling(view, options).answer(bot.reroll(view)));
  }

  @Override
  public Action chooseProbe(ChooseProbe decision) {
    return orUseCard(Changes.bestProbe(view, options));
  }

  /** Rerolls dice of a card, but not those of the roll step, which had their rolls. */
  @Override
  public Action chooseFreeReroll(ChooseFreeReroll decision) {
    Action last = least();
    for (Action option : options) {
      last = option instanceof RerollWithCard ? option : last;
    }
    return decision.rolledFor() == null ? orUseCard(least()) : last;
  }

  @Override
  public Action chooseDieChange(ChooseDieChange decision) {
    return orUseCard(Changes.bestTurn(view, options));
  }

  /** Picks numbers, hearts, energy, smash: gains come before the attack, to which others may react. */
  @Override
  public Action chooseGroup(ChooseGroup decision) {
    return least();
  }

  @Override
  public Action chooseGift(ChooseGift decision) {
    return least();
  }

  /** Removes poison first, then shrink, unless life is low. */
  @Override
  public Action chooseHearts(ChooseHearts decision) {
    int heal = Math.max(0, HURT - life());
    Action best = least();
    int most = -1;
    for (Action option : options) {
      if (option instanceof SpendHearts spend) {
        int cured = 2 * spend.poison() + spend.shrink();
        if (spend.heal() >= Math.min(heal, decision.hearts()) && cured > most) {
          best = option;
          most = cured;
        }
      }
    }
    return best;
  }

  @Override
  public Action chooseYield(ChooseYield decision) {
    boolean lethal = decision.avoidable() >= life();
    return orUseCard(lethal || GreedyBot.yieldsTokyo(view) ? new YieldTokyo() : new StayInTokyo());
  }

  /** Always uses a free defence, and one that costs energy if much is at stake. */
  @Override
  public Action chooseDefence(ChooseDefence decision) {
    int damage = decision.packet().amount();
    boolean serious = damage >= Math.min(3, life() - 1);
    for (Action option : options) {
      if (option instanceof UseCard use
          && (serious || UsefulCards.isFree(use.card(), view))
          && UsefulCards.helpsAgainst(damage, use.card(), view)) {
        return option;
      }
    }
    return least();
  }

  @Override
  public Action choosePurchase(ChoosePurchase decision) {
    return orUseCard(buy());
  }

  @Override
  public Action chooseRevealed(ChooseRevealed decision) {
    return orUseCard(buy());
  }

  private Action buy() {
    return BUYER.choose(question);
  }

  /** Copies the best card on the table, but never changes an existing copy. */
  @Override
  public Action chooseCopy(ChooseCopy decision) {
    var copier = view.cards(view.seat()).find(decision.card());
    if (decision.price() > 0 && copier != null && copier.isCopying()) {
      return least();
    }
    Action best = least();
    double most = 0;
    for (Action option : options) {
      if (option instanceof CopyCard copy && CardWorth.points(view, copy.card()) > most) {
        best = option;
        most = CardWorth.points(view, copy.card());
      }
    }
    return best;
  }

  @Override
  public Action chooseAmount(ChooseAmount decision) {
    int all = Math.min(decision.most(), view.energy(view.seat()));
    return new StoreEnergy(all);
  }

  @Override
  public Action chooseSale(ChooseSale decision) {
    return least();
  }

  @Override
  public Action chooseOption(ChooseOption decision) {
    return least();
  }

  @Override
  public Action chooseMonster(ChooseMonster decision) {
    return least();
  }

  @Override
  public Action chooseNumber(ChooseNumber decision) {
    return least();
  }

  @Override
  public Action chooseExtraTurn(ChooseExtraTurn decision) {
    return new TakeExtraTurn();
  }
}
