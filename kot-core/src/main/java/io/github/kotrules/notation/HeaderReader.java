package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.ImmutableSortedMap;
import com.google.common.collect.Iterables;
import com.google.common.collect.Lists;
import io.github.kotrules.Game;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.vocabulary.Editions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads the header of a text: the lines before the first move. */
final class HeaderReader {
  static final int MAX_SEATS = 6;

  private static final int MAX_RULINGS = 1_000;

  private final EditionText editions;
  private final Problems problems = new Problems();
  private final Line version;
  private final ImmutableList<Line> body;
  private final List<Line> options = new ArrayList<>();
  private final TreeMap<Seat, Line> seats = new TreeMap<>();

  /** The other lines, by keyword. */
  private final Map<String, Line> lines = new HashMap<>();

  /** Sorts the lines of the header. The moves after it are not read here. */
  HeaderReader(EditionText editions, ImmutableList<Line> text) {
    this.editions = editions;
    if (text.isEmpty()) {
      throw new NotationException(1, 1, "this text is empty: its first line must be \"kot 1\"");
    }
    version = text.get(0);
    checkVersion();
    int end = 1;
    while (end < text.size() && isHeader(text.get(end).first())) {
      end++;
    }
    body = text.subList(end, text.size());
    for (Line line : text.subList(1, end)) {
      try {
        sort(line);
      } catch (NotationException wrong) {
        problems.add(wrong);
      }
    }
  }

  private static boolean isHeader(Word keyword) {
    return ImmutableSet.of("edition", "option", "seat", "rules").contains(keyword.text())
        || HeaderLine.ALL.stream().anyMatch(line -> keyword.is(line.keyword()));
  }

  private void checkVersion() {
    if (!version.first().is("kot")) {
      throw version
          .first()
          .wrong("a text in this notation begins with \"kot 1\", not with "
              + version.first().quoted());
    }
    Word number = version.only("a version");
    if (!number.is(String.valueOf(HeaderLine.VERSION))) {
      throw number.wrong("this is version " + number.quoted() + " of the notation: version "
          + HeaderLine.VERSION + " can be read");
    }
  }

  private void sort(Line line) {
    Word keyword = line.first();
    switch (keyword.text()) {
      case "option" -> options.add(line);
      case "seat" -> addSeat(line);
      default -> checkOnce(keyword.quoted(), line, lines.putIfAbsent(keyword.text(), line));
    }
  }

  private void addSeat(Line line) {
    if (line.words().size() < 3) {
      throw line.first().wrong("a seat needs its number and a Monster, as in \"seat 1 gigazaur\"");
    }
    Seat seat = Seat.of(line.words().get(1).number(1, MAX_SEATS));
    checkOnce(seat.toString(), line, seats.putIfAbsent(seat, line));
  }

  private static void checkOnce(String what, Line line, @Nullable Line before) {
    if (before != null) {
      throw line.first().wrong(what + " was already given in line " + before.number());
    }
  }

  /** Reads the header. All syntax problems are reported at once; if there are none, all faults of the position. */
  Header read() {
    return version.read(this::readAll);
  }

  private Header readAll() {
    Game game = problems.read(this::readEdition);
    RuleSet rules = readOptions(game == null ? editions.editions().games().get(0) : game);
    Integer unused = problems.read(this::rulings);
    GameSetup setup =
        readSetup(rules, game == null ? editions.editions().games() : ImmutableList.of(game));
    problems.check();
    Game played = Editions.withRules(Objects.requireNonNull(game), rules);
    GameState start =
        Problems.lay(() -> played.start(setup), fault -> line(fault).first());
    ImmutableSortedMap.Builder<Integer, String> rest = ImmutableSortedMap.naturalOrder();
    body.forEach(line -> rest.put(line.number(), line.text()));
    return new Header(played, setup, start, rest.buildOrThrow());
  }

  /** The version of the rulings in the text, the current one by default. */
  int rulings() {
    Line rulings = lines.get("rules");
    return rulings == null
        ? RuleSet.RULINGS
        : rulings.only("a version of the rulings").number(1, MAX_RULINGS);
  }

  /** The lines after the header. */
  ImmutableList<Line> body() {
    return body;
  }

  private Game readEdition() {
    Line edition = lines.get("edition");
    if (edition == null) {
      throw version.first().wrong("the edition is missing: add a line such as \"edition second\"");
    }
    return editions.game(edition.only("the name of an edition"));
  }

  private RuleSet readOptions(Game game) {
    RuleSet rules = game.rules();
    for (Line option : options) {
      rules = problems.change(
          rules,
          before -> editions.change(
              before, option.only("an option as in victory=end-of-round"), game.catalogue()));
    }
    return rules;
  }

  private GameSetup readSetup(RuleSet rules, ImmutableList<Game> games) {
    checkSeatNumbers();
    ImmutableList<Glossary> glossaries = ImmutableList.copyOf(
        Lists.transform(games, game -> editions.glossary(rules, game.catalogue(), MAX_SEATS)));
    GameSetup setup = GameSetup.of();
    for (Line line : seats.values()) {
      setup = read(glossaries, setup, line, HeaderReader::readMonster);
    }
    for (HeaderLine kind : HeaderLine.ALL) {
      Line line = lines.get(kind.keyword());
      setup = line == null ? setup : read(glossaries, setup, line, kind.reader());
    }
    return setup;
  }

  private static GameSetup readMonster(GameSetup setup, Line line, Glossary names) {
    MonsterSetup monster = MonsterText.read(line.words().subList(2, line.words().size()), names);
    return setup.withMonsters(Iterables.concat(setup.monsters(), ImmutableList.of(monster)));
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

  /** Reads with the first of these games that knows the names; there are several if the text names none. */
  private GameSetup read(
      ImmutableList<Glossary> games, GameSetup setup, Line line, HeaderLine.Reader reader) {
    for (Glossary game : games.subList(1, games.size())) {
      try {
        return reader.read(setup, line, game);
      } catch (NotationException unknown) {
        // The next game may know the name; the first one reports the problem.
      }
    }
    return problems.change(setup, before -> reader.read(before, line, games.get(0)));
  }

  private Line line(Fault fault) {
    return switch (fault.part()) {
      case TABLE -> seats.isEmpty() ? version : seats.lastEntry().getValue();
      case MONSTER -> fault.seat() == null ? version : seats.getOrDefault(fault.seat(), version);
      case MARKET -> line("market");
      case DECK -> line("deck");
      case TOP_CARDS -> line("top");
      case FIRST -> line("first");
      case BEGAN -> line("began");
      case EXTRA_TURNS -> line("extra");
    };
  }

  private Line line(String keyword) {
    return lines.getOrDefault(keyword, version);
  }
}
