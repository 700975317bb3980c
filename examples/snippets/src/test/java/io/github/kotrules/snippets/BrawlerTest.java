package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class BrawlerTest {
  private static final int GAMES = 20;

  @Test
  void keeps_smash_leaves_late_and_buys() {
    List<Action> said = new ArrayList<>();
    Chooser brawler = new Brawler();
    Chooser watched = question -> {
      Action answer = brawler.choose(question);
      if (answer instanceof RerollDice reroll) {
        assertThat(reroll.dice().contains(Face.SMASH)).isFalse();
      }
      if (answer instanceof YieldTokyo) {
        assertThat(question.view().life(question.seat())).isLessThanOrEqualTo(3);
      }
      said.add(answer);
      return answer;
    };
    for (Game game : List.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition())) {
      for (int seed = 0; seed < GAMES; seed++) {
        SplittableRandom random = new SplittableRandom(seed);
        GameRecord record = Play.of(game, Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
            .choosers(List.of(watched, brawler, Chooser.random(random)))
            .random(random)
            .toEnd();
        assertThat(record.end().isOver()).isTrue();
      }
    }

    assertThat(said)
        .hasAtLeastOneElementOfType(RerollDice.class)
        .hasAtLeastOneElementOfType(YieldTokyo.class)
        .hasAtLeastOneElementOfType(BuyCard.class);
  }
}
