package io.github.kotrules.story;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Table;

/**
 * Describes a game in words. Each line is a sentence without indentation or a full stop, so that callers can format the story.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * Storyteller storyteller = new Storyteller(game, state);
 * for (Event event : game.apply(state, new Reveal(CardId.of("heal"))).events()) {
 *   System.out.println(storyteller.tell(event));
 * }
 * }</pre>
 *
 * <p>Immutable. It never names a card that only one player may know.
 */
public final class Storyteller {
  private final Words words;
  private final Sentences sentences;

  /** Creates a storyteller for a table. It only uses the names of the Monsters, so any state of the table will do. */
  public Storyteller(Game game, Table table) {
    words = new Words(game.cards(), table.setting().monsters());
    sentences = new Sentences(words);
  }

  /** Describes an event, as in {@code Gigazaur gains 3 points}; empty for events of no interest to a reader. */
  public String tell(Event event) {
    return sentences.of(requireNonNull(event, "event"));
  }

  /**
   * Describes a choice, as in {@code buy Corner Store}, or an outcome of chance, as in {@code the dice fall 112EHS}. A card
   * from the deck is not named, because only one player may know it; if it is revealed, the event names it.
   */
  public String tell(Action action) {
    return sentences.of(requireNonNull(action, "action"));
  }

  /** Describes what a table waits for, as in {@code Gigazaur is asked what to buy}. */
  public String tell(Pending pending) {
    if (pending instanceof Decision decision) {
      return words.name(decision.seat()) + " is asked " + sentences.of(decision);
    }
    return pending instanceof Chance chance
        ? awaited(chance)
        : words.end(((GameOver) pending).winners());
  }

  /** The name of the Monster at a seat. */
  public String name(Seat seat) {
    seat.checkAtTableOf(words.seats());
    return words.name(seat);
  }

  private String awaited(Chance chance) {
    if (chance instanceof DiceChance dice) {
      return words.name(dice.seat()) + " is about to roll " + Words.dice(dice.count())
          + purpose(dice.use());
    }
    return ((DeckChance) chance).use() == DeckChance.Use.MARKET
        ? "a card is about to be revealed"
        : "a card of the deck is about to be looked at";
  }

  private static String purpose(DiceChance.Use use) {
    return switch (use) {
      case OPENING -> " for the first turn";
      case TURN -> "";
      case CARD -> " for a card";
    };
  }
}
