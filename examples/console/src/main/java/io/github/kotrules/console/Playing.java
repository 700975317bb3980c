package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import java.util.Locale;
import java.util.Optional;

/** A person plays: shows the table, asks, and does what is answered, until the game is over or the person leaves. */
final class Playing {
  private final Match match;
  private final Talk talk;
  private final Seat person;
  private final TableView view;
  private Dice kept = Dice.none();
  private boolean left;

  Playing(Match match, Seat person, Talk talk) {
    this.match = match;
    this.person = person;
    this.talk = talk;
    this.view = new TableView(match, talk);
  }

  void run() throws LeaveException {
    while (!left) {
      while (!match.isOver() && !match.isPersonAsked()) {
        match.advance();
      }
      kept = Prompt.canBeKept(match, kept) ? kept : Dice.none();
      view.show(kept);
      if (match.isOver()) {
        askAtTheEnd();
      } else {
        askUntilChosen();
      }
    }
  }

  /** Asks until the table has changed, or the person leaves. */
  private void askUntilChosen() throws LeaveException {
    boolean chosen = false;
    while (!chosen && !left) {
      Prompt question = new Prompt(match, kept);
      String line = talk.ask("> ", view.keys(question));
      chosen = line.isEmpty()
          ? answerAsUsual(question)
          : isCommand(line) ? obey(line) : answer(question, line);
    }
  }

  /** Gives the usual answer; one Enter is enough for the whole order of the dice. Without a usual answer the table is shown. */
  private boolean answerAsUsual(Prompt question) {
    Optional<Choice> usual = question.usual();
    if (usual.isEmpty()) {
      view.show(kept);
      return false;
    }
    play(usual.get().action());
    while (match.isPersonAsked() && match.state().pending() instanceof ChooseGroup) {
      match.playAlong(match.options().get(0));
    }
    return true;
  }

  private void play(Action action) {
    kept = action instanceof RerollDice reroll
        ? match.state().dice().minus(reroll.dice())
        : Dice.none();
    match.play(action);
  }

  /** A single letter, or {@code s} with a file; on a roll {@code s} alone is a face. */
  private static boolean isCommand(String line) {
    return line.startsWith("s ") || (line.length() == 1 && "?coltugq".contains(line));
  }

  /** Does what a command says; true if the table has changed by it. */
  private boolean obey(String line) throws LeaveException {
    switch (line.charAt(0)) {
      case '?' -> view.explainQuestion();
      case 'c' -> view.explainCards();
      case 't' -> view.show(kept);
      case 'l' -> view.tellAll();
      case 'o' -> view.showOdds(person, kept);
      case 's' -> save(line.substring(1).strip());
      case 'q' -> left = talk.confirm("Leave the game? It is lost unless it was saved.");
      case 'g' -> {
        return resign();
      }
      default -> {
        return undo();
      }
    }
    return false;
  }

  private boolean resign() throws LeaveException {
    boolean sure = talk.confirm("Resign? Your Monster is out when this turn ends.");
    if (sure) {
      match.forfeit(person);
    }
    return sure;
  }

  private boolean undo() {
    if (!match.undo()) {
      talk.say("You have no choice to take back.");
      return false;
    }
    kept = Dice.none();
    return true;
  }

  private void save(String name) {
    try {
      Saves.save(name, match.record());
      talk.say("Saved. Continue it later: --load " + name + " --seed " + match.seed()
          + (person == Seat.ONE ? "" : " --seat " + person.number())
          + (match.bots().equals(Opponents.usual())
              ? ""
              : " --bots " + match.bots().words()));
    } catch (InputException refused) {
      talk.say(refused.getMessage());
    }
  }

  private boolean answer(Prompt question, String line) {
    Optional<Action> action = question.answer(line);
    if (action.isPresent()) {
      play(action.get());
      return true;
    }
    if (question.isRoll()) {
      setApart(line);
    } else if (line.equals("s")) {
      talk.say("Where to? Type a file name after the s.");
    } else {
      talk.say("There is no " + line + " here: type " + question.range()
          + ", or a key of the last line.");
    }
    return false;
  }

  private void setApart(String line) {
    try {
      Dice dice = Dice.parse(line.toUpperCase(Locale.ROOT));
      if (!match.state().dice().contains(dice)) {
        talk.say("There is no " + dice + " among " + match.state().dice() + ".");
        return;
      }
      kept = dice;
      view.show(kept);
    } catch (IllegalArgumentException noFaces) {
      talk.say("There is no " + line + " here: type faces to keep such as 33S, or a key.");
    }
  }

  private void askAtTheEnd() throws LeaveException {
    boolean changed = false;
    while (!changed && !left) {
      String line = talk.ask("> ", ImmutableList.of("u", "s ", "l", "q"));
      if (line.isEmpty() || line.equals("q")) {
        left = true;
      } else if (line.equals("u") || line.equals("l") || line.startsWith("s ")) {
        changed = obey(line);
      } else {
        talk.say("The game is over: type u, s FILE, l or q.");
      }
    }
  }
}
