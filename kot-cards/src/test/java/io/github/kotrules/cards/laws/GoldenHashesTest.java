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
          .put("ChooseAmount", -1_088_980_250)
          .put("ChooseDefence", -912_375_830)
          .put("ChooseDieChange", -1_823_774_686)
          .put("ChooseGift", 1_090_155_303)
          .put("ChooseHearts", -1_348_412_920)
          .put("ChooseOrder", 1_019_527_539)
          .put("ChooseProbe", 404_829_134)
          .put("ChoosePurchase", 2_039_779_688)
          .put("ChooseReroll", 2_090_589_958)
          .put("ChooseRevealed", -921_607_226)
          .put("ChooseSale", -1_760_844_174)
          .put("ChooseYield", 1_720_199_554)
          .put("DeckChance", -1_556_877_687)
          .put("DiceChance", 1_284_698_313)
          .put("GameOver", -1_159_792_667)
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
    for (int i = 0; i < state.seats(); i++) {
      hash = hash * 31 + state.viewFor(Seat.at(i)).hashCode();
    }
    hashes.merge(pending.getClass().getSimpleName(), hash, (one, other) -> one * 31 + other);
  }
}
