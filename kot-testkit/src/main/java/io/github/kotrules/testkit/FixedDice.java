package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.ChanceSource;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameState;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;

/**
 * A chance source with fixed dice and cards, in order, for a {@link Scenario} or a {@link io.github.kotrules.Play}.
 *
 * <p>An outcome that does not fit causes an {@link AssertionError} with the outcome and what was awaited.
 */
public final class FixedDice implements ChanceSource {
  private static final int MOST_CARDS_LISTED = 20;

  private final Queue<Dice> dice = new ArrayDeque<>();
  private final Queue<CardId> cards = new ArrayDeque<>();

  private FixedDice() {}

  /** Creates a source with these rolls in order, as in {@code "112EHS", "33"}. */
  public static FixedDice of(String... rolls) {
    return new FixedDice().rolls(rolls);
  }

  /** Appends rolls. */
  @CanIgnoreReturnValue
  public FixedDice rolls(String... rolls) {
    requireNonNull(rolls, "rolls");
    for (String roll : rolls) {
      dice.add(Dice.parse(roll));
    }
    return this;
  }

  /** Appends cards to draw from the deck. */
  @CanIgnoreReturnValue
  public FixedDice reveals(String... ids) {
    requireNonNull(ids, "ids");
    for (String id : ids) {
      cards.add(CardId.of(id));
    }
    return this;
  }

  @Override
  public Outcome outcome(GameState state, Chance chance) {
    requireNonNull(chance, "chance");
    return chance instanceof DiceChance awaited ? roll(awaited) : reveal((DeckChance) chance);
  }

  private Roll roll(DiceChance awaited) {
    Dice fallen = dice.poll();
    if (fallen == null) {
      throw new AssertionError("no dice are left, but " + words(awaited) + " are awaited");
    }
    if (fallen.size() != awaited.count()) {
      throw new AssertionError(misfit(fallen, awaited));
    }
    return new Roll(fallen);
  }

  private Reveal reveal(DeckChance awaited) {
    CardId card = cards.poll();
    if (card == null) {
      throw new AssertionError("no cards are left, but a card of the deck is awaited");
    }
    if (!awaited.deck().contains(card)) {
      throw new AssertionError(misfit(card, awaited));
    }
    return new Reveal(card);
  }

  static String misfit(Dice fallen, DiceChance awaited) {
    return "the dice " + fallen + " fell, but " + words(awaited) + " are awaited";
  }

  static String misfit(CardId card, DeckChance awaited) {
    List<CardId> deck = awaited.deck().distinct();
    String more = deck.size() > MOST_CARDS_LISTED ? " ..." : "";
    return card + " came, but the deck holds only "
        + deck.subList(0, Math.min(deck.size(), MOST_CARDS_LISTED)) + more;
  }

  private static String words(DiceChance awaited) {
    return awaited.count() + " dice of " + awaited.seat();
  }

  /** Whether something is queued for this kind of chance. */
  boolean hasNext(Chance chance) {
    return chance instanceof DiceChance ? !dice.isEmpty() : !cards.isEmpty();
  }

  /** Fails if some of the dice or cards were not used. */
  public void checkUsedUp() {
    String unused = unused();
    if (!unused.isEmpty()) {
      throw new AssertionError(unused);
    }
  }

  /** Describes the dice and cards that were not used; empty if all were. */
  String unused() {
    List<String> parts = new ArrayList<>();
    if (!dice.isEmpty()) {
      parts.add("the dice " + words(dice) + " have not fallen");
    }
    if (!cards.isEmpty()) {
      parts.add("the card " + words(cards) + " has not come");
    }
    return String.join(", and ", parts);
  }

  private static String words(Queue<?> queue) {
    return String.join(" and ", queue.stream().map(Object::toString).toList());
  }
}
