package io.github.kotrules.effect;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import org.jspecify.annotations.Nullable;

/**
 * Something that a card does, named in the imperative. Hooks return effects; the rules turn them into events. An amount is what
 * the card asks for: limits, defences and other cards decide the result.
 *
 * <pre>{@code
 * // a card that takes 1 energy from each other Monster
 * WhenPlayed tax = (table, buyer) -> {
 *   ImmutableList.Builder<Effect> effects = ImmutableList.builder();
 *   for (Seat other : table.others(buyer)) {
 *     effects.add(new LoseEnergy(other, 1), new GainEnergy(buyer, 1));
 *   }
 *   return effects.build();
 * };
 * }</pre>
 *
 * <p>The vocabulary is closed: a new kind of effect is a breaking change. Constructors refuse negative amounts.
 */
public sealed interface Effect {

  /** Calls the case for this kind of effect. */
  void match(Cases cases);

  /** Gain points, up to the number that wins (W-1). */
  record GainPoints(Seat seat, int amount) implements Effect {
    public GainPoints {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.gainPoints(this);
    }
  }

  /** Lose points, down to 0 (W-1). */
  record LosePoints(Seat seat, int amount) implements Effect {
    public LosePoints {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.losePoints(this);
    }
  }

  /** Gain energy in one gain, to which cards may add. */
  record GainEnergy(Seat seat, int amount) implements Effect {
    public GainEnergy {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.gainEnergy(this);
    }
  }

  /** Lose energy, down to 0. */
  record LoseEnergy(Seat seat, int amount) implements Effect {
    public LoseEnergy {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.loseEnergy(this);
    }
  }

  /** Regain life, up to the maximum, in one healing, to which cards may add. */
  record Heal(Seat seat, int amount) implements Effect {
    public Heal {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.heal(this);
    }
  }

  /**
   * Heal another Monster, which pays as much as it has.
   *
   * @param price energy for each life actually regained
   */
  record HealForPay(Seat healer, Seat patient, int amount, int price) implements Effect {
    public HealForPay {
      requireNonNull(healer, "healer");
      requireNonNull(patient, "patient");
      checkAmount(amount);
      checkAmount(price);
    }

    @Override
    public void match(Cases cases) {
      cases.healForPay(this);
    }
  }

  /** Lose life. This is not damage, so no card defends against it. */
  record LoseLife(Seat seat, int amount) implements Effect {
    public LoseLife {
      requireNonNull(seat, "seat");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.loseLife(this);
    }
  }

  /** Put tokens on a Monster. */
  record GiveTokens(Seat seat, Token token, int count) implements Effect {
    public GiveTokens {
      requireNonNull(seat, "seat");
      requireNonNull(token, "token");
      checkAmount(count);
    }

    @Override
    public void match(Cases cases) {
      cases.giveTokens(this);
    }
  }

  /**
   * Deal damage. Targets and amounts are fixed first, then each Monster takes its own packet (D-8).
   *
   * @param dealer the Monster that deals it; null for poison
   */
  record DealDamage(@Nullable Seat dealer, SeatSet targets, int amount, DamageKind kind)
      implements Effect {
    public DealDamage {
      requireNonNull(targets, "targets");
      requireNonNull(kind, "kind");
      checkAmount(amount);
      checkArgument(dealer != null || kind != DamageKind.SMASH, "Smash without a dealer");
    }

    @Override
    public void match(Cases cases) {
      cases.dealDamage(this);
    }
  }

  /** Reduce the packet of damage that is about to be taken. */
  record ReduceDamage(int amount) implements Effect {
    public ReduceDamage {
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.reduceDamage(this);
    }
  }

  /** Prevent all damage to a Monster for the rest of the turn. */
  record ShieldMonster(Seat seat) implements Effect {
    public ShieldMonster {
      requireNonNull(seat, "seat");
    }

    @Override
    public void match(Cases cases) {
      cases.shieldMonster(this);
    }
  }

  /** Bring a Monster at 0 life back outside Tokyo, with this much life and without cards and points. */
  record ReviveMonster(Seat seat, int life) implements Effect {
    public ReviveMonster {
      requireNonNull(seat, "seat");
      checkAmount(life);
    }

    @Override
    public void match(Cases cases) {
      cases.reviveMonster(this);
    }
  }

  /** Leave Tokyo. This is not yielding. */
  record LeaveTokyo(Seat seat) implements Effect {
    public LeaveTokyo {
      requireNonNull(seat, "seat");
    }

    @Override
    public void match(Cases cases) {
      cases.leaveTokyo(this);
    }
  }

  /** Go to Tokyo City, from outside or from Bay. */
  record TakeCity(Seat seat) implements Effect {
    public TakeCity {
      requireNonNull(seat, "seat");
    }

    @Override
    public void match(Cases cases) {
      cases.takeCity(this);
    }
  }

  /** Allow one more roll this turn. */
  record GrantReroll(Seat seat) implements Effect {
    public GrantReroll {
      requireNonNull(seat, "seat");
    }

    @Override
    public void match(Cases cases) {
      cases.grantReroll(this);
    }
  }

  /**
   * Roll dice for a card, up to {@link io.github.kotrules.model.Dice#MAX_PER_FACE}. Then the card's hook {@code WhenCardRolled}
   * gives the effects of the roll.
   */
  record RollForCard(Seat owner, CardId card, int dice) implements Effect {
    public RollForCard {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
      checkAmount(dice);
    }

    @Override
    public void match(Cases cases) {
      cases.rollForCard(this);
    }
  }

