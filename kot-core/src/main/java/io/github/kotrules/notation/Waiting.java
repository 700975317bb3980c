package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.state.Table;

/** What a table waits for, in a few words: {@code 2 yield}, {@code chance roll 6}, {@code chance reveal}, {@code over}. */
final class Waiting {
  private static final String CHOOSE = "choose-";

  private Waiting() {}

  static String of(Table table) {
    if (table.pending() instanceof Decision decision) {
      return decision.seat().number() + " " + question(Names.of(decision.getClass()));
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

  private static String question(String name) {
    return name.substring(CHOOSE.length());
  }

  /** Reads words that can be what a table waits for, and gives them in their usual form. */
  static String read(ImmutableList<Word> words, Glossary glossary) {
    Cursor cursor = new Cursor(words);
    String text = cursor.skip("chance") ? "chance " + chance(cursor) : decision(cursor, glossary);
    cursor.end();
    return text;
  }

  private static String chance(Cursor words) {
    Word kind = words.next("roll, reveal or look");
    if (kind.is("roll")) {
      return "roll " + words.next("how many dice").number(1, 31);
    }
    if (!kind.is("reveal") && !kind.is("look")) {
      throw kind.wrong(kind.quoted() + " is none of roll, reveal, look");
    }
    return kind.text();
  }

  private static String decision(Cursor words, Glossary glossary) {
    int seat = glossary.seat(words.next("a seat or chance")).number();
    Word question = words.next("what is asked");
    if (!RecordText.DECISIONS.names().contains(CHOOSE + question.text())) {
      throw question.wrong(question.quoted() + " is no question: questions are "
          + RecordText.DECISIONS.names().stream().map(Waiting::question).toList());
    }
    return seat + " " + question.text();
  }
}
