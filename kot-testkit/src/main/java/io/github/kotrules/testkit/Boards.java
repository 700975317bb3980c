package io.github.kotrules.testkit;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableMap.toImmutableMap;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/** Describes a table in sentences: one for each Monster and one for the market. */
final class Boards {
  private final ImmutableMap<CardId, String> names;

  Boards(Game game) {
    names = game.cards().copies().keySet().stream()
        .map(Card::face)
        .collect(toImmutableMap(CardFace::id, CardFace::name));
  }

  ImmutableList<String> of(GameState state) {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    state.allSeats().forEach(seat -> sentences.add(monster(state, seat)));
    if (!state.market().isEmpty()) {
      sentences.add("the market shows "
          + list(state.market().cards().stream().map(this::card).collect(toImmutableList())));
    }
    return sentences.build();
  }

  static String name(Table table, Seat seat) {
    return table.monster(seat).title() + " (" + seat + ")";
  }

  static String place(Place place) {
    return switch (place) {
      case CITY -> "in Tokyo City";
      case BAY -> "in Tokyo Bay";
      case OUTSIDE -> "outside Tokyo";
      case NOWHERE -> "out of the game";
    };
  }

  private String monster(GameState state, Seat seat) {
    StringBuilder text = new StringBuilder(name(state, seat))
        .append(" is ")
        .append(place(state.place(seat)))
        .append(" with ");
    if (state.isAlive(seat)) {
      text.append(life(state, seat)).append(", ").append(state.energy(seat)).append(" energy and ");
    }
    text.append(count(state.points(seat), "point"));
    for (Token token : Token.values()) {
      if (state.tokens(seat, token) > 0) {
        text.append(", ")
            .append(count(state.tokens(seat, token), Ascii.toLowerCase(token.name()) + " token"));
      }
    }
    return state.cards(seat).isEmpty()
        ? text.toString()
        : text.append(", and holds ").append(held(state, seat)).toString();
  }

  private static String life(GameState state, Seat seat) {
    int max = state.maxLife(seat);
    return state.life(seat) + (max == state.rules().maximumLife() ? "" : " of " + max) + " life";
  }

  private String held(GameState state, Seat seat) {
    return list(state.cards(seat).toList().stream()
        .map(card -> held(state, card))
        .collect(toImmutableList()));
  }

  private String held(GameState state, HeldCard held) {
    CardRef copy = held.copy();
    return card(held.id())
        + (copy == null ? "" : " as " + card(copy.card()) + " of " + name(state, copy.owner()))
        + (held.counters() == 0 ? "" : " with " + count(held.counters(), "counter"))
        + (held.isUsed() ? " (used)" : "");
  }

  String card(CardId id) {
    return names.getOrDefault(id, id.value());
  }

  private static String count(int count, String thing) {
    return count + " " + thing + (count == 1 ? "" : "s");
  }

  private static String list(ImmutableList<String> words) {
    int last = words.size() - 1;
    return last == 0
        ? words.get(0)
        : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
  }
}
