package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 4 points. */
@Tag("skyscraper")
@Tag("X-6")
class SkyscraperTest extends PointsOnly {
  SkyscraperTest() {
    super("skyscraper", 6, 4);
  }
}
