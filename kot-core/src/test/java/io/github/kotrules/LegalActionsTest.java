package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LegalActionsTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());
  private static final Game CARDS = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final GameState START =
      GAME.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE));

  @Test
  void are_all_the_ways_six_dice_can_fall_when_dice_are_awaited() {
    DiceChance six = new DiceChance(Seat.ONE, 6, DiceChance.Use.TURN);

    assertThat(START.pending()).isEqualTo(six);
    assertThat(GAME.legalActions(START)).hasSize(462).isEqualTo(six.outcomes());
  }

  @Test
  void are_found_in_the_list_of_what_chance_may_bring() {
    List<Action> outcomes = GAME.legalActions(START);

    assertThat(outcomes.contains(roll("11111S"))).isTrue();
    assertThat(outcomes.contains(roll("11111"))).isFalse();
    assertThat(outcomes.contains(stop())).isFalse();
  }

  @Test
  @Tag("R-1")
  void are_to_stop_or_to_roll_any_of_the_dice_again() {
    GameState rolled = GAME.next(START, roll("11111S"));

    assertThat(GAME.legalActions(rolled))
        .hasSize(12)
        .startsWith(stop(), reroll("1"), reroll("11"))
        .endsWith(reroll("11111S"))
        .doesNotContain(reroll("-"), reroll("SS"), reroll("111111"));
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5})
  @Tag("R-1")
  void are_every_pick_of_every_hand_of_dice_once(int shrink) {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
    GameState start = GAME.start(setup.with(Seat.ONE, setup.monster(Seat.ONE).withShrink(shrink)));

    for (Action outcome : GAME.legalActions(start)) {
      Dice dice = ((Roll) outcome).dice();
      List<Action> legal = GAME.legalActions(GAME.next(start, outcome));
      List<Action> expected = new ArrayList<>(List.of(stop()));
      for (int i = 1; i < dice.subsets(); i++) {
        expected.add(new RerollDice(dice.subset(i)));
        assertThat(legal.contains(new RerollDice(dice.subset(i)))).isTrue();
      }
      assertThat(legal).isEqualTo(expected);
      assertThat(legal.contains(new RerollDice(dice.plus(dice)))).isFalse();
      assertThat(legal.contains(new RerollDice(Dice.none()))).isFalse();
    }
  }

  private static RerollDice reroll(String dice) {
    return new RerollDice(Dice.parse(dice));
  }

  @Test
  @Tag("D-1")
  void are_the_groups_that_do_something() {
    GameState resolving = Say.all(GAME, START, roll("111EE2"), stop());

    assertThat(GAME.legalActions(resolving))
        .containsExactly(new ResolveDice(DiceGroup.NUMBERS), new ResolveDice(DiceGroup.ENERGY));
  }

  @Test
  void are_144_at_most_with_eight_dice() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
    ImmutableList<CardSetup> claws = ImmutableList.of(CardSetup.of(InventedCards.SPARE_CLAWS));
    Game game = Game.of(RuleSet.secondEdition(), InventedCards.only(InventedCards.SPARE_CLAWS));
    GameState start = game.start(setup.with(Seat.ONE, setup.monster(Seat.ONE).withCards(claws)));
    int most = 0;
    for (Action outcome : game.legalActions(start)) {
      List<Action> options = game.legalActions(game.next(start, outcome));
      assertThat(options).hasSize(((Roll) outcome).dice().subsets());
      most = Math.max(most, options.size());
    }

    assertThat(start.pending()).isEqualTo(new DiceChance(Seat.ONE, 8, DiceChance.Use.TURN));
    assertThat(most).isEqualTo(144);
  }

  @Test
  void are_none_when_the_game_is_over() {
    GameState over = lastState(GAME, 1);

    assertThat(over.isOver()).isTrue();
    assertThat(GAME.legalActions(over)).isEmpty();
    assertThat(GAME.legalActions(over.viewFor(Seat.ONE))).isEmpty();
  }

  private static GameState lastState(Game game, long seed) {
    ImmutableList<Step> steps =
        RandomGames.play(game, game.start(RandomGames.richTable(game, 2)), seed, 100_000);
    return steps.get(steps.size() - 1).transition().state();
  }

  @Test
  void are_none_for_a_seat_that_is_not_asked() {
    GameState rolled = GAME.next(START, roll("11111S"));

    assertThat(GAME.legalActions(rolled.viewFor(Seat.ONE))).isEqualTo(GAME.legalActions(rolled));
    assertThat(GAME.legalActions(rolled.viewFor(Seat.TWO))).isEmpty();
  }

  @Test
  void are_none_for_any_seat_when_chance_is_awaited() {
    assertThat(GAME.legalActions(START.viewFor(Seat.ONE))).isEmpty();
    assertThat(GAME.legalActions(START.viewFor(Seat.TWO))).isEmpty();
  }

  @Test
  void cannot_be_changed_by_who_asks_for_them() {
    for (Step step :
        RandomGames.play(CARDS, CARDS.start(RandomGames.richTable(CARDS, 4)), 7, 500)) {
      List<Action> options = CARDS.legalActions(step.before());
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(() -> options.add(stop()));
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(() -> options.set(0, stop()));
      assertThatExceptionOfType(UnsupportedOperationException.class)
          .isThrownBy(() -> options.remove(0));
    }
  }

  @Test
  void have_no_member_beyond_their_size() {
    List<Action> rerolls = GAME.legalActions(GAME.next(START, roll("11111S")));

    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> rerolls.get(12));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> rerolls.get(-1));
  }

  @Test
  void are_tried_by_the_properties_at_every_question() {
    Set<Class<?>> met = new HashSet<>();
    for (long seed = 0; seed < 60; seed++) {
      GameState start = CARDS.start(RandomGames.richTable(CARDS, 2 + (int) (seed % 5)));
      for (Step step : RandomGames.play(CARDS, start, seed, 300)) {
        met.add(step.before().pending().getClass());
      }
    }

    assertThat(met).contains(Decision.class.getPermittedSubclasses());
  }

  @Test
  void are_tried_by_the_properties_against_every_kind_of_action() {
    Set<Class<?>> kinds = new HashSet<>();
    kinds.addAll(List.of(Action.class.getPermittedSubclasses()));
    kinds.remove(Outcome.class);
    kinds.addAll(List.of(Outcome.class.getPermittedSubclasses()));

    Set<Class<?>> tried = new HashSet<>();
    SomeActions.ofEveryKind().forEach(action -> tried.add(action.getClass()));

    assertThat(tried).isEqualTo(kinds).hasSize(29);
  }
}
