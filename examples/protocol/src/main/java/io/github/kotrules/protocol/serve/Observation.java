package io.github.kotrules.protocol.serve;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The view of a seat as an array of numbers of fixed length and order, for machine learning. Seats are relative: the viewer
 * first, then clockwise; all numbers of an absent seat are 0. Values without an amount are 1 or 0.
 */
final class Observation {
  private static final int SEATS = Seat.values().length;
  private static final int FACES = Face.values().length;
  private static final int PER_SEAT = OfSeat.values().length;

  /** The number of cards that Made in a Lab and a copy of it see. */
  private static final int TOP_CARDS = 2;

  /** The numbers of each seat, in order. Its cards follow. */
  private enum OfSeat {
    PRESENT,
    ALIVE,
    LIFE,
    MAXIMUM_LIFE,
    POINTS,
    ENERGY,
    OUTSIDE,
    CITY,
    BAY,
    POISON,
    SHRINK,
    EXTRA_TURNS,
    ACTIVE,
    REGULAR,
    FIRST,
    ASKED,
    ATTACKER,
    COPIED,
    HARMED,
    SMASHED,
    YIELDED,
    STAYED,
    SHIELDED
  }

  /** The numbers of the table, in order. */
  private enum OfTable {
    SEATS,
    DECK,
    ROLLS_LEFT,
    FEWER_DICE,
    SMASHES,
    EXTRA_TURN_EARNED,
    CHANCE,
    OVER,
    DAMAGE,
    HEARTS,
    PRICE,
    MOST
  }

  private final Notation notation;
  private final ImmutableList<String> editionNames;
  private final ImmutableList<Game> editions;
  private final ImmutableList<String> questions;
  private final List<String> names = new ArrayList<>();

  /** All cards in order of their ids. */
  private final List<CardId> cards = new ArrayList<>();

  private final Map<CardId, Integer> cardNumbers = new HashMap<>();

  /** The indices of Keep cards among Keep cards. */
  private final Map<CardId, Integer> keepNumbers = new HashMap<>();

  /** The indices of questions, filled on first use. */
  private final Map<Class<?>, Integer> questionNumbers = new HashMap<>();

  // The starts of blocks of numbers.
  private final int ofTable;
  private final int edition;
  private final int step;
  private final int question;
  private final int dice;
  private final int asking;
  private final int groups;
  private final int ofSeats;
  private final int seatSize;
  private final int counters;
  private final int used;
  private final int copy;
  private final int market;
  private final int top;
  private final int hidden;
  private final int bought;
  private final int discards;

  Observation(Notation notation, Map<String, Game> games) {
    this.notation = notation;
    editionNames = ImmutableList.copyOf(games.keySet());
    editions = ImmutableList.copyOf(games.values());
    questions = notation.questions();
    number(games);
    List<String> cardNames = words(cards);
    List<String> keepNames = words(keepCards());
    List<String> faces = new ArrayList<>();
    for (Face face : Face.values()) {
      faces.add(String.valueOf(face.symbol()));
    }
    ofTable = block("", words(OfTable.values()));
    edition = block("edition.", editionNames);
    step = block("step.", words(TurnStep.values()));
    question = block("question.", questions);
    dice = block("dice.", faces);
    asking = block("asking-dice.", faces);
    groups = block("groups.", symbols());
    ofSeats = names.size();
    for (int i = 0; i < SEATS; i++) {
      String seat = i == 0 ? "self." : "left" + i + ".";
      block(seat, words(OfSeat.values()));
      block(seat, keepNames);
    }
    seatSize = (names.size() - ofSeats) / SEATS;
    counters = block("counters.", keepNames);
    used = block("used.", keepNames);
    copy = block("copy.", keepNames);
    market = names.size();
    for (int slot = 1; slot <= Market.SLOTS; slot++) {
      block("market" + slot + ".", cardNames);
    }
    top = names.size();
    for (int position = 1; position <= TOP_CARDS; position++) {
      block("top" + position + ".", cardNames);
    }
    hidden = block("hidden.", ImmutableList.of("top1", "top2"));
    bought = block("bought.", cardNames);
    discards = block("discards.", cardNames);
  }

