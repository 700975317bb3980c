package io.github.kotrules.arena;

import io.github.kotrules.ChanceSource;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;

/**
 * Chance that depends on the point in a game, not on previous requests: dice on the seed, the seat, its turn and the roll in
 * it; cards on the seed alone, as if the deck had been shuffled before the game. So every bot in a seat has the same luck. It
 * must get all events of its game.
 */
final class KeyedChance implements ChanceSource {
  private static final int SEATS = Seat.values().length;
  private static final int USES = DiceChance.Use.values().length;

  private final long seed;
  private final int[] turns = new int[SEATS];
  private final int[] rolls = new int[SEATS * USES];
  private ShuffledDeck deck;
  private int shuffles;

  KeyedChance(long seed) {
    this.seed = seed;
    this.deck = new ShuffledDeck(seed, 0);
  }

  @Override
  public Outcome outcome(GameState state, Chance chance) {
    return chance instanceof DiceChance dice ? roll(dice) : deck.next((DeckChance) chance);
  }

  private Outcome roll(DiceChance dice) {
    int seat = dice.seat().ordinal();
    int use = dice.use().ordinal();
    int roll = rolls[seat * USES + use]++;
    return dice.sample(Keys.random(seed, use, seat, turns[seat], roll));
  }

  /** Counts turns and shuffles. */
  void watch(Event event) {
    if (event instanceof TurnStarted turn) {
      startTurn(turn.seat());
    } else if (event instanceof ExtraTurnStarted turn) {
      startTurn(turn.seat());
    } else if (event instanceof DeckReshuffled) {
      shuffles++;
      deck = new ShuffledDeck(seed, shuffles);
    }
  }

  private void startTurn(Seat seat) {
    turns[seat.ordinal()]++;
    for (int use = 0; use < USES; use++) {
      rolls[seat.ordinal() * USES + use] = 0;
    }
  }
}
