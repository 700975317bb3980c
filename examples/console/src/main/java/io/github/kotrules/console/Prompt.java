package io.github.kotrules.console;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.Optional;

/**
 * What the person is asked, with a key for every answer. What can be answered is what the game lists; this only gives names
 * to it. Where numbers already mean something, faces or amounts, the other answers are {@code c1}, {@code c2} and so on.
 */
final class Prompt {
  private static final String CARD_KEY = "c";
  private static final String ROLL_KEY = "r";

  /** Questions whose first answer is the usual one: an order that does not matter much, or to do nothing. */
  private static final ImmutableSet<Class<?>> USUALLY_FIRST = ImmutableSet.of(
      ChooseGroup.class,
      ChoosePurchase.class,
      ChooseRevealed.class,
      ChooseSale.class,
      ChooseDieChange.class,
      ChooseProbe.class,
      ChooseFreeReroll.class);

  private final Match match;
  private final Dice kept;
  private final ImmutableList<Choice> choices;

  /** The question that the person is asked now, with these dice set apart. */
  Prompt(Match match, Dice kept) {
    this.match = match;
    this.kept = kept;
    this.choices = isRoll() ? rollChoices() : otherChoices();
  }

  /** Whether these dice can be set apart now. */
  static boolean canBeKept(Match match, Dice dice) {
    return isRoll(match.state()) && match.state().dice().contains(dice);
  }

  ImmutableList<Choice> choices() {
    return choices;
  }

  /** Whether dice can be set apart. */
  boolean isRoll() {
    return isRoll(match.state());
  }

  static boolean isRoll(GameState state) {
    return state.pending() instanceof ChooseReroll;
  }

  /**
   * What Enter alone answers: to roll the dice that are not set apart if some are, the usual order of dice, and where something
   * could be done that need not be, nothing. Other questions have no usual answer.
   */
  Optional<Choice> usual() {
    Pending asked = match.state().pending();
    if (isRoll()) {
      boolean rollsOthers = choices.get(0).key().equals(ROLL_KEY) && !kept.isEmpty();
      return rollsOthers || choices.size() == 1 ? Optional.of(choices.get(0)) : Optional.empty();
    }
    return USUALLY_FIRST.contains(asked.getClass())
        ? Optional.of(choices.get(0))
        : Optional.empty();
  }

  /** The choices as they are shown. */
  ImmutableList<Choice> shown() {
    Optional<Choice> usual = usual();
    return choices.stream()
        .map(choice -> usual.isPresent() && choice.equals(usual.get())
            ? new Choice(choice.key(), choice.action(), choice.label() + " (Enter)")
            : choice)
        .collect(toImmutableList());
  }

  /** The dice that are not set apart. */
  Dice others() {
    return match.state().dice().minus(kept);
  }

  /** The answer with this key; whole labels do as well. */
  Optional<Action> answer(String key) {
    return choices.stream()
        .filter(
            choice -> choice.key().equalsIgnoreCase(key) || choice.label().equalsIgnoreCase(key))
        .map(Choice::action)
        .findFirst();
  }

  private ImmutableList<Choice> rollChoices() {
    List<Action> options = match.options();
    ImmutableList.Builder<Choice> all = ImmutableList.builder();
    RerollDice others = new RerollDice(others());
    if (options.contains(others)) {
      all.add(choice(ROLL_KEY, others));
    }
    RerollDice everything = new RerollDice(match.state().dice());
    if (!kept.isEmpty() && options.contains(everything)) {
      all.add(choice("a", everything));
    }
    all.add(choice("f", new StopRolling()));
    int cards = 0;
    for (Action option : options) {
      if (!(option instanceof RerollDice || option instanceof StopRolling)) {
        cards++;
        all.add(choice(CARD_KEY + cards, option));
      }
    }
    return all.build();
  }

  private ImmutableList<Choice> otherChoices() {
    List<Action> options = match.options();
    boolean amounts = options.stream().anyMatch(StoreEnergy.class::isInstance);
    ImmutableList.Builder<Choice> all = ImmutableList.builder();
    int number = 0;
    for (Action option : options) {
      if (option instanceof StoreEnergy store) {
        all.add(choice(String.valueOf(store.amount()), option));
      } else {
        number++;
        all.add(choice((amounts ? CARD_KEY : "") + number, option));
      }
    }
    return all.build();
  }

  private Choice choice(String key, Action action) {
    return new Choice(key, action, match.storyteller().tell(action) + price(action));
  }

  /** What the game will take for it, found by trying. */
  private String price(Action action) {
    if (action instanceof RerollDice
        || action instanceof ResolveDice
        || action instanceof StoreEnergy) {
      return "";
    }
    Seat seat = ((Decision) match.state().pending()).seat();
    GameState after = match.game().next(match.state(), action);
    int paid = match.state().energy(seat) - after.energy(seat);
    return paid > 0 && after.isAlive(seat) ? " (" + paid + " energy)" : "";
  }

  /** The keys in short, as in {@code 1 to 9}. */
  String range() {
    return choices.get(0).key() + " to " + choices.get(choices.size() - 1).key();
  }

  ImmutableList<String> keys() {
    return choices.stream().map(Choice::key).collect(toImmutableList());
  }
}
