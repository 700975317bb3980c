package io.github.kotrules.action;

/**
 * What is said when a Monster is hit.
 *
 * <pre>{@code
 * GameState hit = transition.state(); // seat 1 was hit in Tokyo
 * GameState yielded = game.next(hit, new YieldTokyo());
 * assert yielded.place(Seat.ONE) == Place.OUTSIDE;
 * assert yielded.occupant(Place.CITY) == Seat.TWO;
 * }</pre>
 */
public sealed interface TokyoAction extends Action {
  /** Leave Tokyo to the attacker (Y-1). */
  record YieldTokyo() implements TokyoAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.yieldTokyo(this);
    }
  }

  /** Stay in Tokyo (Y-1). */
  record StayInTokyo() implements TokyoAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.stayInTokyo(this);
    }
  }

  /** Take the damage without further defence. */
  record TakeDamage() implements TokyoAction {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.takeDamage(this);
    }
  }
}
