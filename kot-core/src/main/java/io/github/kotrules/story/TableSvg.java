package io.github.kotrules.story;

import static io.github.kotrules.story.SvgText.escape;
import static io.github.kotrules.story.SvgText.fit;
import static io.github.kotrules.story.Words.lower;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Market;
import java.util.List;

/**
 * Draws a table as a picture: Tokyo, the dice, the market, the Monsters with their cards, and what the table waits for. The
 * picture is a complete SVG document, for a file or for a page, in light and dark colours and with a description for screen
 * readers. Its text is English, as that of a {@link Storyteller}.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * String picture = TableSvg.of(game, state.viewFor(Onlooker.SPECTATOR));
 * assert picture.startsWith("<svg ") && picture.endsWith("</svg>\n");
 * }</pre>
 *
 * <p>It shows only what the view contains, so the picture of a seat's view reveals nothing that this seat may not know. Equal
 * views have equal pictures.
 */
public final class TableSvg {
  private static final int WIDTH = 480;
  private static final int MARGIN = 12;
  private static final int GAP = 8;
  private static final int FULL = WIDTH - 2 * MARGIN;
  private static final int HALF = (FULL - GAP) / 2;
  private static final int PAD = 10;
  private static final int DIE = 32;
  private static final int DICE_IN_A_ROW = (FULL + GAP) / (DIE + GAP);
  private static final int SMALL = 12;
  private static final int LINE = 16;
  private static final int ICON = 15;
  private static final int TOKENS = 20;
  private static final int MAX_CARD_LINES = 6;

  private static final String BOLD = " font-weight=\"bold\"";
  private static final String END = " text-anchor=\"end\"";
  private static final String MUTED = " class=\"kot-muted\"";

  // Colours only. The colour of a seat is a text colour, so that a page around the picture can use
  // the same.
  private static final String STYLE = """
      <style>
      .kot-table{font-family:system-ui,sans-serif}
      .kot-table text{fill:#1c2128}
      .kot-table .kot-muted{fill:#545d68}
      .kot-table .kot-number{fill:#fff}
      .kot-page{fill:#f3efe6}
      .kot-box{fill:#fff;stroke:#8c929b}
      .kot-active{stroke:#b04a00;stroke-width:3}
      .kot-out{stroke-dasharray:5 4}
      .kot-digit{fill:none;stroke:#1c2128;stroke-width:3;stroke-linecap:round;stroke-linejoin:round}
      .kot-heart{fill:#c0262d}
      .kot-bolt{fill:#1d7a3a}
      .kot-star{fill:#9a6700}
      .kot-smash{fill:#b04a00}
      .kot-poison{fill:#7a3fa6}
      .kot-shrink{fill:#1c62b5}
      .kot-seat-1{color:#b3261e}
      .kot-seat-2{color:#1c5fb0}
      .kot-seat-3{color:#1f7038}
      .kot-seat-4{color:#7a3fa6}
      .kot-seat-5{color:#8a5300}
      .kot-seat-6{color:#006c7d}
      @media (prefers-color-scheme:dark){
      .kot-table text{fill:#eef1f4}
      .kot-table .kot-muted{fill:#b3bbc5}
      .kot-table .kot-number{fill:#14181d}
      .kot-page{fill:#14181d}
      .kot-box{fill:#222830;stroke:#737c88}
      .kot-active{stroke:#ffb057}
      .kot-digit{stroke:#eef1f4}
      .kot-heart{fill:#ff7b78}
      .kot-bolt{fill:#5fd584}
      .kot-star{fill:#f0c04f}
      .kot-smash{fill:#ff9f4a}
      .kot-poison{fill:#cf9df5}
      .kot-shrink{fill:#7db5ff}
      .kot-seat-1{color:#ff8f88}
      .kot-seat-2{color:#7db5ff}
      .kot-seat-3{color:#6fd08c}
      .kot-seat-4{color:#cf9df5}
      .kot-seat-5{color:#f0b45c}
      .kot-seat-6{color:#5fcfe0}
      }
      </style>
      """;

  private final GameView view;
  private final TableWords words;
  private final StringBuilder svg = new StringBuilder();

  /** The top of the next part of the picture. */
  private int y;

