package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

class ChooserTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final CardId LUCKY_FOOT = CardId.of("lucky-foot");
  private static final CardId RAIDER = CardId.of("raider");

  private static Question question(GameState start, Action... said) {
    return Question.of(GAME, Say.all(GAME, start, said));
  }

  private static GameSetup table(MonsterSetup first, MonsterSetup second) {
    return GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .with(Seat.ONE, first)
        .with(Seat.TWO, second)
        .withMarket(Market.empty())
        .withFirst(Seat.ONE);
  }

  private static MonsterSetup gigazaur() {
    return MonsterSetup.of(Monster.GIGAZAUR);
  }

  private static MonsterSetup king() {
    return MonsterSetup.of(Monster.THE_KING);
  }

  private static Question rolled(MonsterSetup roller, String dice) {
    return question(GAME.start(table(roller, king())), Say.roll(dice));
  }

  @Test
  void takes_the_first_option() {
    assertThat(Chooser.firstOption().choose(rolled(gigazaur(), "123EHS")))
        .isEqualTo(new StopRolling());
  }

  @Test
  void takes_any_option_by_one_number_of_the_generator() {
    Question question = rolled(gigazaur(), "123EHS");
    Chooser random = Chooser.random(new SplittableRandom(1));
    RandomGenerator same = new SplittableRandom(1);

    for (int i = 0; i < 20; i++) {
      assertThat(random.choose(question))
          .isEqualTo(question.options().get(same.nextInt(question.options().size())));
    }
  }

  @Test
  void is_replaced_for_one_kind_of_question_only() {
    Question roll = rolled(gigazaur(), "1112EE");
    RerollDice all = new RerollDice(Dice.parse("1112EE"));
    Chooser chooser = Chooser.firstOption().when(ChooseReroll.class, (question, decision) -> {
      assertThat(decision).isEqualTo(new ChooseReroll(Seat.ONE));
      assertThat(question).isSameAs(roll);
      return all;
    });
    Question groups =
        question(GAME.start(table(gigazaur(), king())), Say.roll("1112EE"), Say.stop());

    assertThat(chooser.choose(roll)).isEqualTo(all);
    assertThat(chooser.choose(groups)).isEqualTo(new ResolveDice(DiceGroup.NUMBERS));
  }

  private static final Chooser KEEPS_SMASH =
      Chooser.firstOption().rerolling(view -> view.dice().minus(view.dice().only(Face.SMASH)));

  @Test
  void rolls_dice_again_or_stops() {
    assertThat(KEEPS_SMASH.choose(rolled(gigazaur(), "11SSSS")))
        .isEqualTo(new RerollDice(Dice.parse("11")));
    assertThat(KEEPS_SMASH.choose(rolled(gigazaur(), "SSSSSS"))).isEqualTo(new StopRolling());
  }

  @Test
  void rolls_dice_again_for_free_while_a_card_does_so() {
    MonsterSetup lucky = gigazaur().withCards(CardSetup.of(LUCKY_FOOT));
    Question question = rolled(lucky, "13SSSS");
    RerollWithCard free = question.options().stream()
        .filter(RerollWithCard.class::isInstance)
        .map(RerollWithCard.class::cast)
        .findFirst()
        .orElseThrow();
    Chooser keepsFree = Chooser.firstOption().rerolling(view -> view.dice().minus(free.dice()));

    assertThat(KEEPS_SMASH.choose(question)).isEqualTo(free);
    assertThat(keepsFree.choose(question))
        .isEqualTo(new RerollDice(Dice.parse("13SSSS").minus(free.dice())));
  }

  @Test
  void stops_when_no_roll_is_left() {
    MonsterSetup lucky = gigazaur().withCards(CardSetup.of(LUCKY_FOOT));
    Question last = question(
        GAME.start(table(lucky, king())),
        Say.roll("13SSSS"),
        new RerollDice(Dice.parse("13SSSS")),
        Say.roll("13SSSS"),
        new RerollDice(Dice.parse("13SSSS")),
        Say.roll("13SSSS"));
    assertThat(last.view().rollsLeft()).isZero();

    assertThat(KEEPS_SMASH.choose(last)).isInstanceOf(RerollWithCard.class);
    assertThat(Chooser.firstOption().rerolling(view -> Dice.parse("S")).choose(last))
        .isEqualTo(new StopRolling());
  }

  @Test
  void leaves_tokyo_or_stays() {
    Question question = question(
        GAME.start(table(gigazaur(), king().withPlace(Place.CITY).withLife(5))),
        Say.roll("1123SS"),
        Say.stop());
    assertThat(question.decision()).isInstanceOf(ChooseYield.class);
    Chooser brave = Chooser.random(new SplittableRandom(1));

    assertThat(brave.yielding(view -> view.life(view.seat()) <= 3).choose(question))
        .isEqualTo(new YieldTokyo());
    assertThat(brave.yielding(view -> view.life(view.seat()) <= 2).choose(question))
        .isEqualTo(new StayInTokyo());
  }

  /** Seat 1 can buy a face-up card, the top card of the deck and a card of seat 2. */
  private static Question rich() {
    GameSetup setup = table(
            gigazaur()
                .withEnergy(30)
                .withCards(CardSetup.of(RAIDER), CardSetup.of(InventedCards.LOOKOUT)),
            king().withCards(CardSetup.of(LUCKY_FOOT)))
        .withMarket(Market.of(InventedCards.QUAKE));
    GameState state = Say.all(GAME, GAME.start(setup), Say.roll("112233"), Say.stop());
    state = GAME.next(state, Say.reveal(InventedCards.UMBRELLA));
    return Question.of(GAME, state);
  }

  @Test
  void buys_a_card_wherever_it_is() {
    List<CardId> offered = new ArrayList<>();
    Chooser noting = Chooser.firstOption().buying((view, affordable) -> {
      offered.addAll(affordable);
      return null;
    });

    assertThat(rich().decision()).isEqualTo(new ChoosePurchase(Seat.ONE));
    assertThat(noting.choose(rich())).isEqualTo(new EndBuying());
    assertThat(offered).containsExactly(InventedCards.QUAKE, InventedCards.UMBRELLA, LUCKY_FOOT);
    assertThat(buying(InventedCards.QUAKE)).isEqualTo(new BuyCard(InventedCards.QUAKE));
    assertThat(buying(InventedCards.UMBRELLA)).isEqualTo(new BuyTopCard(0));
    assertThat(buying(LUCKY_FOOT)).isEqualTo(new BuyFromMonster(Seat.TWO, LUCKY_FOOT));
    assertThat(rich().options()).doesNotContain(buying(RAIDER));
  }

  private static Action buying(CardId card) {
    return Chooser.firstOption().buying((view, affordable) -> card).choose(rich());
  }

  @Test
  void is_asked_itself_if_no_card_can_be_paid_for() {
    GameSetup poor =
        table(gigazaur().withEnergy(2), king()).withMarket(Market.of(InventedCards.PARADE));
    Question question = question(GAME.start(poor), Say.roll("112233"), Say.stop());
    assertThat(question.options()).containsExactly(new EndBuying(), new SweepMarket());
    Chooser sweeping = asked -> new SweepMarket();

    assertThat(sweeping.buying((view, affordable) -> affordable.get(0)).choose(question))
        .isEqualTo(new SweepMarket());
  }
}
