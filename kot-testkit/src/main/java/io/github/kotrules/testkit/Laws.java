package io.github.kotrules.testkit;

import com.google.common.base.Strings;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending.GameOver;
import io.github.kotrules.effect.CardEffect.PlayCard;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.SeenCard;
import java.util.Objects;

/** What must hold in every state that a game can reach, and in every step that leads to one. */
public final class Laws {
  private Laws() {}

  /** Checks a step: it can be repeated, its events tell the whole change, and it leads to a lawful state. */
  public static void checkStep(Game game, GameState before, Action action, Transition transition) {
    GameState after = transition.state();
    require(
        game.apply(before, action).equals(transition),
        "apply gave two answers to " + action,
        before);
    require(
        game.next(before, action).equals(after),
        "next and apply disagree on %s\n%s",
        action,
        before);
    GameState folded = before.after(transition.events());
    require(
        folded.equals(after),
        "events are not complete for " + action + ": folded " + folded + " but",
        after);
    require(folded.hashCode() == after.hashCode(), "equal states with two hash codes\n%s", after);
    checkState(after);
  }

  /** Checks what must hold in any state: one thing is awaited, every card is somewhere, no number is out of range. */
  public static void checkState(GameState state) {
    checkPending(state);
    for (int i = 0; i < state.seats(); i++) {
      checkMonster(state, Seat.at(i));
    }
    checkTokyo(state);
    state.setting().catalogue().cards().forEach(card -> checkCard(state, card));
  }

  private static void checkPending(GameState state) {
    if (state.pending() instanceof Decision decision) {
      require(state.isAlive(decision.seat()), "an eliminated Monster is asked\n%s", state);
    } else if (state.pending() instanceof Chance chance) {
      require(chance.size() > 0, "chance without an outcome\n%s", state);
    } else {
      require(state.agenda().isEmpty(), "something is still to happen after the end\n%s", state);
    }
    require(state.isOver() == state.pending() instanceof GameOver, "over, but waiting\n%s", state);
  }

  private static void checkMonster(GameState state, Seat seat) {
    int life = state.life(seat);
    require(life >= 0 && life <= state.maxLife(seat), "life out of range at %s\n%s", seat, state);
    require(
        state.points(seat) >= 0 && state.points(seat) <= 20,
        "points out of range at " + seat,
        state);
    require(state.energy(seat) >= 0, "negative energy at %s\n%s", seat, state);
    if (!state.isAlive(seat)) {
      boolean nothing = life == 0
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

  private static void checkCard(GameState state, CardInfo card) {
    int found = state.deck().count(card.id()) + state.discards().count(card.id());
    for (SeenCard seen : state.seenCards()) {
      found += card.id().equals(seen.card()) ? 1 : 0;
    }
    for (int slot = 0; slot < 3; slot++) {
      found += Objects.equals(state.market().card(slot), card.id()) ? 1 : 0;
    }
    for (int i = 0; i < state.seats(); i++) {
      for (HeldCard held : state.cards(Seat.at(i))) {
        found += held.id().equals(card.id()) ? 1 : 0;
      }
    }
    found += beingPlayed(state, card);
    require(
        found == card.copies(),
        card.id() + " is in " + found + " places, not " + card.copies(),
        state);
  }

  /** A Discard card that was bought is nowhere else while its slot is refilled (B-5). */
  private static int beingPlayed(GameState state, CardInfo card) {
    int playing = 0;
    for (Effect effect : state.agenda().toList()) {
      boolean isIt = effect instanceof PlayCard play
          && play.card().equals(card.id())
          && play.how() == Acquisition.BOUGHT
          && card.kind() == CardKind.DISCARD;
      playing += isIt ? 1 : 0;
    }
    return playing;
  }

  private static void require(boolean holds, String otherwise, Object... details) {
    if (!holds) {
      throw new AssertionError(Strings.lenientFormat(otherwise, details));
    }
  }
}
