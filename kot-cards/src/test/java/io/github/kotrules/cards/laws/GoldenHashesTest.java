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
          .put("ChooseAmount", 203_809_398)
          .put("ChooseDefence", -1_873_687_958)
          .put("ChooseDieChange", 1_396_199_056)
          .put("ChooseGift", 1_930_376_010)
          .put("ChooseHearts", 381_834_948)
          .put("ChooseOrder", 2_044_382_162)
          .put("ChooseProbe", -1_201_570_805)
          .put("ChoosePurchase", 2_037_950_882)
          .put("ChooseReroll", 1_388_383_742)
          .put("ChooseRevealed", -1_123_850_520)
          .put("ChooseSale", 1_592_105_591)
          .put("ChooseYield", -100_340_616)
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
