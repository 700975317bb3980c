package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardIdTest {

  @ParameterizedTest
  @ValueSource(strings = {"a", "lookout", "rain-coat", "size-2-shoe", "9-lives"})
  void is_made_of_lower_case_words_joined_by_hyphens(String text) {
    assertThat(CardId.of(text)).hasToString(text).isEqualTo(new CardId(text));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "-a", "a-", "a--b", "A", "rain coat", "rain_coat", "é", "a\n"})
  void refuses_other_text_and_says_how_to_write_one(String text) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardId.of(text))
        .withMessageContainingAll("\"" + text + "\"", "lower-case words joined by hyphens");
  }

  @Test
  void refuses_long_text_in_few_words() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardId.of("A".repeat(1_000_000)))
        .satisfies(refusal -> assertThat(refusal.getMessage()).hasSizeLessThan(1000));
  }

  @Test
  void is_ordered_as_text() {
    assertThat(CardId.of("boot")).isLessThan(CardId.of("hat")).isGreaterThan(CardId.of("bo"));
    assertThat(CardId.of("hat")).isEqualByComparingTo(CardId.of("hat"));
  }
}
