package io.github.kotrules.action;

/** What is said when a Monster is hit. */
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
