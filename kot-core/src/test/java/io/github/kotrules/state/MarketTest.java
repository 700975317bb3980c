package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kotrules.model.CardId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The face-up cards (S-3). */
class MarketTest {
  private static final CardId HEAL = CardId.of("heal");
  private static final CardId JETS = CardId.of("jets");
  private static final CardId MIMIC = CardId.of("mimic");
  private static final Market MARKET = Market.of(HEAL, JETS, MIMIC);

  @Test
  void has_its_cards_from_left_to_right() {
    assertThat(MARKET.card(0)).isEqualTo(HEAL);
    assertThat(MARKET.card(1)).isEqualTo(JETS);
    assertThat(MARKET.card(2)).isEqualTo(MIMIC);
    assertThat(MARKET.cards()).containsExactly(HEAL, JETS, MIMIC);
    assertThat(MARKET).hasToString("heal jets mimic");
  }

  @Test
  void leaves_empty_slots_out_of_its_cards() {
    Market gap = Market.of(HEAL, null, MIMIC);

    assertThat(gap.cards()).containsExactly(HEAL, MIMIC);
    assertThat(gap.isEmpty()).isFalse();
    assertThat(gap).hasToString("heal - mimic").isEqualTo(MARKET.with(1, null));
    assertThat(Market.of()).isEqualTo(Market.empty()).hasToString("- - -");
    assertThat(Market.empty().isEmpty()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  void changes_one_slot_and_no_other(int slot) {
    Market changed = MARKET.with(slot, null);

    for (int other = 0; other < Market.SLOTS; other++) {
      assertThat(changed.card(other)).isEqualTo(other == slot ? null : MARKET.card(other));
    }
    assertThat(changed).isNotEqualTo(MARKET);
    assertThat(changed.with(slot, MARKET.card(slot))).isEqualTo(MARKET).hasSameHashCodeAs(MARKET);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 3})
  void has_three_slots(int slot) {
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> MARKET.card(slot))
        .withMessage("a market has slots 0 to 2, not " + slot);
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> MARKET.with(slot, HEAL));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Market.of(HEAL, HEAL, HEAL, HEAL))
        .withMessage("a market has 3 slots, not 4");
  }
}
