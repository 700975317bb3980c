package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.SeenCard;
import org.jspecify.annotations.Nullable;

/** What must hold in every state that a game can reach, and in every step that leads to one. */
public final class Laws {
  private Laws() {}

  /** Checks a step: it can be repeated, its events say everything that changed, and it leads to a lawful state. */
  public static void checkStep(Game game, GameState before, Action action, Transition transition) {
    requireNonNull(game, "game");
    requireNonNull(before, "before");
    requireNonNull(action, "action");
    GameState after = transition.state();
    require(
        game.apply(before, action).equals(transition),
        "apply gave two answers to the same action\n%s\n%s",
        action,
        before);
    require(
        game.next(before, action).equals(after), "next and apply disagree\n%s\n%s", action, before);
    GameState folded = before.after(transition.events());
    require(
        folded.equals(after),
        "the events do not tell the whole change\n%s\nfolded:\n%s\nbut is:\n%s",
        action,
        folded,
        after);
    require(folded.hashCode() == after.hashCode(), "equal states with two hash codes\n%s", after);
    checkState(after);
  }

  /** Checks what must hold in any state: one thing is awaited, every card is somewhere, no number is out of range. */
  public static void checkState(GameState state) {
    requireNonNull(state, "state");
    checkPending(state);
    for (int i = 0; i < state.seats(); i++) {
      checkMonster(state, Seat.at(i));
    }
    checkTokyo(state);
    checkCards(state);
  }

  private static void checkPending(GameState state) {
    if (state.pending() instanceof Decision decision) {
      require(state.isAlive(decision.seat()), "an eliminated Monster is asked\n%s", state);
    } else if (state.pending() instanceof Chance chance) {
      require(chance.size() > 0, "chance without an outcome\n%s", state);
    }
    require(state.isOver() == state.pending() instanceof GameOver, "over, but waiting\n%s", state);
  }

  private static void checkMonster(GameState state, Seat seat) {
    int life = state.life(seat);
    require(life >= 0 && life <= state.maxLife(seat), "life out of range at %s\n%s", seat, state);
    require(
        state.points(seat) >= 0 && state.points(seat) <= 20,
        "points out of range at %s\n%s",
        seat,
        state);
    require(state.energy(seat) >= 0, "negative energy at %s\n%s", seat, state);
    if (state.isAlive(seat)) {
      require(
          life > 0 || state.isOver(),
          "%s is at 0 life and alive while the table waits\n%s",
          seat,
          state);
    } else {
      boolean nothing = life == 0
          && state.place(seat) == Place.NOWHERE
          && state.energy(seat) == 0
          && state.tokens(seat, Token.POISON) == 0
          && state.tokens(seat, Token.SHRINK) == 0
          && state.cards(seat).isEmpty();
      require(nothing, "an eliminated Monster owns something: %s\n%s", seat, state);
    }
  }

  private static void checkTokyo(GameState state) {
    int inCity = 0;
    int inBay = 0;
    for (int i = 0; i < state.seats(); i++) {
      inCity += state.place(Seat.at(i)) == Place.CITY ? 1 : 0;
      inBay += state.place(Seat.at(i)) == Place.BAY ? 1 : 0;
    }
    require(inCity <= 1 && inBay <= 1, "two Monsters in one place\n%s", state);
    require(inBay == 0 || state.isBayOpen(), "a Monster is in Bay, which is closed\n%s", state);
  }

  private static void checkCards(GameState state) {
    int[] found = new int[state.setting().catalogue().size()];
    for (SeenCard seen : state.seenCards()) {
      count(state, seen.card(), found);
    }
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      count(state, state.market().card(slot), found);
    }
    for (int i = 0; i < state.seats(); i++) {
      for (HeldCard held : state.cards(Seat.at(i))) {
        found[held.position()]++;
      }
    }
    for (CardId card : state.boughtCards()) {
      count(state, card, found);
    }
    for (int i = 0; i < found.length; i++) {
      CardInfo card = state.setting().catalogue().at(i);
      int all = found[i] + state.deck().count(card.id()) + state.discards().count(card.id());
      require(
          all == card.copies(),
          "%s is in %s places, not %s\n%s",
          card.id(),
          all,
          card.copies(),
          state);
    }
  }

  private static void count(GameState state, @Nullable CardId card, int[] found) {
    if (card != null) {
      found[state.setting().catalogue().position(card)]++;
    }
  }

  private static void require(boolean holds, String otherwise, Object... details) {
    if (!holds) {
      throw new AssertionError(Strings.lenientFormat(otherwise, details));
    }
  }
}
