package io.github.kotrules.notation;

import com.google.common.base.CharMatcher;
import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import io.github.kotrules.vocabulary.Spelling;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A Monster in a header, {@code cyberkitty life=8 points=3 place=city cards=spiked-tail}, and in one word, {@code
 * cyberkitty.h8v3C.spiked-tail}.
 */
final class MonsterText {
  private static final CharMatcher DIGITS = CharMatcher.inRange('0', '9');

  /** The letters of places in one word; outside has none. */
  private static final ImmutableMap<Character, Place> PLACES =
      ImmutableMap.of('C', Place.CITY, 'B', Place.BAY, 'X', Place.NOWHERE);

  private MonsterText() {}

  /** The default values, which are omitted when a Monster is written. */
  private static MonsterSetup fresh(MonsterSetup monster, RuleSet rules) {
    return monster.place() == Place.NOWHERE
        ? MonsterSetup.out(monster.monster())
        : fresh(monster.monster(), rules);
  }

  private static MonsterSetup fresh(Monster monster, RuleSet rules) {
    return MonsterSetup.of(monster).withLife(rules.startingLife());
  }

  static String write(MonsterSetup monster, RuleSet rules) {
    MonsterSetup fresh = fresh(monster, rules);
    ImmutableList.Builder<String> words = ImmutableList.builder();
    words.add(Spelling.of(monster.monster()));
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

  /** Writes the name, the board and the cards, as in {@code cyberkitty.h8v3C.jets}, without dots at the end. */
  static String writeShort(MonsterSetup monster, RuleSet rules) {
    MonsterSetup fresh = fresh(monster, rules);
    StringBuilder text = new StringBuilder(Spelling.of(monster.monster())).append('.');
    BoardField.LETTERS.forEach((letter, field) -> {
      if (!field.of(monster).equals(field.of(fresh))) {
        text.append(letter).append(field.of(monster));
      }
    });
    PLACES.forEach((letter, place) -> text.append(monster.place() == place ? letter : ""));
    if (!monster.cards().isEmpty()) {
      text.append('.').append(CardText.write(monster.cards()));
    }
    return CharMatcher.is('.').trimTrailingFrom(text);
  }

  static MonsterSetup readShort(Word word, Glossary glossary) {
    ImmutableList<Word> parts = word.split('.');
    if (parts.size() > 3) {
      throw parts.get(3).wrong("a Monster is its name, its board and its cards, and nothing more");
    }
    Monster name = Names.constant(parts.get(0), Monster.class);
    MonsterSetup monster =
        parts.size() > 1 ? readBoard(name, parts.get(1), glossary) : fresh(name, glossary.rules());
    return parts.size() > 2 ? monster.withCards(CardText.read(parts.get(2), glossary)) : monster;
  }

  /** Reads a board, as in {@code h8v3C}: letters with their numbers, then the place. */
  private static MonsterSetup readBoard(Monster name, Word board, Glossary glossary) {
    int length = board.text().length();
    Place place = length == 0 ? null : PLACES.get(board.text().charAt(length - 1));
    int end = place == null ? length : length - 1;
    MonsterSetup monster = place == Place.NOWHERE
        ? MonsterSetup.out(name)
        : fresh(name, glossary.rules()).withPlace(place == null ? Place.OUTSIDE : place);
    Set<BoardField> seen = new HashSet<>();
    int start = 0;
    while (start < end) {
      int next = DIGITS.negate().indexIn(board.text(), start + 1);
      next = next < 0 ? end : next;
      Word part = board.between(start, next);
      BoardField field = BoardField.LETTERS.get(part.text().charAt(0));
      if (field == null || !seen.add(field)) {
        throw part.wrong(
            part.quoted() + " is not allowed here: a board is each of h, v, e, p and s at"
                + " most once, with a number, and then C, B or X");
      }
      monster = read(monster, field, part.from(1), glossary);
      start = next;
    }
    return monster;
  }

  static MonsterSetup read(List<Word> words, Glossary glossary) {
    Problems problems = new Problems();
    Monster known = problems.read(() -> Names.constant(words.get(0), Monster.class));
    MonsterSetup monster = fresh(known == null ? Monster.values()[0] : known, glossary.rules());
    Set<BoardField> seen = new HashSet<>();
    for (Word word : words.subList(1, words.size())) {
      monster = problems.change(monster, before -> read(before, word, seen, glossary));
    }
    problems.check();
    return monster;
  }

  private static MonsterSetup read(
      MonsterSetup monster, Word word, Set<BoardField> seen, Glossary glossary) {
    if (word.is(BoardField.OUT)) {
      return MonsterSetup.out(monster.monster()).withPoints(monster.points());
    }
    BoardField field = BoardField.in(word);
    if (!seen.add(field)) {
      throw word.wrong(field.title() + " is given twice");
    }
    return read(monster, field, word.splitOnce('=').get(1), glossary);
  }

  private static MonsterSetup read(
      MonsterSetup monster, BoardField field, Word value, Glossary glossary) {
    return switch (field) {
      case LIFE -> monster.withLife(value.number(0, Table.MAX_LIFE));
      case POINTS -> monster.withPoints(value.number(0, glossary.rules().pointsToWin()));
      case ENERGY -> monster.withEnergy(value.number(0, Table.MAX_ENERGY));
      case POISON -> monster.withPoison(value.number(0, Table.MAX_TOKENS));
      case SHRINK -> monster.withShrink(value.number(0, Table.MAX_TOKENS));
      case PLACE -> monster.withPlace(BoardField.place(value));
      case CARDS -> monster.withCards(CardText.read(value, glossary));
    };
  }
}
