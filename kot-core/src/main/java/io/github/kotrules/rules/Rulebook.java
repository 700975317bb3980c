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
import io.github.kotrules.action.Pending;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.ExhaustCard;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.HealForPay;
import io.github.kotrules.effect.Effect.LeaveTokyo;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.effect.Effect.ShieldMonster;
import io.github.kotrules.effect.Effect.TakeCity;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Table;
import java.util.List;

/** The dispatch to the rules: begins the next step of a turn, runs an effect, lists the answers to a question. */
final class Rulebook implements Engine {
  private static final Choices CHOICES = new Choices();

  @Override
  public void proceed(Resolution r) {
    TurnOrder.proceed(r);
  }

  @Override
  public void runEffect(Resolution r, Deed deed) {
    deed.nextEffect().match(new EffectRunner(r, deed));
  }

  /** The legal answers. The most frequent questions are tested by their class, which is faster than {@code match}. */
  static List<Action> list(CardRegistry cards, Table table, Pending asked) {
    if (asked instanceof ChooseReroll reroll) {
      return RollStep.REROLLS.list(cards, table, reroll);
    }
    if (asked instanceof ChooseGroup group) {
      return ResolveStep.GROUPS.list(cards, table, group);
    }
    if (asked instanceof ChooseYield yield) {
      return Smash.YIELDS.list(cards, table, yield);
    }
    if (asked instanceof ChoosePurchase purchase) {
      return BuyStep.PURCHASES.list(cards, table, purchase);
    }
    Decision decision = (Decision) asked;
    return choice(decision).list(cards, table, decision);
  }

  /** Whether an action is a legal answer. */
  static boolean allows(CardRegistry cards, Table table, Pending asked, Action action) {
    if (asked instanceof ChooseReroll reroll) {
      return RollStep.REROLLS.allows(cards, table, reroll, action);
    }
    if (asked instanceof ChooseGroup group) {
      return ResolveStep.GROUPS.allows(cards, table, group, action);
    }
    if (asked instanceof ChooseYield yield) {
      return Smash.YIELDS.allows(cards, table, yield, action);
    }
    if (asked instanceof ChoosePurchase purchase) {
      return BuyStep.PURCHASES.allows(cards, table, purchase, action);
    }
    Decision decision = (Decision) asked;
    return choice(decision).allows(cards, table, decision, action);
  }

  @SuppressWarnings("unchecked") // each case gives the choice of its own question
  static Choice<Decision> choice(Decision decision) {
    return (Choice<Decision>) decision.match(CHOICES);
  }

  /** Maps each kind of question to the rule that lists its answers. */
  private static final class Choices implements Decision.Cases<Choice<?>> {
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
    public Choice<?> chooseGroup(ChooseGroup decision) {
      return ResolveStep.GROUPS;
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
    public Choice<?> chooseOption(ChooseOption decision) {
      return CardQuestions.OPTIONS;
    }

    @Override
    public Choice<?> chooseMonster(ChooseMonster decision) {
      return CardQuestions.MONSTERS;
    }

    @Override
    public Choice<?> chooseNumber(ChooseNumber decision) {
      return CardQuestions.NUMBERS;
    }

    @Override
    public Choice<?> chooseExtraTurn(ChooseExtraTurn decision) {
      return TurnOrder.EXTRA_TURN;
    }
  }

  /**
   * Dispatches each effect of a card to its rule. Seats and cards are checked here, because a card may name one that does not
   * exist.
   */
  private static final class EffectRunner implements Effect.Cases {
    private final Resolution r;
    private final Deed deed;

    EffectRunner(Resolution r, Deed deed) {
      this.r = r;
      this.deed = deed;
    }

    private Seat checked(Seat seat) {
      if (seat.ordinal() >= r.table.seats()) {
        throw deed.failure("returned " + deed.nextEffect() + ", but that seat is not at the table");
      }
      return seat;
    }

    private SeatSet checked(SeatSet seats) {
      Seat absent = r.absentFrom(seats);
      if (absent != null) {
        checked(absent);
      }
      return seats;
    }

    private CardId checked(CardId card) {
      if (!r.cards.catalogue().contains(card)) {
        throw deed.failure("returned " + deed.nextEffect() + ", but the game has no such card");
      }
      return card;
    }

