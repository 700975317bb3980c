package io.github.kotrules.story;

import static io.github.kotrules.story.Words.count;
import static io.github.kotrules.story.Words.lower;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.SeenCard;

/** The words in a picture of a table, and a description of the picture in sentences. */
final class TableWords {
  private final GameView view;
  private final Words names;
  private final Storyteller storyteller;

  TableWords(Game game, GameView view) {
    this.view = view;
    names = new Words(game.cards(), view.setting().monsters());
    storyteller = new Storyteller(game, view);
  }

  String name(Seat seat) {
    return names.name(seat);
  }

  String card(CardId card) {
    return names.card(card);
  }

  boolean hasTurn() {
    return view.step() != TurnStep.OPENING && !view.isOver();
  }

  String headline() {
    if (view.isOver()) {
      return "The game is over";
    }
    return hasTurn() ? names.name(view.activeSeat()) + "'s turn" : "Before the first turn";
  }

  String step() {
    if (!hasTurn()) {
      return "";
    }
    return lower(view.step()) + " step"
        + (view.step() == TurnStep.ROLL ? ", " + count(view.rollsLeft(), "reroll") + " left" : "");
  }

  String awaited() {
    String sentence = storyteller.tell(view.pending());
    return Character.toUpperCase(sentence.charAt(0)) + sentence.substring(1);
  }

  int cost(CardId card) {
    return view.setting().catalogue().info(card).cost();
  }

  /** The piles, with the cards on top of the deck if the viewer has seen one of them. */
  String piles() {
    String piles = "Discard pile: " + count(view.discards().size(), "card") + ". Deck: "
        + count(view.deckSize(), "card");
    boolean known = false;
    ImmutableList.Builder<String> top = ImmutableList.builder();
    for (SeenCard seen : view.seenCards()) {
      CardId card = seen.card();
      known |= card != null;
      top.add(card == null ? "an unknown card" : names.card(card));
    }
    return known ? piles + ", on top " + Words.list(top.build()) : piles;
  }

  /** The life and its maximum; an eliminated Monster has no maximum. */
  String life(Seat seat) {
    return view.isAlive(seat) ? view.life(seat) + "/" + view.maxLife(seat) : "0";
  }

  String place(Seat seat) {
    return switch (view.place(seat)) {
      case CITY -> "City";
      case BAY -> "Bay";
      case NOWHERE -> "out";
      case OUTSIDE -> "";
    };
  }

  ImmutableList<String> cards(Seat seat) {
    ImmutableList.Builder<String> cards = ImmutableList.builder();
    for (HeldCard card : view.cards(seat)) {
      CardRef copy = card.copy();
      cards.add(names.card(card.id())
          + (copy == null ? "" : " as " + names.card(copy.card()))
          + (card.counters() == 0 ? "" : " (" + card.counters() + ")"));
    }
    return cards.build();
  }

  /** The whole picture in sentences. */
  String description() {
    StringBuilder text = new StringBuilder(headline() + ". " + awaited() + ".");
    text.append(view.dice().isEmpty() ? "" : " Dice: " + view.dice() + ".");
    text.append(" Tokyo City: " + occupant(Place.CITY) + ".");
    text.append(view.isBayOpen() ? " Tokyo Bay: " + occupant(Place.BAY) + "." : "");
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      CardId card = view.market().card(slot);
      text.append(
          card == null ? "" : " For sale: " + names.card(card) + ", " + cost(card) + " energy.");
    }
    text.append(" " + piles() + ".");
    for (int i = 0; i < view.seats(); i++) {
      text.append(" " + description(Seat.at(i)));
    }
    return text.toString();
  }

  private String occupant(Place place) {
    Seat seat = view.occupant(place);
    return seat == null ? "empty" : names.name(seat);
  }

  private String description(Seat seat) {
    StringBuilder text = new StringBuilder("Seat " + seat.number() + ", " + names.name(seat));
    text.append(
        view.isAlive(seat)
            ? ": life " + view.life(seat) + " of " + view.maxLife(seat) + ", "
            : ", out: ");
    text.append(count(view.points(seat), "point") + ", " + view.energy(seat) + " energy");
    for (Token token : Token.values()) {
      int tokens = view.tokens(seat, token);
      text.append(tokens == 0 ? "" : ", " + count(tokens, lower(token) + " token"));
    }
    ImmutableList<String> cards = cards(seat);
    return text.append(cards.isEmpty() ? "." : ". Cards: " + Words.list(cards) + ".")
        .toString();
  }
}
