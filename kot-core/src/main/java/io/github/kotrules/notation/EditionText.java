package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.Game;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.vocabulary.Editions;
import io.github.kotrules.vocabulary.RuleOption;
import java.util.Objects;

/** The game of a text: the edition, and options of the rules as in {@code victory=end-of-round}. */
record EditionText(Editions editions) {
  Game game(Word name) {
    Game game = editions.find(name.text());
    if (game == null) {
      throw name.wrong("there is no edition " + name.quoted() + ": there are "
          + Joiner.on(", ").join(editions.names()));
    }
    return game;
  }

  Glossary glossary(RuleSet rules, Catalogue catalogue, int seats) {
    return new Glossary(rules, catalogue, editions.otherNames(), seats);
  }

  /** Writes the options in which rules differ from those of an edition. */
  ImmutableList<String> differences(RuleSet rules, String edition) {
    return ImmutableList.copyOf(Lists.transform(
        editions.differences(rules, edition),
        option -> option.name() + '=' + FieldText.write(option.field().kind(), option.of(rules))));
  }

  /** Returns the rules with one option changed. */
  RuleSet change(RuleSet rules, Word text, Catalogue catalogue) {
    ImmutableList<Word> parts = text.splitOnce('=');
    RuleOption<?> option = RuleOption.find(parts.get(0).text());
    if (option == null) {
      throw text.wrong(parts.get(0).quoted() + " is not an option: there are "
          + Joiner.on(", ").join(Lists.transform(RuleOption.ALL, RuleOption::name)));
    }
    Object value = FieldText.read(option.field(), parts.get(1), glossary(rules, catalogue, 0));
    try {
      return option.change(rules, Objects.requireNonNull(value));
    } catch (IllegalArgumentException refused) {
      throw parts.get(1).wrong(String.valueOf(refused.getMessage()));
    }
  }
}
