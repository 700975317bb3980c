package io.github.kotrules.state;

import com.google.common.base.Joiner;
import com.google.common.base.Strings;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Multiset;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.IllegalSetupException.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Checks the invariants of a table. A {@link GameSetup} is checked as a whole before a table is created, and a {@link
 * GameState} by the same laws. All faults are reported, one sentence each.
 */
final class LawBook {
  private static final int MAX_SEATS = 6;
  private static final String WRONG_COUNT = "%s occurs %s times, but the game has %s";

  private final RuleSet rules;
  private final Catalogue catalogue;
  private final GameSetup position;
  private final int minimumLife;
  private final ToIntFunction<Seat> maximumLife;
  private final Predicate<CardId> canCopy;
  private final Predicate<CardSetup> canBeCopied;
  private final Viewer viewer;
  private final List<Fault> faults = new ArrayList<>();
  private Part part = Part.TABLE;
  private @Nullable Seat subject;

  private LawBook(
      Setting setting,
      GameSetup position,
      int minimumLife,
      ToIntFunction<Seat> maximumLife,
      Predicate<CardId> canCopy,
      Predicate<CardSetup> canBeCopied,
      Viewer viewer) {
    this.rules = setting.rules();
    this.catalogue = setting.catalogue();
    this.position = position;
    this.minimumLife = minimumLife;
    this.maximumLife = maximumLife;
    this.canCopy = canCopy;
    this.canBeCopied = canBeCopied;
    this.viewer = viewer;
  }

  /**
   * The faults of a set-up.
   *
   * @param maximumLife gives the maximum life of a Monster with its cards
   * @param canCopy whether a card of the game can copy another
   */
  static ImmutableList<Fault> faults(
      Setting setting,
      GameSetup setup,
      ToIntBiFunction<Seat, KeepCards> maximumLife,
      Predicate<CardId> canCopy) {
    LawBook book = new LawBook(
        setting,
        setup,
        1,
        seat -> maximumLife.applyAsInt(seat, known(setup.monster(seat), setting.catalogue())),
        canCopy,
        card -> card.copy() == null,
        Onlooker.ALL_SEEING);
    book.checkSeats();
    book.checkStart();
    book.checkTable(book.placedCards());
    return ImmutableList.copyOf(book.faults);
  }

  /** The faults of the set-up of a view, checked before a table is created. */
  static ImmutableList<Fault> faults(Setting setting, ViewSetup setup) {
    LawBook book = new LawBook(
        setting,
        setup.position(),
        0,
        seat -> setup.turn().maximumLife().get(seat.ordinal()),
        card -> true,
        card -> true,
        setup.viewer());
    book.checkSeats();
    book.checkView(setup);
    if (book.faults.isEmpty()) {
      Multiset<CardId> placed = book.placedCards();
      placed.addAll(setup.turn().bought());
      book.checkTable(placed);
    }
    return ImmutableList.copyOf(book.faults);
  }

  private void checkView(ViewSetup setup) {
    int seats = position.monsters().size();
    TurnSetup turn = setup.turn();
    about(Part.TABLE, null);
    require(
        !(setup.viewer() instanceof Seat seat) || isSeat(seat),
        "there is no %s at this table",
        setup.viewer());
    require(
        turn.maximumLife().size() == seats,
        "there are %s Monsters, but the maximum life of %s",
        seats,
        turn.maximumLife().size());
    for (int life : turn.maximumLife()) {
      require(life >= 0 && life <= Table.MAX_LIFE, "the maximum life is %s: 0 to 127", life);
    }
    int held = position.monsters().stream().mapToInt(at -> at.cards().size()).sum();
    for (int i = 0; i < turn.usedCards().size(); i++) {
      int number = turn.usedCards().get(i);
      require(
          number < held && number > (i == 0 ? -1 : turn.usedCards().get(i - 1)),
          "card number %s was used: name numbers of the %s Keep cards, the lowest first",
          number,
          held);
    }
    checkCount("rolls are left", turn.rollsLeft());
    checkCount("smashes", turn.smashes());
    for (CardId card : turn.bought()) {
      require(
          !catalogue.contains(card) || catalogue.info(card).kind() == CardKind.DISCARD,
          "%s cannot wait to take effect: it is not a Discard card",
          card);
    }
    require(
        GameView.LAST_EVENTS.contains(setup.waiting().getClass()),
        "%s does not say what the table waits for",
        setup.waiting());
    about(Part.FIRST, null);
    Seat active = position.first();
    require(
        active != null && isSeat(active),
        active == null ? "a seat must have the turn" : "%s has the turn, but is not at the table",
        active);
  }

