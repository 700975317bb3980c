package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Setting;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a state that {@link PositionWriter} wrote, or refuses it: what it gives keeps the laws of every table. */
final class PositionReader {
  private static final int MOST_SEATS = 6;

  private final Editions editions;
  private final Word word;
  private final List<Word> fields;
  private int at;

  PositionReader(Editions editions, Word word) {
    this.editions = editions;
    word.checkLength(Notation.MAX_POSITION_LENGTH);
    this.word = word;
    this.fields = word.split('/');
  }

  GameState read() {
    Game game = readGame();
    ImmutableList<Word> seats = readSeats();
    Glossary glossary = editions.glossary(game, seats.size());
    List<MonsterWord> monsters = new ArrayList<>();
    ImmutableList.Builder<Monster> names = ImmutableList.builder();
    for (Word seat : seats) {
      MonsterWord monster = new MonsterWord(seat);
      monsters.add(monster);
      names.add(monster.name());
    }
    Setting setting = new Setting(game.rules(), names.build(), game.catalogue());
    return lay(setting, monsters, glossary);
  }

  private Game readGame() {
    if (!fields.get(at++).is(PositionWriter.PREFIX)) {
      throw word.wrong(
          word.quoted() + " is no position: a position begins with " + PositionWriter.PREFIX + "/");
    }
    if (at == fields.size()) {
      throw word.from(word.text().length()).wrong("the edition is missing here");
    }
    Game game = editions.game(fields.get(at++));
    RuleSet rules = game.rules();
    Word options = field("o");
    if (options != null) {
      for (Word option : options.split(',')) {
        rules = RuleOption.change(rules, option);
      }
    }
    return Editions.withRules(game, rules);
  }

  private ImmutableList<Word> readSeats() {
    ImmutableList.Builder<Word> seats = ImmutableList.builder();
    int count = 0;
    while (at < fields.size() && fields.get(at).text().indexOf('=') < 0) {
      seats.add(fields.get(at++));
      count++;
    }
    if (count < 2 || count > MOST_SEATS) {
      throw word.wrong("2 to 6 Monsters can play, not " + count);
    }
    return seats.build();
  }

  /** The value of the next field if it has this name. */
  private @Nullable Word field(String name) {
    boolean here = at < fields.size() && fields.get(at).text().startsWith(name + "=");
    return here ? fields.get(at++).from(name.length() + 1) : null;
  }

  private Word required(String name, String what) {
    Word value = field(name);
    if (value == null) {
      Word next = at < fields.size() ? fields.get(at) : word.from(word.text().length());
      throw next.wrong(what + " is missing here: " + name + "=");
    }
    return value;
  }

  private GameState lay(Setting setting, List<MonsterWord> monsters, Glossary glossary) {
    Word market = field("m");
    Word discards = field("d");
    Word seen = field("k");
    Word turn = required("t", "the turn");
    Word waiting = required("w", "what the table waits for");
    Word agenda = field("a");
    if (at < fields.size()) {
      throw fields.get(at).wrong(fields.get(at).quoted() + " is no field that can stand here");
    }
    Draft table = Draft.of(setting, new TurnWord(turn, glossary).read());
    if (agenda != null) {
      readAgenda(agenda, glossary).reverse().forEach(table::push);
    }
    PositionCards cards = new PositionCards(table, glossary);
    for (int i = 0; i < monsters.size(); i++) {
      monsters.get(i).lay(table, Seat.at(i), cards);
    }
    cards.layMarket(market);
    cards.putAside(table.cardsBeingPlayed(), agenda == null ? word : agenda);
    cards.layPiles(discards, seen);
    table.await(readPending(waiting, table, glossary), table.agenda());
    GameState state = table.freeze();
    new PositionLaws(word, state).check();
    return state;
  }

  private static Pending readPending(Word word, Draft table, Glossary glossary) {
    Cursor words = new Cursor(word.split('.'));
    Pending pending;
    if (words.skip("dice")) {
      Seat seat = glossary.seat(words.next("a seat"));
      int count = words.next("how many dice").number(1, Dice.MAX_PER_FACE);
      pending =
          new DiceChance(seat, count, Names.constant(words.next("what for"), DiceChance.Use.class));
    } else if (words.skip("card")) {
      DeckChance.Use use = Names.constant(words.next("what for"), DeckChance.Use.class);
      if (table.deck().isEmpty()) {
        throw word.wrong("a card is awaited, but the deck is empty");
      }
      pending = new DeckChance(table.deck(), use);
    } else if (words.skip("over")) {
      pending = new Pending.GameOver(glossary.seats(words.next("the winners")));
    } else {
      pending = RecordText.DECISIONS.read(words, glossary);
    }
    words.end();
    return pending;
  }

  /** What is still to happen, next first. */
  private static ImmutableList<Effect> readAgenda(Word word, Glossary glossary) {
    ImmutableList.Builder<Effect> effects = ImmutableList.builder();
    word.split(',').forEach(effect -> effects.add(RecordText.EFFECTS.read(effect, glossary)));
    return effects.build();
  }
}
