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
    Monster name = Names.constant(words.get(0), Monster.class);
    MonsterSetup monster = MonsterSetup.of(name);
    Set<BoardField> said = new HashSet<>();
    for (Word word : words.subList(1, words.size())) {
      if (word.is(BoardField.OUT)) {
        monster = MonsterSetup.out(name).withPoints(monster.points());
      } else {
        BoardField field = BoardField.in(word);
        if (!said.add(field)) {
          throw word.wrong(field.title() + " is said twice");
        }
        monster = read(monster, field, word.splitOnce('=').get(1), glossary);
      }
    }
    return monster;
  }

  private static MonsterSetup read(
      MonsterSetup monster, BoardField field, Word value, Glossary glossary) {
    return switch (field) {
      case LIFE -> monster.withLife(value.number(0, Table.MOST_ENERGY));
      case POINTS -> monster.withPoints(value.number(0, Table.MOST_ENERGY));
      case ENERGY -> monster.withEnergy(value.number(0, Table.MOST_ENERGY));
      case POISON -> monster.withPoison(value.number(0, Table.MOST_ENERGY));
      case SHRINK -> monster.withShrink(value.number(0, Table.MOST_ENERGY));
      case PLACE -> monster.withPlace(BoardField.place(value));
      case CARDS -> monster.withCards(CardText.read(value, glossary));
      case MAX_LIFE -> throw value.wrong("the most life a Monster can have follows from its cards");
    };
  }
}
