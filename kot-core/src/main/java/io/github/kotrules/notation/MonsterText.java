package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A Monster in a header: {@code cyberkitty life=8 points=3 place=city cards=spiked-tail}. */
final class MonsterText {
  private MonsterText() {}

  static String write(MonsterSetup monster) {
    MonsterSetup fresh = monster.place() == Place.NOWHERE
        ? MonsterSetup.out(monster.monster())
        : MonsterSetup.of(monster.monster());
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.add(Names.of(monster.monster()));
    if (monster.place() == Place.NOWHERE) {
      words.add(BoardField.OUT);
    }
    for (BoardField field : BoardField.values()) {
      if (!field.of(monster).equals(field.of(fresh))) {
        words.add(field.title() + "=" + field.of(monster));
      }
    }
    return Joiner.on(' ').join(words.build());
  }

  static MonsterSetup read(List<Word> words, Glossary glossary) {
    Problems problems = new Problems();
    Monster known = problems.read(() -> Names.constant(words.get(0), Monster.class));
    MonsterSetup monster = MonsterSetup.of(known == null ? Monster.values()[0] : known);
    Set<BoardField> said = new HashSet<>();
    for (Word word : words.subList(1, words.size())) {
      MonsterSetup before = monster;
      MonsterSetup after = problems.read(() -> read(before, word, said, glossary));
      monster = after == null ? before : after;
    }
    problems.check();
    return monster;
  }

  private static MonsterSetup read(
      MonsterSetup monster, Word word, Set<BoardField> said, Glossary glossary) {
    if (word.is(BoardField.OUT)) {
      return MonsterSetup.out(monster.monster()).withPoints(monster.points());
    }
    BoardField field = BoardField.in(word);
    if (!said.add(field)) {
      throw word.wrong(field.title() + " is said twice");
    }
    return read(monster, field, word.splitOnce('=').get(1), glossary);
  }

  private static MonsterSetup read(
      MonsterSetup monster, BoardField field, Word value, Glossary glossary) {
    return switch (field) {
      case LIFE -> monster.withLife(value.number(0, Table.MAX_LIFE));
      case POINTS -> monster.withPoints(value.number(0, Table.MAX_POINTS));
      case ENERGY -> monster.withEnergy(value.number(0, Table.MAX_ENERGY));
      case POISON -> monster.withPoison(value.number(0, Table.MAX_TOKENS));
      case SHRINK -> monster.withShrink(value.number(0, Table.MAX_TOKENS));
      case PLACE -> monster.withPlace(BoardField.place(value));
      case CARDS -> monster.withCards(CardText.read(value, glossary));
      case MAX_LIFE -> throw value.wrong("a Monster's maximum life follows from its cards");
    };
  }
}
