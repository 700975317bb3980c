package io.github.kotrules.cards.laws;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.testkit.CardSetCheck;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class CardPairsTest {
  @Tag("deep")
  @Test
  void every_keep_card_gets_on_with_every_other_in_both_editions() {
    CardSetCheck.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition())
        .pairs()
        .counters("smoke-cloud", 3)
        .counters("battery-monster", 6)
        .run();
  }
}
