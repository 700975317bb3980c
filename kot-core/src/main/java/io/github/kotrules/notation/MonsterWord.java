package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Table;

/** A Monster in a position: {@code cyberkitty.h8v3C.jets}. */
final class MonsterWord {
  private final Monster name;
  private final Word board;
  private final Word cards;

  MonsterWord(Word word) {
    ImmutableList<Word> parts = word.split('.');
    if (parts.size() > 3) {
      throw parts.get(3).wrong("a Monster is its name, its board and its cards, and nothing more");
    }
    Word nothing = word.from(word.text().length());
    name = Names.constant(parts.get(0), Monster.class);
    board = parts.size() > 1 ? parts.get(1) : nothing;
    cards = parts.size() > 2 ? parts.get(2) : nothing;
  }

  Monster name() {
    return name;
  }

  void lay(Draft table, Seat seat, PositionCards position) {
    int start = 0;
    while (start < board.text().length()) {
      int end = start + 1;
      while (end < board.text().length() && isDigit(board.text().charAt(end))) {
        end++;
      }
      Word part =
          new Word(board.text().substring(start, end), board.line(), board.column() + start);
      lay(table, seat, part);
      start = end;
    }
    if (!cards.text().isEmpty()) {
      cards.split(',').forEach(card -> position.layKeepCard(seat, card));
    }
  }

  private static boolean isDigit(char character) {
    return character >= '0' && character <= '9';
  }

  /** One part of the board, as in {@code h8}. */
  private static void lay(Draft table, Seat seat, Word part) {
    Word value = part.from(1);
    switch (part.text().charAt(0)) {
      case 'h' -> table.addLife(seat, value.number(0, Table.MAX_LIFE) - table.life(seat));
      case 'm' -> table.setMaxLife(seat, value.number(1, Table.MAX_LIFE));
      case 'v' -> table.addPoints(seat, value.number(0, Table.MAX_POINTS) - table.points(seat));
      case 'e' -> table.addEnergy(seat, value.number(0, Table.MAX_ENERGY) - table.energy(seat));
      case 'p' -> setTokens(table, seat, Token.POISON, value);
      case 's' -> setTokens(table, seat, Token.SHRINK, value);
      case 'C' -> setPlace(table, seat, Place.CITY, value);
      case 'B' -> setPlace(table, seat, Place.BAY, value);
      case 'X' -> setPlace(table, seat, Place.NOWHERE, value);
      default ->
        throw part.wrong(
            part.quoted() + " is nothing of a Monster's board: h, m, v, e, p or s with a"
                + " number, or C, B, X");
    }
  }

  private static void setTokens(Draft table, Seat seat, Token token, Word value) {
    table.addTokens(seat, token, value.number(0, Table.MAX_TOKENS) - table.tokens(seat, token));
  }

  private static void setPlace(Draft table, Seat seat, Place place, Word rest) {
    if (!rest.text().isEmpty()) {
      throw rest.wrong("a place has no number");
    }
    if (place == Place.NOWHERE) {
      table.eliminate(seat);
    } else {
      table.setPlace(seat, place);
    }
  }
}
