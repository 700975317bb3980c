package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.model.RuleSet.BayClosing;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import java.util.function.BiFunction;
import java.util.function.Function;

/** An option of the rules in text, as in {@code victory=end-of-round}. */
record RuleOption(
    String name, Function<RuleSet, String> writer, BiFunction<RuleSet, Word, RuleSet> reader) {
  private static final char VALUE_SEPARATOR = '_';

  /** All options, in the order in which they are written. */
  static final ImmutableList<RuleOption> ALL = ImmutableList.of(
      constant("roll-off", RollOff.class, RuleSet::rollOff, RuleSet::withRollOff),
      constant("order", ResolveOrder.class, RuleSet::resolveOrder, RuleSet::withResolveOrder),
      constant("entry", Entry.class, RuleSet::entry, RuleSet::withEntry),
      constant("bay", Bay.class, RuleSet::bay, RuleSet::withBay),
      constant("bay-closing", BayClosing.class, RuleSet::bayClosing, RuleSet::withBayClosing),
      constant(
          "survivor",
          SurvivorVictory.class,
          RuleSet::survivorVictory,
          RuleSet::withSurvivorVictory),
      constant("victory", VictoryCheck.class, RuleSet::victoryCheck, RuleSet::withVictoryCheck),
      new RuleOption(
          "two-player",
          rules -> Names.yesOrNo(rules.twoPlayerVariant()),
          (rules, word) -> rules.withTwoPlayerVariant(Names.yesOrNo(word))),
      new RuleOption("monsters", RuleOption::monsters, RuleOption::withMonsters));

  private static <E extends Enum<E>> RuleOption constant(
      String name,
      Class<E> type,
      Function<RuleSet, E> getter,
      BiFunction<RuleSet, E, RuleSet> wither) {
    return new RuleOption(
        name,
        rules -> Names.of(getter.apply(rules)),
        (rules, word) -> wither.apply(rules, Names.constant(word, type)));
  }

  private static String monsters(RuleSet rules) {
    return Joiner.on(VALUE_SEPARATOR).join(Iterables.transform(rules.monsters(), Names::of));
  }

  private static RuleSet withMonsters(RuleSet rules, Word word) {
    ImmutableSet.Builder<Monster> monsters = ImmutableSet.builder();
    word.split(VALUE_SEPARATOR).forEach(name -> monsters.add(Names.constant(name, Monster.class)));
    ImmutableSet<Monster> box = monsters.build();
    if (box.size() < 2) {
      throw word.wrong("a game needs two Monsters at least");
    }
    return rules.withMonsters(box);
  }

  /** The options in which rules differ from those of an edition, as in {@code victory=end-of-round}. */
  static ImmutableList<String> differences(RuleSet rules, RuleSet edition) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (RuleOption option : ALL) {
      String value = option.writer.apply(rules);
      if (!value.equals(option.writer.apply(edition))) {
        texts.add(option.name + '=' + value);
      }
    }
    return texts.build();
  }

  /** The rules with one option changed. */
  static RuleSet change(RuleSet rules, Word text) {
    ImmutableList<Word> parts = text.splitOnce('=');
    for (RuleOption option : ALL) {
      if (parts.get(0).is(option.name)) {
        return option.reader.apply(rules, parts.get(1));
      }
    }
    throw text.wrong(parts.get(0).quoted() + " is not an option: there are "
        + Joiner.on(", ").join(Lists.transform(ALL, RuleOption::name)));
  }
}
