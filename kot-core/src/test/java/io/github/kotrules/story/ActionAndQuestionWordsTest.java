package io.github.kotrules.story;

import static io.github.kotrules.InventedCards.PARADE;
import static io.github.kotrules.InventedCards.SNACK;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.story.Leaves.leaves;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
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
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class ActionAndQuestionWordsTest {
  private static final Game GAME = Game.of(RuleSet.firstEdition(), InventedCards.all());
  private static final GameState TABLE = GAME.start(Monster.GIGAZAUR, Monster.KRAKEN);
  private static final Storyteller STORYTELLER = new Storyteller(GAME, TABLE);
  private static final Dice DICE = Dice.parse("12");

  private static final ImmutableMap<Action, String> ACTIONS = ImmutableMap.<Action, String>builder()
      .put(new StopRolling(), "stop rolling")
      .put(new RerollDice(DICE), "roll 12 again")
      .put(new RerollWithCard(SNACK, DICE), "roll 12 again with Snack")
      .put(new ProbeDie(SNACK, Face.ENERGY), "have E rolled again with Snack")
      .put(new TurnDie(SNACK, Face.ONE, Face.TWO), "turn 1 to 2 with Snack")
      .put(new KeepDice(), "leave the dice as they are")
      .put(new ResolveDice(DiceGroup.SMASH), "resolve smash")
      .put(new GiveHearts(TWO, 1), "give 1 heart to Kraken")
      .put(new SpendHearts(2, 1, 0), "spend 2 hearts on life, 1 on poison and 0 on shrink tokens")
      .put(new YieldTokyo(), "yield Tokyo")
      .put(new StayInTokyo(), "stay in Tokyo")
      .put(new TakeDamage(), "take the damage")
      .put(new BuyCard(PARADE), "buy Parade")
      .put(new BuyCard(CardId.of("unheard-of")), "buy unheard-of")
      .put(new BuyTopCard(0), "buy the top card of the deck")
      .put(new BuyFromMonster(SIX, SNACK), "buy Snack from seat 6")
      .put(new SweepMarket(), "sweep the market")
      .put(new EndBuying(), "buy nothing more")
      .put(new UseCard(SNACK), "use Snack")
      .put(new CopyCard(ONE, SNACK), "copy Snack of Gigazaur")
      .put(new StoreEnergy(3), "store 3 energy")
      .put(new PickOption("score-2"), "pick score 2")
      .put(new PickMonster(TWO), "pick Kraken")
      .put(new PickNumber(3), "pick 3")
      .put(new SellCard(SNACK), "sell Snack")
      .put(new EndSelling(), "sell nothing more")
      .put(new TakeExtraTurn(), "take the extra turn")
      .put(new Decline(), "decline")
      .put(new Roll(DICE), "the dice fall 12")
      .put(new Reveal(PARADE), "a card comes from the deck")
      .buildOrThrow();

  private static final ImmutableMap<Pending, String> AWAITED =
      ImmutableMap.<Pending, String>builder()
          .put(new ChooseReroll(ONE), "Gigazaur is asked which dice to roll again")
          .put(
              new ChooseProbe(TWO),
              "Kraken is asked whether to have a die of the active Monster rolled again")
          .put(
              new ChooseFreeReroll(ONE, DICE, null),
              "Gigazaur is asked which of 12 to roll again for free")
          .put(
              new ChooseFreeReroll(ONE, DICE, SNACK),
              "Gigazaur is asked which of 12 to roll again for free, rolled for Snack")
          .put(new ChooseDieChange(ONE), "Gigazaur is asked whether to turn a die")
          .put(
              new ChooseGroup(ONE, ImmutableList.of(DiceGroup.HEARTS, DiceGroup.SMASH)),
              "Gigazaur is asked which dice to resolve next")
          .put(
              new ChooseGift(ONE, 2, SeatSet.none()),
              "Gigazaur is asked whom to give some of 2 hearts")
          .put(
              new ChooseGift(ONE, 1, SeatSet.of(TWO)),
              "Gigazaur is asked whom to give some of 1 heart besides Kraken")
          .put(new ChooseHearts(ONE, 3), "Gigazaur is asked what to spend 3 hearts on")
          .put(new ChooseYield(ONE, TWO, 0), "Gigazaur is asked whether to yield Tokyo to Kraken")
          .put(
              new ChooseYield(ONE, TWO, 3),
              "Gigazaur is asked whether to yield Tokyo to Kraken before taking 3 damage")
          .put(
              new ChooseDefence(DamagePacket.of(ONE, TWO, 2, DamageKind.SMASH)),
              "Gigazaur is asked whether to defend against 2 damage by Smash")
          .put(
              new ChooseDefence(DamagePacket.of(ONE, TWO, 2, DamageKind.CARD)),
              "Gigazaur is asked whether to defend against 2 damage by a card")
          .put(
              new ChooseDefence(DamagePacket.of(ONE, TWO, 2, DamageKind.POISON)),
              "Gigazaur is asked whether to defend against 2 damage by poison")
          .put(new ChoosePurchase(ONE), "Gigazaur is asked what to buy")
          .put(
              new ChooseRevealed(ONE, ImmutableList.of(PARADE, SNACK)),
              "Gigazaur is asked whether to buy Parade and Snack, just revealed")
          .put(new ChooseCopy(ONE, SNACK, 0), "Gigazaur is asked what Snack shall copy")
          .put(
              new ChooseCopy(ONE, SNACK, 1),
              "Gigazaur is asked what Snack shall copy, for 1 energy")
          .put(
              new ChooseAmount(ONE, SNACK, 6),
              "Gigazaur is asked how much energy to put on Snack, 6 at most")
          .put(new ChooseSale(ONE), "Gigazaur is asked what to sell")
          .put(
              new ChooseOption(ONE, SNACK, ImmutableList.of("heal", "score-2")),
              "Gigazaur is asked which option of Snack to pick: heal, score 2")
          .put(
              new ChooseMonster(ONE, SNACK, SeatSet.of(ONE, TWO)),
              "Gigazaur is asked which Monster to pick for Snack")
          .put(
              new ChooseNumber(ONE, SNACK, 1, 3),
              "Gigazaur is asked which number from 1 to 3 to pick for Snack")
          .put(new ChooseExtraTurn(ONE), "Gigazaur is asked whether to take an extra turn")
          .put(new DiceChance(ONE, 6, DiceChance.Use.TURN), "Gigazaur is about to roll 6 dice")
          .put(
              new DiceChance(ONE, 1, DiceChance.Use.CARD),
              "Gigazaur is about to roll 1 die for a card")
          .put(
              new DiceChance(ONE, 6, DiceChance.Use.OPENING),
              "Gigazaur is about to roll 6 dice for the first turn")
          .put(
              new DeckChance(TABLE.deck(), DeckChance.Use.MARKET), "a card is about to be revealed")
          .put(
              new DeckChance(TABLE.deck(), DeckChance.Use.LOOK),
              "a card of the deck is about to be looked at")
          .put(new GameOver(SeatSet.of(ONE)), "The game is won by Gigazaur")
          .buildOrThrow();

  @Test
  void tells_what_is_said() {
    ACTIONS.forEach((action, words) -> assertThat(STORYTELLER.tell(action)).isEqualTo(words));
  }

  @Test
  void tells_what_is_awaited() {
    AWAITED.forEach((pending, words) -> assertThat(STORYTELLER.tell(pending)).isEqualTo(words));
  }

  @Test
  void no_kind_of_action_or_question_is_forgotten() {
    assertThat(kinds(ACTIONS.keySet())).isEqualTo(leaves(Action.class));
    assertThat(kinds(AWAITED.keySet())).isEqualTo(leaves(Pending.class));
  }

  private static Set<Class<?>> kinds(Set<?> samples) {
    return samples.stream().map(Object::getClass).collect(Collectors.toSet());
  }
}
