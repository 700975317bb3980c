package io.github.kotrules.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cards.CardIds;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class LookaheadTest {
  private static final int SEED = 3;
  private static final ImmutableList<Game> EDITIONS =
      ImmutableList.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  private static GameState start(Game game, int players) {
    return game.start(game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]));
  }

  /** A plan computes chances for some of the dice only. They must agree with those computed for each of the dice. */
  @Tag("deep")
  @Test
  void a_plan_has_the_chances_that_are_computed_for_each_of_the_dice() {
    for (Game game : EDITIONS) {
      for (int players : new int[] {2, 2, 3, 5}) {
        Lookahead lookahead = new Lookahead(game, ValueBot.judge(game));
        SelfPlay played = SelfPlay.play(
            game, start(game, players), new SeededRandom(players), SelfPlay.Referee.NONE);
        for (SelfPlay.Turn turn : played.turns()) {
          GameState state = turn.state();
          DiceChance chance = (DiceChance) Objects.requireNonNull(state.chance());
          if (chance.count() <= DiceOdds.MAX_DICE) {
            DicePlan plan =
                new DicePlan(state, state, chance.count(), 2, game, lookahead, () -> SEED);
            for (Outcome roll : chance.outcomes()) {
              double[] computed =
                  lookahead.chancesAfter(game.next(state, roll), new SeededRandom(SEED));
              assertThat(plan.afterRoll(((Roll) roll).dice(), 0))
                  .as("%s after %s", state, roll)
                  .isEqualTo(computed);
            }
          }
        }
      }
    }
  }

  @Test
  void luck_of_a_draw_is_zero_on_average() {
    Game game = KingOfTokyo.secondEdition();
    GameState state = start(game, 2);
    while (!(state.pending() instanceof DeckChance draw)) {
      state = game.next(state, game.legalActions(state).get(0));
    }
    double sum = 0;
    double largest = 0;
    for (Outcome outcome : draw.outcomes()) {
      double luck = SelfPlay.luckOfDraw(game, ValueBot.judge(game), state, draw, outcome)[0];
      sum += draw.probability(outcome) * luck;
      largest = Math.max(largest, luck);
    }
    assertThat(sum).isCloseTo(0, within(1e-12));
    assertThat(largest).isGreaterThan(0.001);
  }

  /** Freeze Time looks at the dice at the end of the turn in which it is bought. */
  @Test
  void the_number_that_scored_matters_to_a_card_that_is_bought_later() {
    Game game = KingOfTokyo.secondEdition();
    GameSetup setup = game.setup(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);
    GameState state = game.start(setup
        .withMarket(Market.of(CardIds.FREEZE_TIME, null, null))
        .with(Seat.ONE, setup.monster(Seat.ONE).withEnergy(5)));
    Lookahead lookahead = new Lookahead(game, ValueBot.judge(game));
    Map<ResolvedTurn, double[]> known = new HashMap<>();
    double ones = chance(game, lookahead, state, "1111EE", known);
    double twos = chance(game, lookahead, state, "1222EE", known);
    assertThat(ones).isGreaterThan(twos + 0.01);
    assertThat(chance(game, lookahead, state, "2223EE", known)).isEqualTo(twos, within(0.0));
  }

  private static double chance(
      Game game,
      Lookahead lookahead,
      GameState state,
      String dice,
      Map<ResolvedTurn, double[]> known) {
    GameState rolled = game.next(state, new Roll(Dice.parse(dice)));
    return lookahead.chancesAfter(rolled, new SeededRandom(SEED), known)[0];
  }
}
