package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The hash code of a state or view is the same on every JVM, so that states can be spread over machines by it. A change of
 * the rules or of what takes part in a hash code changes these values: then take the new ones from the failure.
 */
class GoldenHashesTest {
  private static final ImmutableMap<String, Integer> GOLDEN =
      ImmutableMap.<String, Integer>builder()
          .put("ChooseAmount", -203_718_621)
          .put("ChooseDefence", -163_128_826)
          .put("ChooseDieChange", 774_680_207)
          .put("ChooseGift", 873_883_812)
          .put("ChooseGroup", 2_009_999_417)
          .put("ChooseHearts", 201_956_354)
          .put("ChooseProbe", -231_083_073)
          .put("ChoosePurchase", -2_025_064_511)
          .put("ChooseReroll", -1_460_671_002)
          .put("ChooseSale", -1_041_067_274)
          .put("ChooseYield", 1_972_586_763)
          .put("DeckChance", 1_709_675_536)
          .put("DiceChance", -437_812_215)
          .put("GameOver", -1_429_731_907)
          .buildOrThrow();

  @Test
  void the_same_games_have_the_same_hash_codes_on_every_jvm() {
    assertThat(hashes()).isEqualTo(GOLDEN);
  }

  /** One number for all states of some games, and one for the views of each seat, by what the table waited for. */
  private static Map<String, Integer> hashes() {
    Map<String, Integer> hashes = new TreeMap<>();
    for (boolean firstEdition : ImmutableList.of(true, false)) {
      for (int seed = 0; seed < 40; seed++) {
        RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
        play.toEnd(play.newTable(2 + seed % 5), (before, action, transition) -> {
          add(hashes, transition.state());
        });
      }
    }
    return hashes;
  }

  private static void add(Map<String, Integer> hashes, GameState state) {
    Pending pending = state.pending();
    int hash = state.hashCode();
    for (Seat seat : state.allSeats()) {
      hash = hash * 31 + state.viewFor(seat).hashCode();
    }
    hashes.merge(pending.getClass().getSimpleName(), hash, (one, other) -> one * 31 + other);
  }
}
