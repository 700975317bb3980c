package io.github.kotrules.state;

import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Draft;

/**
 * What happened to places in Tokyo.
 *
 * <pre>{@code
 * Transition leaving = game.apply(transition.state(), new YieldTokyo());
 * assert leaving.events().contains(new TokyoYielded(Seat.ONE, Place.CITY, Seat.TWO));
 * assert leaving.events().contains(new TokyoEntered(Seat.TWO, Place.CITY));
 * }</pre>
 */
public sealed interface TokyoEvent extends Event {
  /**
   * The active Monster attacked.
   *
   * @param smashes how strong the attack is before what cards add for single targets
   */
  record AttackMade(Seat seat, int smashes) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setSmashes(smashes);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.attackMade(this);
    }
  }

  /** A Monster yielded its place (Y-1). */
  record TokyoYielded(Seat seat, Place place, Seat attacker) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.OUTSIDE);
      draft.addYielded(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoYielded(this);
    }
  }

  /** A Monster that could have yielded stayed (Y-1). */
  record TokyoHeld(Seat seat, Place place, Seat attacker) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.addStayed(seat);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoHeld(this);
    }
  }

  /** A Monster entered Tokyo (T-1, T-2). */
  record TokyoEntered(Seat seat, Place place) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, place);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoEntered(this);
    }
  }

  /**
   * A Monster left Tokyo without having yielded.
   *
   * @param place what it left
   */
  record TokyoLeft(Seat seat, Place place) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.OUTSIDE);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.tokyoLeft(this);
    }
  }

  /** The Monster in Bay moved to City (T-6). */
  record MovedToCity(Seat seat) implements TokyoEvent {
    @Override
    public void applyTo(Draft draft) {
      draft.setPlace(seat, Place.CITY);
    }

    @Override
    public <R> R accept(EventVisitor<R> visitor) {
      return visitor.movedToCity(this);
    }
  }
}
