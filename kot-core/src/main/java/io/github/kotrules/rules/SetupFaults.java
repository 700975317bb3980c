package io.github.kotrules.rules;

import com.google.common.base.Joiner;
import com.google.common.collect.HashMultiset;
import com.google.common.collect.Multiset;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.IllegalSetupException.Part;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Everything that is wrong with a {@link GameSetup}, a sentence each. */
final class SetupFaults {

  private final CardRegistry cards;
  private final RuleSet rules;
  private final GameSetup setup;
  private final List<Fault> faults = new ArrayList<>();
  private Part part = Part.TABLE;
  private @Nullable Seat subject;

  SetupFaults(CardRegistry cards, RuleSet rules, GameSetup setup) {
    this.cards = cards;
    this.rules = rules;
    this.setup = setup;
  }

  List<Fault> list() {
    checkSeats();
    checkTurn();
    for (int i = 0; i < setup.monsters().size() && i < 6; i++) {
      checkMonster(Seat.at(i), setup.monsters().get(i));
    }
    checkTokyo();
    checkTopCards();
    checkCards();
    return faults;
  }

  /** What the following checks are about. */
  private void about(Part now, @Nullable Seat seat) {
    part = now;
    subject = seat;
  }

  private void require(boolean legal, String fault, @Nullable Object... values) {
    if (!legal) {
      faults.add(new Fault(part, subject, String.format(Locale.ROOT, fault, values)));
    }
  }

  private void checkSeats() {
    about(Part.TABLE, null);
    int seats = setup.monsters().size();
    require(seats >= 2 && seats <= 6, "2 to 6 Monsters can play, not %d", seats);
    for (Monster monster : Monster.values()) {
      int taken = count(at -> at.monster() == monster);
      about(Part.MONSTER, last(at -> at.monster() == monster));
      require(taken <= 1, "%s is taken by %d players", monster, taken);
      require(
          taken == 0 || rules.monsters().contains(monster),
          "%s is not a Monster of this edition: there are %s",
          monster,
          Joiner.on(", ").join(rules.monsters()));
    }
    about(Part.TABLE, null);
    require(
        living() >= 2, "%d Monsters are alive, but a game goes on only with two or more", living());
  }

  /** Of how many Monsters this is so. */
  private int count(Predicate<MonsterSetup> is) {
    int count = 0;
    for (MonsterSetup monster : setup.monsters()) {
      count += is.test(monster) ? 1 : 0;
    }
    return count;
  }

  /** The last of the seats that this is so of. */
  private @Nullable Seat last(Predicate<MonsterSetup> is) {
    Seat last = null;
    for (int i = 0; i < setup.monsters().size() && i < 6; i++) {
      last = is.test(setup.monsters().get(i)) ? Seat.at(i) : last;
    }
    return last;
  }

  private void checkTurn() {
    about(Part.FIRST, null);
    Seat first = setup.first();
    if (first != null) {
      require(isAlive(first), "%s cannot begin: nobody alive sits there", first);
    }
    require(
        first != null || !setup.isExtraTurn(),
        "an extra turn needs to know whose it is: name the seat whose turn is about to begin");
    require(
        setup.regular() == null || isSeat(setup.regular()),
        "it cannot be the regular turn of %s: nobody sits there",
        setup.regular());
    require(
        setup.fewerDice() >= 0 && setup.fewerDice() <= Table.MAX_PER_TURN,
        "the turn has %d dice fewer: 0 to %d",
        setup.fewerDice(),
        Table.MAX_PER_TURN);
    about(Part.BEGAN, null);
    require(
        setup.began() == null || (first != null && isSeat(setup.began())),
        first == null
            ? "%s cannot have begun the game: its first player is still to be found"
            : "%s cannot have begun the game: nobody sits there",
        setup.began());
    about(Part.EXTRA_TURNS, null);
    checkExtraTurns(first);
  }

  private void checkExtraTurns(@Nullable Seat first) {
    int granted = setup.extraTurns().size();
    require(
        granted <= Table.MAX_PER_TURN,
        "%d extra turns are granted: at most %d",
        granted,
        Table.MAX_PER_TURN);
    require(
        granted == 0 || first != null,
        "extra turns are granted, but nobody has the turn that is about to begin");
    for (ExtraTurn turn : setup.extraTurns()) {
      require(isAlive(turn.seat()), "%s has an extra turn: nobody alive sits there", turn.seat());
      require(
          turn.fewerDice() >= 0 && turn.fewerDice() <= Table.MAX_PER_TURN,
          "%s has an extra turn with %d dice fewer: 0 to %d",
          turn.seat(),
          turn.fewerDice(),
          Table.MAX_PER_TURN);
    }
  }

  private boolean isSeat(Seat seat) {
    return seat.ordinal() < setup.monsters().size();
  }

  private boolean isAlive(Seat seat) {
    return isSeat(seat) && setup.monster(seat).place() != Place.NOWHERE;
  }

  private int living() {
    return count(at -> at.place() != Place.NOWHERE);
  }

