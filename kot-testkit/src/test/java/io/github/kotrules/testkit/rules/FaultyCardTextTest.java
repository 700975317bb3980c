package io.github.kotrules.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import org.junit.jupiter.api.Test;

/** A card that fails is reported as a problem of the line at which it does. */
class FaultyCardTextTest {
  record BrokenHead() implements Keep, ModifiesDice {
    @Override
    public int extraDice(Table table, Seat owner) {
      throw new UnsupportedOperationException("no head");
    }
  }

  record BrokenHeart() implements Keep, ModifiesMaximumLife {
    @Override
    public int extraMaximumLife() {
      throw new UnsupportedOperationException("no heart");
    }
  }

  private static NotationException refusal(String text) {
    Game game = Edition.SECOND.game(1, new BrokenHead(), new BrokenHeart());
    Notation notation = Notation.of(ImmutableMap.of("house", game));
    return catchThrowableOfType(NotationException.class, () -> {
      GameRecord unused = notation.readRecord(text);
    });
  }

  @Test
  void where_a_move_is_made() {
    NotationException refusal = refusal("""
        kot 1
        edition house
        seat 1 gigazaur
        seat 2 the-king cards=broken-head
        market - - -
        first 1
        roll 112233
        resolve
        """);

    assertThat(refusal)
        .hasMessage("line 8, column 1: card broken-head of seat 2 failed in ModifiesDice: it threw"
            + " java.lang.UnsupportedOperationException: no head")
        .hasCauseInstanceOf(CardFailureException.class)
        .hasRootCauseInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void where_the_table_is_set_up() {
    assertThat(refusal("""
        kot 1
        edition house
        seat 1 gigazaur
        seat 2 the-king cards=broken-heart
        """))
        .hasMessage(
            "line 1, column 1: card broken-heart of seat 2 failed in ModifiesMaximumLife: it"
                + " threw java.lang.UnsupportedOperationException: no heart");
  }
}
