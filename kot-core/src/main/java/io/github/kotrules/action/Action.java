package io.github.kotrules.action;

import static java.util.Objects.requireNonNull;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.internal.Slug;
import io.github.kotrules.internal.WrittenByKotModule;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * An input to a table: a player's answer to a {@link Decision}, or the {@link Outcome} of {@link Chance}. All kinds of actions
 * are nested here.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE));
 * state = game.next(state, new Roll(Dice.parse("1123SS"))); // chance
 * state = game.next(state, new RerollDice(Dice.parse("11"))); // a choice
 * state = game.next(state, new Roll(Dice.parse("SS")));
 * assert state.dice().equals(Dice.parse("23SSSS"));
 * assert !game.isLegal(state, new YieldTokyo());
 * }</pre>
 */
@WrittenByKotModule
public sealed interface Action extends Serializable {

  /** Calls the case for this kind of action. If a new kind is added, callers do not compile until they handle it. */
  <R> R match(Cases<R> cases);

  /** One method for each action. */
  interface Cases<R> {
    R stopRolling(StopRolling action);

    R rerollDice(RerollDice action);

    R rerollWithCard(RerollWithCard action);

    R probeDie(ProbeDie action);

    R turnDie(TurnDie action);

    R keepDice(KeepDice action);

    R resolveDice(ResolveDice action);

    R giveHearts(GiveHearts action);

    R spendHearts(SpendHearts action);

    R yieldTokyo(YieldTokyo action);

    R stayInTokyo(StayInTokyo action);

    R takeDamage(TakeDamage action);

    R buyCard(BuyCard action);

    R buyTopCard(BuyTopCard action);

    R buyFromMonster(BuyFromMonster action);

    R sweepMarket(SweepMarket action);

    R endBuying(EndBuying action);

    R useCard(UseCard action);

    R copyCard(CopyCard action);

    R storeEnergy(StoreEnergy action);

    R sellCard(SellCard action);

    R endSelling(EndSelling action);

    R pickOption(PickOption action);

    R pickMonster(PickMonster action);

    R pickNumber(PickNumber action);

    R takeExtraTurn(TakeExtraTurn action);

    R decline(Decline action);

    R roll(Roll outcome);

    R reveal(Reveal outcome);
  }

  /** Leave the dice as they are. */
  record StopRolling() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stopRolling(this);
    }
  }

  /** Reroll these dice. */
  record RerollDice(Dice dice) implements Action {
    public RerollDice {
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rerollDice(this);
    }
  }

  /** Reroll these dice with a card. */
  record RerollWithCard(CardId card, Dice dice) implements Action {
    public RerollWithCard {
      requireNonNull(card, "card");
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.rerollWithCard(this);
    }
  }

  /** Make the active Monster reroll one die, with a card. */
  record ProbeDie(CardId card, Face face) implements Action {
    public ProbeDie {
      requireNonNull(card, "card");
      requireNonNull(face, "face");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.probeDie(this);
    }
  }

  /** Change a die from one face to another with a card. */
  record TurnDie(CardId card, Face from, Face to) implements Action {
    public TurnDie {
      requireNonNull(card, "card");
      requireNonNull(from, "from");
      requireNonNull(to, "to");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.turnDie(this);
    }
  }

  /** Change no more dice. */
  record KeepDice() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.keepDice(this);
    }
  }

  /** Resolve this group of dice next (D-1). */
  record ResolveDice(DiceGroup group) implements Action {
    public ResolveDice {
      requireNonNull(group, "group");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.resolveDice(this);
    }
  }

  /** Give some of the hearts to another Monster. */
  record GiveHearts(Seat to, int hearts) implements Action {
    public GiveHearts {
      requireNonNull(to, "to");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.giveHearts(this);
    }
  }

  /** Spend hearts on life and on removing tokens (D-4). */
  record SpendHearts(int heal, int poison, int shrink) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.spendHearts(this);
    }
  }

  /** Leave Tokyo to the attacker (Y-1). */
  record YieldTokyo() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.yieldTokyo(this);
    }
  }

  /** Stay in Tokyo (Y-1). */
  record StayInTokyo() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stayInTokyo(this);
    }
  }

  /** Take the damage without further defence. */
  record TakeDamage() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeDamage(this);
    }
  }

  /** Buy a face-up card (B-1). */
  record BuyCard(CardId card) implements Action {
    public BuyCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyCard(this);
    }
  }

  /**
   * Buy a card on top of the deck that the buyer has looked at.
   *
   * @param position 0 for the top card, 1 for the next
   */
  record BuyTopCard(int position) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyTopCard(this);
    }
  }

  /** Buy a Keep card from another Monster. */
  record BuyFromMonster(Seat owner, CardId card) implements Action {
    public BuyFromMonster {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.buyFromMonster(this);
    }
  }

  /** Discard the face-up cards for 2 energy (B-3). */
  record SweepMarket() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sweepMarket(this);
    }
  }

  /** Buy nothing more this turn. */
  record EndBuying() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.endBuying(this);
    }
  }

  /** Use a card of one's own. */
  record UseCard(CardId card) implements Action {
    public UseCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.useCard(this);
    }
  }

  /** Copy this Keep card of that Monster. */
  record CopyCard(Seat owner, CardId card) implements Action {
    public CopyCard {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.copyCard(this);
    }
  }

  /** Put this much energy on the card. */
  record StoreEnergy(int amount) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.storeEnergy(this);
    }
  }

  /** Sell a Keep card for its printed price. */
  record SellCard(CardId card) implements Action {
    public SellCard {
      requireNonNull(card, "card");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.sellCard(this);
    }
  }

  /** Sell nothing more this turn. */
  record EndSelling() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.endSelling(this);
    }
  }

  /**
   * Pick an option that a card offers.
   *
   * @param option lower-case words joined by hyphens, up to 30 characters
   */
  record PickOption(String option) implements Action {
    private static final int MAX_LENGTH = 30;

    public PickOption {
      checked(option);
    }

    @CanIgnoreReturnValue
    static String checked(String option) {
      requireNonNull(option, "option");
      if (option.length() > MAX_LENGTH || !Slug.matches(option)) {
        throw new IllegalArgumentException(
            "an option is lower-case words joined by hyphens, up to 30 characters");
      }
      return option;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pickOption(this);
    }
  }

  /** Pick a Monster for a card. */
  record PickMonster(Seat monster) implements Action {
    public PickMonster {
      requireNonNull(monster, "monster");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pickMonster(this);
    }
  }

  /** Pick a number for a card. */
  record PickNumber(int number) implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pickNumber(this);
    }
  }

  /** Take the extra turn. */
  record TakeExtraTurn() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeExtraTurn(this);
    }
  }

  /** Decline an offer. */
  record Decline() implements Action {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.decline(this);
    }
  }

  /** An outcome of chance, applied like any other action. */
  sealed interface Outcome extends Action permits Roll, Reveal {}

  /** These dice were rolled. */
  record Roll(Dice dice) implements Outcome {
    public Roll {
      requireNonNull(dice, "dice");
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.roll(this);
    }
  }

  /**
   * This card was drawn from the deck.
   *
   * @param card the card; null if the viewing seat may not know it; such an outcome cannot be applied
   */
  record Reveal(@Nullable CardId card) implements Outcome {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.reveal(this);
    }
  }
}