  private void checkMonster(Seat seat, MonsterSetup monster) {
    about(Part.MONSTER, seat);
    require(
        monster.points() >= 0 && monster.points() <= Table.MAX_POINTS,
        "%s has %d points: 0 to 20",
        seat,
        monster.points());
    if (monster.place() == Place.NOWHERE) {
      boolean nothing = monster.life() == 0
          && monster.energy() == 0
          && monster.poison() == 0
          && monster.shrink() == 0
          && monster.cards().isEmpty();
      require(nothing, "%s is out and can own nothing", seat);
      return;
    }
    int most = maximumLife(seat, monster);
    require(
        monster.life() >= 1 && monster.life() <= most,
        "%s has %d life: 1 to %d",
        seat,
        monster.life(),
        most);
    require(
        monster.energy() >= 0 && monster.energy() <= Table.MAX_ENERGY,
        "%s has %d energy",
        seat,
        monster.energy());
    require(
        monster.poison() >= 0 && monster.poison() <= Table.MAX_TOKENS,
        "%s has %d poison",
        seat,
        monster.poison());
    require(
        monster.shrink() >= 0 && monster.shrink() <= Table.MAX_TOKENS,
        "%s has %d shrink",
        seat,
        monster.shrink());
    monster.cards().forEach(card -> checkCard(seat, card));
  }

  private int maximumLife(Seat seat, MonsterSetup monster) {
    int most = Table.STARTING_LIFE;
    for (CardSetup card : monster.cards()) {
      most = Math.max(most, cards.maximumLife(seat, card.id()));
      most = card.copy() == null
          ? most
          : Math.max(most, cards.maximumLife(seat, card.copy().card()));
    }
    return Math.min(most, Table.MAX_LIFE);
  }

  private boolean has(CardId card, HookType<?> hook) {
    return cards.catalogue().contains(card)
        && hook.isIn(cards.catalogue().info(card).hooks());
  }

  private void checkCard(Seat seat, CardSetup card) {
    require(
        card.counters() >= 0 && card.counters() <= Table.MAX_COUNTERS,
        "%s has %d counters on %s",
        seat,
        card.counters(),
        card.id());
    if (cards.catalogue().contains(card.id())) {
      require(
          cards.catalogue().info(card.id()).kind() == CardKind.KEEP,
          "%s cannot own %s: it is no Keep card",
          seat,
          card.id());
    }
    CardRef copy = card.copy();
    if (copy != null) {
      require(
          has(card.id(), Hooks.COPIES_CARDS),
          "%s cannot copy another card, but copies %s",
          card.id(),
          copy);
      require(
          copy.owner().ordinal() < setup.monsters().size()
              && setup.monster(copy.owner()).cards().stream()
                  .anyMatch(other -> other.id().equals(copy.card()) && other.copy() == null),
          "%s copies %s, which is not in play",
          card.id(),
          copy);
    }
  }

  private void checkTokyo() {
    for (Place place : List.of(Place.CITY, Place.BAY)) {
      int there = count(at -> at.place() == place);
      about(Part.MONSTER, last(at -> at.place() == place));
      require(there <= 1, "%d Monsters are in %s: there is room for one", there, place);
      require(
          place == Place.CITY || there == 0 || isBayOpen(), "a Monster is in Bay, which is closed");
    }
  }

  private boolean isBayOpen() {
    return rules.bay() == RuleSet.Bay.FROM_FIVE && living() >= Table.BAY_OPENS_AT;
  }

  private void checkTopCards() {
    about(Part.TOP_CARDS, null);
    for (SeenCard seen : setup.topCards()) {
      require(seen.card() != null, "a card on top of the deck is not named");
      require(
          !seen.seenBy().isEmpty() && seen.seenBy().toList().stream().allMatch(this::isSeat),
          "%s on top of the deck was seen by %s: name seats of this table",
          seen.card(),
          seen.seenBy());
    }
  }

  private void checkCards() {
    Multiset<CardId> placed = HashMultiset.create();
    setup.monsters().forEach(monster -> monster.cards().forEach(card -> placed.add(card.id())));
    Market market = setup.market();
    if (market != null) {
      placed.addAll(market.cards());
    }
    if (setup.deck() != null) {
      placed.addAll(setup.deck());
    }
    for (SeenCard seen : setup.topCards()) {
      if (seen.card() != null) {
        placed.add(seen.card());
      }
    }
    placed.elementSet().stream().sorted().forEach(card -> checkCopies(card, placed.count(card)));
  }

  /** The last part of the position that speaks of a card. */
  private void aboutWhere(CardId card) {
    about(
        Part.MONSTER, last(at -> at.cards().stream().anyMatch(held -> held.id().equals(card))));
    if (setup.market() != null && setup.market().cards().contains(card)) {
      about(Part.MARKET, null);
    }
    if (setup.deck() != null && setup.deck().contains(card)) {
      about(Part.DECK, null);
    }
    if (setup.topCards().stream().anyMatch(seen -> card.equals(seen.card()))) {
      about(Part.TOP_CARDS, null);
    }
  }

  private void checkCopies(CardId card, int placed) {
    aboutWhere(card);
    if (cards.catalogue().contains(card)) {
      int copies = cards.catalogue().info(card).copies();
      require(placed <= copies, "%s is there %d times, but the game has %d", card, placed, copies);
    } else {
      require(false, "there is no card %s in this game", card);
    }
  }
}
