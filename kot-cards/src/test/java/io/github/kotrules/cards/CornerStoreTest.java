package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 1 point. */
@Tag("corner-store")
class CornerStoreTest extends PointsOnly {
  CornerStoreTest() {
    super("corner-store", 3, 1);
  }
}
