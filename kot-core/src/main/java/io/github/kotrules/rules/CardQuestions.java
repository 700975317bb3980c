package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.List;

/** Questions of cards, whose answers the rules pass back to the card: an option, a Monster, a number. */
final class CardQuestions {
  /** The options in the order of the card. */
  static final Choice<ChooseOption> OPTIONS = CardQuestions::options;

  /** The Monsters that can act, clockwise from the one that is asked. */
  static final Choice<ChooseMonster> MONSTERS = CardQuestions::monsters;

  /** The numbers, the smallest first. */
  static final Choice<ChooseNumber> NUMBERS = CardQuestions::numbers;

  private CardQuestions() {}

  private static List<Action> options(CardRegistry cards, Table table, ChooseOption asked) {
    ActionList answers = new ActionList();
    for (String option : asked.options()) {
      answers.append(new PickOption(option));
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  private static List<Action> monsters(CardRegistry cards, Table table, ChooseMonster asked) {
    return CardUse.withUses(
        cards, table, asked.seat(), Moment.DECIDING, monstersToPick(table, asked));
  }

  private static ActionList monstersToPick(Table table, ChooseMonster asked) {
    ActionList answers = new ActionList();
    Seat monster = asked.seat();
    do {
      if (asked.monsters().contains(monster) && table.life(monster) > 0) {
        answers.append(new PickMonster(monster));
      }
      monster = monster.next(table.seats());
    } while (monster != asked.seat());
    return answers;
  }

  private static List<Action> numbers(CardRegistry cards, Table table, ChooseNumber asked) {
    List<Action> uses =
        CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, new ActionList());
    return new NumberOptions(asked.least(), asked.most(), PickNumber::new, uses);
  }

  static void ask(Resolution r, Deed deed, ChooseOption question) {
    ask(r, deed, new AskOption(question, deed));
  }

  static void ask(Resolution r, Deed deed, ChooseMonster question) {
    ask(r, deed, new AskMonster(question, deed));
  }

  static void ask(Resolution r, Deed deed, ChooseNumber question) {
    ask(r, deed, new AskNumber(question, deed));
  }

  private static void ask(Resolution r, Deed deed, Asker asker) {
    if (!r.cards.hearsAnswers(deed)) {
      throw deed.failure("asked a question, but does not implement WhenAnswered");
    }
    asker.run(r);
  }

  private record AskOption(ChooseOption question, Deed asking) implements Asker {
    @Override
    public Choice<?> choice() {
      return OPTIONS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      String option = ((PickOption) action).option();
      r.pushAll(r.cards.deedOfAnswer(
          asking,
          hook -> hook.whenOptionPicked(
              r.table, asking.owner(), asking.card(), question.seat(), option)));
    }
  }

  private record AskMonster(ChooseMonster question, Deed asking) implements Asker {
    /** Skips the question if the use of a card has left no Monster to pick. */
    @Override
    public void run(Resolution r) {
      if (r.canAct(question.seat()) && !monstersToPick(r.table, question).isEmpty()) {
        r.ask(this);
      }
    }

    @Override
    public Choice<?> choice() {
      return MONSTERS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat monster = ((PickMonster) action).monster();
      r.pushAll(r.cards.deedOfAnswer(
          asking,
          hook -> hook.whenMonsterPicked(
              r.table, asking.owner(), asking.card(), question.seat(), monster)));
    }
  }

  private record AskNumber(ChooseNumber question, Deed asking) implements Asker {
    @Override
    public Choice<?> choice() {
      return NUMBERS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      int number = ((PickNumber) action).number();
      r.pushAll(r.cards.deedOfAnswer(
          asking,
          hook -> hook.whenNumberPicked(
              r.table, asking.owner(), asking.card(), question.seat(), number)));
    }
  }
}
