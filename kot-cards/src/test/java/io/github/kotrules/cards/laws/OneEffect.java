package io.github.kotrules.cards.laws;

import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The turn of seat 1 up to the end of one effect: that of its dice, or of a card that it buys after them. What each Monster
 * answers depends on the Monster and on how often it was asked, and not on its seat.
 */
final class OneEffect {
  private final Game game;
  private final String faces;
  private final @Nullable CardId card;
  private final long seed;
  private final Map<Monster, Integer> asked = new EnumMap<>(Monster.class);
  private final StringBuilder story = new StringBuilder();
  private GameState state;
  private boolean rolled;
  private boolean bought;

  /**
   * An effect.
   *
   * @param faces what the dice show, as many of them as are rolled
   * @param card what seat 1 buys, or null if the effect is that of the dice
   */
  OneEffect(Game game, String faces, @Nullable CardId card, long seed) {
    this.game = game;
    this.faces = faces;
    this.card = card;
    this.seed = seed;
  }

  /** Plays the effect and describes the table after it in terms of the seats that {@code names} leads to. */
  String play(GameSetup setup, Seating names) {
    state = game.start(setup);
    while (!isDone()) {
      Action action = state.pending() instanceof Chance chance
          ? outcome(chance)
          : answer((Decision) state.pending(), names);
      Transition transition = game.apply(state, action);
      story.append(action).append(" -> ").append(transition.events()).append('\n');
      state = transition.state();
    }
    return describe(names);
  }

  String story() {
    return story.toString();
  }

  /** The next turn is not part of the effect: what it starts with depends on who is next. */
  private boolean isDone() {
    return state.isOver()
        || state.activeSeat() != Seat.ONE
        || (state.pending() instanceof ChoosePurchase && (card == null || bought));
  }

  private Action outcome(Chance chance) {
    if (chance instanceof DiceChance awaited) {
      if (!rolled && awaited.use() == DiceChance.Use.TURN) {
        rolled = true;
        return new Roll(Dice.parse(faces.substring(0, awaited.count())));
      }
      return chance.sample(randomOf(awaited.seat()));
    }
    return chance.sample(new SplittableRandom(seed));
  }

  private Action answer(Decision question, Seating names) {
    List<Action> options = game.legalActions(state);
    if (question instanceof ChooseReroll) {
      return new StopRolling();
    } else if (question instanceof ChooseDieChange) {
      return new KeepDice();
    } else if (question instanceof ChooseCopy || question instanceof ChooseFreeReroll) {
      return new Decline();
    } else if (question instanceof ChoosePurchase && card != null) {
      bought = true;
      return new BuyCard(card);
    }
    List<Action> sorted = options.stream()
        .sorted(Comparator.comparing(option -> names.rename(option).toString()))
        .toList();
    return sorted.get(randomOf(question.seat()).nextInt(sorted.size()));
  }

  private SplittableRandom randomOf(Seat seat) {
    Monster monster = state.monster(seat);
    int times = asked.merge(monster, 1, Integer::sum);
    return new SplittableRandom(seed + 1000L * (1 + monster.ordinal()) + times);
  }

  private String describe(Seating names) {
    if (!state.isOver() && state.activeSeat() != Seat.ONE) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    for (Seat seat : names.back().places()) {
      text.append(names.rename(seat)).append(' ').append(monster(seat, names)).append('\n');
    }
    if (state.isOver()) {
      text.append("won by ").append(names.rename(state.winners()));
    }
    return text.append(state.market()).append(state.discards().toList()).toString();
  }

  private String monster(Seat seat, Seating names) {
    StringBuilder cards = new StringBuilder();
    for (HeldCard held : state.cards(seat)) {
      CardRef copy = held.copy();
      cards.append(' ').append(held.id()).append(':').append(held.counters());
      cards.append(copy == null ? "" : ">" + names.rename(copy));
    }
    return String.join(
        " ",
        state.monster(seat).toString(),
        String.valueOf(state.place(seat)),
        state.life(seat) + "/" + state.maxLife(seat),
        "points " + state.points(seat),
        "energy " + state.energy(seat),
        "poison " + state.tokens(seat, Token.POISON),
        "shrink " + state.tokens(seat, Token.SHRINK),
        "cards" + cards);
  }
}
