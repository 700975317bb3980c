package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Streams;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlayoutTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameState START = GAME.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
      .withMarket(Market.empty())
      .withFirst(Seat.ONE));

  /** The invented cards that have something to say to their owner's dice between rolls. */
  private static final ImmutableSet<CardId> WHILE_ROLLING =
      ImmutableSet.of(CardId.of("lucky-foot"), CardId.of("snack"));

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void comes_to_the_states_that_next_comes_to(int players) {
    GameState start = GAME.start(RandomGames.richTable(GAME, players));
    Playout seen = GAME.playout(start);
    Playout unseen = GAME.playout(START);
    for (int seed = 0; seed < 20; seed++) {
      List<Step> steps = RandomGames.play(GAME, start, seed, 3000);
      seen.reset(start);
      unseen.reset(start);
      for (Step step : steps) {
        assertThat(seen.legalActions()).isEqualTo(GAME.legalActions(step.before()));
        seen.next(step.action());
        unseen.next(step.action());
        assertThat(seen.state()).isEqualTo(step.transition().state());
      }
      assertThat(unseen.state())
          .isEqualTo(steps.get(steps.size() - 1).transition().state());
    }
  }

  @Test
  void steps_at_random_as_a_player_who_draws_from_the_legal_actions() {
    Playout playout = GAME.playout(GAME.start(RandomGames.richTable(GAME, 4)));
    for (int seed = 0; !playout.isOver(); seed++) {
      GameState before = playout.state();
      playout.step(new SplittableRandom(seed));

      Action said = onlyDiceCanBePicked(before)
          ? picked(before, seed)
          : RandomGames.choose(GAME, before, new SplittableRandom(seed));
      assertThat(playout.state()).isEqualTo(GAME.next(before, said));
    }
  }

  private static boolean onlyDiceCanBePicked(GameState state) {
    return state.pending() instanceof ChooseReroll choice
        && state.rollsLeft() > 0
        && Streams.stream(state.cards(choice.seat())).noneMatch(PlayoutTest::speaksWhileRolling);
  }

  private static boolean speaksWhileRolling(HeldCard card) {
    return WHILE_ROLLING.contains(card.id())
        || (card.copy() != null && WHILE_ROLLING.contains(card.copy().card()));
  }

  /** A pick of the dice: then what could be picked need not be listed. */
  private static Action picked(GameState state, int seed) {
    Dice again = state.dice().randomSubset(new SplittableRandom(seed));
    return again.isEmpty() ? stop() : new RerollDice(again);
  }

  @Test
  void leaves_the_states_alone_that_it_gave_and_got() {
    Playout playout = GAME.playout(START);
    GameState copy = Draft.Editor.of(START, EngineKey.KEY).freeze();
    playout.next(roll("123EHS"));
    GameState rolled = playout.state();
    GameState same = GAME.next(copy, roll("123EHS"));

    playout.next(stop());

    assertThat(START).isEqualTo(copy);
    assertThat(rolled).isEqualTo(same);
    assertThat(playout.state()).isNotEqualTo(rolled);
  }

  @Test
  void refuses_what_is_not_legal_and_changes_nothing() {
    Playout playout = GAME.playout(START);

    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> playout.next(stop()))
        .withMessageContaining("DiceChance");
    assertThat(playout.state()).isEqualTo(START);
  }

  @Test
  void refuses_to_go_on_after_the_end() {
    Playout playout = GAME.playout(START);
    SplittableRandom random = new SplittableRandom(1);
    while (!playout.isOver()) {
      playout.step(random);
    }

    assertThatIllegalStateException()
        .isThrownBy(() -> playout.step(random))
        .withMessageContaining("reset");
    assertThatExceptionOfType(IllegalActionException.class)
        .isThrownBy(() -> playout.next(stop()))
        .satisfies(refused ->
            assertThat(refused.reason()).isEqualTo(IllegalActionException.Reason.GAME_OVER));
  }

  @Test
  void refuses_the_state_of_another_game() {
    Game other = Game.of(RuleSet.firstEdition(), CardSet.none());
    Playout playout = GAME.playout(START);

    assertThatIllegalArgumentException().isThrownBy(() -> other.playout(START));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> playout.reset(other.start(Monster.GIGAZAUR, Monster.THE_KING)))
        .withMessageContaining("other rules or cards");
  }
}
