package io.github.kotrules.snippets;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.model.Face;

/** A bot that only wants to fight. */
// README: begin
public final class Brawler implements Chooser {
  private static final Chooser ANSWERS = Chooser.firstOption() // stops, declines, takes the damage
      .rerolling(view -> view.dice().minus(view.dice().only(Face.SMASH))) // keeps Smash
      .yielding(view -> view.life(view.seat()) <= 3)
      .buying((view, affordable) -> affordable.get(0)) // whatever it can pay for
      .when(ChooseExtraTurn.class, (question, decision) -> new TakeExtraTurn());

  @Override
  public Action choose(Question question) {
    return ANSWERS.choose(question);
  }
}
// README: end
