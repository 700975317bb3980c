package io.github.kotrules.cards;

import org.junit.jupiter.api.Tag;

/** 2 points. */
@Tag("commuter-train")
class CommuterTrainTest extends PointsOnly {
  CommuterTrainTest() {
    super("commuter-train", 4, 2);
  }
}
