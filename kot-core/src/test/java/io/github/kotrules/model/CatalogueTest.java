package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.EngineKey;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CatalogueTest {
  private static final CardId HAT = CardId.of("hat");
  private static final CardId BOOT = CardId.of("boot");
  private static final CardInfo TWO_HATS = new CardInfo(HAT, CardKind.KEEP, 3, 2);
  private static final CardInfo ONE_BOOT = new CardInfo(BOOT, CardKind.DISCARD, 0, 1);
  private static final Catalogue CATALOGUE = Catalogue.of(List.of(TWO_HATS, ONE_BOOT));

  @Test
  void gives_each_card_a_position_in_the_order_given() {
    assertThat(CATALOGUE.cards()).containsExactly(TWO_HATS, ONE_BOOT);
    assertThat(CATALOGUE.position(BOOT)).isEqualTo(1);
    assertThat(CATALOGUE.at(1)).isEqualTo(ONE_BOOT);
    assertThat(CATALOGUE.info(HAT)).isEqualTo(TWO_HATS);
    assertThat(CATALOGUE.size()).isEqualTo(2);
    assertThat(CATALOGUE).hasToString("catalogue of 2 cards");
  }

  @Test
  void piles_up_every_copy_of_every_card() {
    assertThat(CATALOGUE.allCards().toList()).containsExactly(HAT, HAT, BOOT);
  }

  @Test
  void is_equal_to_another_with_the_same_cards_in_the_same_order() {
    Catalogue same = Catalogue.of(List.of(TWO_HATS, ONE_BOOT));

    assertThat(CATALOGUE).isEqualTo(same).hasSameHashCodeAs(same);
    assertThat(CATALOGUE).isNotEqualTo(Catalogue.of(List.of(ONE_BOOT, TWO_HATS)));
    assertThat(CATALOGUE).isNotEqualTo(Catalogue.of(List.of(TWO_HATS)));
    assertThat(CATALOGUE).isNotEqualTo("catalogue of 2 cards");
  }

  @Test
  void cards_that_speak_at_other_moments_are_other_cards() {
    List<CardInfo> cards = List.of(TWO_HATS, ONE_BOOT);
    Catalogue speaking = Catalogue.of(cards, new long[] {0, 4}, EngineKey.KEY);

    assertThat(speaking).isEqualTo(Catalogue.of(cards, new long[] {0, 4}, EngineKey.KEY));
    assertThat(speaking).isNotEqualTo(CATALOGUE);
    assertThat(speaking.hooks(1, EngineKey.KEY)).isEqualTo(4);
  }

  @Test
  void refuses_two_cards_of_one_id_and_names_it() {
    CardInfo otherHat = new CardInfo(HAT, CardKind.DISCARD, 5, 1);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Catalogue.of(List.of(ONE_BOOT, TWO_HATS, otherHat)))
        .withMessage("two cards share one id: hat");
  }

  @Test
  void finds_each_of_many_cards_by_an_id_that_is_only_equal() {
    ImmutableList.Builder<CardInfo> cards = ImmutableList.builder();
    for (int i = 0; i < 1000; i++) {
      cards.add(new CardInfo(CardId.of("card-" + i), CardKind.KEEP, 3, 1));
    }
    Catalogue many = Catalogue.of(cards.build());

    for (int i = 0; i < 1000; i++) {
      assertThat(many.position(CardId.of("card-" + i))).isEqualTo(i);
      assertThat(many.contains(CardId.of("no-card-" + i))).isFalse();
    }
    assertThat(Catalogue.of(List.of()).contains(HAT)).isFalse();
  }

  @Test
  void does_not_know_other_cards() {
    CardId glove = CardId.of("glove");

    assertThat(CATALOGUE.contains(HAT)).isTrue();
    assertThat(CATALOGUE.contains(glove)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CATALOGUE.position(glove))
        .withMessage("no card glove in this game");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> CATALOGUE.info(glove))
        .withMessage("no card glove in this game");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, CardInfo.MAX_COST + 1})
  void refuses_a_card_with_an_impossible_cost(int cost) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CardInfo(HAT, CardKind.KEEP, cost, 1))
        .withMessage("card hat costs " + cost + ": a cost is 0 to 16777215");
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 101})
  void refuses_a_card_with_no_copies_or_far_too_many(int copies) {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new CardInfo(HAT, CardKind.KEEP, 1, copies))
        .withMessage("card hat has " + copies + " copies: 1 to 100 are possible");
  }

  @Test
  void can_hold_a_hundred_copies() {
    Catalogue many = Catalogue.of(List.of(new CardInfo(HAT, CardKind.KEEP, 1, 100)));

    assertThat(many.allCards().count(HAT)).isEqualTo(100);
    assertThat(many.allCards().get(99)).isEqualTo(HAT);
  }
}
