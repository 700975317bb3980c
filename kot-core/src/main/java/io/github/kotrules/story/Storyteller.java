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
 * Describes a game in words. Each line is a sentence without indentation or a full stop, so that callers lay out the story as
 * they like.
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
 * <p>A storyteller is immutable, and it never gives away what only one player knows.
 */
public final class Storyteller {
  private final Words words;
  private final Sentences sentences;

  /** Tells of a game at a table; of the table only the Monsters' names are asked, so any of its states will do. */
  public Storyteller(Game game, Table table) {
    words = new Words(game.cards(), table.setting().monsters());
    sentences = new Sentences(words);
  }

  /** What happened, as in {@code Gigazaur gains 3 points}; nothing for what a reader would not miss. */
  public String tell(Event event) {
    return sentences.of(requireNonNull(event, "event"));
  }

  /**
   * What was chosen or has fallen: what a player chooses to do, as in {@code buy Corner Store}, or what chance has brought, as
   * in {@code the dice fall 112EHS}. A card that comes from the deck is not named here, because it may be for one player's
   * eyes only; if it is revealed, the event names it.
   */
  public String tell(Action action) {
    return sentences.of(requireNonNull(action, "action"));
  }

  /** What a table waits for, as in {@code Gigazaur is asked what to buy}. */
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
