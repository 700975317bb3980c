package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BotTest {
  private static final int GAMES = 30;

  @ParameterizedTest
  @EnumSource
  void beats_whoever_chooses_at_random(Edition edition) {
    int won = 0;
    for (int seed = 0; seed < GAMES; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      GameRecord record = Play.of(edition.game(), Monster.GIGAZAUR, Monster.THE_KING)
          .choosers(List.of(new Bot(edition.game()), Chooser.random(random)))
          .random(random.split())
          .toEnd();
      won += record.winners().contains(Seat.ONE) ? 1 : 0;
    }

    assertThat(won).isGreaterThanOrEqualTo(GAMES - 3);
  }
}