  private void checkCount(String what, int count) {
    require(
        count >= 0 && count <= Table.MAX_PER_TURN,
        "%s %s: 0 to %s",
        count,
        what,
        Table.MAX_PER_TURN);
  }

  /** The faults of a state. Whether one card can copy another is not checked here, because only the rules know. */
  static ImmutableList<Fault> faults(GameState state) {
    return faults(state, Onlooker.ALL_SEEING);
  }

  /** The faults of a view that its viewer can notice. */
  static ImmutableList<Fault> faults(GameView view) {
    return faults(view, view.viewer());
  }

  private static ImmutableList<Fault> faults(Table table, Viewer viewer) {
    List<Fault> absent = absentSeats(table);
    if (!absent.isEmpty()) {
      return ImmutableList.copyOf(absent);
    }
    LawBook book = new LawBook(
        table.setting(),
        read(table),
        mayInterruptEffect(table.pending()) ? 0 : 1,
        table::maxLife,
        card -> true,
        card -> true,
        viewer);
    book.checkPending(table);
    book.checkHiddenCards(table);
    book.checkSeats();
    Multiset<CardId> placed = book.placedCards();
    book.checkTable(placed);
    book.checkNoneMissing(placed);
    return ImmutableList.copyOf(book.faults);
  }

  /** The cards of a Monster as a table holds them, without those that the game does not have. */
  private static KeepCards known(MonsterSetup monster, Catalogue catalogue) {
    List<HeldCard> known = new ArrayList<>();
    for (CardSetup card : monster.cards()) {
      if (catalogue.contains(card.id())) {
        boolean blank = card.copy() != null && !catalogue.contains(card.copy().card());
        known.add(HeldCard.of(blank ? CardSetup.of(card.id()) : card, catalogue));
      }
    }
    return KeepCards.of(known.toArray(new HeldCard[0]), catalogue);
  }

  /** Faults for seats that are mentioned but not at the table. If there are any, nothing else can be checked. */
  private static List<Fault> absentSeats(Table table) {
    SeatSet named = SeatSet.of(table.firstSeat(), table.regularSeat(), table.activeSeat())
        .plus(table.living())
        .plus(table.inTokyo())
        .plus(table.harmers())
        .plus(table.smashed())
        .plus(table.yielded())
        .plus(table.stayed())
        .plus(table.shielded())
        .plus(named(table.pending()));
    for (SeenCard seen : table.seenCards()) {
      named = named.plus(seen.seenBy());
    }
    List<Fault> faults = new ArrayList<>();
    for (Seat seat : named) {
      if (seat.ordinal() >= table.seats()) {
        faults.add(new Fault(Part.TABLE, null, "there is no " + seat + " at this table"));
      }
    }
    return faults;
  }

  /** The seats that a pending value names. */
  private static SeatSet named(Pending pending) {
    if (pending instanceof Decision decision) {
      return SeatSet.of(decision.seat());
    }
    if (pending instanceof Pending.GameOver over) {
      return over.winners();
    }
    return pending instanceof DiceChance chance ? SeatSet.of(chance.seat()) : SeatSet.none();
  }

