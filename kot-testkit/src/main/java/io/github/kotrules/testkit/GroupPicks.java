package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Picks the groups of dice of one line of a scenario. It stops when the table waits for anything else. */
final class GroupPicks {
  private final Game game;
  private final Supplier<GameState> table;
  private final Consumer<ResolveDice> picked;

  /** The groups that may still be named when no group is asked for. */
  private final List<DiceGroup> left = new ArrayList<>();

  /**
   * @param table gives the current state
   * @param picked applies a pick
   */
  GroupPicks(Game game, Supplier<GameState> table, Consumer<ResolveDice> picked) {
    this.game = game;
    this.table = table;
    this.picked = picked;
  }

  static boolean areAsked(GameState state) {
    return state.pending() instanceof ChooseGroup;
  }

  /** Picks numbers, hearts, energy, smash, in this order. */
  void inUsualOrder() {
    while (areAsked(table.get())) {
      picked.accept(new ResolveDice(offered().get(0)));
    }
  }

  /**
   * Picks a group. If no group is asked for, the group was resolved without a question, or waits.
   *
   * @return a description of the problem, or null
   */
  @Nullable
  String pick(char symbol) {
    DiceGroup group = group(symbol);
    if (group == null) {
      return "a group of dice is one of N H E S";
    }
    if (!areAsked(table.get())) {
      return left.remove(group) ? null : refusal(group, left);
    }
    ImmutableList<DiceGroup> offered = offered();
    if (!offered.contains(group)) {
      return refusal(group, offered);
    }
    left.clear();
    left.addAll(offered);
    addWaiting();
    left.remove(group);
    picked.accept(new ResolveDice(group));
    return null;
  }

  private static @Nullable DiceGroup group(char symbol) {
    for (DiceGroup group : DiceGroup.values()) {
      if (group.symbol() == symbol) {
        return group;
      }
    }
    return null;
  }

  /** The groups that can be picked now, in the usual order. */
  private ImmutableList<DiceGroup> offered() {
    ImmutableList.Builder<DiceGroup> groups = ImmutableList.builder();
    for (Action action : game.legalActions(table.get())) {
      if (action instanceof ResolveDice pick) {
        groups.add(pick.group());
      }
    }
    return groups.build();
  }

  /** Adds hearts in Tokyo, which cannot be picked, but are resolved if their Monster leaves Tokyo. */
  private void addWaiting() {
    GameState state = table.get();
    if (!left.contains(DiceGroup.HEARTS)
        && state.dice().count(Face.HEART) > 0
        && state.pending() instanceof ChooseGroup asked
        && asked.left().contains(DiceGroup.HEARTS)) {
      left.add(DiceGroup.HEARTS);
    }
  }

  private static String refusal(DiceGroup group, List<DiceGroup> others) {
    StringBuilder symbols = new StringBuilder();
    others.forEach(other -> symbols.append(' ').append(other.symbol()));
    return "there is no " + group.symbol() + " to resolve here: "
        + (others.isEmpty() ? "no group is left" : "the groups are" + symbols);
  }
}
