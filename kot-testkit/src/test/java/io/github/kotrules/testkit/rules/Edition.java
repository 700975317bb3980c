package io.github.kotrules.testkit.rules;

import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.testkit.cards.MarketCards;

/** Where the editions agree, a test is run with both. */
enum Edition {
  FIRST,
  SECOND;

  private static final Game FIRST_FULL_GAME = FIRST.withAllCards();
  private static final Game SECOND_FULL_GAME = SECOND.withAllCards();

  RuleSet rules() {
    return switch (this) {
      case FIRST -> RuleSet.firstEdition();
      case SECOND -> RuleSet.secondEdition();
    };
  }

  /** The edition's rules with {@linkplain MarketCards#all() cards for every step of a turn}. */
  Game fullGame() {
    return this == FIRST ? FIRST_FULL_GAME : SECOND_FULL_GAME;
  }

  private Game withAllCards() {
    return Game.of(rules(), MarketCards.all());
  }

  /** The edition's rules with one copy of each of these cards. */
  Game game(Card... cards) {
    return game(1, cards);
  }

  /** The edition's rules with several copies of each of these cards. */
  Game game(int copies, Card... cards) {
    CardSet.Builder set = CardSet.builder();
    for (Card card : cards) {
      set.add(card, copies);
    }
    return Game.of(rules(), set.build());
  }
}