  /** Returns a table as a position. Its deck contains both piles and the bought Discard cards. */
  private static GameSetup read(Table table) {
    ImmutableList.Builder<MonsterSetup> monsters = ImmutableList.builder();
    table.allSeats().forEach(seat -> monsters.add(MonsterSetup.of(table, seat)));
    ImmutableList<CardId> piles = ImmutableList.<CardId>builder()
        .addAll(table.deck().toList())
        .addAll(table.discards().toList())
        .addAll(table.boughtCards())
        .build();
    return new GameSetup(
        monsters.build(),
        table.market(),
        piles,
        table.seenCards(),
        table.activeSeat(),
        table.firstSeat(),
        table.regularSeat(),
        table.fewerDice(),
        table.extraTurns());
  }

  private void checkTable(Multiset<CardId> placed) {
    checkTurn();
    for (int i = 0; i < position.monsters().size() && i < MAX_SEATS; i++) {
      checkMonster(Seat.at(i), position.monsters().get(i));
    }
    checkTokyo();
    checkTopCards();
    placed.elementSet().stream().sorted().forEach(card -> checkCopies(card, placed.count(card)));
  }

  /** Sets what the following checks are about. */
  private void about(Part now, @Nullable Seat seat) {
    part = now;
    subject = seat;
  }

  private void require(boolean legal, String fault, @Nullable Object... values) {
    if (!legal) {
      faults.add(new Fault(part, subject, Strings.lenientFormat(fault, values)));
    }
  }

  /** Checks that the asked Monster is alive, and that chance has an outcome. */
  private void checkPending(Table table) {
    about(Part.TABLE, null);
    if (table.pending() instanceof Decision decision) {
      require(table.isAlive(decision.seat()), "%s is asked, but is out", decision.seat());
    } else if (table.pending() instanceof Chance chance) {
      require(chance.size() > 0, "the table waits for chance, which has no outcome");
    }
    for (Seat seat : table.allSeats()) {
      require(
          table.isAlive(seat) || table.place(seat) == Place.NOWHERE,
          "%s is out, but is in %s",
          seat,
          table.place(seat));
    }
  }

  private void checkHiddenCards(Table table) {
    about(Part.TOP_CARDS, null);
    int hidden = table.seenCards().size();
    for (SeenCard seen : table.seenCards()) {
      hidden -= seen.card() == null ? 0 : 1;
    }
    require(
        hidden <= table.deck().size(),
        "%s hidden cards are on top of a deck of %s",
        hidden,
        table.deck().size());
  }

  private void checkSeats() {
    about(Part.TABLE, null);
    int seats = position.monsters().size();
    require(seats >= 2 && seats <= MAX_SEATS, "2 to 6 Monsters can play, not %s", seats);
    for (Monster monster : Monster.values()) {
      checkPlayers(monster, count(at -> at.monster() == monster));
    }
  }

  private void checkPlayers(Monster monster, int players) {
    if (players > 0) {
      about(Part.MONSTER, last(at -> at.monster() == monster));
      require(players == 1, "%s is taken by %s players", monster, players);
      require(
          rules.monsters().contains(monster),
          "%s is not a Monster of this edition: there are %s",
          monster,
          Joiner.on(", ").join(rules.monsters()));
    }
  }

  /** The number of Monsters that match. */
  private int count(Predicate<MonsterSetup> is) {
    int count = 0;
    for (MonsterSetup monster : position.monsters()) {
      count += is.test(monster) ? 1 : 0;
    }
    return count;
  }

  /** The last seat whose Monster matches. */
  private @Nullable Seat last(Predicate<MonsterSetup> is) {
    Seat last = null;
    for (int i = 0; i < position.monsters().size() && i < MAX_SEATS; i++) {
      last = is.test(position.monsters().get(i)) ? Seat.at(i) : last;
    }
    return last;
  }

  /** Checks what holds only at the start of a turn: later its Monster may be eliminated, or the only one left (W-3). */
  private void checkStart() {
    about(Part.TABLE, null);
    require(
        living() >= 2,
        "%s Monsters are alive, but a game continues only with two or more",
        living());
    about(Part.FIRST, null);
    Seat first = position.first();
    if (first != null) {
      require(isAlive(first), "%s cannot begin: nobody alive sits there", first);
    }
  }

