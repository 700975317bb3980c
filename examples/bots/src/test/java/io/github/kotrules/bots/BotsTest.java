package io.github.kotrules.bots;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.bots.mcts.Budget;
import io.github.kotrules.bots.mcts.MctsBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.odds.DiceOdds;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BotsTest {
  private static final ImmutableList<Game> EDITIONS =
      ImmutableList.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  /** Buys whatever can be bought, so that every card comes into play. */
  private static Chooser shopper() {
    return new GreedyBot()
        .buying((view, affordable) -> affordable.get(affordable.size() - 1))
        .yielding(view -> true);
  }

  private static GameRecord play(Game game, List<? extends Chooser> bots, long seed) {
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, bots.size()).toArray(new Monster[0]);
    return Play.of(game, monsters)
        .choosers(bots)
        .random(new SplittableRandom(seed))
        .toEnd();
  }

  /** Play refuses whatever is not legal, so a game that ends is the proof. */
  @Test
  void answers_legally_in_games_of_all_sizes_and_editions() {
    Set<Class<?>> said = new HashSet<>();
    for (Game game : EDITIONS) {
      for (int players = 2; players <= 6; players++) {
        for (int seed = 0; seed < 25; seed++) {
          GameRecord record = play(game, table(players, seed), seed);
          assertThat(record.end().isOver()).isTrue();
          record.actions().forEach(action -> said.add(action.getClass()));
        }
      }
    }
    assertThat(said).hasSizeGreaterThanOrEqualTo(20);
  }

  private static List<Chooser> table(int players, long seed) {
    List<Chooser> bots = new ArrayList<>();
    bots.add(Chooser.firstOption());
    bots.add(shopper());
    bots.add(Chooser.random(new SplittableRandom(seed)));
    bots.add(new GreedyBot());
    bots.add(shopper());
    bots.add(shopper());
    return bots.subList(0, players);
  }

  @Test
  void bots_that_search_answer_legally_beside_shoppers() {
    for (Game game : EDITIONS) {
      for (int players = 2; players <= 6; players += 2) {
        List<Chooser> bots = new ArrayList<>();
        bots.add(new ExpectimaxBot(game, new SplittableRandom(1)));
        bots.add(new MctsBot(game, Budget.playouts(4), new SplittableRandom(2)));
        while (bots.size() < players) {
          bots.add(shopper());
        }
        assertThat(play(game, bots, players).end().isOver()).isTrue();
      }
    }
  }

  @Test
  void bots_play_with_numbers_of_the_house() {
    for (Game edition : EDITIONS) {
      for (WayToWin way : WayToWin.values()) {
        for (int dice : new int[] {4, DiceOdds.MAX_DICE + 1}) {
          Game game = edition.withRules(edition
              .rules()
              .withWayToWin(way)
              .withLife(8, 15)
              .withPointsToWin(30)
              .withRolls(2)
              .withDice(dice)
              .withSweepPrice(1));
          List<Chooser> bots = List.of(
              new GreedyBot(),
              new MctsBot(game, Budget.playouts(2), new SplittableRandom(2)),
              new ExpectimaxBot(game, new SplittableRandom(1)),
              shopper());
          assertThat(play(game, bots, dice).end().isOver()).isTrue();
        }
      }
    }
  }

  @Test
  void the_same_seed_gives_the_same_game() {
    Game game = KingOfTokyo.secondEdition();
    assertThat(play(game, searching(game), 5)).isEqualTo(play(game, searching(game), 5));
  }

  private static List<Chooser> searching(Game game) {
    return List.of(
        new MctsBot(game, Budget.playouts(5), new SplittableRandom(7)),
        Chooser.random(new SplittableRandom(8)));
  }
}
