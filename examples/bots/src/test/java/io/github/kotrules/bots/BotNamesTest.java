package io.github.kotrules.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.bots.mcts.MctsBot;
import io.github.kotrules.bots.value.TableBot;
import io.github.kotrules.bots.value.ValueBot;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.solver.PerfectBot;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BotNamesTest {
  private static Chooser make(String name) {
    return BotNames.get(name).make(KingOfTokyo.secondEdition(), new SeededRandom(1));
  }

  @Test
  void each_name_gives_its_bot() {
    assertThat(make("random")).isNotNull();
    assertThat(make("greedy")).isInstanceOf(GreedyBot.class);
    assertThat(make("expectimax")).isInstanceOf(ExpectimaxBot.class);
    assertThat(make("table")).isInstanceOf(TableBot.class);
    assertThat(make("value")).isInstanceOf(ValueBot.class);
    assertThat(make("mcts:1")).isInstanceOf(MctsBot.class);
    assertThat(make("mcts:9999999")).isInstanceOf(MctsBot.class);
    assertThat(make("mcts:50ms")).isInstanceOf(MctsBot.class);
  }

  @Test
  void the_perfect_bot_plays_without_cards_only() {
    Game bare = Game.of(RuleSet.secondEdition(), CardSet.none());
    assertThat(BotNames.get("perfect").make(bare, new SeededRandom(1)))
        .isInstanceOf(PerfectBot.class);
    assertThatThrownBy(() -> make("perfect"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("only the game without cards is solved; this one has 64 different cards");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Random",
        "mcts",
        "mcts:",
        "mcts:0",
        "mcts:-1",
        "mcts:0ms",
        "mcts:ms",
        "mcts:5s",
        "mcts:10000000",
        "mcts:1 ",
        "greedy:1"
      })
  void other_names_are_refused_with_the_list_of_bots(String name) {
    assertThat(BotNames.find(name)).isNull();
    assertThatThrownBy(() -> BotNames.get(name))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("there is no bot " + name + ": the bots are " + BotNames.HELP);
  }
}