  private TableSvg(Game game, GameView view) {
    this.view = view;
    words = new TableWords(game, view);
  }

  /**
   * Draws a view.
   *
   * @param game the game with the names of the cards; an unknown card is shown by its id
   */
  public static String of(Game game, GameView view) {
    return new TableSvg(requireNonNull(game, "game"), requireNonNull(view, "view")).draw();
  }

  private String draw() {
    drawHead();
    drawDice();
    drawTokyo();
    drawMarket();
    drawMonsters();
    y += MARGIN - GAP;
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"kot-table\" role=\"img\" width=\""
        + WIDTH
        + "\" height=\"" + y + "\" viewBox=\"0 0 " + WIDTH + " " + y + "\">\n"
        + "<title>" + escape("King of Tokyo: " + words.headline()) + "</title>\n"
        + "<desc>" + escape(words.description()) + "</desc>\n"
        + STYLE
        + "<rect class=\"kot-page\" width=\"" + WIDTH + "\" height=\"" + y + "\" rx=\"10\"/>\n"
        + svg
        + "</svg>\n";
  }

  // The parts of the picture, from top to bottom.

  private void drawHead() {
    bold(MARGIN, 28, 17, words.headline(), 280);
    text(WIDTH - MARGIN, 28, SMALL, END + MUTED, words.step());
    List<String> lines = SvgText.wrap(words.awaited(), 13, FULL, 2);
    for (int i = 0; i < lines.size(); i++) {
      text(MARGIN, 49 + LINE * i, 13, "", lines.get(i));
    }
    y = 76; // Room for two lines, so that the parts below do not move.
  }

  private void drawDice() {
    int drawn = 0;
    for (Face face : Face.values()) {
      for (int i = 0; i < view.dice().count(face); i++) {
        int x = MARGIN + drawn % DICE_IN_A_ROW * (DIE + GAP);
        int row = y + drawn / DICE_IN_A_ROW * (DIE + GAP);
        box(x, row, DIE, DIE, "");
        svg.append(Icon.of(face).draw(x + 4, row + 4, DIE - 8));
        drawn++;
      }
    }
    if (drawn == 0) {
      text(MARGIN, y + 20, 13, MUTED, "No dice on the table");
    }
    int rows = Math.max(1, (drawn + DICE_IN_A_ROW - 1) / DICE_IN_A_ROW);
    y += rows * (DIE + GAP) + GAP / 2;
  }

  /** Draws City and Bay; City fills the row while Bay is closed. */
  private void drawTokyo() {
    if (view.isBayOpen()) {
      drawPlace(Place.CITY, MARGIN, HALF);
      drawPlace(Place.BAY, MARGIN + HALF + GAP, HALF);
    } else {
      drawPlace(Place.CITY, MARGIN, FULL);
    }
    y += 54 + GAP;
  }

  private void drawPlace(Place place, int x, int width) {
    box(x, y, width, 54, "");
    text(x + PAD, y + 18, SMALL, MUTED, Words.place(place));
    Seat seat = view.occupant(place);
    if (seat == null) {
      text(x + PAD, y + 41, 13, MUTED, "empty");
    } else {
      disc(seat, x + PAD + 9, y + 37);
      bold(x + PAD + 25, y + 42, 14, words.name(seat), width - PAD - 35);
    }
  }

