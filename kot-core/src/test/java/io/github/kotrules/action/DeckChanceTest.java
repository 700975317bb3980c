package io.github.kotrules.action;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Dice;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class DeckChanceTest {
  private static final CardId HAT = CardId.of("hat");
  private static final CardId BOOT = CardId.of("boot");
  private static final CardId BELT = CardId.of("belt");
  private static final CardId GONE = CardId.of("gone");
  private static final Catalogue CATALOGUE =
      Catalogue.of(List.of(info(HAT, 5), info(GONE, 1), info(BOOT, 2), info(BELT, 1)));

  /** Five hats, two boots, a belt; the card "gone" has left the deck. */
  private static final CardPile DECK = CATALOGUE.allCards().minus(GONE);

  private static final DeckChance CHANCE = new DeckChance(DECK, DeckChance.Use.MARKET);

  private static CardInfo info(CardId id, int copies) {
    return new CardInfo(id, CardKind.KEEP, 1, copies);
  }

  @Test
  void lists_every_card_of_the_deck_once_in_the_order_of_the_catalogue() {
    assertThat(CHANCE.outcomes())
        .containsExactly(new Reveal(HAT), new Reveal(BOOT), new Reveal(BELT));
    assertThat(CHANCE.size()).isEqualTo(3);
  }

  @Test
  void is_as_likely_as_its_copies_are_many() {
    assertThat(CHANCE.probability(new Reveal(HAT))).isEqualTo(5 / 8.0);
    assertThat(CHANCE.probability(new Reveal(BOOT))).isEqualTo(2 / 8.0);
    assertThat(CHANCE.probability(new Reveal(BELT))).isEqualTo(1 / 8.0);
    assertThat(CHANCE.outcomes().stream().mapToDouble(CHANCE::probability).sum())
        .isCloseTo(1, within(1e-12));
  }

  @Test
  void gives_no_chance_to_what_is_not_in_the_deck() {
    assertThat(CHANCE.probability(new Reveal(GONE))).isZero();
    assertThat(CHANCE.probability(new Reveal(CardId.of("unheard-of")))).isZero();
    assertThat(CHANCE.probability(new Roll(Dice.parse("1")))).isZero();
  }

  @Test
  void allows_nothing_but_a_card_of_the_deck() {
    assertThat(CHANCE.outcomes()).allMatch(CHANCE::allows);
    assertThat(CHANCE.allows(new Reveal(GONE))).isFalse();
    assertThat(CHANCE.allows(new Reveal(CardId.of("unheard-of")))).isFalse();
    assertThat(CHANCE.allows(new Roll(Dice.parse("1")))).isFalse();
    assertThat(CHANCE.allows(new BuyCard(HAT))).isFalse();
  }

  @Test
  void comes_as_often_as_it_is_likely() {
    List<Outcome> drawn = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(20_160_601);
    for (int i = 0; i < 40_000; i++) {
      drawn.add(CHANCE.sample(random));
    }

    double critical = 13.816; // chi-square, 0.999, 2 degrees of freedom
    assertThat(ChiSquare.of(drawn, CHANCE::probability, CHANCE.outcomes())).isLessThan(critical);
    assertThat(drawn).allMatch(CHANCE::allows);
  }

  @Test
  void draws_the_same_again_with_the_same_seed() {
    for (long seed = 0; seed < 100; seed++) {
      assertThat(CHANCE.sample(new SplittableRandom(seed)))
          .isEqualTo(CHANCE.sample(new SplittableRandom(seed)));
    }
  }

  @Test
  void refuses_an_empty_deck() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new DeckChance(CardPile.empty(CATALOGUE), DeckChance.Use.LOOK))
        .withMessage("the deck is empty: no card can be drawn");
  }

  @Test
  void is_told_apart_by_its_deck_and_its_use() {
    assertThat(CHANCE).isEqualTo(new DeckChance(DECK, DeckChance.Use.MARKET));
    assertThat(CHANCE).isNotEqualTo(new DeckChance(DECK, DeckChance.Use.LOOK));
    assertThat(CHANCE).isNotEqualTo(new DeckChance(DECK.minus(HAT), DeckChance.Use.MARKET));
  }

  @Test
  void tells_how_many_cards_there_are_and_not_which() {
    assertThat(CHANCE).hasToString("DeckChance[deck=8 cards, use=MARKET]");
  }
}
