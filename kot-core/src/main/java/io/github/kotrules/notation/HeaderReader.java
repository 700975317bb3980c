package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.NotationException.Problem;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads how a text begins: the lines before the first move. */
final class HeaderReader {
  static final int VERSION = 1;

  private static final ImmutableSet<String> KEYWORDS =
      ImmutableSet.of("edition", "option", "seat", "market", "deck", "first", "position");
  private static final int MOST_SEATS = 6;

  private final Editions editions;
  private final Line version;
  private final List<Line> options = new ArrayList<>();
  private final TreeMap<Seat, Line> seats = new TreeMap<>();
  private @Nullable Line edition;
  private @Nullable Line market;
  private @Nullable Line deck;
  private @Nullable Line first;
  private @Nullable Line position;

  /** Sorts the lines; those that are not of a header are left to others. */
  HeaderReader(Editions editions, ImmutableList<Line> lines) {
    this.editions = editions;
    if (lines.isEmpty()) {
      throw new NotationException(1, 1, "this text is empty: its first line must be \"kot 1\"");
    }
    version = lines.get(0);
    checkVersion();
    for (Line line : lines.subList(1, 1 + headerLines(lines))) {
      sort(line);
    }
  }

  /** How many lines after the first belong to the header. */
  static int headerLines(ImmutableList<Line> lines) {
    int count = 0;
    while (count + 1 < lines.size()
        && KEYWORDS.contains(lines.get(count + 1).first().text())) {
      count++;
    }
    return count;
  }

  private void checkVersion() {
    if (!version.first().is("kot")) {
      throw version
          .first()
          .wrong("a text in this notation begins with \"kot 1\", not with "
              + version.first().quoted());
    }
    Word number = version.only("a version");
    if (!number.is(String.valueOf(VERSION))) {
      throw number.wrong("this is version " + number.quoted() + " of the notation: version "
          + VERSION + " can be read");
    }
  }

  private void sort(Line line) {
    switch (line.first().text()) {
      case "edition" -> edition = once(edition, line);
      case "market" -> market = once(market, line);
      case "deck" -> deck = once(deck, line);
      case "first" -> first = once(first, line);
      case "position" -> position = once(position, line);
      case "option" -> options.add(line);
      default -> addSeat(line);
    }
  }

  private static Line once(@Nullable Line before, Line line) {
    if (before != null) {
      throw line.first()
          .wrong(line.first().quoted() + " was said already, in line " + before.number());
    }
    return line;
  }

  private void addSeat(Line line) {
    if (line.words().size() < 3) {
      throw line.first().wrong("a seat needs its number and a Monster, as in \"seat 1 gigazaur\"");
    }
    Seat seat = Seat.of(line.words().get(1).number(1, MOST_SEATS));
    Line before = seats.put(seat, line);
    if (before != null) {
      throw line.first().wrong(seat + " was said already, in line " + before.number());
    }
  }

  Header read() {
    if (position != null) {
      return readPosition(position);
    }
    Game game = readGame();
    GameSetup setup = readSetup(editions.glossary(game, MOST_SEATS));
    return new Header(game, setup, start(game, setup));
  }

  private Header readPosition(Line line) {
    boolean alone = edition == null
        && market == null
        && deck == null
        && first == null
        && options.isEmpty()
        && seats.isEmpty();
    if (!alone) {
      throw line.first()
          .wrong("a position says all: no other line can stand beside it in a header");
    }
    GameState start =
        new PositionReader(editions, line.only("one word that starts with kot1/")).read();
    return new Header(editions.game(start.setting()), null, start);
  }

  private Game readGame() {
    if (edition == null) {
      throw version.first().wrong("the edition is missing: add a line such as \"edition second\"");
    }
    Game game = editions.game(edition.only("the name of an edition"));
    RuleSet rules = game.rules();
    for (Line option : options) {
      rules = RuleOption.change(rules, option.only("an option as in victory=end-of-round"));
    }
    return Editions.withRules(game, rules);
  }

  private GameSetup readSetup(Glossary glossary) {
    ImmutableList.Builder<MonsterSetup> monsters = ImmutableList.builder();
    int number = 0;
    for (Line line : seats.values()) {
      number++;
      Word seat = line.words().get(1);
      if (!seat.is(String.valueOf(number))) {
        throw seat.wrong("seat " + number + " is missing: seats are numbered from 1 without gaps");
      }
      monsters.add(MonsterText.read(line.words().subList(2, line.words().size()), glossary));
    }
    return new GameSetup(
        monsters.build(),
        market == null ? null : CardText.readMarket(market.first(), market.rest(), glossary),
        deck == null ? null : readDeck(deck, glossary),
        first == null ? null : glossary.seat(first.only("a seat")));
  }

  private static ImmutableList<CardId> readDeck(Line line, Glossary glossary) {
    ImmutableList.Builder<CardId> cards = ImmutableList.builder();
    if (line.words().size() == 2 && line.words().get(1).is(Names.NONE)) {
      return cards.build();
    }
    if (line.words().size() == 1) {
      throw line.first().wrong("the cards of the deck are missing: write - for an empty deck");
    }
    line.rest().forEach(card -> cards.add(glossary.card(card)));
    return ImmutableList.sortedCopyOf(cards.build());
  }

  private GameState start(Game game, GameSetup setup) {
    try {
      return game.start(setup);
    } catch (IllegalSetupException illegal) {
      throw new NotationException(illegal.details().stream().map(this::problem).toList());
    }
  }

  private Problem problem(Fault fault) {
    Word word = line(fault).first();
    return new Problem(word.line(), word.column(), fault.sentence());
  }

  private Line line(Fault fault) {
    return switch (fault.part()) {
      case TABLE -> seats.isEmpty() ? version : seats.lastEntry().getValue();
      case MONSTER -> fault.seat() == null ? version : seats.getOrDefault(fault.seat(), version);
      case MARKET -> Objects.requireNonNull(market);
      case DECK -> Objects.requireNonNull(deck);
      case FIRST -> Objects.requireNonNull(first);
    };
  }
}
