package io.github.kotrules.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.bots.ExpectimaxBot;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.solver.PerfectBot;
import io.github.kotrules.state.GameSetup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ValueBotTest {
  private static final ImmutableList<Game> EDITIONS =
      ImmutableList.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  private static GameRecord play(Game game, List<? extends Chooser> bots, long seed) {
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, bots.size()).toArray(new Monster[0]);
    return Play.of(game, monsters).choosers(bots).random(new SeededRandom(seed)).toEnd();
  }

  private static Chooser value(Game game) {
    return new ValueBot(game, new SeededRandom(1));
  }

  private static Chooser table(Game game) {
    return new TableBot(game, new SeededRandom(2));
  }

  /** Play refuses whatever is not legal, so a game that ends is the proof. */
  @Tag("deep")
  @Test
  void answers_legally_in_games_of_all_sizes_and_editions() {
    for (Game game : EDITIONS) {
      for (int players = 2; players <= 6; players++) {
        List<Chooser> bots = new ArrayList<>(List.of(value(game), table(game)));
        while (bots.size() < players) {
          bots.add(
              new GreedyBot().buying((view, affordable) -> affordable.get(affordable.size() - 1)));
        }
        assertThat(play(game, bots, players).end().isOver()).isTrue();
      }
    }
  }

  @Test
  void plays_with_numbers_of_the_house() {
    for (Game edition : EDITIONS) {
      RuleSet rules =
          edition.rules().withLife(8, 15).withPointsToWin(30).withRolls(2).withDice(9);
      Game game = edition.withRules(rules);
      assertThat(play(game, List.of(value(game), value(game)), 1).end().isOver())
          .isTrue();
      assertThatThrownBy(() -> table(game))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("too large to be solved");
      Game bare = Game.of(rules, CardSet.none());
      assertThat(play(bare, List.of(value(bare), value(bare)), 1).end().isOver())
          .isTrue();
    }
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    Game game = KingOfTokyo.secondEdition();
    assertThat(play(game, List.of(value(game), table(game)), 5))
        .isEqualTo(play(game, List.of(value(game), table(game)), 5));
  }

  @Tag("deep")
  @Test
  void is_stronger_than_expectimax() {
    for (Game game : EDITIONS) {
      int won = 0;
      for (int seed = 0; seed < 120; seed++) {
        Chooser rival = new ExpectimaxBot(game, new SeededRandom(seed));
        boolean first = seed % 2 == 0;
        GameRecord record =
            play(game, first ? List.of(value(game), rival) : List.of(rival, value(game)), seed);
        won += record.end().winners().contains(first ? Seat.ONE : Seat.TWO) ? 1 : 0;
      }
      assertThat(won).isGreaterThan(66);
    }
  }

  /** Both follow the exact table, so whoever wins wins by luck. */
  @Test
  void plays_without_cards_like_the_perfect_bot() {
    for (Game edition : EDITIONS) {
      Game game = Game.of(edition.rules(), CardSet.none());
      for (int seed = 0; seed < 20; seed++) {
        GameRecord perfect = play(game, List.of(new PerfectBot(game), new PerfectBot(game)), seed);
        GameRecord value = play(game, List.of(value(game), value(game)), seed);
        assertThat(value.end().winners()).isEqualTo(perfect.end().winners());
      }
    }
  }

  @Test
  void the_exact_judge_knows_what_the_first_turn_is_worth() {
    Game game = Game.of(KingOfTokyo.secondEdition().rules(), CardSet.none());
    double[] chances = new ExactJudge(game.rules(), false)
        .chances(game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.TWO)));
    assertThat(chances[1]).isCloseTo(0.5434, within(0.0001));
  }
}
