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
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jline.utils.AttributedString;
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
    List<AttributedString> parts = new ArrayList<>();
    parts.add(new AttributedStringBuilder()
        .append(seat == table.activeSeat() ? page.look().marker() : " ")
        .append(" ")
        .styled(page.look().monster(you), Strings.padEnd(name, NAME_WIDTH, ' '))
        .toAttributedString());
    if (table.isAlive(seat)) {
      numbers(parts, seat);
    } else {
      int points = table.points(seat);
      parts.add(new AttributedString("out, with " + points + (points == 1 ? " point" : " points")));
    }
    page.flow(parts, INDENT);
    if (!table.cards(seat).isEmpty()) {
      page.wrap(table.cards(seat).toList().stream().map(this::card).collect(joining(", ")), INDENT);
    }
  }

  private void numbers(List<AttributedString> parts, Seat seat) {
    Look look = page.look();
    String life = format("%2d/%-2d  ", table.life(seat), table.maxLife(seat));
    parts.add(new AttributedString(look.life() + life, look.ofLife()));
    String points = format("%2d  ", table.points(seat));
    parts.add(new AttributedString(look.points() + points, look.ofPoints()));
    String energy = format("%2d  ", table.energy(seat));
    parts.add(new AttributedString(look.energy() + energy, look.ofEnergy()));
    parts.add(new AttributedString(tokens(seat, Token.POISON)));
    parts.add(new AttributedString(tokens(seat, Token.SHRINK)));
    if (table.isInTokyo(seat)) {
      parts.add(new AttributedString("in Tokyo", look.ofTokyo()));
    }
  }

  private static String format(String pattern, Object... values) {
    return String.format(Locale.ROOT, pattern, values);
  }

  private String tokens(Seat seat, Token token) {
    int count = table.tokens(seat, token);
    return count == 0 ? "" : token.name().toLowerCase(Locale.ROOT) + " " + count + "  ";
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
