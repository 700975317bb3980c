package io.github.kotrules.effect;

import io.github.kotrules.model.Seat;

/**
 * What is wanted of places in Tokyo.
 *
 * <pre>{@code
 * MayBeUsed tunnel = (table, owner, card, moment) -> table.occupant(Place.CITY) == null
 *     ? ImmutableList.of(new TakeCity(owner), new ExhaustCard(owner, card.id()))
 *     : ImmutableList.of();
 * }</pre>
 */
public sealed interface TokyoEffect extends Effect {
  /** Ask each Monster in Tokyo that lost life to Smash whether it yields (Y-4). */
  record OfferYields(Seat attacker) implements TokyoEffect {
    @Override
    public void match(Cases cases) {
      cases.offerYields(this);
    }
  }

  /** Leave Tokyo without having yielded. */
  record LeaveTokyo(Seat seat) implements TokyoEffect {
    @Override
    public void match(Cases cases) {
      cases.leaveTokyo(this);
    }
  }

  /** Go to Tokyo City, from outside or from Bay. */
  record TakeCity(Seat seat) implements TokyoEffect {
    @Override
    public void match(Cases cases) {
      cases.takeCity(this);
    }
  }
}
