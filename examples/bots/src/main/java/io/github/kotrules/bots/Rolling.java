package io.github.kotrules.bots;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameView;
import java.util.List;

/** Rerolls dice: for free if a card allows it, otherwise with one of the rolls left, otherwise with one that a card grants. */
public final class Rolling {
  /** The energy below which a further roll is not worth its price. */
  private static final int SPARE_ENERGY = 3;

  private final GameView view;
  private final List<Action> options;

  public Rolling(GameView view, List<Action> options) {
    this.view = view;
    this.options = options;
  }

  public Action answer(Dice again) {
    if (again.isEmpty()) {
      return new StopRolling();
    }
    if (!view.cards(view.seat()).isEmpty()) {
      for (int i = options.size() - 1; i > 0 && !(options.get(i) instanceof RerollDice); i--) {
        if (isWorthIt(options.get(i), again)) {
          return options.get(i);
        }
      }
    }
    return view.rollsLeft() > 0 ? new RerollDice(again) : new StopRolling();
  }

  private boolean isWorthIt(Action option, Dice again) {
    if (option instanceof RerollWithCard reroll) {
      return again.contains(reroll.dice());
    }
    return option instanceof UseCard use
        && view.rollsLeft() == 0
        && view.energy(view.seat()) >= SPARE_ENERGY
        && !UsefulCards.heals(use.card(), view);
  }
}
