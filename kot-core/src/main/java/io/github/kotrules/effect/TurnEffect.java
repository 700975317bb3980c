package io.github.kotrules.effect;

import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnEnd;

/**
 * What is wanted of the course of the game.
 *
 * <pre>{@code
 * WhenPlayed rush = (table, buyer) -> ImmutableList.of(new GrantExtraTurn(buyer, 1)); // a die fewer
 * }</pre>
 */
public sealed interface TurnEffect extends Effect {
  /**
   * Find the first player (S-7).
   *
   * @param toRoll who has not rolled yet
   * @param leaders who has rolled the most Smash so far
   * @param most how much that is; -1 if nobody has rolled
   */
  record RollForFirst(SeatSet toRoll, SeatSet leaders, int most) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.rollForFirst(this);
    }
  }

  /**
   * Compare the dice that fell for one Monster with the others' (S-7).
   *
   * @param toRoll who rolls after this
   * @param leaders who has rolled the most Smash before
   * @param most how much that is
   */
  record TakeOpeningRoll(Seat seat, SeatSet toRoll, SeatSet leaders, int most)
      implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.takeOpeningRoll(this);
    }
  }

  /** Let the active Monster's cards speak in the parts of the end of turn from this one on (E-1). */
  record EndTurnPart(TurnEnd part) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.endTurnPart(this);
    }
  }

  /** Take the damage of poison tokens (E-1). */
  record SufferPoison(Seat seat) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.sufferPoison(this);
    }
  }

  /** Ask the active player whose cards offer an extra turn (E-2). */
  record OfferExtraTurn(Seat seat) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.offerExtraTurn(this);
    }
  }

  /**
   * Add a turn after this one (E-2).
   *
   * @param fewerDice by how many dice it is smaller
   */
  record GrantExtraTurn(Seat seat, int fewerDice) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.grantExtraTurn(this);
    }
  }

  /** Put a question again that a card's use interrupted. */
  record Ask(Decision decision) implements TurnEffect {
    @Override
    public void match(Cases cases) {
      cases.ask(this);
    }
  }
}
