package io.github.kotrules.story;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.state.Event;
import io.github.kotrules.state.EventVisitor;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Who watches with no method for an event is told it all the same, so a new kind of event breaks nobody. */
class EventVisitorTest {
  @ParameterizedTest
  @FieldSource({
    "io.github.kotrules.story.EventSentencesTest#COURSE",
    "io.github.kotrules.story.EventSentencesTest#DICE_EVENTS",
    "io.github.kotrules.story.EventSentencesTest#VITALS",
    "io.github.kotrules.story.EventSentencesTest#TOKYO",
    "io.github.kotrules.story.EventSentencesTest#CARDS"
  })
  void leads_every_event_to_the_method_for_all_others(EventSentencesTest.Told told) {
    EventVisitor<Event> watcher = event -> event;
    assertThat(told.event().accept(watcher)).isSameAs(told.event());
  }
}