  private void checkTurn() {
    about(Part.FIRST, null);
    Seat first = position.first();
    require(
        first != null || !position.isExtraTurn(),
        "an extra turn needs to know whose it is: name the seat whose turn is about to begin");
    require(
        position.regular() == null || isSeat(position.regular()),
        "it cannot be the regular turn of %s, which is not at the table",
        position.regular());
    require(
        position.fewerDice() >= 0 && position.fewerDice() <= Table.MAX_PER_TURN,
        "the turn has %s dice fewer: 0 to %s",
        position.fewerDice(),
        Table.MAX_PER_TURN);
    about(Part.BEGAN, null);
    require(
        position.began() == null || (first != null && isSeat(position.began())),
        first == null
            ? "%s cannot have begun the game: its first player is still to be found"
            : "%s cannot have begun the game: it is not at the table",
        position.began());
    about(Part.EXTRA_TURNS, null);
    checkExtraTurns(first);
  }

  private void checkExtraTurns(@Nullable Seat first) {
    int granted = position.extraTurns().size();
    require(
        granted <= Table.MAX_PER_TURN,
        "%s extra turns are granted: at most %s",
        granted,
        Table.MAX_PER_TURN);
    require(
        granted == 0 || first != null,
        "extra turns are granted, but nobody has the turn that is about to begin");
    for (ExtraTurn turn : position.extraTurns()) {
      require(isAlive(turn.seat()), "%s has an extra turn: nobody alive sits there", turn.seat());
      require(
          turn.fewerDice() >= 0 && turn.fewerDice() <= Table.MAX_PER_TURN,
          "%s has an extra turn with %s dice fewer: 0 to %s",
          turn.seat(),
          turn.fewerDice(),
          Table.MAX_PER_TURN);
    }
  }

  private boolean isSeat(Seat seat) {
    return seat.ordinal() < position.monsters().size();
  }

  private boolean isAlive(Seat seat) {
    return isSeat(seat) && !position.monster(seat).isOut();
  }

  private int living() {
    return count(at -> !at.isOut());
  }

  private void checkMonster(Seat seat, MonsterSetup monster) {
    about(Part.MONSTER, seat);
    require(
        monster.points() >= 0 && monster.points() <= rules.pointsToWin(),
        "%s has %s points: 0 to %s",
        seat,
        monster.points(),
        rules.pointsToWin());
    if (monster.isOut()) {
      boolean nothing = monster.life() == 0
          && monster.energy() == 0
          && monster.poison() == 0
          && monster.shrink() == 0
          && monster.cards().isEmpty();
      require(nothing, "%s is out and can own nothing", seat);
      return;
    }
    checkLife(seat, monster.life());
    require(
        monster.energy() >= 0 && monster.energy() <= Table.MAX_ENERGY,
        "%s has %s energy",
        seat,
        monster.energy());
    require(
        monster.poison() >= 0 && monster.poison() <= Table.MAX_TOKENS,
        "%s has %s poison",
        seat,
        monster.poison());
    require(
        monster.shrink() >= 0 && monster.shrink() <= Table.MAX_TOKENS,
        "%s has %s shrink",
        seat,
        monster.shrink());
    monster.cards().forEach(card -> checkCard(seat, card));
  }

  /** Whether packets of damage may still be unresolved: then a Monster at 0 life is not eliminated yet (D-8). */
  private static boolean mayInterruptEffect(Pending pending) {
    return pending instanceof ChooseDefence
        || pending instanceof ChooseYield
        || pending instanceof ChooseFreeReroll
        || pending instanceof ChooseAmount
        || pending instanceof ChooseCopy
        || pending instanceof ChooseSale
        || pending instanceof ChooseOption
        || pending instanceof ChooseMonster
        || pending instanceof ChooseNumber
        || (pending instanceof DiceChance chance && chance.use() == DiceChance.Use.CARD);
  }

