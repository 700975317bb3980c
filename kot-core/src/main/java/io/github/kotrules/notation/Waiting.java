package io.github.kotrules.notation;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.state.Table;
import io.github.kotrules.vocabulary.Vocabulary;

/** Writes what a table waits for: {@code 2 yield}, {@code chance roll 6}, {@code chance reveal}, {@code over}. */
final class Waiting {
  private static final String CHOOSE = "choose-";

  private Waiting() {}

  static String of(Table table) {
    if (table.pending() instanceof Decision decision) {
      return decision.seat().number() + " "
          + Vocabulary.QUESTIONS.typeOf(decision).name().substring(CHOOSE.length());
    }
    return table.pending() instanceof Chance chance ? "chance " + of(chance) : "over";
  }

  private static String of(Chance chance) {
    if (chance instanceof DiceChance dice) {
      return "roll " + dice.count();
    }
    return chance instanceof DeckChance deck && deck.use() == DeckChance.Use.LOOK
        ? "look"
        : "reveal";
  }

  /** The names of questions, as in {@code yield}. */
  static ImmutableList<String> questions() {
    return Vocabulary.QUESTIONS.types().stream()
        .map(type -> type.name().substring(CHOOSE.length()))
        .collect(toImmutableList());
  }
}
