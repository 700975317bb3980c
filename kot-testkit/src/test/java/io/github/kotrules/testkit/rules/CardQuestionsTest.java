package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static io.github.kotrules.testkit.rules.Answer.use;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The question that any card can ask: an option, a Monster or a number. */
class CardQuestionsTest {
  private static final ImmutableList<String> OPTIONS = ImmutableList.of("rich", "famous");

  /** The Monster to the left picks what the owner becomes. */
  record Fairy() implements Keep, WhenTurnStarts, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForOption(table.left(owner), OPTIONS));
    }

    @Override
    public ImmutableList<Effect> whenOptionPicked(
        Table table, Seat owner, CardId card, Seat answerer, String option) {
      return ImmutableList.of(
          option.equals("rich") ? new GainEnergy(owner, 3) : new GainPoints(owner, 1),
          new LoseEnergy(answerer, 1),
          new PlaceCounters(owner, card, 1));
    }
  }

  /** The buyer picks another Monster, which takes 2 damage. */
  record Duel() implements Discard, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return ImmutableList.of(new AskForMonster(buyer, table.others(buyer)));
    }

    @Override
    public ImmutableList<Effect> whenMonsterPicked(
        Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
      return ImmutableList.of(new DealDamage(owner, SeatSet.of(monster), 2, DamageKind.CARD));
    }
  }

  /** The owner picks how much energy it gains, and loses the card before it is asked. */
  record Fountain(int least, int most) implements Keep, WhenTurnStarts, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(
          new DiscardCard(owner, card.id()), new AskForNumber(owner, least, most));
    }

    @Override
    public ImmutableList<Effect> whenNumberPicked(
        Table table, Seat owner, CardId card, Seat answerer, int number) {
      return ImmutableList.of(new GainEnergy(owner, number));
    }
  }

  /** The Monster to the left dies, is asked something and can be picked; then the owner gains 1 energy. */
  record Seance() implements Keep, WhenTurnStarts, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      Seat left = table.left(owner);
      return ImmutableList.of(
          new LoseLife(left, 10),
          new AskForOption(left, OPTIONS),
          new AskForNumber(left, 0, 2),
          new AskForMonster(left, table.living()),
          new AskForMonster(owner, SeatSet.of(left)),
          new AskForMonster(owner, SeatSet.none()),
          new AskForMonster(owner, table.others(owner)),
          new GainEnergy(owner, 1));
    }

    @Override
    public ImmutableList<Effect> whenMonsterPicked(
        Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
      return ImmutableList.of(new GainPoints(monster, 1));
    }
  }

  /** Asks something else for each test. */
  record Wrong(Effect question) implements Keep, WhenTurnStarts, WhenAnswered {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(question);
    }
  }

  /** Does not listen. */
  record Deaf() implements Keep, WhenTurnStarts {
    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new AskForOption(owner, OPTIONS));
    }
  }

  /** 1 energy at any question. */
  record Whistle() implements Keep, MayBeUsed {
    @Override
    public ImmutableList<Effect> use(Table table, Seat owner, HeldCard card, Moment moment) {
      return card.isUsed() ? ImmutableList.of() : ImmutableList.of(new GainEnergy(owner, 1));
    }
  }

  private static Game game(Card... cards) {
    return SECOND.game(2, cards);
  }

  private static ChooseOption fairyAsks(Seat seat, String card) {
    return new ChooseOption(seat, CardId.of(card), OPTIONS);
  }

  @Nested
  class For_an_option {
    private final Game game = game(new Fairy(), new Echo(), new Whistle());

    @Test
    void any_monster_can_be_asked_and_the_card_says_what_comes_of_it() {
      Scenario.of(game, 3)
          .energy(TWO, 1)
          .cards(ONE, "fairy")
          .turnOf(ONE)
          .expectPending(fairyAsks(TWO, "fairy"))
          .expectOptions(new PickOption("rich"), new PickOption("famous"))
          .expectRefused(new PickOption("wise"))
          .act(TWO, new PickOption("rich"))
          .expectEnergy(ONE, 3)
          .expectEnergy(TWO, 0)
          .expectCards(ONE, "fairy:1")
          .expectDice(6);
    }

    @Test
    void a_copy_asks_and_hears_in_its_own_name() {
      Scenario.of(game, 3)
          .cards(TWO, "fairy")
          .cards(ONE, "echo>2/fairy")
          .turnOf(ONE)
          .expectPending(fairyAsks(TWO, "echo"))
          .act(TWO, new PickOption("famous"))
          .expectPoints(ONE, 1)
          .expectCards(ONE, "echo>2/fairy:1")
          .expectCards(TWO, "fairy");
    }

    @Test
    void cards_may_be_used_at_it_as_at_any_question() {
      Scenario.of(game, 3)
          .cards(ONE, "fairy")
          .cards(TWO, "whistle")
          .turnOf(ONE)
          .expectOptions(new PickOption("rich"), new PickOption("famous"), use("whistle"))
          .act(TWO, use("whistle"))
          .expectPending(fairyAsks(TWO, "fairy"))
          .expectOptions(new PickOption("rich"), new PickOption("famous"))
          .act(TWO, new PickOption("rich"))
          .expectEnergy(TWO, 0);
    }

    @Test
    void one_option_needs_no_question() {
      Game one = game(new Wrong(new AskForOption(ONE, ImmutableList.of("only"))));
      Scenario.of(one, 3).cards(ONE, "wrong").turnOf(ONE).expectDice(6);
    }
  }

  @Nested
  class For_a_monster {
    private final Game game = game(new Duel(), new Seance());

    @Test
    void a_discard_card_hears_the_answer_and_options_go_clockwise_from_the_asked() {
      Scenario.of(game, 4)
          .inCity(ONE)
          .energy(THREE, 1)
          .market("duel")
          .turnOf(THREE)
          .finalDice("112233")
          .act(THREE, buy("duel"))
          .reveal("seance")
          .expectPending(new ChooseMonster(THREE, CardId.of("duel"), SeatSet.of(ONE, TWO, FOUR)))
          .expectOptions(new PickMonster(FOUR), new PickMonster(ONE), new PickMonster(TWO))
          .expectRefused(new PickMonster(THREE))
          .expectRefused(new PickMonster(SIX))
          .act(THREE, new PickMonster(ONE))
          .expectLife(ONE, 8)
          .expectLife(TWO, 10);
    }

    @Test
    void of_two_monsters_the_other_needs_no_question() {
      Scenario.of(game, 2)
          .energy(ONE, 1)
          .market("duel")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("duel"))
          .reveal("seance")
          .expectLife(TWO, 8);
    }

    @Test
    void the_dead_are_neither_asked_nor_picked() {
      Scenario.of(game, 3)
          .cards(ONE, "seance")
          .turnOf(ONE)
          .expectPoints(THREE, 1)
          .expectEnergy(ONE, 1)
          .expectDice(6);
    }
  }

  @Nested
  class For_a_number {
    @Test
    void any_of_the_range_may_be_picked_and_the_card_hears_it_though_it_is_gone() {
      Scenario.of(game(new Fountain(1, 3)), 3)
          .cards(ONE, "fountain")
          .turnOf(ONE)
          .expectCards(ONE)
          .expectPending(new ChooseNumber(ONE, CardId.of("fountain"), 1, 3))
          .expectOptions(new PickNumber(1), new PickNumber(2), new PickNumber(3))
          .expectRefused(new PickNumber(0))
          .expectRefused(new PickNumber(4))
          .act(ONE, new PickNumber(2))
          .expectEnergy(ONE, 2);
    }

    @Test
    void a_long_range_is_cut_and_not_built() {
      Scenario scenario = Scenario.of(game(new Fountain(0, Integer.MAX_VALUE)), 3)
          .cards(ONE, "fountain")
          .turnOf(ONE);
      assertThat(scenario.options()).hasSize(Table.MAX_ENERGY + 1);
      Action last = scenario.options().get(Table.MAX_ENERGY);
      assertThat(last).isEqualTo(new PickNumber(Table.MAX_ENERGY));
      scenario.act(ONE, last).expectEnergy(ONE, Table.MAX_ENERGY);
    }
  }

  @Nested
  class Refused {
    private static void check(Card card, String id, String problem) {
      assertThatExceptionOfType(CardFailureException.class)
          .isThrownBy(() -> Scenario.of(game(card), 3).cards(TWO, id).turnOf(TWO))
          .withMessageStartingWith("card " + id + " of seat 2 failed in WhenTurnStarts: it ")
          .withMessageContaining(problem);
    }

    @Test
    void is_a_card_that_does_not_hear_answers() {
      check(new Deaf(), "deaf", "asked a question, but does not implement WhenAnswered");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-", "two\nlines", "\u001b[2J", "Upper", "a b", "a_b", "a.b", "é"})
    void is_an_option_that_is_no_word(String option) {
      check(
          new Wrong(new AskForOption(ONE, ImmutableList.of("fine", option))),
          "wrong",
          "an option is lower-case words joined by hyphens, up to 30 characters");
    }

    @Test
    void are_options_that_are_too_few_or_twice_there() {
      check(new Wrong(new AskForOption(ONE, ImmutableList.of())), "wrong", "0 options");
      check(
          new Wrong(new AskForOption(ONE, ImmutableList.of("a", "b", "a"))),
          "wrong",
          "the option a occurs twice");
    }

    @Test
    void are_seats_that_nobody_has() {
      check(new Wrong(new AskForOption(SIX, OPTIONS)), "wrong", "that seat is not at the table");
      check(new Wrong(new AskForNumber(SIX, 0, 1)), "wrong", "that seat is not at the table");
      check(
          new Wrong(new AskForMonster(SIX, SeatSet.of(ONE))),
          "wrong",
          "that seat is not at the table");
      check(
          new Wrong(new AskForMonster(ONE, SeatSet.of(ONE, SIX))),
          "wrong",
          "that seat is not at the table");
    }
  }
}
