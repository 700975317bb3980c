package io.github.kotrules.kot;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.solver.Advice;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "solve",
    description =
        "Solves a moment of the two-player game without cards: who wins how often, and what is best.",
    mixinStandardHelpOptions = true,
    footer = {
      "",
      "At the start of a turn it shows what to keep of each roll, and when an attacked Monster leaves Tokyo; at a"
          + " question it shows what each answer is worth.",
      "",
      "  kot solve kot1/second/gigazaur.h6v3/the-king.h4v8C/t=1",
      "  kot solve kot1/second/gigazaur.h6v3/the-king.h4v8C/t=1/moves/roll.112EHS"
    })
final class SolveCommand implements Callable<Integer> {
  private static final Notation NOTATION = Notation.of(ImmutableMap.of(
      "first", Game.of(RuleSet.firstEdition(), CardSet.none()),
      "second", Game.of(RuleSet.secondEdition(), CardSet.none())));

  private final PrintWriter out;

  @Parameters(
      paramLabel = "MOMENT",
      description =
          "A moment (kot1/...) without cards, or a file with such a game, of which the end is solved.")
  private String word = "";

  SolveCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    GameRecord moment = read();
    try {
      Advice.of(NOTATION.game(moment.end()), moment.end()).forEach(out::println);
    } catch (IllegalArgumentException unsolved) {
      throw new InputException("this is not solved: " + unsolved.getMessage(), unsolved);
    }
    return 0;
  }

  private GameRecord read() throws InputException {
    try {
      return Input.moment(word, NOTATION);
    } catch (InputException wrong) {
      throw new InputException(
          "kot solve reads positions of the game without cards\n" + wrong.getMessage(), wrong);
    }
  }
}
