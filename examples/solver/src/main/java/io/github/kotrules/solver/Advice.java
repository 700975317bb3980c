package io.github.kotrules.solver;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.solver.Position.City;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Explains perfect play of the two-player game without cards, in text. */
public final class Advice {
  private final Game game;
  private final Duel duel;
  private final GameState state;
  private final ImmutableList.Builder<String> lines = ImmutableList.builder();

  private Advice(Game game, GameState state) {
    this.game = game;
    this.duel = Plans.of(game).duel();
    this.state = state;
  }

  /**
   * Explains a state: each Monster's chance to win, and the best play. Before the first roll this is which dice to keep of each
   * roll, and when an attacked Monster leaves Tokyo. For a question it is the value of each answer.
   *
   * @throws IllegalArgumentException if the game has cards, does not have two living Monsters, or is not solved for another
   *     reason; the message says why
   */
  public static ImmutableList<String> of(Game game, GameState state) {
    Advice advice = new Advice(requireNonNull(game, "game"), requireNonNull(state, "state"));
    advice.explain();
    return advice.lines.build();
  }

  private void explain() {
    Decision decision = state.decision();
    Chance chance = state.chance();
    if (decision instanceof ChooseReroll) {
      addAnswers();
    } else if (decision instanceof ChooseYield) {
      addYield(decision.seat());
    } else if (decision != null) {
      addOrder();
    } else if (chance == null) {
      state.winners().forEach(seat -> lines.add(name(seat) + " has won."));
    } else if (chance instanceof DiceChance dice && dice.use() == DiceChance.Use.OPENING) {
      addOpening();
    } else if (state.rollsLeft() < game.rules().rolls() - 1) {
      addOutlook(plan().worth(duel.hands().number(state.dice()), state.rollsLeft() + 1));
    } else {
      addTurn();
    }
  }

  /** Adds each Monster's chance to win, given that of the active one. */
  private void addOutlook(double value) {
    Seat mover = state.activeSeat();
    lines.add(String.format(
        Locale.ROOT,
        "With perfect play %s wins %s and %s wins %s.",
        name(mover),
        percent(value),
        name(state.left(mover)),
        percent(1 - value)));
  }

  /** Adds the chances of a game whose first player is not known yet. */
  private void addOpening() {
    Position one = Position.of(state);
    Position two =
        new Position(one.otherLife(), one.otherPoints(), one.life(), one.points(), one.city());
    Seat seat = state.activeSeat();
    checkArgument(
        one.city() == City.NOBODY, "somebody is in Tokyo, so the first player must be known");
    lines.add("If " + name(seat) + " begins, it wins " + percent(duel.value(one)) + ".");
    lines.add(
        "If " + name(state.left(seat)) + " begins, it wins " + percent(duel.value(two)) + ".");
  }

  private void addTurn() {
    Position position = Position.of(state);
    addOutlook(duel.value(position));
    if (position.city() == City.OTHER) {
      addYields();
    }
    Hands hands = duel.hands();
    TurnPlan plan = plan();
    int rerolls = state.rollsLeft();
    lines.add("", "first roll, how often, what to keep, chance to win:");
    requireNonNull(state.chance()).outcomes().forEach(outcome -> {
      Dice dice = ((Roll) outcome).dice();
      int number = hands.number(dice);
      Dice kept = hands.dice(plan.keep(number, rerolls));
      double probability = requireNonNull(state.chance()).probability(outcome);
      lines.add(row(dice, percent(probability), kept.equals(dice) ? "stop" : kept.toString())
          + percent(plan.value(number, rerolls)));
    });
  }

  private static String row(Dice dice, String probability, String kept) {
    return String.format(Locale.ROOT, "%-8s%8s   %-8s", dice, probability, kept);
  }

  /** Adds what the other Monster, in Tokyo City, does when it is hit and the roll has no other effect. */
  private void addYields() {
    Position now = Position.of(state);
    String name = name(state.left(state.activeSeat()));
    for (int left = now.otherLife() - 1; left > 0; left--) {
      double stay = duel.staying(left, now.otherPoints(), now.life(), now.points());
      double yield = duel.yielding(left, now.otherPoints(), now.life(), now.points());
      lines.add(String.format(
          Locale.ROOT,
          "If %s is hit, has %d life left and nothing else happens, it %s: it wins %s if it stays, %s if it"
              + " yields.",
          name,
          left,
          yield > stay ? "yields" : "stays",
          percent(stay),
          percent(yield)));
    }
  }

  private void addAnswers() {
    Hands hands = duel.hands();
    TurnPlan plan = plan();
    int rerolls = state.rollsLeft();
    addOutlook(plan.value(hands.number(state.dice()), rerolls));
    lines.add("", "answers, best first:");
    List<Answer> answers = new ArrayList<>();
    for (Action option : game.legalActions(state)) {
      Dice again = option instanceof RerollDice reroll ? reroll.dice() : Dice.none();
      Dice kept = state.dice().minus(again);
      answers.add(new Answer(
          again.isEmpty() ? "stop" : "keep " + kept + ", reroll " + again,
          plan.worth(hands.number(kept), rerolls)));
    }
    addBestFirst(answers);
  }

  private record Answer(String text, double value) {}

  private void addBestFirst(List<Answer> answers) {
    answers.stream()
        .sorted(Comparator.comparingDouble(Answer::value).reversed())
        .forEach(answer ->
            lines.add(String.format(Locale.ROOT, "%8s   %s", percent(answer.value), answer.text)));
  }

  private void addYield(Seat seat) {
    double stay = value(seat, new StayInTokyo());
    double yield = value(seat, new YieldTokyo());
    addOutlook(1 - Math.max(stay, yield));
    lines.add("", "answers of " + name(seat) + ", best first:");
    addBestFirst(List.of(new Answer("stay", stay), new Answer("yield", yield)));
  }

  private double value(Seat seat, Action answer) {
    return Aftermath.value(duel, 0, seat, Aftermath.of(game, state, answer));
  }

  /**
   * Adds the chances while the order of groups is open. All orders lead to the same state, unless an attacked Monster decides
   * in between.
   */
  private void addOrder() {
    addOutlook(new LibraryTurn(game, duel).best(state, state.activeSeat()));
    lines.add("The order of groups makes no difference.");
  }

  private TurnPlan plan() {
    return duel.plan(0, Position.of(state));
  }

  private String name(Seat seat) {
    return state.monster(seat).title();
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.2f %%", 100 * share);
  }
}
