package io.github.kotrules.action;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.jspecify.annotations.Nullable;

/**
 * A question to one player. All kinds of questions are nested here. The legal answers are {@code game.legalActions(state)}; a
 * question with only one legal answer is not asked. The one exception: a player who has looked at a hidden card is asked what
 * to buy even if it can only pass, because not asking would reveal the card's price. A card that may be used at any time adds
 * its use to the answers of every question.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE));
 * state = game.next(state, new Roll(Dice.parse("1123SS")));
 * if (state.pending() instanceof Decision decision) {
 *   System.out.println(decision.seat() + " is asked: " + decision);
 *   for (Action answer : game.legalActions(state)) {
 *     System.out.println(answer);
 *   }
 * }
 * }</pre>
 */
public sealed interface Decision extends Pending {

  /** The seat that is asked. */
  Seat seat();

  /** Calls the case for this kind of decision. */
  <R> R match(Cases<R> cases);

  /** One method for each question. */
  interface Cases<R> {
    R chooseReroll(ChooseReroll decision);

    R chooseProbe(ChooseProbe decision);

    R chooseFreeReroll(ChooseFreeReroll decision);

    R chooseDieChange(ChooseDieChange decision);

    R chooseGroup(ChooseGroup decision);

    R chooseGift(ChooseGift decision);

    R chooseHearts(ChooseHearts decision);

    R chooseYield(ChooseYield decision);

    R chooseDefence(ChooseDefence decision);

    R choosePurchase(ChoosePurchase decision);

    R chooseRevealed(ChooseRevealed decision);

    R chooseCopy(ChooseCopy decision);

    R chooseAmount(ChooseAmount decision);

    R chooseSale(ChooseSale decision);

    R chooseOption(ChooseOption decision);

    R chooseMonster(ChooseMonster decision);

    R chooseNumber(ChooseNumber decision);

    R chooseExtraTurn(ChooseExtraTurn decision);
  }

  /** Which dice to reroll, or stop. */
  record ChooseReroll(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseReroll(this);
    }
  }

  /** Whether to make the active Monster reroll one of its dice, and which. */
  record ChooseProbe(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseProbe(this);
    }
  }

  /**
   * Whether to reroll some of these dice for free, outside the rolls of one's own turn.
   *
   * @param dice the dice just rolled
   * @param rolledFor the asked Monster's card that they were rolled for; null if they are among the active Monster's dice
   */
  record ChooseFreeReroll(Seat seat, Dice dice, @Nullable CardId rolledFor) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseFreeReroll(this);
    }
  }

  /** Whether to change a die, and how. */
  record ChooseDieChange(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseDieChange(this);
    }
  }

  /**
   * Which group of dice to resolve next (D-1). Only groups that have an effect now can be chosen.
   *
   * @param left the groups that are not resolved yet
   */
  record ChooseGroup(Seat seat, ImmutableList<DiceGroup> left) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseGroup(this);
    }
  }

  /**
   * How many hearts to give to another Monster, and to which.
   *
   * @param hearts the number left to spend
   * @param given the Monsters that have received some already
   */
  record ChooseGift(Seat seat, int hearts, SeatSet given) implements Decision {
    public ChooseGift {
      checkArgument(
          hearts >= 0 && hearts <= Dice.MAX_PER_FACE, "%s hearts cannot be given", hearts);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseGift(this);
    }
  }

  /**
   * How many hearts heal and how many remove tokens (D-4).
   *
   * @param hearts the number to spend
   */
  record ChooseHearts(Seat seat, int hearts) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseHearts(this);
    }
  }

  /**
   * Whether to yield Tokyo (Y-1).
   *
   * @param avoidable the damage that yielding still avoids; 0 if the damage is done
   */
  record ChooseYield(Seat seat, Seat attacker, int avoidable) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseYield(this);
    }
  }

  /** Whether to use a card against damage that is about to be taken (D-8). */
  record ChooseDefence(DamagePacket packet) implements Decision {
    @Override
    public Seat seat() {
      return packet.target();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseDefence(this);
    }
  }

  /** What to buy, whether to sweep the market, or to end buying (B-1). */
  record ChoosePurchase(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.choosePurchase(this);
    }
  }

  /**
   * Whether to buy one of these newly revealed cards in another Monster's turn.
   *
   * @param cards the cards on offer
   */
  record ChooseRevealed(Seat seat, ImmutableList<CardId> cards) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseRevealed(this);
    }
  }

  /**
   * Which Keep card on the table to copy.
   *
   * @param card the card that copies
   * @param price the energy it costs; if it is more than 0, the player can decline
   */
  record ChooseCopy(Seat seat, CardId card, int price) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseCopy(this);
    }
  }

  /**
   * How much energy to put on a card.
   *
   * @param most the largest possible amount
   */
  record ChooseAmount(Seat seat, CardId card, int most) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseAmount(this);
    }
  }

  /** Which Keep card to sell, or to end selling. */
  record ChooseSale(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseSale(this);
    }
  }

  /**
   * Which option of a card to pick.
   *
   * @param card the card that asks
   * @param options 1 to 20 different options, as in {@link Action.PickOption}
   */
  record ChooseOption(Seat seat, CardId card, ImmutableList<String> options) implements Decision {
    private static final int MAX_OPTIONS = 20;

    public ChooseOption {
      checkArgument(
          !options.isEmpty() && options.size() <= MAX_OPTIONS,
          "%s options: a question has 1 to %s",
          options.size(),
          MAX_OPTIONS);
      for (int i = 0; i < options.size(); i++) {
        String option = Action.PickOption.checked(options.get(i));
        checkArgument(options.indexOf(option) == i, "the option %s occurs twice", option);
      }
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseOption(this);
    }
  }

  /**
   * Which Monster to pick for a card. Those at 0 life cannot be picked.
   *
   * @param card the card that asks
   */
  record ChooseMonster(Seat seat, CardId card, SeatSet monsters) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseMonster(this);
    }
  }

  /**
   * Which number to pick for a card.
   *
   * @param card the card that asks
   * @param least the smallest possible number, 0 or more
   * @param most the largest possible number
   */
  record ChooseNumber(Seat seat, CardId card, int least, int most) implements Decision {
    public ChooseNumber {
      checkArgument(least >= 0 && least <= most, "the range from %s to %s is empty", least, most);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseNumber(this);
    }
  }

  /** Whether to take an extra turn. */
  record ChooseExtraTurn(Seat seat) implements Decision {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.chooseExtraTurn(this);
    }
  }
}
