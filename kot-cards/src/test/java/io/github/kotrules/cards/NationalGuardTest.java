package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 2 points at the price of 2 damage. */
@Tag("national-guard")
class NationalGuardTest extends PointsForDamage {
  NationalGuardTest() {
    super("national-guard", 3, 2, 2);
  }
}
