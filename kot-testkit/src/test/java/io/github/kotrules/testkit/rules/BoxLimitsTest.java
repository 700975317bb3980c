package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.NOTHING;
import static io.github.kotrules.testkit.rules.Answer.STOP;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.Venom;
import io.github.kotrules.testkit.cards.DiceCards.Dizziness;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.DiceCards.LuckyCharm;
import io.github.kotrules.testkit.cards.DiceCards.SecondHead;
import io.github.kotrules.testkit.cards.DiceCards.WildDreams;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import io.github.kotrules.testkit.cards.MarketCards.Played;
import io.github.kotrules.testkit.cards.VitalCards.EndlessHeart;
import java.util.Collections;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What lies in the box does not limit what can lie on the table. */
@Tag("S-5")
class BoxLimitsTest {
  private static final Played LONG_NAP = new Played(
      "long-nap", 1, (table, buyer) -> ImmutableList.of(new GrantExtraTurn(buyer, 1000)));

  private static final Played LONG_HOLIDAY = new Played(
      "long-holiday",
      1,
      (table, buyer) ->
          ImmutableList.copyOf(Collections.nCopies(100, new GrantExtraTurn(buyer, 0))));

  /** Can be used against a packet as often as its owner likes, and prevents nothing. */
  record Worry() implements Keep, DefendsAgainstDamage {
    @Override
    public ImmutableList<Effect> defend(
        Table table, Seat owner, HeldCard card, DamagePacket packet) {
      return ImmutableList.of(new GainEnergy(owner, 1));
    }
  }

