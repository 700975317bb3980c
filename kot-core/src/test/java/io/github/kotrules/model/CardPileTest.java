package io.github.kotrules.model;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.kotrules.TestRun;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@AddLifecycleHook(TestRun.class)
class CardPileTest {
  private static final CardId HAT = CardId.of("hat");
  private static final CardId BOOT = CardId.of("boot");
  private static final CardId BELT = CardId.of("belt");
  private static final ImmutableList<CardId> CARDS = ImmutableList.of(HAT, BOOT, BELT);
  private static final Catalogue CATALOGUE =
      Catalogue.of(List.of(info(HAT), info(BOOT), info(BELT)));
  private static final CardPile EMPTY = CardPile.empty(CATALOGUE);

  private static CardInfo info(CardId id) {
    return new CardInfo(id, CardKind.KEEP, 1, 50);
  }

  /** A card put on a pile, or taken off it. */
  record Step(CardId card, boolean added) {}

  @Provide
  Arbitrary<List<Step>> steps() {
    Arbitrary<Boolean> mostlyAdded = Arbitraries.of(true, true, false);
    return Arbitraries.of(CARDS)
        .flatMap(card -> mostlyAdded.map(added -> new Step(card, added)))
        .list()
        .ofMaxSize(40);
  }

  @Property
  void agrees_with_a_multiset(@ForAll("steps") List<Step> steps) {
    CardPile pile = EMPTY;
    Multiset<CardId> multiset = HashMultiset.create();
    for (Step step : steps) {
      if (step.added()) {
        pile = pile.plus(step.card());
        multiset.add(step.card());
      } else if (multiset.remove(step.card())) {
        pile = pile.minus(step.card());
      }
      checkEqual(pile, multiset);
    }
  }

  private static void checkEqual(CardPile pile, Multiset<CardId> multiset) {
    assertThat(pile.size()).isEqualTo(multiset.size());
    assertThat(pile.isEmpty()).isEqualTo(multiset.isEmpty());
    for (CardId card : CARDS) {
      assertThat(pile.count(card)).isEqualTo(multiset.count(card));
      assertThat(pile.contains(card)).isEqualTo(multiset.contains(card));
    }
    Multiset<CardId> got = HashMultiset.create();
    for (int i = 0; i < pile.size(); i++) {
      got.add(pile.get(i));
    }
    assertThat(got).isEqualTo(multiset);
    assertThat(HashMultiset.create(pile.toList())).isEqualTo(multiset);
  }

  @Property
  void is_equal_to_another_of_the_same_cards_put_together_in_another_order(
      @ForAll("steps") List<Step> steps) {
    CardPile forward = EMPTY;
    CardPile backward = EMPTY;
    for (int i = 0; i < steps.size(); i++) {
      forward = forward.plus(steps.get(i).card());
      backward = backward.plus(steps.get(steps.size() - 1 - i).card());
    }

    assertThat(forward).isEqualTo(backward).hasSameHashCodeAs(backward);
    assertThat(forward).isNotEqualTo(forward.plus(HAT));
  }

  @Property(tries = 100)
  void takes_several_cards_as_one_after_the_other(@ForAll("steps") List<Step> steps) {
    ImmutableList<CardId> cards = steps.stream().map(Step::card).collect(toImmutableList());
    CardPile oneByOne = EMPTY.plus(HAT);
    for (CardId card : cards) {
      oneByOne = oneByOne.plus(card);
    }

    assertThat(EMPTY.plus(HAT).plusAll(cards)).isEqualTo(oneByOne);
  }

  @Test
  void lists_its_cards_in_the_order_of_the_catalogue() {
    CardPile pile = EMPTY.plus(BELT).plus(HAT).plus(BELT);

    assertThat(pile.distinct()).containsExactly(HAT, BELT);
    assertThat(pile.toList()).containsExactly(HAT, BELT, BELT);
    assertThat(pile).hasToString("[hat, belt, belt]");
  }

  @Test
  void does_not_change_when_another_is_made_of_it() {
    CardPile pile = EMPTY.plus(HAT);

    assertThat(pile.plus(BOOT).minus(HAT).toList()).containsExactly(BOOT);
    assertThat(pile.toList()).containsExactly(HAT);
  }

  @Test
  void is_not_equal_to_a_pile_of_another_game_or_to_something_else() {
    CardPile elsewhere = CardPile.empty(Catalogue.of(List.of(info(BOOT), info(HAT), info(BELT))));

    assertThat(EMPTY).isNotEqualTo(elsewhere).isNotEqualTo("[]");
  }

  @Test
  void refuses_to_give_a_card_that_it_does_not_hold() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EMPTY.plus(HAT).minus(BOOT))
        .withMessage("no boot in this pile");
  }

  @Test
  void refuses_more_copies_than_there_are() {
    CardInfo single = new CardInfo(HAT, CardKind.KEEP, 1, 1);
    CardPile full = CardPile.empty(Catalogue.of(List.of(single, info(BOOT)))).plus(HAT);

    assertThatIllegalArgumentException()
        .isThrownBy(() -> full.plus(HAT))
        .withMessage("all copies of hat are in this pile already");
    assertThatIllegalArgumentException().isThrownBy(() -> full.plusAll(ImmutableList.of(HAT)));
    assertThat(full.plus(BOOT).toList()).containsExactly(HAT, BOOT);
  }

  @Test
  void knows_no_card_of_another_game() {
    CardId glove = CardId.of("glove");

    assertThat(EMPTY.count(glove)).isZero();
    assertThat(EMPTY.contains(glove)).isFalse();
    assertThatIllegalArgumentException()
        .isThrownBy(() -> EMPTY.plus(glove))
        .withMessage("no card glove in this game");
    assertThatIllegalArgumentException().isThrownBy(() -> EMPTY.minus(glove));
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 2})
  void has_no_card_beyond_its_size(int index) {
    CardPile pile = EMPTY.plus(HAT).plus(BOOT);

    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> pile.get(index))
        .withMessageContaining(String.valueOf(index));
  }
}
