package io.github.kotrules.bots;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bot that answers only what its author cares about. Override any of the three questions that make a game: which dice to
 * roll again, when to yield, what to buy. Everything else (defences, probes, die changes, copies, sales ...) is answered
 * sensibly. {@link Brawler} is an example.
 */
public abstract class SimpleBot implements Chooser {

  /**
   * The dice to roll again, a part of {@code view.dice()}; none to stop. Without an answer of your own, single numbers and
   * Hearts that heal nothing are rolled.
   */
  protected Dice reroll(GameView view) {
    Dice again = Dice.none();
    for (Face face : Face.values()) {
      int count = view.dice().count(face);
      boolean useful = face.compareTo(Face.ENERGY) < 0
          ? count > 1
          : face != Face.HEART || Wounds.canHeal(view, view.seat());
      again = useful ? again : again.plus(Dice.of(face, count));
    }
    return again;
  }

  /** Whether to leave Tokyo, for a Monster that was hit there. Without an answer of your own, with half its life gone. */
  protected boolean yieldsTokyo(GameView view) {
    return view.life(view.seat()) <= Table.STARTING_LIFE / 2;
  }

  /**
   * What to buy, or null for nothing; asked again after each purchase. Without an answer of your own, what seems to be worth
   * most for its price.
   *
   * @param affordable the cards that can be paid for: face up, on top of the deck, or another Monster's; never empty
   */
  protected @Nullable CardId buy(GameView view, List<CardId> affordable) {
    return new Purchase(view, view.seat()).best(affordable);
  }

  @Override
  public Action choose(Question question) {
    return question.decision().match(new Answers(this, question.view(), question.options()));
  }
}
