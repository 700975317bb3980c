package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class MonsterTest {
  @ParameterizedTest
  @EnumSource
  void is_found_by_its_word(Monster monster) {
    assertThat(Monster.of(monster.word())).isEqualTo(monster);
  }

  @Test
  void is_spelled_in_lower_case_with_hyphens() {
    assertThat(Monster.SPACE_PENGUIN.word()).isEqualTo("space-penguin");
    assertThat(Monster.CYBERBUNNY.word()).isEqualTo("cyberbunny");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "godzilla", "The King", "THE_KING", "the-king "})
  void is_not_found_by_anything_else(String word) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Monster.of(word))
        .withMessage("no Monster " + word + ": there are gigazaur, cyberbunny, kraken, cyberkitty,"
            + " space-penguin, the-king, mekadragon, alienoid");
  }
}
