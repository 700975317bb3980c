package io.github.kotrules.kot;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.story.Storyteller;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Draws a table as plain text, at most 80 columns wide. */
final class TablePicture {
  private static final int HALF = 38;
  private static final String FRAME = "+" + "-".repeat(HALF) + "+" + "-".repeat(HALF) + "+";

  private final Game game;
  private final GameState state;
  private final ImmutableList.Builder<String> lines = ImmutableList.builder();

  private TablePicture(Game game, GameState state) {
    this.game = game;
    this.state = state;
  }

  static ImmutableList<String> of(Game game, GameState state) {
    return new TablePicture(game, state).draw();
  }

  private ImmutableList<String> draw() {
    drawTokyo();
    state.allSeats().forEach(this::drawMonster);
    lines.add("");
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      lines.add(slot(state.market().card(slot)));
    }
    lines.add("deck " + state.deckSize() + ", discard pile " + state.discards().size());
    lines.add("");
    lines.add("turn of " + name(state.activeSeat()) + ", "
        + state.step().name().toLowerCase(Locale.ROOT) + " step; dice " + state.dice()
        + ", rolls left " + state.rollsLeft());
    lines.add(waiting());
    return lines.build();
  }

  private void drawTokyo() {
    lines.add(FRAME);
    lines.add("|" + cell("Tokyo City") + "|"
        + cell(state.isBayOpen() ? "Tokyo Bay" : "Tokyo Bay (closed)") + "|");
    lines.add("|" + cell(occupant(Place.CITY)) + "|" + cell(occupant(Place.BAY)) + "|");
    lines.add(FRAME);
  }

  private static String cell(String text) {
    return Strings.padEnd(" " + text, HALF, ' ');
  }

  private String occupant(Place place) {
    Seat seat = state.occupant(place);
    return seat == null ? "" : name(seat);
  }

  private String name(Seat seat) {
    return seat.number() + " " + state.monster(seat);
  }

  private void drawMonster(Seat seat) {
    String name = Strings.padEnd(name(seat), 18, ' ');
    if (!state.isAlive(seat)) {
      int points = state.points(seat);
      lines.add(name + "out, with " + points + (points == 1 ? " point" : " points"));
      return;
    }
    lines.add(String.format(
        Locale.ROOT,
        "%slife %2d/%-2d  points %2d  energy %2d  poison %d  shrink %d",
        name,
        state.life(seat),
        state.maxLife(seat),
        state.points(seat),
        state.energy(seat),
        state.tokens(seat, Token.POISON),
        state.tokens(seat, Token.SHRINK)));
    for (HeldCard card : state.cards(seat)) {
      lines.add("    " + held(card));
    }
  }

  private String held(HeldCard card) {
    String copied = card.copy() == null
        ? ""
        : " (as " + card(card.copy().card()).name() + " of seat "
            + card.copy().owner().number() + ")";
    return card(card.id()).name()
        + copied
        + (card.counters() == 0 ? "" : " [" + card.counters() + "]")
        + (card.isUsed() ? ", used" : "");
  }

  private CardFace card(CardId id) {
    return game.cards().card(id).face();
  }

  private String slot(@Nullable CardId id) {
    return id == null ? "  -" : "  " + card(id).name() + " (" + card(id).cost() + ")";
  }

  private String waiting() {
    return new Storyteller(game, state).tell(state.pending());
  }
}
