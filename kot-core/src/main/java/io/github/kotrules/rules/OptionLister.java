package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.CardAction.CopyCard;
import io.github.kotrules.action.CardAction.Decline;
import io.github.kotrules.action.CardAction.EndSelling;
import io.github.kotrules.action.CardAction.SellCard;
import io.github.kotrules.action.CardAction.TakeExtraTurn;
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
import io.github.kotrules.action.DiceAction.GiveHearts;
import io.github.kotrules.action.DiceAction.SpendHearts;
import io.github.kotrules.action.TokyoAction.StayInTokyo;
import io.github.kotrules.action.TokyoAction.TakeDamage;
import io.github.kotrules.action.TokyoAction.YieldTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;

/** Lists the answers to each question but rerolls, which are only counted. */
final class OptionLister implements Decision.Cases<List<Action>> {
  private static final Decline DECLINE = new Decline();
  private static final YieldTokyo YIELD = new YieldTokyo();
  private static final StayInTokyo STAY = new StayInTokyo();
  private static final TakeDamage TAKE_DAMAGE = new TakeDamage();
  private static final EndSelling END_SELLING = new EndSelling();
  private static final TakeExtraTurn TAKE_EXTRA_TURN = new TakeExtraTurn();

  private static final ImmutableList<Action> STAY_OR_YIELD = ImmutableList.of(STAY, YIELD);

  private final CardBook book;
  private final Table table;

  OptionLister(CardBook book, Table table) {
    this.book = book;
    this.table = table;
  }

  /** What cards add to the rolls of their owner's turn. */
  static List<Action> whileRolling(CardBook book, Table table, Seat seat) {
    ActionList options = new ActionList();
    CardOptions.addFreeRerolls(book, table, seat, table.dice(), options);
    return CardOptions.withUses(book, table, seat, Moment.ROLLING, options);
  }

  private List<Action> withUses(Seat seat, ActionList options) {
    return CardOptions.withUses(book, table, seat, Moment.DECIDING, options);
  }

  @Override
  public List<Action> chooseReroll(ChooseReroll decision) {
    return RerollOptions.of(book, table, decision.seat());
  }

  @Override
  public List<Action> chooseProbe(ChooseProbe decision) {
    ActionList options = new ActionList().append(DECLINE);
    CardOptions.addProbes(book, table, decision.seat(), options);
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseFreeReroll(ChooseFreeReroll decision) {
    ActionList options = new ActionList().append(DECLINE);
    CardOptions.addFreeRerolls(book, table, decision.seat(), decision.dice(), options);
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseDieChange(ChooseDieChange decision) {
    return DieTurnOptions.of(book, table, decision.seat());
  }

  @Override
  public List<Action> chooseOrder(ChooseOrder decision) {
    return Orders.of(book, table, decision.seat());
  }

  @Override
  public List<Action> chooseGift(ChooseGift decision) {
    ActionList options = new ActionList().append(DECLINE);
    for (Seat to : table.others(decision.seat()).toList()) {
      if (!decision.given().contains(to) && table.life(to) < table.maxLife(to)) {
        for (int hearts = 1; hearts <= decision.hearts(); hearts++) {
          options.append(new GiveHearts(to, hearts));
        }
      }
    }
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseHearts(ChooseHearts decision) {
    ActionList options = new ActionList();
    int hearts = decision.hearts();
    int mostPoison = Math.min(hearts, table.tokens(decision.seat(), Token.POISON));
    for (int poison = 0; poison <= mostPoison; poison++) {
      int mostShrink = Math.min(hearts - poison, table.tokens(decision.seat(), Token.SHRINK));
      for (int shrink = 0; shrink <= mostShrink; shrink++) {
        options.append(new SpendHearts(hearts - poison - shrink, poison, shrink));
      }
    }
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseYield(ChooseYield decision) {
    return yields(book, table, decision.seat());
  }

  static List<Action> yields(CardBook book, Table table, Seat seat) {
    return CardOptions.withUses(book, table, seat, STAY_OR_YIELD);
  }

  @Override
  public List<Action> chooseDefence(ChooseDefence decision) {
    ActionList options = new ActionList().append(TAKE_DAMAGE);
    CardOptions.addDefences(book, table, decision.seat(), options);
    return CardOptions.withUses(book, table, decision.seat(), Moment.DAMAGE, options);
  }

  @Override
  public List<Action> choosePurchase(ChoosePurchase decision) {
    return PurchaseOptions.of(book, table, decision.seat());
  }

  @Override
  public List<Action> chooseRevealed(ChooseRevealed decision) {
    ActionList options = new ActionList().append(DECLINE);
    for (CardId card : decision.cards()) {
      PurchaseOptions.add(book, table, decision.seat(), card, options);
    }
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseCopy(ChooseCopy decision) {
    Seat seat = decision.seat();
    ActionList options = new ActionList();
    if (decision.price() > 0) {
      options.append(DECLINE);
    }
    HeldCard copier = table.cards(seat).find(decision.card());
    if (copier != null && table.energy(seat) >= decision.price()) {
      for (Seat owner : table.living().toList()) {
        for (HeldCard card : table.cards(owner)) {
          if (CardOptions.canCopy(book, table, seat, copier, new CardRef(owner, card.id()))) {
            options.appendOnce(new CopyCard(owner, card.id()));
          }
        }
      }
    }
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseAmount(ChooseAmount decision) {
    int most = Math.min(decision.most(), table.energy(decision.seat()));
    return new AmountOptions(most, withUses(decision.seat(), new ActionList()));
  }

  @Override
  public List<Action> chooseSale(ChooseSale decision) {
    ActionList options = new ActionList().append(END_SELLING);
    for (HeldCard card : table.cards(decision.seat())) {
      options.appendOnce(new SellCard(card.id()));
    }
    return withUses(decision.seat(), options);
  }

  @Override
  public List<Action> chooseExtraTurn(ChooseExtraTurn decision) {
    return withUses(decision.seat(), new ActionList().append(DECLINE).append(TAKE_EXTRA_TURN));
  }
}
