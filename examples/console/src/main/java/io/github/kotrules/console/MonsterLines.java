package io.github.kotrules.console;

import static java.util.stream.Collectors.joining;

import com.google.common.base.Strings;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.Locale;
import org.jline.utils.AttributedStringBuilder;

/** Draws what a Monster has: a line of numbers, and its Keep cards below. */
final class MonsterLines {
  private static final int NAME_WIDTH = 24;
  private static final int INDENT = 5;

  private final Page page;
  private final Game game;
  private final Table table;

  MonsterLines(Page page, Game game, Table table) {
    this.page = page;
    this.game = game;
    this.table = table;
  }

  void draw(Seat seat, boolean you) {
    String name = seat.number() + " " + table.monster(seat).title() + (you ? " (you)" : "");
    AttributedStringBuilder line = new AttributedStringBuilder()
        .append(seat == table.activeSeat() ? page.look().marker() : " ")
        .append(" ")
        .styled(page.look().seat(seat), Strings.padEnd(name, NAME_WIDTH, ' '))
        .append(
            table.isAlive(seat) ? numbers(seat) : "out, with " + table.points(seat) + " points");
    page.add(line.toAttributedString());
    if (!table.cards(seat).isEmpty()) {
      page.wrap(table.cards(seat).toList().stream().map(this::card).collect(joining(", ")), INDENT);
    }
  }

  private String numbers(Seat seat) {
    Look look = page.look();
    return String.format(
            Locale.ROOT,
            "%s%2d/%-2d  %s%2d  %s%2d",
            look.life(),
            table.life(seat),
            table.maxLife(seat),
            look.points(),
            table.points(seat),
            look.energy(),
            table.energy(seat))
        + tokens(seat, Token.POISON)
        + tokens(seat, Token.SHRINK)
        + (table.isInTokyo(seat) ? "  in Tokyo" : "");
  }

  private String tokens(Seat seat, Token token) {
    int count = table.tokens(seat, token);
    return count == 0 ? "" : "  " + token.name().toLowerCase(Locale.ROOT) + " " + count;
  }

  private String card(HeldCard card) {
    CardRef copy = card.copy();
    return name(card.id())
        + (copy == null ? "" : " = " + name(copy.card()))
        + (card.counters() == 0 ? "" : " (" + card.counters() + ")")
        + (card.isUsed() ? " used" : "");
  }

  private String name(CardId card) {
    return game.cards().card(card).face().name();
  }
}
