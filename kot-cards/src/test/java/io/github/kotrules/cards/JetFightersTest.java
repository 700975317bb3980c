package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 5 points at the price of 4 damage. */
@Tag("jet-fighters")
class JetFightersTest extends PointsForDamage {
  JetFightersTest() {
    super("jet-fighters", 5, 5, 4);
  }
}