  private void number(Map<String, Game> games) {
    TreeMap<CardId, CardInfo> all = new TreeMap<>();
    for (Game game : games.values()) {
      game.catalogue().cards().forEach(card -> all.putIfAbsent(card.id(), card));
    }
    all.forEach((id, card) -> {
      cardNumbers.put(id, cards.size());
      cards.add(id);
      if (card.kind() == CardKind.KEEP) {
        keepNumbers.put(id, keepNumbers.size());
      }
    });
  }

  private List<CardId> keepCards() {
    List<CardId> keepCards = new ArrayList<>(cards);
    keepCards.retainAll(keepNumbers.keySet());
    return keepCards;
  }

  private static List<String> symbols() {
    List<String> symbols = new ArrayList<>();
    for (DiceGroup group : DiceGroup.values()) {
      symbols.add(String.valueOf(group.symbol()));
    }
    return symbols;
  }

  private static List<String> words(Enum<?>[] constants) {
    List<String> words = new ArrayList<>();
    for (Enum<?> constant : constants) {
      words.add(Ascii.toLowerCase(constant.name()).replace('_', '-'));
    }
    return words;
  }

  private static List<String> words(List<CardId> ids) {
    List<String> words = new ArrayList<>();
    ids.forEach(id -> words.add(id.value()));
    return words;
  }

  /**
   * Adds names.
   *
   * @return the index of the first
   */
  private int block(String prefix, List<String> suffixes) {
    int start = names.size();
    suffixes.forEach(suffix -> names.add(prefix + suffix));
    return start;
  }

  /** The names of the numbers. */
  List<String> names() {
    return names;
  }

  /** The numbers of a view of a seat. */
  int[] of(GameView view) {
    int[] row = new int[names.size()];
    putTable(view, row);
    putQuestion(view, row);
    for (int i = 0; i < view.seats(); i++) {
      putSeat(view, Seat.at(i), row);
    }
    putPiles(view, row);
    return row;
  }

  private static void put(int[] row, int block, Enum<?> which, int value) {
    row[block + which.ordinal()] = value;
  }

  private int blockOf(GameView view, Seat seat) {
    int relative = (seat.ordinal() - view.seat().ordinal() + view.seats()) % view.seats();
    return ofSeats + relative * seatSize;
  }

  private void putTable(GameView view, int[] row) {
    put(row, ofTable, OfTable.SEATS, view.seats());
    put(row, ofTable, OfTable.DECK, view.deckSize());
    put(row, ofTable, OfTable.ROLLS_LEFT, view.rollsLeft());
    put(row, ofTable, OfTable.FEWER_DICE, view.fewerDice());
    put(row, ofTable, OfTable.SMASHES, view.smashes());
    put(row, ofTable, OfTable.EXTRA_TURN_EARNED, view.hasEarnedExtraTurn() ? 1 : 0);
    for (int i = 0; i < editions.size(); i++) {
      boolean played = editions.get(i).catalogue().equals(view.setting().catalogue());
      row[edition + i] = played ? 1 : 0;
    }
    put(row, step, view.step(), 1);
    putDice(view.dice(), dice, row);
  }

  private static void putDice(Dice shown, int block, int[] row) {
    for (int i = 0; i < FACES; i++) {
      row[block + i] = shown.count(Face.at(i));
    }
  }

  private void putQuestion(GameView view, int[] row) {
    if (!(view.pending() instanceof Decision decision)) {
      OfTable awaited = view.pending() instanceof Chance ? OfTable.CHANCE : OfTable.OVER;
      put(row, ofTable, awaited, 1);
      return;
    }
    row[question + number(view, decision)] = 1;
    put(row, blockOf(view, decision.seat()), OfSeat.ASKED, 1);
    if (decision instanceof ChooseYield asked) {
      putDamage(view, asked.attacker(), asked.avoidable(), row);
    } else if (decision instanceof ChooseDefence asked) {
      putDamage(view, asked.packet().dealer(), asked.packet().amount(), row);
    } else if (decision instanceof ChooseGroup asked) {
      asked.left().forEach(group -> put(row, groups, group, 1));
    } else if (decision instanceof ChooseHearts asked) {
      put(row, ofTable, OfTable.HEARTS, asked.hearts());
    } else if (decision instanceof ChooseGift asked) {
      put(row, ofTable, OfTable.HEARTS, asked.hearts());
    } else if (decision instanceof ChooseFreeReroll asked) {
      putDice(asked.dice(), asking, row);
    } else if (decision instanceof ChooseCopy asked) {
      put(row, ofTable, OfTable.PRICE, asked.price());
    } else if (decision instanceof ChooseAmount asked) {
      put(row, ofTable, OfTable.MOST, asked.most());
    }
  }

