package io.github.kotrules.card;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.state.Table;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CardFaceTest {
  @Test
  void says_what_is_printed_in_one_line() {
    assertThat(CardFace.keep("hat", "Hat", 0, "Looks good."))
        .isEqualTo(new CardFace(CardId.of("hat"), "Hat", CardKind.KEEP, 0, "Looks good."));
    assertThat(CardFace.discard("boot", "Boot", 3, "Kicks."))
        .isEqualTo(new CardFace(CardId.of("boot"), "Boot", CardKind.DISCARD, 3, "Kicks."));
  }

  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, Table.MAX_ENERGY + 1, Integer.MAX_VALUE})
  void refuses_a_cost_that_nobody_can_pay(int cost) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardFace.keep("hat", "Hat", cost, "Looks good."))
        .withMessage("card hat costs " + cost + ": a cost is 0 to 16777215");
    assertThat(CardFace.keep("hat", "Hat", Table.MAX_ENERGY, "Looks good.").cost())
        .isEqualTo(Table.MAX_ENERGY);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "two\nlines", "a bell\u0007", "\u001b[2J"})
  void refuses_words_that_are_not_one_line(String words) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardFace.keep("hat", words, 1, "Looks good."))
        .withMessage("card hat needs a name of one line");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CardFace.discard("hat", "Hat", 1, words))
        .withMessage("card hat needs a text of one line");
  }
}
