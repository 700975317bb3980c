package io.github.kotrules.cards;

import io.github.kotrules.testkit.CardSetCheck;
import org.junit.jupiter.api.Test;

class CardPairsTest {
  /** How often each pair is played; {@code -Dkot.rounds=100} asks for more. */
  private static final int ROUNDS = Integer.getInteger("kot.rounds", 1);

  @Test
  void every_keep_card_gets_on_with_every_other_in_both_editions() {
    CardSetCheck.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition())
        .pairs(ROUNDS)
        .counters("smoke-cloud", 3)
        .counters("battery-monster", 6)
        .run();
  }
}