  private void drawMarket() {
    int gap = GAP + 1; // three slots and two gaps fill the row
    int width = (FULL - (Market.SLOTS - 1) * gap) / Market.SLOTS;
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      int x = MARGIN + slot * (width + gap);
      CardId card = view.market().card(slot);
      box(x, y, width, 64, card == null ? " kot-out" : "");
      if (card == null) {
        text(x + PAD, y + 21, SMALL, MUTED, "no card");
        continue;
      }
      List<String> lines = SvgText.wrap(words.card(card), SMALL, width - 2 * PAD, 2);
      for (int i = 0; i < lines.size(); i++) {
        text(x + PAD, y + 20 + LINE * i, SMALL, "", lines.get(i));
      }
      number(x + PAD, y + 56, Icon.ENERGY, String.valueOf(words.cost(card)));
    }
    y += 64;
    text(MARGIN, y + 18, SMALL, MUTED, fit(words.piles(), SMALL, FULL));
    y += 28;
  }

  private void drawMonsters() {
    for (int i = 0; i < view.seats(); i += 2) {
      if (i + 1 == view.seats()) {
        drawMonster(Seat.at(i), MARGIN, FULL, height(Seat.at(i), FULL));
        y += height(Seat.at(i), FULL) + GAP;
      } else {
        int height = Math.max(height(Seat.at(i), HALF), height(Seat.at(i + 1), HALF));
        drawMonster(Seat.at(i), MARGIN, HALF, height);
        drawMonster(Seat.at(i + 1), MARGIN + HALF + GAP, HALF, height);
        y += height + GAP;
      }
    }
  }

  private int height(Seat seat, int width) {
    int cards = cardLines(seat, width).size();
    return 60 + (hasTokens(seat) ? TOKENS : 0) + (cards == 0 ? 0 : LINE * cards + 4);
  }

  private void drawMonster(Seat seat, int left, int width, int height) {
    boolean active = seat == view.activeSeat() && words.hasTurn();
    svg.append("<g transform=\"translate(" + left + " " + y + ")\">\n");
    box(
        0,
        0,
        width,
        height,
        (active ? " kot-active" : "") + (view.isAlive(seat) ? "" : " kot-out"));
    disc(seat, PAD + 9, 19);
    String place = words.place(seat);
    bold(PAD + 25, 24, 14, words.name(seat), width - 60 - SvgText.width(place, SMALL));
    text(width - PAD, 23, SMALL, END + MUTED, place);
    int x = number(PAD, 49, Icon.HEART, words.life(seat));
    x = number(x, 49, Icon.POINTS, String.valueOf(view.points(seat)));
    number(x, 49, Icon.ENERGY, String.valueOf(view.energy(seat)));
    int line = 70;
    if (hasTokens(seat)) {
      int next = PAD;
      for (Token token : Token.values()) {
        int tokens = view.tokens(seat, token);
        next = tokens == 0 ? next : number(next, line, Icon.of(token), tokens + " " + lower(token));
      }
      line += TOKENS;
    }
    for (String cards : cardLines(seat, width)) {
      text(PAD, line, SMALL, "", cards);
      line += LINE;
    }
    svg.append("</g>\n");
  }

  private boolean hasTokens(Seat seat) {
    return view.tokens(seat, Token.POISON) > 0 || view.tokens(seat, Token.SHRINK) > 0;
  }

  private ImmutableList<String> cardLines(Seat seat, int width) {
    return SvgText.list(words.cards(seat), SMALL, width - 2 * PAD, MAX_CARD_LINES);
  }

  // Shapes and text.

  private void box(int x, int top, int width, int height, String style) {
    svg.append("<rect class=\"kot-box" + style + "\" x=\"" + x + "\" y=\"" + top + "\" width=\""
        + width + "\" height=\"" + height + "\" rx=\"6\"/>\n");
  }

  /** The number of a seat in its colour. */
  private void disc(Seat seat, int x, int middle) {
    svg.append("<circle class=\"kot-seat-" + seat.number() + "\" fill=\"currentColor\" cx=\"" + x
        + "\" cy=\"" + middle + "\" r=\"10\"/>\n");
    text(
        x,
        middle + 4,
        SMALL,
        BOLD + " text-anchor=\"middle\" class=\"kot-number\"",
        String.valueOf(seat.number()));
  }

  /**
   * Draws an icon and a number.
   *
   * @return the left edge of the next icon
   */
  @CanIgnoreReturnValue
  private int number(int x, int base, Icon icon, String number) {
    svg.append(icon.draw(x, base - ICON + 3, ICON));
    text(x + ICON + 4, base, 13, "", number);
    return x + ICON + 4 + SvgText.width(number, 13) + GAP;
  }

  private void bold(int x, int base, int size, String line, int room) {
    text(x, base, size, BOLD, fit(line, size + 2, room));
  }

  private void text(int x, int base, int size, String attributes, String line) {
    if (!line.isEmpty()) {
      svg.append("<text x=\"" + x + "\" y=\"" + base + "\" font-size=\"" + size + "\"" + attributes
          + ">" + escape(line) + "</text>\n");
    }
  }
}
