package io.github.kotrules.protocol.serve;

import com.google.common.collect.ImmutableList;
import com.google.common.hash.Hashing;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All answers that are possible with the printed cards of all editions and 2 to 6 players, as text of the notation, in a fixed
 * order. The id of an answer is its index. One text can answer several questions; the legal answers to one question have
 * distinct texts.
 */
final class ActionTable {
  /** Six dice, two Extra Heads, and a copy of one. */
  static final int MAX_DICE = 9;

  /** One for Made in a Lab, and one for a copy. */
  private static final int MAX_TOP_CARDS = 2;

  /** The maximum energy to store that has an id. */
  static final int MAX_STORED = 99;

  private static final int HASH_DIGITS = 8;

  private final List<String> texts = new ArrayList<>();

  /** The possible meanings of each text, by id. */
  private final List<List<Action>> meanings = new ArrayList<>();

  private final Map<String, Integer> byText = new HashMap<>();

  /** The ids of actions; a changed die includes its new face. */
  private final Map<Action, Integer> byAction = new HashMap<>();

  private final int declined;
  private final int copyDeclined;

  ActionTable(Game... editions) {
    TreeMap<CardId, List<Card>> cards = new TreeMap<>();
    for (Game edition : editions) {
      for (Card card : edition.cards()) {
        cards.computeIfAbsent(card.face().id(), id -> new ArrayList<>()).add(card);
      }
    }
    addDice();
    addTokyo();
    addPurchases(cards);
    addCards(cards, editions[0].start(Monster.GIGAZAUR, Monster.THE_KING));
    add("again", new TakeExtraTurn());
    declined = add("no", new Decline());
    copyDeclined = add("keep", new Decline());
    byAction.remove(new Decline()); // the text depends on the question
  }

  private int add(String text, Action action) {
    int id = addMeaning(text, action);
    byAction.putIfAbsent(action, id);
    return id;
  }

  private int addMeaning(String text, Action action) {
    int id = byText.computeIfAbsent(text, added -> {
      texts.add(added);
      meanings.add(new ArrayList<>());
      return texts.size() - 1;
    });
    meanings.get(id).add(action);
    return id;
  }

  private void addDice() {
    add("resolve", new StopRolling());
    add("resolve", new KeepDice());
    for (int count = 1; count <= MAX_DICE; count++) {
      for (Outcome outcome : DiceChance.of(Seat.ONE, count, DiceChance.Use.TURN).outcomes()) {
        Dice dice = ((Roll) outcome).dice();
        add("reroll " + dice, new RerollDice(dice));
      }
    }
    for (DiceGroup group : DiceGroup.values()) {
      add("resolve " + group.symbol(), new ResolveDice(group));
    }
    for (int hearts = 1; hearts <= MAX_DICE; hearts++) {
      for (int poison = 0; poison <= hearts; poison++) {
        for (int shrink = 0; shrink <= hearts - poison; shrink++) {
          addHearts(hearts - poison - shrink, poison, shrink);
        }
      }
    }
    for (Seat seat : Seat.values()) {
      for (int hearts = 1; hearts <= MAX_DICE; hearts++) {
        add("give " + seat.number() + "=" + hearts, new GiveHearts(seat, hearts));
      }
    }
  }

  private void addHearts(int heal, int poison, int shrink) {
    String text = "hearts" + (heal == 0 ? "" : " heal=" + heal)
        + (poison == 0 ? "" : " poison=" + poison) + (shrink == 0 ? "" : " shrink=" + shrink);
    add(text, new SpendHearts(heal, poison, shrink));
  }

  private void addTokyo() {
    add("yield", new YieldTokyo());
    add("stay", new StayInTokyo());
    add("take", new TakeDamage());
  }

  private void addPurchases(Map<CardId, List<Card>> cards) {
    add("done", new EndBuying());
    add("done", new EndSelling());
    add("sweep", new SweepMarket());
    for (CardId card : cards.keySet()) {
      add("buy " + card, new BuyCard(card));
    }
    for (int position = 0; position < MAX_TOP_CARDS; position++) {
      add(position == 0 ? "buy top" : "buy top " + (position + 1), new BuyTopCard(position));
    }
    List<CardId> keepCards = ids(cards, card -> card.face().kind() == CardKind.KEEP);
    for (CardId card : keepCards) {
      for (Seat seat : Seat.values()) {
        add("buy " + card + " from " + seat.number(), new BuyFromMonster(seat, card));
      }
    }
    for (CardId card : keepCards) {
      add("sell " + card, new SellCard(card));
    }
    for (int amount = 0; amount <= MAX_STORED; amount++) {
      add("store " + amount, new StoreEnergy(amount));
    }
    for (CardId copier : ids(cards, CopiesCards.class::isInstance)) {
      for (CardId card : keepCards) {
        for (Seat seat : Seat.values()) {
          if (!card.equals(copier)) {
            add(copier + " " + seat.number() + "/" + card, new CopyCard(seat, card));
          }
        }
      }
    }
  }

