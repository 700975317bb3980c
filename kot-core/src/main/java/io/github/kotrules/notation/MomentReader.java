package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import org.jspecify.annotations.Nullable;

/** Reads a moment that {@link MomentWriter} wrote. The rules judge the position and the moves. */
final class MomentReader {
  private final Editions editions;
  private final Word word;
  private final ImmutableList<Word> fields;
  private int at;
  private ImmutableList<Word> monsters = ImmutableList.of();
  private @Nullable Word market;
  private @Nullable Word discards;
  private @Nullable Word top;
  private @Nullable Word turn;

  MomentReader(Editions editions, Word word) {
    this.editions = editions;
    this.word = word;
    this.fields = word.split('/');
  }

  GameRecord read() {
    Game game = readGame();
    monsters = readMonsterFields();
    market = field("m");
    discards = field("d");
    top = field("k");
    turn = field("t");
    boolean moved = at < fields.size() && fields.get(at).is(MomentWriter.MOVES);
    if (at < fields.size() && !moved) {
      throw fields.get(at).wrong(fields.get(at).quoted() + " is not a field that is allowed here");
    }
    GameSetup setup = readSetup(editions.glossary(game.catalogue(), HeaderReader.MOST_SEATS));
    GameState start = word.attempt(() -> Problems.start(game, setup, this::place));
    return moved ? readMoves(game, setup, start) : new GameRecord(setup, ImmutableList.of(), start);
  }

  private Game readGame() {
    if (!fields.get(at++).is(MomentWriter.PREFIX)) {
      throw word.wrong(word.quoted() + " is not a position: a position begins with "
          + MomentWriter.PREFIX + "/");
    }
    if (at == fields.size()) {
      throw end().wrong("the edition is missing here");
    }
    Game game = editions.game(fields.get(at++));
    checkFingerprint(game, field("c"));
    RuleSet rules = game.rules();
    Word options = field("o");
    if (options != null) {
      for (Word option : options.split(',')) {
        rules = RuleOption.change(rules, option);
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

  private Word end() {
    return word.from(word.text().length());
  }

  /** The value of the next field if it has this name. */
  private @Nullable Word field(String name) {
    boolean here = at < fields.size() && fields.get(at).text().startsWith(name + "=");
    return here ? fields.get(at++).from(name.length() + 1) : null;
  }

  private ImmutableList<Word> readMonsterFields() {
    ImmutableList.Builder<Word> all = ImmutableList.builder();
    while (at < fields.size()
        && fields.get(at).text().indexOf('=') < 0
        && !fields.get(at).is(MomentWriter.MOVES)) {
      all.add(fields.get(at++));
    }
    return all.build();
  }

  private GameSetup readSetup(Glossary glossary) {
    ImmutableList.Builder<MonsterSetup> all = ImmutableList.builder();
    monsters.forEach(monster -> all.add(MonsterText.readShort(monster, glossary)));
    Market forSale = market == null ? null : CardText.readMarket(market.split(','), glossary);
    ImmutableList<SeenCard> seen =
        top == null ? ImmutableList.of() : CardText.readTop(top, top.split(','), glossary);
    GameSetup laid =
        GameSetup.of().withMonsters(all.build()).withMarket(forSale).withTopCards(seen);
    GameSetup withTurn = turn == null ? laid : TurnText.readShort(laid, turn, glossary);
    return discards == null ? withTurn : withTurn.withDeck(readDeck(laid, glossary, discards));
  }

  /** Null if a card lies in more places than it has copies, which the rules refuse. */
  private static @Nullable ImmutableList<CardId> readDeck(
      GameSetup laid, Glossary glossary, Word discards) {
    Piles piles = Piles.without(laid, glossary.catalogue());
    return piles.areConsistent() ? piles.read(discards) : null;
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

  private GameRecord readMoves(Game game, GameSetup setup, GameState start) {
    Glossary glossary = editions.glossary(game.catalogue(), start.seats());
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    GameState state = start;
    if (++at == fields.size()) {
      throw end().wrong("a move is missing here");
    }
    for (Word field : fields.subList(at, fields.size())) {
      GameState before = state;
      Action action =
          field.attempt(() -> new MoveReader(game, before, glossary).read(field.split('.')));
      actions.add(action);
      state = field.attempt(() -> game.next(before, action));
    }
    return new GameRecord(setup, actions.build(), state);
  }
}