  /**
   * Put counters on a card, or take some off.
   *
   * @param change the number to add, negative to remove counters
   */
  record PlaceCounters(Seat owner, CardId card, int change) implements Effect {
    public PlaceCounters {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public void match(Cases cases) {
      cases.placeCounters(this);
    }
  }

  /** Take stored energy off a card, as much as it has. This is not a gain of energy. */
  record WithdrawEnergy(Seat owner, CardId card, int amount) implements Effect {
    public WithdrawEnergy {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
      checkAmount(amount);
    }

    @Override
    public void match(Cases cases) {
      cases.withdrawEnergy(this);
    }
  }

  /** Discard a Keep card. */
  record DiscardCard(Seat owner, CardId card) implements Effect {
    public DiscardCard {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public void match(Cases cases) {
      cases.discardCard(this);
    }
  }

  /** Discard a used-up Keep card; if it is a copy, only the copying ends. */
  record ExhaustCard(Seat owner, CardId card) implements Effect {
    public ExhaustCard {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public void match(Cases cases) {
      cases.exhaustCard(this);
    }
  }

  /**
   * Ask which Keep card this card copies.
   *
   * @param price the energy it costs; if 0, the owner must choose
   */
  record AskForCopy(Seat owner, CardId card, int price) implements Effect {
    public AskForCopy {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
      checkAmount(price);
    }

    @Override
    public void match(Cases cases) {
      cases.askForCopy(this);
    }
  }

  /** Ask how much of the owner's energy to put on this card. */
  record AskForAmount(Seat owner, CardId card) implements Effect {
    public AskForAmount {
      requireNonNull(owner, "owner");
      requireNonNull(card, "card");
    }

    @Override
    public void match(Cases cases) {
      cases.askForAmount(this);
    }
  }

  /** Ask which Keep cards to sell. */
  record AskForSales(Seat seat) implements Effect {
    public AskForSales {
      requireNonNull(seat, "seat");
    }

    @Override
    public void match(Cases cases) {
      cases.askForSales(this);
    }
  }

  /**
   * Ask a Monster to pick one of some options, such as {@code heal} and {@code score-2}. Then the card's hook {@code
   * WhenAnswered} gives the effects of the answer. A Monster that is out is not asked.
   *
   * @param options 1 to 20 different ones: lower-case words joined by hyphens, up to 30 characters each
   */
  record AskForOption(Seat seat, ImmutableList<String> options) implements Effect {
    public AskForOption {
      requireNonNull(seat, "seat");
      requireNonNull(options, "options");
    }

    @Override
    public void match(Cases cases) {
      cases.askForOption(this);
    }
  }

  /**
   * Ask a Monster to pick one of some Monsters. Then the card's hook {@code WhenAnswered} gives the effects of the answer. A
   * Monster that is out is not asked, and cannot be picked; if none is left to be picked, nobody is asked.
   */
  record AskForMonster(Seat seat, SeatSet monsters) implements Effect {
    public AskForMonster {
      requireNonNull(seat, "seat");
      requireNonNull(monsters, "monsters");
    }

    @Override
    public void match(Cases cases) {
      cases.askForMonster(this);
    }
  }

  /**
   * Ask a Monster to pick a number. Then the card's hook {@code WhenAnswered} gives the effects of the answer. A Monster that
   * is out is not asked.
   *
   * @param least the smallest possible number, 0 or more
   * @param most the largest possible number
   */
  record AskForNumber(Seat seat, int least, int most) implements Effect {
    public AskForNumber {
      requireNonNull(seat, "seat");
      checkAmount(least);
      checkArgument(least <= most, "the range from %s to %s is empty", least, most);
    }

    @Override
    public void match(Cases cases) {
      cases.askForNumber(this);
    }
  }

  /**
   * Add a turn after this one (E-2).
   *
   * @param fewerDice the number of dice by which that turn's roll is reduced
   */
  record GrantExtraTurn(Seat seat, int fewerDice) implements Effect {
    public GrantExtraTurn {
      requireNonNull(seat, "seat");
      checkAmount(fewerDice);
    }

    @Override
    public void match(Cases cases) {
      cases.grantExtraTurn(this);
    }
  }

  private static void checkAmount(int amount) {
    checkArgument(amount >= 0, "an effect cannot have the amount %s: 0 or more", amount);
  }

  /** One method for each effect. */
  interface Cases {
    void gainPoints(GainPoints effect);

    void losePoints(LosePoints effect);

    void gainEnergy(GainEnergy effect);

    void loseEnergy(LoseEnergy effect);

    void heal(Heal effect);

    void healForPay(HealForPay effect);

    void loseLife(LoseLife effect);

    void giveTokens(GiveTokens effect);

    void dealDamage(DealDamage effect);

    void reduceDamage(ReduceDamage effect);

    void shieldMonster(ShieldMonster effect);

    void reviveMonster(ReviveMonster effect);

    void leaveTokyo(LeaveTokyo effect);

    void takeCity(TakeCity effect);

    void grantReroll(GrantReroll effect);

    void rollForCard(RollForCard effect);

    void placeCounters(PlaceCounters effect);

    void withdrawEnergy(WithdrawEnergy effect);

    void discardCard(DiscardCard effect);

    void exhaustCard(ExhaustCard effect);

    void askForCopy(AskForCopy effect);

    void askForAmount(AskForAmount effect);

    void askForSales(AskForSales effect);

    void askForOption(AskForOption effect);

    void askForMonster(AskForMonster effect);

    void askForNumber(AskForNumber effect);

    void grantExtraTurn(GrantExtraTurn effect);
  }
}