  /** Adds the answers of cards, also for a card that copies them. */
  private void addCards(Map<CardId, List<Card>> cards, GameState table) {
    Predicate<Card> copies = CopiesCards.class::isInstance;
    Predicate<Card> used = MayBeUsed.class::isInstance;
    for (CardId card :
        ids(cards, used.or(DefendsAgainstDamage.class::isInstance).or(copies))) {
      add("use " + card, new UseCard(card));
    }
    Predicate<Card> probes = ProbesDice.class::isInstance;
    for (CardId card : ids(cards, probes.or(copies))) {
      for (Face face : Face.values()) {
        add("use " + card + " " + face.symbol(), new ProbeDie(card, face));
      }
    }
    Predicate<Card> changes = ChangesDice.class::isInstance;
    for (CardId card : ids(cards, changes.or(copies))) {
      addTurns(card);
    }
    List<CardId> copiers = ids(cards, copies);
    cards.forEach((id, printed) -> printed.forEach(card -> {
      if (card instanceof RerollsForFree hook) {
        addFreeRerolls(id, hook, table);
        copiers.forEach(copier -> addFreeRerolls(copier, hook, table));
      }
    }));
  }

  /** Adds free rerolls of any number of dice, because a card can roll any number. */
  private void addFreeRerolls(CardId card, RerollsForFree hook, GameState table) {
    Dice all = Dice.none();
    for (Face face : Face.values()) {
      all = all.plus(Dice.of(face, Dice.MAX_PER_FACE));
    }
    Dice free = hook.freeRerolls(table, Seat.ONE, all);
    for (int i = 1; i < free.subsets(); i++) {
      add("use " + card + " " + free.subset(i), new RerollWithCard(card, free.subset(i)));
    }
  }

  /** Adds changes of dice. If a card can change a die to one face only, its text does not name that face. */
  private void addTurns(CardId card) {
    List<TurnDie> turns = new ArrayList<>();
    for (Face from : Face.values()) {
      for (Face to : Face.values()) {
        if (from != to) {
          turns.add(new TurnDie(card, from, to));
        }
      }
    }
    turns.forEach(turn -> addMeaning(onlyTurn(turn), turn));
    turns.forEach(turn -> add(onlyTurn(turn) + " " + turn.to().symbol(), turn));
  }

  private static String onlyTurn(TurnDie turn) {
    return "use " + turn.card() + " " + turn.from().symbol();
  }

  private static List<CardId> ids(Map<CardId, List<Card>> cards, Predicate<Card> which) {
    List<CardId> ids = new ArrayList<>();
    cards.forEach((id, editions) -> {
      if (editions.stream().anyMatch(which)) {
        ids.add(id);
      }
    });
    return ids;
  }

  int size() {
    return texts.size();
  }

  String text(int id) {
    return texts.get(id);
  }

  /** A checksum of this table: eight hexadecimal digits. */
  String hash() {
    return Hashing.sha256()
        .hashString(String.join("\n", texts), StandardCharsets.UTF_8)
        .toString()
        .substring(0, HASH_DIGITS);
  }

  /** The ids of the legal answers, ascending, without answers that are not in the table. */
  int[] ids(GameState state, List<Action> legal) {
    int[] ids = new int[legal.size()];
    int found = 0;
    for (int i = 0; i < ids.length; i++) {
      int id = id(state, legal, legal.get(i));
      if (id >= 0) {
        ids[found++] = id;
      }
    }
    int[] ascending = found == ids.length ? ids : Arrays.copyOf(ids, found);
    Arrays.sort(ascending);
    return ascending;
  }

  /** The id of a legal answer; -1 if it is not in the table. */
  int id(GameState state, List<Action> legal, Action action) {
    if (action instanceof Decline) {
      return state.pending() instanceof ChooseCopy ? copyDeclined : declined;
    }
    if (action instanceof TurnDie turn && isOnlyTurn(turn, legal)) {
      return byText.getOrDefault(onlyTurn(turn), -1);
    }
    return byAction.getOrDefault(action, -1);
  }

  private static boolean isOnlyTurn(TurnDie turn, List<Action> legal) {
    int turns = 0;
    for (Action action : legal) {
      boolean same = action instanceof TurnDie other
          && other.card().equals(turn.card())
          && other.from() == turn.from();
      turns += same ? 1 : 0;
    }
    return turns == 1;
  }

  /** The legal answer with an id; null if there is none. */
  @Nullable
  Action legal(Game game, GameState state, int id) {
    List<Action> legal = game.legalActions(state);
    for (Action action : meanings.get(id)) {
      if (game.isLegal(state, action) && id(state, legal, action) == id) {
        return action;
      }
    }
    return null;
  }

  /** All texts in order. */
  ImmutableList<String> texts() {
    return ImmutableList.copyOf(texts);
  }
}
