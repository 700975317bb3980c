package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.state.Turn;
import java.util.Objects;

/** Writes a state in one word; {@link PositionReader} reads it. What is as in a new game is left out. */
final class PositionWriter {
  static final String PREFIX = "kot1";

  private final Editions editions;
  private final GameState state;
  private final ImmutableList.Builder<String> fields = ImmutableList.builder();

  PositionWriter(Editions editions, GameState state) {
    this.editions = editions;
    this.state = state;
  }

  String write() {
    String edition = editions.nearest(state.setting());
    fields.add(PREFIX, edition);
    add("o", Joiner.on(',').join(editions.differences(state.rules(), edition)));
    for (int i = 0; i < state.seats(); i++) {
      fields.add(monster(Seat.at(i)));
    }
    add("m", state.market().isEmpty() ? "" : market());
    writePiles();
    add(
        "k",
        Joiner.on(',').join(state.seenCards().stream().map(PositionWriter::seen).iterator()));
    add("t", turn(state.turn()));
    add("w", waiting(state.pending()));
    add(
        "a",
        Joiner.on(',')
            .join(
                state.agenda().toList().stream().map(RecordText.EFFECTS::write).iterator()));
    return Joiner.on('/').join(fields.build());
  }

  private void add(String name, String value) {
    if (!value.isEmpty()) {
      fields.add(name + "=" + value);
    }
  }

  /** As in {@code cyberkitty.h8v3C.jets}: the name, the board, the cards. */
  private String monster(Seat seat) {
    String cards = Joiner.on(',')
        .join(state.cards(seat).toList().stream().map(PositionWriter::card).iterator());
    String text = Names.of(state.monster(seat)) + "." + board(seat) + "." + cards;
    while (text.endsWith(".")) {
      text = text.substring(0, text.length() - 1);
    }
    return text;
  }

  private String board(Seat seat) {
    boolean out = !state.isAlive(seat);
    int usual = out ? 0 : Table.STARTING_LIFE;
    return number("h", state.life(seat), usual)
        + number("m", state.maxLife(seat), usual)
        + number("v", state.points(seat), 0)
        + number("e", state.energy(seat), 0)
        + number("p", state.tokens(seat, Token.POISON), 0)
        + number("s", state.tokens(seat, Token.SHRINK), 0)
        + place(state.place(seat));
  }

  private static String number(String name, int value, int usual) {
    return value == usual ? "" : name + value;
  }

  private static String place(Place place) {
    return switch (place) {
      case OUTSIDE -> "";
      case CITY -> "C";
      case BAY -> "B";
      case NOWHERE -> "X";
    };
  }

  /** As in {@code mimic@1-extra-head:3u}: what it copies, its counters, and whether it was used. */
  private static String card(HeldCard card) {
    String copy = card.copy() == null
        ? ""
        : "@" + card.copy().owner().number() + "-" + card.copy().card();
    String laid =
        (card.counters() == 0 ? "" : String.valueOf(card.counters())) + (card.isUsed() ? "u" : "");
    return card.id() + copy + (laid.isEmpty() ? "" : ":" + laid);
  }

  private String market() {
    return state.market().toString().replace(' ', ',');
  }

  private void writePiles() {
    Piles piles = new Piles(state.setting().catalogue());
    for (int i = 0; i < state.seats(); i++) {
      KeepCards cards = state.cards(Seat.at(i));
      cards.forEach(card -> piles.place(card.id()));
    }
    state.market().cards().forEach(piles::place);
    for (SeenCard seen : state.seenCards()) {
      piles.place(Objects.requireNonNull(seen.card()));
    }
    state.cardsBeingPlayed().forEach(piles::place);
    add("d", piles.write(state.discards()));
  }

  private static String seen(SeenCard seen) {
    return seen.card() + "." + Glossary.write(seen.seenBy());
  }

  private static String turn(Turn turn) {
    String seats =
        "" + turn.first().number() + turn.regular().number() + turn.active().number();
    return seats + "." + Names.of(turn.step()) + "." + turn.dice()
        + number(".r", turn.rollsLeft(), 0)
        + number(".f", turn.fewerDice(), 0)
        + number(".k", turn.smashes(), 0)
        + seats(".h", turn.harmers())
        + seats(".s", turn.smashed())
        + seats(".y", turn.yielded())
        + seats(".n", turn.stayed())
        + seats(".g", turn.shielded())
        + extraTurns(turn);
  }

  private static String seats(String name, SeatSet seats) {
    return seats.isEmpty() ? "" : name + Glossary.write(seats);
  }

  private static String extraTurns(Turn turn) {
    return turn.extraTurns().isEmpty()
        ? ""
        : ".x"
            + Joiner.on('_')
                .join(turn.extraTurns().stream()
                    .map(extra -> extra.seat().number() + "-" + extra.fewerDice())
                    .iterator());
  }

  private static String waiting(Pending pending) {
    if (pending instanceof Decision decision) {
      return RecordText.DECISIONS.write(decision);
    }
    if (pending instanceof DiceChance chance) {
      return "dice." + chance.seat().number() + "." + chance.count() + "." + Names.of(chance.use());
    }
    return pending instanceof DeckChance chance
        ? "card." + Names.of(chance.use())
        : "over." + Glossary.write(((Pending.GameOver) pending).winners());
  }
}
