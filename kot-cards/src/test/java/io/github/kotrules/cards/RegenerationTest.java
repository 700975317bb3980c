package io.github.kotrules.cards;

import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.cards.Say.use;
import static io.github.kotrules.cards.Trade.afterDice;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.model.Token;
import io.github.kotrules.testkit.Given;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;

@Tag("regeneration")
class RegenerationTest {
  private static Given table(Edition edition, int life) {
    return edition.table(3).cards(ONE, "regeneration").life(ONE, life);
  }

  private static Scenario rolled(Given table, String dice) {
    return table.inCity(TWO).turnOf(ONE).finalDice(dice);
  }

  private static Scenario bought(Given table, String card) {
    return afterDice(table.energy(ONE, 6).market(card)).act(ONE, buy(card)).reveal("wings");
  }

  @Nested
  @Tag("D-4")
  class With_hearts {
    @InBothEditions
    void heals_one_more(Edition edition) {
      rolled(table(edition, 5), "H11223").expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_one_more_for_all_hearts_together(Edition edition) {
      rolled(table(edition, 3), "HHH112").expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_not_beyond_the_maximum(Edition edition) {
      rolled(table(edition, 9), "H11223").expectLife(ONE, 10);
    }

    @InBothEditions
    void heals_nothing_without_a_heart(Edition edition) {
      rolled(table(edition, 5), "112233").expectLife(ONE, 5);
    }

    @InBothEditions
    void heals_nothing_in_tokyo(Edition edition) {
      table(edition, 5).inCity(ONE).turnOf(ONE).finalDice("HH1122").expectLife(ONE, 5);
    }

    @InBothEditions
    void heals_no_one_else(Edition edition) {
      rolled(edition.table(3).cards(THREE, "regeneration").life(ONE, 5).life(THREE, 5), "H11223")
          .expectLife(ONE, 6)
          .expectLife(THREE, 5);
    }

    @InBothEditions
    void heals_nothing_when_all_hearts_remove_tokens(Edition edition) {
      rolled(table(edition, 5).shrink(ONE, 2), "HH11")
          .expectAsked(ONE, ChooseHearts.class)
          .act(ONE, new SpendHearts(0, 0, 2))
          .expectTokens(ONE, Token.SHRINK, 0)
          .expectLife(ONE, 5);
    }

    @InBothEditions
    void heals_one_more_when_some_hearts_remove_tokens(Edition edition) {
      rolled(table(edition, 5).poison(ONE, 1), "HH1122")
          .act(ONE, new SpendHearts(1, 1, 0))
          .expectTokens(ONE, Token.POISON, 0)
          .expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_one_more_for_each_copy(Edition edition) {
      rolled(table(edition, 5).cards(ONE, "regeneration", "mimic>1/regeneration"), "H11223")
          .expectLife(ONE, 8);
    }
  }

  @Nested
  class With_cards {
    @InBothEditions
    void heals_one_more_with_heal(Edition edition) {
      bought(table(edition, 4), "heal").expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_one_more_with_heal_in_tokyo(Edition edition) {
      table(edition, 4)
          .inCity(ONE)
          .energy(ONE, 3)
          .market("heal")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("heal"))
          .reveal("wings")
          .expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_one_more_with_a_nuclear_power_plant(Edition edition) {
      bought(table(edition, 4), "nuclear-power-plant").expectLife(ONE, 8).expectPoints(ONE, 2);
    }

    @InBothEditions
    void heals_one_more_with_even_bigger(Edition edition) {
      bought(table(edition, 4), "even-bigger").expectLife(ONE, 7);
    }

    @InBothEditions
    void heals_one_more_with_rapid_healing(Edition edition) {
      table(edition, 4)
          .cards(ONE, "regeneration", "rapid-healing")
          .energy(ONE, 2)
          .inCity(TWO)
          .turnOf(ONE)
          .roll("112233")
          .act(ONE, use("rapid-healing"))
          .expectLife(ONE, 6)
          .expectEnergy(ONE, 0);
    }

    @InBothEditions
    void is_not_healing_to_buy_it(Edition edition) {
      bought(edition.table(3).life(ONE, 4), "regeneration").expectLife(ONE, 4);
    }
  }

  @Nested
  class With_healing_ray {
    private static Scenario healed(Given table, int hearts) {
      return rolled(table, "HH1122").act(ONE, new GiveHearts(THREE, hearts));
    }

    @InBothEditions
    void of_the_healed_monster_does_not_count(Edition edition) {
      healed(
              edition
                  .table(3)
                  .cards(ONE, "healing-ray")
                  .cards(THREE, "regeneration")
                  .life(THREE, 5)
                  .energy(THREE, 9),
              2)
          .expectLife(THREE, 7)
          .expectEnergy(THREE, 5)
          .expectEnergy(ONE, 4);
    }

    @InBothEditions
    void of_the_healer_heals_one_more_that_is_paid_like_the_rest(Edition edition) {
      healed(
              edition
                  .table(3)
                  .cards(ONE, "healing-ray", "regeneration")
                  .life(THREE, 5)
                  .energy(THREE, 9),
              2)
          .expectLife(THREE, 8)
          .expectEnergy(THREE, 3)
          .expectEnergy(ONE, 6);
    }

    @InBothEditions
    void of_the_healer_is_not_paid_where_it_heals_nothing(Edition edition) {
      healed(
              edition
                  .table(3)
                  .cards(ONE, "healing-ray", "regeneration")
                  .life(THREE, 9)
                  .energy(THREE, 9),
              1)
          .expectLife(THREE, 10)
          .expectEnergy(THREE, 7)
          .expectEnergy(ONE, 2);
    }
  }
}