  /** Copies a card at the start of a turn, for more energy than anybody can have. */
  record Ambition() implements Keep, CopiesCards, WhenTurnStarts {
    @Override
    public boolean canCopy(Table table, Seat owner, HeldCard card, CardRef target) {
      return true;
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForCopy(owner, card.id(), Integer.MAX_VALUE));
    }
  }

  private static final Game GAME = Edition.SECOND.game(
      2,
      new SecondHead(),
      new Echo(),
      new Venom(),
      new Dizziness(),
      new LuckyCharm(),
      new WildDreams(),
      LONG_NAP,
      LONG_HOLIDAY,
      new EndlessHeart(),
      new Worry(),
      new Ambition());

  /** Checks that the table can be written and read, with what it waits for. */
  private static void checkWritten(Scenario scenario) {
    Json json = Json.of(Map.of("test", GAME));
    GameView view = scenario.state().viewFor(ONE);
    assertThat(json.readView(json.write(view))).isEqualTo(view);
  }

  @Test
  void do_not_forbid_nine_dice() {
    Scenario.of(GAME, 2)
        .cards(ONE, "second-head", "second-head", "echo>1/second-head")
        .turnOf(ONE)
        .expectDice(9)
        .finalDice("333333333")
        .expectPoints(ONE, 9 + 1);
  }

  @Test
  void do_not_forbid_a_thirteenth_poison_token() {
    Scenario scenario = Scenario.of(GAME, 3)
        .cards(ONE, "venom")
        .inCity(TWO)
        .poison(TWO, 12)
        .poison(THREE, 12)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectAsked(TWO, ChooseYield.class);
    assertThat(scenario.state().tokens(TWO, Token.POISON)).isEqualTo(13);
    assertThat(scenario.state().tokens(THREE, Token.POISON)).isEqualTo(12);
  }

  @Test
  void are_not_those_of_the_table_which_takes_no_more_tokens_in_the_end() {
    Scenario.of(GAME, 3)
        .cards(ONE, "venom")
        .inCity(TWO)
        .poison(TWO, Table.MAX_TOKENS)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectNoEvent(TokensGained.class)
        .expectTokens(TWO, Token.POISON, Table.MAX_TOKENS);
  }

  @Test
  void are_not_those_of_a_turn_which_has_no_more_rolls_in_the_end() {
    Scenario scenario = Scenario.of(GAME, 2)
        .cards(ONE, "lucky-charm")
        .energy(ONE, Table.MAX_PER_TURN)
        .turnOf(ONE)
        .roll("112233");
    UseCard pay = new UseCard(CardId.of("lucky-charm"));
    while (scenario.state().rollsLeft() < Table.MAX_PER_TURN) {
      scenario.act(ONE, pay);
    }
    scenario.act(ONE, pay).expectNoEvent(RerollGranted.class).expectEnergy(ONE, 1);
    assertThat(scenario.state().rollsLeft()).isEqualTo(Table.MAX_PER_TURN);
  }

  @Test
  void are_not_those_of_a_turn_which_no_card_can_pass() {
    Scenario scenario = Scenario.of(GAME, 2)
        .cards(ONE, "wild-dreams")
        .energy(ONE, 1)
        .market("long-nap")
        .deck("venom")
        .turnOf(ONE)
        .roll("S11223");
    assertThat(scenario.state().rollsLeft()).isEqualTo(Table.MAX_PER_TURN);
    scenario
        .act(ONE, STOP)
        .expectEvent(new AttackMade(ONE, Table.MAX_PER_TURN))
        .act(ONE, new BuyCard(CardId.of("long-nap")))
        .reveal("venom")
        .expectEvent(new ExtraTurnStarted(ONE, Table.MAX_PER_TURN))
        .expectOver(ONE);
  }

  @Test
  void are_not_those_of_extra_turns_of_which_no_more_are_granted_in_the_end() {
    Scenario scenario = Scenario.of(GAME, 2)
        .energy(ONE, 1)
        .market("long-holiday")
        .deck("venom")
        .turnOf(ONE)
        .finalDice(NOTHING)
        .act(ONE, new BuyCard(CardId.of("long-holiday")))
        .reveal("venom");
    assertThat(scenario.state().extraTurns()).hasSize(Table.MAX_PER_TURN - 1);
    scenario.expectTurnOf(ONE);
  }

  @Test
  void are_not_those_of_life_which_no_card_can_raise_for_ever() {
    Scenario scenario = Scenario.of(GAME, 2)
        .cards(ONE, "endless-heart")
        .life(ONE, Table.MAX_LIFE)
        .turnOf(ONE);
    assertThat(scenario.state().maxLife(ONE)).isEqualTo(Table.MAX_LIFE);
  }

  @Test
  void do_not_forbid_a_thirteenth_shrink_token() {
    Scenario scenario = Scenario.of(GAME, 2)
        .cards(TWO, "dizziness")
        .shrink(TWO, 12)
        .turnOf(ONE)
        .finalDice(NOTHING)
        .expectTurnOf(ONE);
    assertThat(scenario.state().tokens(TWO, Token.SHRINK)).isEqualTo(13);
  }

  @Test
  void do_not_forbid_two_copies_of_one_card() {
    Scenario.of(GAME, 2)
        .cards(ONE, "echo>2/second-head")
        .cards(TWO, "second-head", "echo>2/second-head")
        .turnOf(ONE)
        .expectDice(7)
        .finalDice(NOTHING + "E")
        .expectDice(8);
  }

  @Test
  void do_not_forbid_a_fourth_counter_on_cards() {
    Scenario.of(GAME, 2)
        .cards(ONE, "lucky-charm:3")
        .cards(TWO, "lucky-charm:3")
        .turnOf(ONE)
        .expectCards(ONE, "lucky-charm:3")
        .expectCards(TWO, "lucky-charm:3");
  }

  @Test
  void are_not_those_of_a_packet_against_which_no_more_cards_can_be_used_in_the_end() {
    Scenario scenario =
        Scenario.of(GAME, 2).cards(TWO, "worry").inCity(TWO).turnOf(ONE).finalDice("S11223");
    for (int uses = 0; uses < Table.MAX_PER_TURN; uses++) {
      scenario.expectAsked(TWO, ChooseDefence.class);
      checkWritten(scenario);
      scenario.act(TWO, new UseCard(CardId.of("worry")));
    }
    scenario
        .expectEnergy(TWO, Table.MAX_PER_TURN)
        .expectLife(TWO, 9)
        .expectAsked(TWO, ChooseYield.class);
  }

  @Test
  void are_not_those_of_a_price_which_is_no_more_than_all_energy() {
    Scenario scenario = Scenario.of(GAME, 2)
        .cards(ONE, "ambition", "worry")
        .energy(ONE, Table.MAX_ENERGY)
        .turnOf(ONE)
        .expectAsked(ONE, ChooseCopy.class);
    checkWritten(scenario);
    scenario
        .act(ONE, new CopyCard(ONE, CardId.of("worry")))
        .expectEnergy(ONE, 0)
        .expectCards(ONE, "ambition>1/worry", "worry");
  }
}
