package io.github.kotrules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.io.Resources;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.vocabulary.RecordTable;
import io.github.kotrules.vocabulary.RecordType;
import io.github.kotrules.vocabulary.Vocabulary;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The words that questions, events and actions have in text and JSON. */
class VocabularyTest {

  /** Scenario files use these words: whoever renames a record or its fields breaks them. */
  @Test
  void the_vocabulary_is_stable() throws IOException {
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.addAll(lines(Vocabulary.QUESTIONS.vocabulary()));
    words.addAll(lines(Vocabulary.EVENTS.vocabulary()));
    words.addAll(lines(Vocabulary.ACTIONS.vocabulary()));
    words.add("view " + String.join(" ", Vocabulary.TABLE.fieldNames()));
    words.add("view " + String.join(" ", Vocabulary.TURN.fieldNames()));

    assertThat(words.build())
        .containsExactlyElementsOf(Resources.readLines(
            Resources.getResource(VocabularyTest.class, "/notation-words.txt"),
            StandardCharsets.UTF_8));
  }

  private static ImmutableList<String> lines(
      ImmutableMap<String, ImmutableList<String>> vocabulary) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    vocabulary.forEach((name, fields) -> lines.add((name + " " + String.join(" ", fields)).trim()));
    return lines.build();
  }

  @Test
  void every_question_event_and_action_has_its_words() {
    check(Vocabulary.QUESTIONS, Decision.class);
    check(Vocabulary.EVENTS, Event.class);
    check(Vocabulary.ACTIONS, Action.class);
  }

  private static <R> void check(RecordTable<R> table, Class<R> family) {
    assertThat(table.types().stream().<Class<?>>map(RecordType::type))
        .containsExactlyInAnyOrderElementsOf(allRecords(family).toList());
    for (RecordType<? extends R> type : table.types()) {
      assertThat(type.fieldNames())
          .as(type.name())
          .containsExactlyElementsOf(Arrays.stream(type.type().getRecordComponents())
              .map(RecordComponent::getName)
              .toList());
    }
  }

  private static Stream<Class<?>> allRecords(Class<?> type) {
    return type.isRecord()
        ? Stream.of(type)
        : Arrays.stream(type.getPermittedSubclasses()).flatMap(VocabularyTest::allRecords);
  }

  @Test
  void a_record_is_its_name_and_its_fields() {
    assertThat(FieldText.write(Vocabulary.EVENTS, new PointsGained(Seat.ONE, 3), ' '))
        .isEqualTo("points-gained 1 3");
    assertThat(FieldText.write(Vocabulary.EVENTS, new TopCardSeen(Seat.TWO, null, 0), ' '))
        .isEqualTo("top-card-seen 2 - 0");
    assertThat(FieldText.write(Vocabulary.QUESTIONS, new ChooseYield(Seat.TWO, Seat.ONE, 0), '.'))
        .isEqualTo("choose-yield.2.1.0");
  }
}
