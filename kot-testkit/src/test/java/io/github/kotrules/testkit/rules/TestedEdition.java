package io.github.kotrules.testkit.rules;

import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The two editions, each with a game of {@link MoreTestCards}. */
enum TestedEdition {
  FIRST,
  SECOND;

  private static final Game FIRST_GAME = Game.of(RuleSet.firstEdition(), MoreTestCards.all());
  private static final Game SECOND_GAME = Game.of(RuleSet.secondEdition(), MoreTestCards.all());

  /** The edition with all test cards. */
  Game game() {
    return this == FIRST ? FIRST_GAME : SECOND_GAME;
  }

  RuleSet rules() {
    return game().rules();
  }

  /** The edition with these cards and no others, so that a deck can run out. */
  Game gameWith(Card... cards) {
    CardSet.Builder set = CardSet.builder();
    for (Card card : cards) {
      set.add(card);
    }
    return Game.of(rules(), set.build());
  }

  /** Marks a test that takes an edition and holds in both. */
  @Target(ElementType.METHOD)
  @Retention(RetentionPolicy.RUNTIME)
  @ParameterizedTest
  @EnumSource(TestedEdition.class)
  @interface InBoth {}
}
