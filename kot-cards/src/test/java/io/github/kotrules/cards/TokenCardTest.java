package io.github.kotrules.cards;

import static io.github.kotrules.cards.Edition.FIRST;
import static io.github.kotrules.cards.Edition.SECOND;
import static io.github.kotrules.cards.Say.YIELD;
import static io.github.kotrules.cards.Say.buy;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;

import io.github.kotrules.model.Token;
import io.github.kotrules.testkit.Given;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What the two cards have in common that put tokens on those who lost life to an attack. */
abstract class TokenCardTest {
  private final String card;
  private final Token token;

  TokenCardTest(String card, Token token) {
    this.card = card;
    this.token = token;
  }

  final Given againstCity(Edition edition) {
    return edition.table(3).inCity(TWO).cards(ONE, card);
  }

  @InBothEditions
  void gives_a_token_to_each_victim(Edition edition) {
    edition
        .table(3)
        .inCity(ONE)
        .cards(ONE, card)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, token, 1)
        .expectTokens(THREE, token, 1)
        .expectTokens(ONE, token, 0);
  }

  @InBothEditions
  @Tag("ruling-6")
  void gives_none_to_who_lost_nothing(Edition edition) {
    againstCity(edition)
        .cards(TWO, "armor-plating")
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, token, 0)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("jets")
  void gives_none_to_who_flew_away_on_jets(Edition edition) {
    againstCity(edition)
        .cards(TWO, "jets")
        .turnOf(ONE)
        .finalDice("S11223")
        .act(TWO, YIELD)
        .expectTokens(TWO, token, 0)
        .expectDice(6);
  }

  @Test
  @Tag("ruling-8")
  void gives_a_token_for_card_damage_in_the_first_edition() {
    againstCity(FIRST)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectTokens(TWO, token, 1)
        .expectTokens(THREE, token, 1);
  }

  @Test
  @Tag("ruling-8")
  void gives_none_for_card_damage_in_the_second_edition() {
    againstCity(SECOND)
        .energy(ONE, 3)
        .market("flame-thrower")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, buy("flame-thrower"))
        .reveal("heal")
        .expectLife(TWO, 8)
        .expectTokens(TWO, token, 0)
        .expectTokens(THREE, token, 0);
  }

  @Test
  @Tag("ruling-4")
  @Tag("fire-breathing")
  void gives_none_to_a_burnt_bystander_in_the_second_edition() {
    SECOND
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing", card)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, token, 1)
        .expectLife(THREE, 9)
        .expectTokens(THREE, token, 0);
  }

  @Test
  @Tag("fire-breathing")
  void gives_a_token_to_a_burnt_bystander_in_the_first_edition() {
    FIRST
        .table(3)
        .inCity(TWO)
        .cards(ONE, "fire-breathing", card)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectTokens(TWO, token, 1)
        .expectTokens(THREE, token, 1);
  }
}
