package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import io.github.kotrules.Game;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads how a text begins: the lines before the first move. */
final class HeaderReader {
  static final int VERSION = 1;

  private static final ImmutableSet<String> KEYWORDS = ImmutableSet.of(
      "edition", "option", "seat", "market", "deck", "top", "first", "began", "extra");
  static final int MOST_SEATS = 6;

  private final Editions editions;
  private final Problems problems = new Problems();
  private final Line version;
  private final ImmutableList<Line> body;
  private final List<Line> options = new ArrayList<>();
  private final TreeMap<Seat, Line> seats = new TreeMap<>();
  private @Nullable Line edition;
  private @Nullable Line market;
  private @Nullable Line deck;
  private @Nullable Line top;
  private @Nullable Line first;
  private @Nullable Line began;
  private @Nullable Line extra;

  /** Sorts the lines of the header; the moves after it are left to others. */
  HeaderReader(Editions editions, ImmutableList<Line> lines) {
    this.editions = editions;
    if (lines.isEmpty()) {
      throw new NotationException(1, 1, "this text is empty: its first line must be \"kot 1\"");
    }
    version = lines.get(0);
    checkVersion();
    int end = 1 + headerLines(lines);
    body = lines.subList(end, lines.size());
    for (Line line : lines.subList(1, end)) {
      try {
        sort(line);
      } catch (NotationException wrong) {
        problems.add(wrong);
      }
    }
  }

  /** How many lines after the first belong to the header. */
  private static int headerLines(ImmutableList<Line> lines) {
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
      case "top" -> top = once(top, line);
      case "first" -> first = once(first, line);
      case "began" -> began = once(began, line);
      case "extra" -> extra = once(extra, line);
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
    Line before = seats.putIfAbsent(seat, line);
    if (before != null) {
      throw line.first().wrong(seat + " was said already, in line " + before.number());
    }
  }

  /** Everything that cannot be read is reported at once, and if all can be read, all that breaks a rule. */
  Header read() {
    return version.read(this::readAll);
  }

  private Header readAll() {
    Game game = problems.read(this::readEdition);
    RuleSet rules = readOptions(game == null ? RuleSet.secondEdition() : game.rules());
    GameSetup setup = readSetup(game == null ? editions.games() : ImmutableList.of(game));
    problems.check();
    Game played = Editions.withRules(Objects.requireNonNull(game), rules);
    GameState start = Problems.start(played, setup, fault -> line(fault).first());
    ImmutableSortedMap.Builder<Integer, String> rest = ImmutableSortedMap.naturalOrder();
    body.forEach(line -> rest.put(line.number(), line.text()));
    return new Header(played, setup, start, rest.buildOrThrow());
  }

  /** The lines after the header. */
  ImmutableList<Line> body() {
    return body;
  }

  private Game readEdition() {
    if (edition == null) {
      throw version.first().wrong("the edition is missing: add a line such as \"edition second\"");
    }
    return editions.game(edition.only("the name of an edition"));
  }

  private RuleSet readOptions(RuleSet standard) {
    RuleSet rules = standard;
    for (Line option : options) {
      RuleSet before = rules;
      RuleSet after = problems.read(
          () -> RuleOption.change(before, option.only("an option as in victory=end-of-round")));
      rules = after == null ? before : after;
    }
    return rules;
  }

  /** Reads the table by the words of the first of these games that knows them; there is more than one if none is named. */
  private GameSetup readSetup(ImmutableList<Game> games) {
    checkSeatNumbers();
    ImmutableList.Builder<MonsterSetup> monsters = ImmutableList.builder();
    for (Line line : seats.values()) {
      ImmutableList<Word> words = line.words().subList(2, line.words().size());
      MonsterSetup monster = read(games, glossary -> MonsterText.read(words, glossary));
      if (monster != null) {
        monsters.add(monster);
      }
    }
    ImmutableList<SeenCard> seen =
        read(games, top, (line, names) -> CardText.readTop(line.first(), line.rest(), names));
    TurnText turn = read(games, first, (line, names) -> TurnText.read(line, names));
    ImmutableList<ExtraTurn> extraTurns =
        read(games, extra, (line, names) -> TurnText.readExtraTurns(line, names));
    return new GameSetup(
        monsters.build(),
        read(games, market, (line, names) -> CardText.readMarket(line.first(), line.rest(), names)),
        read(games, deck, (line, names) -> CardText.readDeck(line.first(), line.rest(), names)),
        seen == null ? ImmutableList.of() : seen,
        turn == null ? null : turn.seat(),
        read(games, began, (line, names) -> names.seat(line.only("a seat"))),
        turn == null ? null : turn.regular(),
        turn == null ? 0 : turn.fewerDice(),
        extraTurns == null ? ImmutableList.of() : extraTurns);
  }

  private void checkSeatNumbers() {
    int number = 1;
    for (Map.Entry<Seat, Line> entry : seats.entrySet()) {
      if (entry.getKey().number() > number) {
        problems.add(entry
            .getValue()
            .words()
            .get(1)
            .wrong("seat " + number + " is missing: seats are numbered from 1 without gaps"));
      }
      number = entry.getKey().number() + 1;
    }
  }

  private <T> @Nullable T read(
      ImmutableList<Game> games, @Nullable Line line, BiFunction<Line, Glossary, T> reader) {
    return line == null ? null : read(games, glossary -> reader.apply(line, glossary));
  }

  /** What the first game says that understands it; null if it is wrong in all of them. */
  private <T> @Nullable T read(ImmutableList<Game> games, Function<Glossary, T> reader) {
    for (Game game : games.subList(1, games.size())) {
      try {
        return reader.apply(editions.glossary(game.catalogue(), MOST_SEATS));
      } catch (NotationException unknown) {
        // The next game may know it; the first one reports what is wrong.
      }
    }
    return problems.read(
        () -> reader.apply(editions.glossary(games.get(0).catalogue(), MOST_SEATS)));
  }

  private Line line(Fault fault) {
    return switch (fault.part()) {
      case TABLE -> seats.isEmpty() ? version : seats.lastEntry().getValue();
      case MONSTER -> fault.seat() == null ? version : seats.getOrDefault(fault.seat(), version);
      case MARKET -> Objects.requireNonNull(market);
      case DECK -> Objects.requireNonNull(deck);
      case TOP_CARDS -> Objects.requireNonNull(top);
      case FIRST -> Objects.requireNonNull(first);
      case BEGAN -> Objects.requireNonNull(began);
      case EXTRA_TURNS -> Objects.requireNonNull(extra);
    };
  }
}
