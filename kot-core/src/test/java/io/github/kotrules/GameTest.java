package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GameTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  private static Monster[] monsters(int count) {
    return RuleSet.secondEdition().monsters().asList().subList(0, count).toArray(new Monster[0]);
  }

  private static IllegalSetupException refusal(Monster... monsters) {
    return catchThrowableOfType(IllegalSetupException.class, () -> GAME.start(monsters));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  @Tag("S-1")
  @Tag("S-2")
  void starts_with_new_monsters_outside_tokyo(int players) {
    GameState state = GAME.start(monsters(players));

    assertThat(state.seats()).isEqualTo(players);
    for (int i = 0; i < players; i++) {
      Seat seat = Seat.at(i);
      assertThat(state.monster(seat)).isEqualTo(monsters(players)[i]);
      assertThat(state.life(seat)).isEqualTo(10);
      assertThat(state.points(seat)).isZero();
      assertThat(state.energy(seat)).isZero();
      assertThat(state.place(seat)).isEqualTo(Place.OUTSIDE);
      assertThat(state.cards(seat)).isEmpty();
    }
  }

  @Test
  void tells_the_steps_of_a_turn_in_the_order_of_the_rulebook() {
    Game fixedOrder =
        GAME.withRules(RuleSet.secondEdition().withResolveOrder(RuleSet.ResolveOrder.FIXED));
    GameState start = fixedOrder.start(GameSetup.of(monsters(2)).withFirst(Seat.ONE));
    GameState rolled = fixedOrder.next(start, roll("112233"));

    assertThat(fixedOrder.apply(rolled, Say.stop()).events())
        .filteredOn(event -> event instanceof StepBegan || event instanceof TurnStarted)
        .containsExactly(
            new StepBegan(TurnStep.RESOLVE),
            new StepBegan(TurnStep.ENTER),
            new StepBegan(TurnStep.BUY),
            new StepBegan(TurnStep.END),
            new StepBegan(TurnStep.NEXT),
            new TurnStarted(Seat.TWO),
            new StepBegan(TurnStep.ROLL));
  }

  @Test
  @Tag("S-7")
  void starts_with_a_roll_for_the_first_turn_when_there_are_no_cards() {
    assertThat(GAME.start(monsters(2)).pending())
        .isEqualTo(new DiceChance(Seat.ONE, 6, DiceChance.Use.OPENING));
  }

  @Test
  @Tag("S-3")
  void starts_with_a_card_to_be_dealt_when_there_are_cards() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameState state = game.start(monsters(2));

    assertThat(state.pending()).isEqualTo(new DeckChance(state.deck(), DeckChance.Use.MARKET));
    assertThat(state.deck()).isEqualTo(state.setting().catalogue().allCards());
  }

  @Test
  @Tag("S-1")
  void refuses_too_few_or_too_many_monsters() {
    assertThat(refusal().faults()).contains("2 to 6 Monsters can play, not 0");
    assertThat(refusal(Monster.GIGAZAUR).faults()).contains("2 to 6 Monsters can play, not 1");
    assertThat(refusal(Monster.values()).faults()).contains("2 to 6 Monsters can play, not 8");
  }

  @Test
  @Tag("S-1")
  void refuses_a_monster_that_two_players_take() {
    assertThat(refusal(Monster.GIGAZAUR, Monster.THE_KING, Monster.GIGAZAUR).faults())
        .containsExactly("Gigazaur is taken by 2 players");
  }

  @Test
  @Tag("S-1")
  void refuses_a_monster_of_the_other_box() {
    assertThat(refusal(Monster.GIGAZAUR, Monster.KRAKEN).faults())
        .containsExactly("Kraken is not a Monster of this edition: there are Gigazaur, CyberKitty,"
            + " Space Penguin, The King, MekaDragon, Alienoid");
  }

  @Test
  void reports_all_faults_at_once() {
    IllegalSetupException refusal = refusal(Monster.KRAKEN, Monster.KRAKEN, Monster.CYBERBUNNY);

    assertThat(refusal.faults())
        .containsExactlyInAnyOrder(
            "Kraken is taken by 2 players",
            "Kraken is not a Monster of this edition: there are Gigazaur, CyberKitty,"
                + " Space Penguin, The King, MekaDragon, Alienoid",
            "CyberBunny is not a Monster of this edition: there are Gigazaur, CyberKitty,"
                + " Space Penguin, The King, MekaDragon, Alienoid");
    assertThat(refusal.faults())
        .allSatisfy(fault -> assertThat(refusal).hasMessageContaining(fault));
  }

  @Test
  void refuses_a_state_of_a_game_with_other_rules() {
    checkStranger(GAME.withRules(RuleSet.secondEdition().withTwoPlayerVariant(true)));
  }

  @Test
  void refuses_a_state_of_a_game_with_other_cards() {
    checkStranger(Game.of(RuleSet.secondEdition(), InventedCards.all()));
  }

  private static void checkStranger(Game other) {
    GameState strange =
        other.start(GameSetup.of(monsters(2)).withFirst(Seat.ONE).withMarket(null));
    String reason =
        "this state belongs to a game with other rules or cards: ask the Game that started it";

    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.legalActions(strange))
        .withMessage(reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.apply(strange, roll("123EHS")))
        .withMessage(reason);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> GAME.next(strange, roll("123EHS")))
        .withMessage(reason);
  }

  @Test
  void takes_a_state_of_an_equal_game() {
    Game twin = Game.of(RuleSet.secondEdition(), CardSet.none());
    GameState state = twin.start(monsters(2));

    assertThat(state).isEqualTo(GAME.start(monsters(2)));
    assertThat(GAME.apply(state, roll("123EHS"))).isEqualTo(twin.apply(state, roll("123EHS")));
  }

  @Test
  void can_be_had_with_other_rules_and_the_same_cards() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    Game other = game.withRules(RuleSet.firstEdition());

    assertThat(other.rules()).isEqualTo(RuleSet.firstEdition());
    assertThat(other.cards()).isSameAs(game.cards());
    assertThat(other.start(Monster.KRAKEN, Monster.CYBERBUNNY).rules())
        .isEqualTo(RuleSet.firstEdition());
    assertThat(game.rules()).isEqualTo(RuleSet.secondEdition());
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> game.start(Monster.KRAKEN, Monster.CYBERBUNNY));
  }

  @Test
  void gives_the_same_state_with_events_and_without() {
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.all());
    GameState start = game.start(RandomGames.richTable(game, 4));
    for (RandomGames.Step step : RandomGames.play(game, start, 3, 1_000)) {
      assertThat(game.next(step.before(), step.action()))
          .isEqualTo(step.transition().state());
      assertThat(step.before().after(step.transition().events()))
          .isEqualTo(step.transition().state());
    }
  }
}
