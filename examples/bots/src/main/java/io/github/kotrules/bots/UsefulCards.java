package io.github.kotrules.bots;

import static io.github.kotrules.cards.CardIds.CAMOUFLAGE;
import static io.github.kotrules.cards.CardIds.RAPID_HEALING;

import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;

/** Knowledge of the printed cards that their owner chooses to use. A copy counts as the copied card. */
final class UsefulCards {
  private UsefulCards() {}

  /** Whether using the card heals, for energy. */
  static boolean heals(CardId card, GameView view) {
    return shown(card, view).equals(RAPID_HEALING);
  }

  /** Whether using the card costs nothing. */
  static boolean isFree(CardId card, GameView view) {
    return shown(card, view).equals(CAMOUFLAGE);
  }

  /** Whether using the card helps: a little life does not prevent elimination by much damage. */
  static boolean helpsAgainst(int damage, CardId card, GameView view) {
    if (!heals(card, view)) {
      return true;
    }
    int life = view.life(view.seat());
    int energy = view.energy(view.seat());
    return life <= damage && life + energy / 2 > damage;
  }

  private static CardId shown(CardId card, GameView view) {
    HeldCard held = view.cards(view.seat()).find(card);
    return held != null && held.copy() != null ? held.copy().card() : card;
  }
}
