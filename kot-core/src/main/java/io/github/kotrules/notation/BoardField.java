package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.Place;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.vocabulary.Spelling;
import io.github.kotrules.vocabulary.Vocabulary;

/** The fields of a Monster, as in {@code life=8}: those of the vocabulary, without its name. */
enum BoardField {
  LIFE,
  POINTS,
  ENERGY,
  PLACE,
  POISON,
  SHRINK,
  CARDS;

  /** The names of the fields, in order. */
  private static final ImmutableList<String> TITLES =
      Vocabulary.MONSTER.fieldNames().subList(1, values().length + 1);

  /** The letters of the numeric fields in one word, as in {@code h8}. */
  static final ImmutableMap<Character, BoardField> LETTERS =
      ImmutableMap.of('h', LIFE, 'v', POINTS, 'e', ENERGY, 'p', POISON, 's', SHRINK);

  /** The word for an eliminated Monster. */
  static final String OUT = "out";

  String title() {
    return TITLES.get(ordinal());
  }

  String of(MonsterSetup monster) {
    return switch (this) {
      case LIFE -> String.valueOf(monster.life());
      case POINTS -> String.valueOf(monster.points());
      case ENERGY -> String.valueOf(monster.energy());
      case PLACE -> place(monster.place());
      case POISON -> String.valueOf(monster.poison());
      case SHRINK -> String.valueOf(monster.shrink());
      case CARDS -> CardText.write(monster.cards());
    };
  }

  /** Returns the field of a word such as {@code life=8}. */
  static BoardField in(Word word) {
    ImmutableList<Word> parts = word.splitOnce('=');
    if (parts.get(0).equals(word)) {
      throw word.wrong(word.quoted() + " is not about a Monster: write it as in life=8");
    }
    String title = parts.get(0).text();
    if (!TITLES.contains(title)) {
      throw parts
          .get(0)
          .wrong(parts.get(0).quoted() + " " + Spelling.refusalByNames(title, TITLES));
    }
    return values()[TITLES.indexOf(title)];
  }

  static String place(Place place) {
    return place == Place.NOWHERE ? OUT : Spelling.of(place);
  }

  static Place place(Word word) {
    return word.is(OUT) ? Place.NOWHERE : Names.constant(word, Place.class);
  }
}
