package io.github.kotrules.cards.laws;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.hash.Hasher;
import com.google.common.hash.Hashing;
import com.google.common.io.Resources;
import io.github.kotrules.testkit.RandomPlay;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The same seed gives the same event log on every JDK, today and later. A change of the rules changes these hashes: then
 * check that the change is wanted, say so in the CHANGELOG, marked Rules, and take the new lines from the failure.
 */
class GoldenGamesTest {
  private static final int GAMES = 20;

  @Test
  void the_same_seed_gives_the_same_event_log() throws IOException {
    List<String> lines = new ArrayList<>();
    for (boolean firstEdition : new boolean[] {true, false}) {
      for (int players = 2; players <= 6; players++) {
        lines.add((firstEdition ? "first" : "second") + " " + players + " "
            + hash(firstEdition, players));
      }
    }
    assertThat(lines)
        .isEqualTo(Resources.readLines(Resources.getResource("golden-games.txt"), UTF_8));
  }

  private static String hash(boolean firstEdition, int players) {
    Hasher hasher = Hashing.sha256().newHasher();
    for (int seed = 0; seed < GAMES; seed++) {
      RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
      play.toEnd(
          play.newTable(players),
          (before, action, transition) -> transition
              .events()
              .forEach(event -> hasher.putString(event.toString(), UTF_8).putChar('\n')));
    }
    return hasher.hash().toString();
  }
}
