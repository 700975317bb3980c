package io.github.kotrules.bots;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
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
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameView;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The answer of a {@link SimpleBot} to one question: its author's where it is one of the three, else the usual one. The first
 * option of a question is the one that does least: stop, decline, take the damage, buy nothing.
 */
final class Answers implements Decision.Cases<Action> {
  private static final int HURT = 4;

  private final SimpleBot bot;
  private final GameView view;
  private final List<Action> options;

  Answers(SimpleBot bot, GameView view, List<Action> options) {
    this.bot = bot;
    this.view = view;
    this.options = options;
  }

  private Action least() {
    return options.get(0);
  }

  private int life() {
    return view.life(view.seat());
  }

  /** A card that may be used at any question is worth its price when life is low. */
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

  /** Dice that fall for a card are rolled again, those of the roll step have had their rolls. */
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

  /** Numbers, hearts, energy, smash: what is gained is safe before anybody strikes back. */
  @Override
  public Action chooseGroup(ChooseGroup decision) {
    return least();
  }

  @Override
  public Action chooseGift(ChooseGift decision) {
    return least();
  }

  /** Poison first, then shrink, unless life is low. */
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
    return orUseCard(lethal || bot.yieldsTokyo(view) ? new YieldTokyo() : new StayInTokyo());
  }

  /** What costs nothing is always used; what costs energy when much is at stake. */
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
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    for (Action option : options) {
      CardId card = cardOf(option);
      if (card != null) {
        cards.add(card);
      }
    }
    ImmutableList<CardId> affordable = cards.build();
    CardId wanted = affordable.isEmpty() ? null : bot.buy(view, affordable);
    return wanted == null ? least() : purchaseOf(wanted);
  }

  private Action purchaseOf(CardId wanted) {
    for (Action option : options) {
      if (wanted.equals(cardOf(option))) {
        return option;
      }
    }
    return new BuyCard(wanted);
  }

  private @Nullable CardId cardOf(Action option) {
    if (option instanceof BuyCard buy) {
      return buy.card();
    }
    if (option instanceof BuyTopCard buy) {
      return Objects.requireNonNull(view.seenCards().get(buy.position()).card());
    }
    return option instanceof BuyFromMonster buy ? buy.card() : null;
  }

  /** The best card on the table; a copy that is there already stays. */
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
  public Action chooseExtraTurn(ChooseExtraTurn decision) {
    return new TakeExtraTurn();
  }
}
