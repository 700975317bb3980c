package io.github.kotrules.console;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.Dice;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.GameView;
import java.util.Locale;
import org.jline.utils.AttributedStringBuilder;

/** Explains a question to the person who is asked: what it means, the odds, the danger, and what each bot would do. */
final class Hint {
  private final Page page;
  private final Match match;
  private final Question question;
  private final GameView view;

  /** An explanation of what the person is asked now. */
  Hint(Page page, Match match) {
    this.page = page;
    this.match = match;
    this.question = match.question();
    this.view = question.view();
  }

  void draw(ImmutableList<String> bots) {
    Decision decision = question.decision();
    page.wrap(decision.match(new Meaning(match.game())), 1);
    if (Prompt.isRoll(match.state()) && view.rollsLeft() > 0) {
      odds();
    }
    topic("Danger");
    Threat threat = new Threat(view, question.seat());
    ImmutableList<String> sentences = decision instanceof ChooseYield asked
        ? threat.sentencesOfYielding(asked.avoidable())
        : threat.sentences();
    sentences.forEach(sentence -> page.wrap(sentence, 3));
    advice(bots);
    Welcome.drawColours(page);
  }

  private void topic(String title) {
    page.add(new AttributedStringBuilder()
        .append(" ")
        .styled(page.look().key(), title)
        .toAttributedString());
  }

  private void odds() {
    int dice = view.dice().size();
    int rolls = view.rollsLeft();
    topic("Odds");
    page.wrap(
        "A die that you roll " + (rolls == 1 ? "once" : "up to " + rolls + " times")
            + " shows the face you want with " + percent(1 - Math.pow(5.0 / 6, rolls)) + ".",
        3);
    if (dice <= DiceOdds.MAX_DICE) {
      int before = view.points(question.seat());
      RollPlan plan =
          new Outlook(match.game(), view).rollPlan(state -> state.points(question.seat()) - before);
      page.wrap(
          String.format(
              Locale.ROOT,
              "Best for points now: %s, for %.1f on average. The key o shows more.",
              words(plan.best(view.dice(), rolls)),
              plan.value(view.dice(), rolls)),
          3);
    }
  }

  private static String percent(double chance) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * chance);
  }

  /** What to do with the dice if these are rolled again. */
  private String words(Dice again) {
    Dice kept = view.dice().minus(again);
    return again.isEmpty()
        ? "stop rolling"
        : kept.isEmpty() ? "roll all dice again" : "keep " + kept + " and roll " + again;
  }

  private void advice(ImmutableList<String> bots) {
    topic("What the bots would do");
    int width = bots.stream().mapToInt(String::length).max().orElse(0);
    for (String bot : bots) {
      page.wrap(Strings.padEnd(bot, width, ' ') + "  " + words(match.answerOf(bot)), 3);
    }
  }

  private String words(Action action) {
    return action instanceof RerollDice reroll
        ? words(reroll.dice())
        : match.storyteller().tell(action);
  }
}