    @Override
    public void gainPoints(GainPoints effect) {
      MonsterStats.gainPoints(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void losePoints(LosePoints effect) {
      MonsterStats.losePoints(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void gainEnergy(GainEnergy effect) {
      MonsterStats.gainEnergy(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void loseEnergy(LoseEnergy effect) {
      MonsterStats.loseEnergy(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void heal(Heal effect) {
      MonsterStats.heal(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void healForPay(HealForPay effect) {
      MonsterStats.healForPay(
          r, checked(effect.healer()), checked(effect.patient()), effect.amount(), effect.price());
    }

    @Override
    public void loseLife(LoseLife effect) {
      MonsterStats.loseLife(r, checked(effect.seat()), effect.amount());
    }

    @Override
    public void giveTokens(GiveTokens effect) {
      MonsterStats.giveTokens(r, checked(effect.seat()), effect.token(), effect.count());
    }

    @Override
    public void dealDamage(DealDamage effect) {
      if (effect.dealer() != null) {
        checked(effect.dealer());
      }
      checked(effect.targets());
      Damage.deal(r, effect, deed);
    }

    @Override
    public void reduceDamage(ReduceDamage effect) {
      if (!Defence.reduce(r, effect.amount())) {
        throw deed.failure("returned " + effect + ", but no damage is about to be taken");
      }
    }

    @Override
    public void shieldMonster(ShieldMonster effect) {
      r.emit(new ShieldRaised(checked(effect.seat())));
    }

    @Override
    public void reviveMonster(ReviveMonster effect) {
      Damage.revive(r, checked(effect.seat()), effect.life());
    }

    @Override
    public void leaveTokyo(LeaveTokyo effect) {
      Tokyo.leave(r, checked(effect.seat()));
    }

    @Override
    public void takeCity(TakeCity effect) {
      Tokyo.takeCity(r, checked(effect.seat()));
    }

    @Override
    public void grantReroll(GrantReroll effect) {
      RollStep.grantReroll(r, checked(effect.seat()));
    }

    @Override
    public void rollForCard(RollForCard effect) {
      Seat owner = checked(effect.owner());
      CardId card = checked(effect.card());
      int dice = Math.min(effect.dice(), Dice.MAX_PER_FACE);
      if (dice > 0 && r.canAct(owner)) {
        CardRolls.roll(r, owner, card, dice);
      }
    }

    @Override
    public void placeCounters(PlaceCounters effect) {
      CardsInPlay.changeCounters(
          r, checked(effect.owner()), checked(effect.card()), effect.change());
    }

    @Override
    public void withdrawEnergy(WithdrawEnergy effect) {
      CardsInPlay.withdrawEnergy(
          r, checked(effect.owner()), checked(effect.card()), effect.amount());
    }

    @Override
    public void discardCard(DiscardCard effect) {
      CardsInPlay.discard(r, checked(effect.owner()), checked(effect.card()));
    }

    @Override
    public void exhaustCard(ExhaustCard effect) {
      CardsInPlay.exhaust(r, checked(effect.owner()), checked(effect.card()));
    }

    @Override
    public void askForCopy(AskForCopy effect) {
      Seat owner = checked(effect.owner());
      CardId card = checked(effect.card());
      CardsInPlay.askForCopy(r, owner, card, Math.min(effect.price(), Table.MAX_ENERGY));
    }

    @Override
    public void askForAmount(AskForAmount effect) {
      Seat owner = checked(effect.owner());
      CardId card = checked(effect.card());
      CardsInPlay.askForAmount(r, owner, card);
    }

    @Override
    public void askForSales(AskForSales effect) {
      CardsInPlay.askForSales(r, checked(effect.seat()), effect);
    }

    @Override
    public void askForOption(AskForOption effect) {
      ChooseOption question = new ChooseOption(effect.seat(), deed.card(), effect.options());
      checked(effect.seat());
      CardQuestions.ask(r, deed, question);
    }

    @Override
    public void askForMonster(AskForMonster effect) {
      Seat seat = checked(effect.seat());
      SeatSet monsters = checked(effect.monsters());
      CardQuestions.ask(r, deed, new ChooseMonster(seat, deed.card(), monsters));
    }

    @Override
    public void askForNumber(AskForNumber effect) {
      Seat seat = checked(effect.seat());
      int least = Math.min(effect.least(), Table.MAX_ENERGY);
      int most = Math.min(effect.most(), Table.MAX_ENERGY);
      CardQuestions.ask(r, deed, new ChooseNumber(seat, deed.card(), least, most));
    }

    @Override
    public void grantExtraTurn(GrantExtraTurn effect) {
      TurnOrder.grant(r, checked(effect.seat()), effect.fewerDice());
    }
  }
}