  private void checkLife(Seat seat, int life) {
    int maximum = maximumLife.applyAsInt(seat);
    require(
        life >= minimumLife && life <= maximum,
        "%s has %s life: %s to %s",
        seat,
        life,
        minimumLife,
        maximum);
  }

  private void checkCard(Seat seat, CardSetup card) {
    require(
        card.counters() >= 0 && card.counters() <= Table.MAX_COUNTERS,
        "%s has %s counters on %s",
        seat,
        card.counters(),
        card.id());
    if (catalogue.contains(card.id())) {
      require(
          catalogue.info(card.id()).kind() == CardKind.KEEP,
          "%s cannot own %s: it is not a Keep card",
          seat,
          card.id());
    }
    CardRef copy = card.copy();
    if (copy != null) {
      require(
          catalogue.contains(card.id()) && canCopy.test(card.id()),
          "%s cannot copy another card, but copies %s",
          card.id(),
          copy);
      require(
          isSeat(copy.owner())
              && position.monster(copy.owner()).cards().stream()
                  .anyMatch(other -> other.id().equals(copy.card()) && canBeCopied.test(other)),
          "%s copies %s, which is not in play",
          card.id(),
          copy);
    }
  }

  private void checkTokyo() {
    for (Place place : List.of(Place.CITY, Place.BAY)) {
      int there = count(at -> at.place() == place);
      about(Part.MONSTER, last(at -> at.place() == place));
      require(there <= 1, "%s Monsters are in %s: there is room for one", there, place);
      require(
          place == Place.CITY || there == 0 || Table.isBayOpen(rules, living()),
          "a Monster is in Bay, which is closed");
    }
  }

  private void checkTopCards() {
    about(Part.TOP_CARDS, null);
    for (SeenCard seen : position.topCards()) {
      boolean known = viewer.knowsCardSeenBy(seen.seenBy());
      require(!known || seen.card() != null, "a card on top of the deck is not named");
      require(
          known || seen.card() == null,
          "a card on top of the deck is named that only others have looked at");
      require(
          !seen.seenBy().isEmpty() && seen.seenBy().toList().stream().allMatch(this::isSeat),
          "%s on top of the deck was seen by %s: name seats of this table",
          seen.card(),
          seen.seenBy());
    }
  }

  /** The cards that the position places. */
  private Multiset<CardId> placedCards() {
    Multiset<CardId> placed = HashMultiset.create();
    position.monsters().forEach(monster -> monster.cards().forEach(card -> placed.add(card.id())));
    Market market = position.market();
    if (market != null) {
      placed.addAll(market.cards());
    }
    if (position.deck() != null) {
      placed.addAll(position.deck());
    }
    for (SeenCard seen : position.topCards()) {
      if (seen.card() != null) {
        placed.add(seen.card());
      }
    }
    return placed;
  }

  /** Sets the last part of the position that names a card as the subject of the next checks. */
  private void aboutWhere(CardId card) {
    about(
        Part.MONSTER, last(at -> at.cards().stream().anyMatch(held -> held.id().equals(card))));
    if (position.market() != null && position.market().cards().contains(card)) {
      about(Part.MARKET, null);
    }
    if (position.deck() != null && position.deck().contains(card)) {
      about(Part.DECK, null);
    }
    if (position.topCards().stream().anyMatch(seen -> card.equals(seen.card()))) {
      about(Part.TOP_CARDS, null);
    }
  }

  private void checkCopies(CardId card, int placed) {
    int copies = catalogue.contains(card) ? catalogue.info(card).copies() : 0;
    if (placed > copies) {
      aboutWhere(card);
      require(copies > 0, "there is no card %s in this game", card);
      require(copies == 0, WRONG_COUNT, card, placed, copies);
    }
  }

  /** Checks that every card has a place. Cards that a set-up does not place are in a pile. */
  private void checkNoneMissing(Multiset<CardId> placed) {
    about(Part.DECK, null);
    for (CardInfo card : catalogue.cards()) {
      int found = placed.count(card.id());
      require(found >= card.copies(), WRONG_COUNT, card.id(), found, card.copies());
    }
  }
}
