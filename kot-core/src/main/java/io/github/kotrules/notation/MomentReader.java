package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import com.google.common.primitives.Ints;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.TurnSetup;
import io.github.kotrules.state.ViewSetup;
import io.github.kotrules.vocabulary.Editions;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Reads a moment or a view that {@link MomentWriter} wrote. The rules check the position and the moves. */
final class MomentReader {
  private final EditionText editions;
  private final Word word;
  private final Cursor fields;
  private ImmutableList<Word> monsters = ImmutableList.of();
  private @Nullable Word market;
  private @Nullable Word discards;
  private @Nullable Word top;
  private @Nullable Word turn;

  MomentReader(EditionText editions, Word word) {
    this.editions = editions;
    this.word = word;
    this.fields = new Cursor(word.split('/'));
  }

  GameRecord read() {
    Game game = readGame();
    List<ImmutableList<Word>> moves = readFields();
    return play(game, readPosition(game), moves, (awaited, move) -> move);
  }

  Question readQuestion() {
    Game game = readGame();
    List<ImmutableList<Word>> moves = readFields();
    HiddenCards hidden = new HiddenCards(moves);
    GameSetup known = readPosition(game);
    GameSetup position = hidden.name(
        known, new Piles(known, ImmutableList.of(), game.catalogue()).deck(known), or(top));
    GameRecord record = play(game, position, moves, hidden::name);
    if (!(record.end().pending() instanceof Decision decision)) {
      throw word.wrong("nobody is asked here: the table waits for " + Waiting.of(record.end()));
    }
    hidden.check(record.end(), decision.seat(), word);
    return Question.of(game, record);
  }

  /** Finds the fields of the position, and the moves after it. */
  private List<ImmutableList<Word>> readFields() {
    sortFields();
    if (!fields.skip(MomentWriter.MOVES)) {
      checkEnd();
      return ImmutableList.of();
    }
    if (!fields.hasNext()) {
      throw fields.here().wrong("a move is missing here");
    }
    return Lists.transform(fields.rest(), field -> field.split('.'));
  }

  private GameSetup readPosition(Game game) {
    Glossary glossary = editions.glossary(game.rules(), game.catalogue(), HeaderReader.MAX_SEATS);
    return withDeck(readTable(glossary), ImmutableList.of(), glossary);
  }

  private GameRecord play(
      Game game,
      GameSetup setup,
      List<ImmutableList<Word>> moves,
      BiFunction<Awaited, ImmutableList<Word>, ImmutableList<Word>> naming) {
    GameState start = word.attempt(() -> Problems.lay(() -> game.start(setup), this::place));
    Glossary glossary = editions.glossary(game.rules(), game.catalogue(), start.seats());
    return MoveReader.readAll(game, setup, start, glossary, moves, naming);
  }

  GameView readView() {
    Game game = readGame();
    sortFields();
    Glossary glossary = editions.glossary(
        game.rules(),
        game.catalogue(),
        Ints.constrainToRange(monsters.size(), 1, HeaderReader.MAX_SEATS));
    Viewer viewer = ViewText.readViewer(needed(Vocabulary.VIEWER.name()), glossary);
    GameSetup table = readTable(glossary);
    TurnSetup turn = ViewText.readTurn(table, this::field, glossary);
    Event waiting = ViewText.readWaiting(needed(Vocabulary.WAITING.name()), glossary);
    checkEnd();
    ViewSetup view = new ViewSetup(viewer, withDeck(table, turn.bought(), glossary), turn, waiting);
    return word.attempt(
        () -> Problems.lay(() -> GameView.of(game.rules(), game.catalogue(), view), this::place));
  }

  private Word needed(String name) {
    Word value = field(name);
    if (value == null) {
      throw fields.here().wrong("this is not a view: " + name + "= is missing here");
    }
    return value;
  }

  private void checkEnd() {
    if (fields.hasNext()) {
      throw fields.here().wrong(fields.here().quoted() + " is not a field that is allowed here");
    }
  }

  private void sortFields() {
    monsters = readMonsterFields();
    market = field("m");
    discards = field("d");
    top = field("k");
    turn = field("t");
  }

  private Game readGame() {
    if (!fields.skip(MomentWriter.PREFIX)) {
      throw word.wrong(word.quoted() + " is not a position: a position begins with "
          + MomentWriter.PREFIX + "/");
    }
    if (!fields.hasNext()) {
      throw fields.here().wrong("the edition is missing here");
    }
    Game game = editions.game(fields.next("the edition"));
    checkFingerprint(game, field("c"));
    RuleSet rules = game.rules();
    Word options = field("o");
    if (options != null) {
      for (Word option : options.split(',')) {
        rules = editions.change(rules, option, game.catalogue());
      }
    }
    return Editions.withRules(game, rules);
  }

  private static void checkFingerprint(Game game, @Nullable Word written) {
    String own = game.catalogue().fingerprint();
    if (written != null && !written.is(own)) {
      throw written.wrong("this was written for another set of cards: its fingerprint is "
          + written.quoted() + ", that of the cards here is " + own);
    }
  }

  /** Reads the next field if it has this name. */
  private @Nullable Word field(String name) {
    return fields.here().text().startsWith(name + "=")
        ? fields.next(name).from(name.length() + 1)
        : null;
  }

  private ImmutableList<Word> readMonsterFields() {
    ImmutableList.Builder<Word> all = ImmutableList.builder();
    while (fields.hasNext()
        && fields.here().text().indexOf('=') < 0
        && !fields.here().is(MomentWriter.MOVES)) {
      all.add(fields.next("a Monster"));
    }
    return all.build();
  }

  /** Reads everything but the deck. */
  private GameSetup readTable(Glossary glossary) {
    GameSetup setup = GameSetup.of()
        .withMonsters(Lists.transform(monsters, field -> MonsterText.readShort(field, glossary)));
    if (market != null) {
      setup = setup.withMarket(CardText.readMarket(market.split(','), glossary));
    }
    if (top != null) {
      setup = setup.withTopCards(CardText.readTop(top, top.split(','), glossary));
    }
    if (turn != null) {
      setup = TurnText.readShort(setup, turn, glossary);
    }
    return setup;
  }

  /** Adds the deck, unless a card is in more places than it has copies, which is refused later. */
  private GameSetup withDeck(GameSetup laid, ImmutableList<CardId> bought, Glossary glossary) {
    Piles piles = new Piles(laid, bought, glossary.catalogue());
    return discards == null || !piles.areConsistent() ? laid : laid.withDeck(piles.read(discards));
  }

  private Word place(Fault fault) {
    return switch (fault.part()) {
      case TABLE -> monsters.isEmpty() ? word : monsters.get(monsters.size() - 1);
      case MONSTER -> fault.seat() == null ? word : monsters.get(fault.seat().ordinal());
      case MARKET -> or(market);
      case DECK -> or(discards);
      case TOP_CARDS -> or(top);
      case FIRST, BEGAN, EXTRA_TURNS -> or(turn);
    };
  }

  private Word or(@Nullable Word field) {
    return field == null ? word : field;
  }
}
