package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 4 points at the price of 3 damage. */
@Tag("tank")
class TankTest extends PointsForDamage {
  TankTest() {
    super("tank", 4, 4, 3);
  }
}
