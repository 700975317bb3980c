package io.github.kotrules.vocabulary;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.model.RuleSet.BayClosing;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.RuleSet.WayToWin;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** An option of the rules: its name, the kind of its values, its getter and its setter. */
public record RuleOption<T>(
    Field<T> field, Function<RuleSet, T> getter, BiFunction<RuleSet, T, RuleSet> wither) {

  /** All options, in the order in which they are written. */
  public static final ImmutableList<RuleOption<?>> ALL = ImmutableList.of(
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
      new RuleOption<>(
          Field.yesOrNo("two-player"), RuleSet::twoPlayerVariant, RuleSet::withTwoPlayerVariant),
      constant("win", WayToWin.class, RuleSet::wayToWin, RuleSet::withWayToWin),
      new RuleOption<>(
          new Field<>("life", Kind.listOf(Kind.NUMBER)),
          rules -> ImmutableList.of(rules.startingLife(), rules.maximumLife()),
          RuleOption::withLife),
      number("points", RuleSet::pointsToWin, RuleSet::withPointsToWin),
      number("rolls", RuleSet::rolls, RuleSet::withRolls),
      number("dice", RuleSet::dice, RuleSet::withDice),
      number("sweep", RuleSet::sweepPrice, RuleSet::withSweepPrice),
      number("entering", RuleSet::pointsForEntering, RuleSet::withPointsForEntering),
      number("in-tokyo", RuleSet::pointsInTokyo, RuleSet::withPointsInTokyo),
      new RuleOption<>(
          new Field<>(
              "monsters", Kind.listOf(Kind.constant(Monster.class), 2, Monster.values().length)),
          rules -> rules.monsters().asList(),
          RuleOption::withMonsters));

  private static <E extends Enum<E>> RuleOption<E> constant(
      String name,
      Class<E> type,
      Function<RuleSet, E> getter,
      BiFunction<RuleSet, E, RuleSet> wither) {
    return new RuleOption<>(Field.constant(name, type), getter, wither);
  }

  private static RuleOption<Integer> number(
      String name,
      Function<RuleSet, Integer> getter,
      BiFunction<RuleSet, Integer, RuleSet> wither) {
    return new RuleOption<>(Field.number(name), getter, wither);
  }

  /** Sets starting and maximum life, one option because they can only be checked together. */
  private static RuleSet withLife(RuleSet rules, List<Integer> life) {
    checkArgument(life.size() == 2, "life is two numbers: the starting life and the maximum life");
    return rules.withLife(life.get(0), life.get(1));
  }

  private static RuleSet withMonsters(RuleSet rules, List<Monster> monsters) {
    ImmutableSet<Monster> box = ImmutableSet.copyOf(monsters);
    checkArgument(box.size() >= 2, "a game needs at least two Monsters");
    return rules.withMonsters(box);
  }

  public String name() {
    return field.name();
  }

  public T of(RuleSet rules) {
    return getter.apply(rules);
  }

  /**
   * Returns the rules with another value of this option.
   *
   * @throws IllegalArgumentException if the rules refuse the value
   */
  @SuppressWarnings("unchecked") // the value was read as one of this field
  public RuleSet change(RuleSet rules, Object value) {
    return wither.apply(rules, (T) value);
  }

  /** The option with a name, or null. */
  public static @Nullable RuleOption<?> find(String name) {
    for (RuleOption<?> option : ALL) {
      if (option.name().equals(name)) {
        return option;
      }
    }
    return null;
  }

  /** The options in which rules differ from those of an edition. */
  static ImmutableList<RuleOption<?>> differences(RuleSet rules, RuleSet edition) {
    ImmutableList.Builder<RuleOption<?>> differing = ImmutableList.builder();
    for (RuleOption<?> option : ALL) {
      if (!option.of(rules).equals(option.of(edition))) {
        differing.add(option);
      }
    }
    return differing.build();
  }
}