  private void putDamage(GameView view, @Nullable Seat attacker, int amount, int[] row) {
    put(row, ofTable, OfTable.DAMAGE, amount);
    if (attacker != null) {
      put(row, blockOf(view, attacker), OfSeat.ATTACKER, 1);
    }
  }

  /** The index of a question, by its name in the notation, as in {@code 2 yield}. */
  private int number(GameView view, Decision decision) {
    return questionNumbers.computeIfAbsent(decision.getClass(), unknown -> {
      String waiting = notation.waiting(view);
      return questions.indexOf(waiting.substring(waiting.indexOf(' ') + 1));
    });
  }

  private void putSeat(GameView view, Seat seat, int[] row) {
    int block = blockOf(view, seat);
    put(row, block, OfSeat.PRESENT, 1);
    put(row, block, OfSeat.LIFE, view.life(seat));
    put(row, block, OfSeat.MAXIMUM_LIFE, view.maxLife(seat));
    put(row, block, OfSeat.POINTS, view.points(seat));
    put(row, block, OfSeat.ENERGY, view.energy(seat));
    put(row, block, OfSeat.POISON, view.tokens(seat, Token.POISON));
    put(row, block, OfSeat.SHRINK, view.tokens(seat, Token.SHRINK));
    if (view.isAlive(seat)) {
      Place place = view.place(seat);
      put(row, block, OfSeat.ALIVE, 1);
      put(row, block, OfSeat.OUTSIDE, place == Place.OUTSIDE ? 1 : 0);
      put(row, block, OfSeat.CITY, place == Place.CITY ? 1 : 0);
      put(row, block, OfSeat.BAY, place == Place.BAY ? 1 : 0);
    }
    put(row, block, OfSeat.ACTIVE, view.activeSeat() == seat ? 1 : 0);
    put(row, block, OfSeat.REGULAR, view.regularSeat() == seat ? 1 : 0);
    put(row, block, OfSeat.FIRST, view.firstSeat() == seat ? 1 : 0);
    put(row, block, OfSeat.HARMED, view.harmers().contains(seat) ? 1 : 0);
    put(row, block, OfSeat.SMASHED, view.smashed().contains(seat) ? 1 : 0);
    put(row, block, OfSeat.YIELDED, view.yielded().contains(seat) ? 1 : 0);
    put(row, block, OfSeat.STAYED, view.stayed().contains(seat) ? 1 : 0);
    put(row, block, OfSeat.SHIELDED, view.shielded().contains(seat) ? 1 : 0);
    for (ExtraTurn turn : view.extraTurns()) {
      row[block + OfSeat.EXTRA_TURNS.ordinal()] += turn.seat() == seat ? 1 : 0;
    }
    for (HeldCard card : view.cards(seat)) {
      putHeld(view, block, card, row);
    }
  }

  private void putHeld(GameView view, int block, HeldCard card, int[] row) {
    int number = keepNumbers.getOrDefault(card.id(), 0);
    row[block + PER_SEAT + number]++;
    row[counters + number] += card.counters();
    row[used + number] += card.isUsed() ? 1 : 0;
    CardRef copied = card.copy();
    if (copied != null) {
      row[copy + keepNumbers.getOrDefault(copied.card(), 0)] = 1;
      put(row, blockOf(view, copied.owner()), OfSeat.COPIED, 1);
    }
  }

  private void putPiles(GameView view, int[] row) {
    for (int slot = 0; slot < Market.SLOTS; slot++) {
      putCard(view.market().card(slot), market + slot * cards.size(), row);
    }
    for (int i = 0; i < Math.min(TOP_CARDS, view.seenCards().size()); i++) {
      SeenCard seen = view.seenCards().get(i);
      putCard(seen.card(), top + i * cards.size(), row);
      row[hidden + i] = seen.card() == null ? 1 : 0;
    }
    for (CardId card : view.boughtCards()) {
      putCard(card, bought, row);
    }
    if (!view.discards().isEmpty()) {
      for (int i = 0; i < cards.size(); i++) {
        row[discards + i] = view.discards().count(cards.get(i));
      }
    }
  }

  private void putCard(@Nullable CardId card, int block, int[] row) {
    if (card != null) {
      row[block + cardNumbers.getOrDefault(card, 0)]++;
    }
  }
}
