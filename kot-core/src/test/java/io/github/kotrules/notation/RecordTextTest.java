package io.github.kotrules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.TopCardSeen;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** The words that records have in text. */
class RecordTextTest {

  /** Scenario files use these words: whoever renames a record or its components breaks them. */
  @Test
  void the_vocabulary_is_stable() throws IOException {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.addAll(RecordText.DECISIONS.vocabulary());
    words.addAll(RecordText.EVENTS.vocabulary());

    // The compiler does not promise an order of what a sealed type permits.
    assertThat(words.build())
        .containsExactlyInAnyOrderElementsOf(Resources.readLines(
            Resources.getResource(RecordTextTest.class, "/notation-words.txt"),
            StandardCharsets.UTF_8));
  }

  @Test
  void a_record_is_its_name_and_its_components() {
    assertThat(RecordText.EVENTS.write(new PointsGained(Seat.ONE, 3)))
        .isEqualTo("points-gained.1.3");
    assertThat(RecordText.EVENTS.write(new TopCardSeen(Seat.TWO, null, 0)))
        .isEqualTo("top-card-seen.2.-.0");
    assertThat(RecordText.DECISIONS.write(new ChooseYield(Seat.TWO, Seat.ONE, 0)))
        .isEqualTo("choose-yield.2.1.0");
  }
}
