package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.BATTERY_MONSTER;
import static io.github.kotrules.cards.CardIds.BURROWING;
import static io.github.kotrules.cards.CardIds.COMPLETE_DESTRUCTION;
import static io.github.kotrules.cards.CardIds.EXTRA_HEAD;
import static io.github.kotrules.cards.CardIds.FREEZE_TIME;
import static io.github.kotrules.cards.CardIds.FRENZY;
import static io.github.kotrules.cards.CardIds.HIGH_ALTITUDE_BOMBING;
import static io.github.kotrules.cards.CardIds.IT_HAS_A_CHILD;
import static io.github.kotrules.cards.CardIds.MADE_IN_A_LAB;
import static io.github.kotrules.cards.CardIds.METAMORPH;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.NOVA_BREATH;
import static io.github.kotrules.cards.CardIds.OPPORTUNIST;
import static io.github.kotrules.cards.CardIds.PARASITIC_TENTACLES;
import static io.github.kotrules.cards.CardIds.SMOKE_CLOUD;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/** Positions in which many cards meet, each made for some {@linkplain Corner corners}. */
final class CornerTables {
  /** What a position is made for. */
  enum Theme {
    OPPORTUNISTS(16),
    EXTRA_TURNS(16),
    BAY(40),
    SOURCES(16),
    EQUAL_CARDS(28),
    SHORT_DECK(16);

    /** The games of each edition in a quick build; more where a corner is rarely met. */
    final int games;

    Theme(int games) {
      this.games = games;
    }
  }

  private static final int FIVE = 5;

  private final Game game;
  private final SplittableRandom random;
  private final Theme theme;
  private final int players;

  /** Whose turn is about to start. */
  private final Seat first;

  private final List<List<CardSetup>> hands = new ArrayList<>();

  /** The cards that are not dealt yet. */
  private final List<CardId> pile = new ArrayList<>();

  private CornerTables(Game game, SplittableRandom random, Theme theme) {
    this.game = game;
    this.random = random;
    this.theme = theme;
    this.players = theme == Theme.BAY ? FIVE + random.nextInt(5) / 4 : 3 + random.nextInt(4);
    this.first = anySeat();
    for (int i = 0; i < players; i++) {
      hands.add(new ArrayList<>());
    }
    game.cards().copies().forEach((card, copies) -> {
      for (int i = 0; i < copies; i++) {
        pile.add(card.face().id());
      }
    });
  }

  /** A game of an edition with the first cards of a shuffled box, and those that the themes need: its deck runs out. */
  static Game smallGame(Game edition, SplittableRandom random) {
    ImmutableList<CardId> needed = ImmutableList.of(
        OPPORTUNIST, MIMIC, FRENZY, MADE_IN_A_LAB, EXTRA_HEAD, PARASITIC_TENTACLES, METAMORPH);
    CardSet.Builder cards = CardSet.builder();
    edition.cards().copies().forEach((card, copies) -> {
      if (needed.contains(card.face().id()) || random.nextInt(12) == 0) {
        cards.add(card, copies);
      }
    });
    return Game.of(edition.rules(), cards.build());
  }

  static GameSetup next(Game game, SplittableRandom random, Theme theme) {
    return new CornerTables(game, random, theme).lay();
  }

  private GameSetup lay() {
    dealHands();
    ImmutableList<Monster> monsters = game.rules().monsters().asList();
    int city = random.nextInt(theme == Theme.BAY ? players : players + 1);
    int bay = theme == Theme.BAY ? first.ordinal() : random.nextInt(players + 1);
    ImmutableList.Builder<MonsterSetup> table = ImmutableList.builder();
    for (int i = 0; i < players; i++) {
      boolean inBay = i == bay && players >= FIVE;
      Place place = inBay ? Place.BAY : i == city ? Place.CITY : Place.OUTSIDE;
      table.add(monster(monsters.get(i), place, hands.get(i)));
    }
    GameSetup setup = GameSetup.of(monsters.subList(0, players).toArray(new Monster[0]))
        .withMonsters(table.build())
        .withMarket(market())
        .withFirst(first)
        .withBegan(anySeat());
    return withExtraTurns(withShortDeck(setup));
  }

  /** Weak Monsters with much energy, so that much happens in a few turns. */
  private MonsterSetup monster(Monster monster, Place place, List<CardSetup> hand) {
    boolean weak = theme == Theme.BAY || theme == Theme.SOURCES;
    return new MonsterSetup(
        monster,
        1 + random.nextInt(weak && place != Place.BAY ? 2 : 10),
        random.nextInt(9),
        random.nextInt(theme == Theme.BAY ? 6 : 28),
        place,
        random.nextInt(weak ? 2 : 8) == 1 ? 1 : 0,
        random.nextInt(8) == 1 ? 1 : 0,
        ImmutableList.copyOf(hand));
  }

  private Seat anySeat() {
    return Seat.at(random.nextInt(players));
  }

  private void dealHands() {
    Seat owner = first.next(players);
    Seat other = anySeat();
    switch (theme) {
      case OPPORTUNISTS -> {
        deal(owner, OPPORTUNIST);
        copy(owner.next(players), owner, OPPORTUNIST);
      }
      case EXTRA_TURNS -> {
        deal(owner, FREEZE_TIME);
        copy(other, owner, FREEZE_TIME);
        deal(anySeat(), OPPORTUNIST);
      }
      case BAY -> {
        deal(first, COMPLETE_DESTRUCTION);
        deal(random.nextInt(3) == 0 ? owner : first, BURROWING);
        copy(first, owner, BURROWING);
      }
      case SOURCES -> {
        deal(first, NOVA_BREATH);
        deal(owner, IT_HAS_A_CHILD);
        copy(owner.next(players), owner, IT_HAS_A_CHILD);
      }
      case EQUAL_CARDS -> {
        Seat holder = random.nextBoolean() ? owner : first;
        deal(holder, EXTRA_HEAD);
        deal(holder, EXTRA_HEAD);
        deal(holder, METAMORPH);
        deal(holder == first ? owner : first, PARASITIC_TENTACLES);
        copy(other, holder, EXTRA_HEAD);
      }
      case SHORT_DECK -> deal(other, MADE_IN_A_LAB);
    }
    int most = theme == Theme.EQUAL_CARDS ? 2 : 4;
    for (int i = 0; i < players; i++) {
      for (int number = random.nextInt(most); number > 0; number--) {
        dealAny(Seat.at(i));
      }
    }
    if (pile.contains(MIMIC) && random.nextInt(4) > 0) {
      copyAny(anySeat());
    }
  }

  private void deal(Seat seat, CardId id) {
    if (pile.remove(id)) {
      hands.get(seat.ordinal()).add(card(id, null));
    }
  }

  private void dealAny(Seat seat) {
    CardId id = pile.get(random.nextInt(pile.size()));
    if (!id.equals(MIMIC) && game.catalogue().info(id).kind() == CardKind.KEEP) {
      deal(seat, id);
    }
  }

  private void copy(Seat seat, Seat owner, CardId id) {
    boolean dealt =
        hands.get(owner.ordinal()).stream().anyMatch(card -> card.id().equals(id));
    if (dealt && pile.remove(MIMIC)) {
      hands.get(seat.ordinal()).add(card(MIMIC, new CardRef(owner, id)));
    }
  }

  private void copyAny(Seat seat) {
    Seat owner = anySeat();
    List<CardSetup> hand = hands.get(owner.ordinal());
    if (!hand.isEmpty()) {
      copy(seat, owner, hand.get(random.nextInt(hand.size())).id());
    }
  }

  private CardSetup card(CardId id, @Nullable CardRef copy) {
    CardId power = copy == null ? id : copy.card();
    int counters = power.equals(BATTERY_MONSTER)
        ? 2 + 2 * random.nextInt(3)
        : power.equals(SMOKE_CLOUD) ? 1 + random.nextInt(3) : 0;
    return new CardSetup(id, counters, copy);
  }

  /** The market, or null if it is still to be dealt. */
  private @Nullable Market market() {
    if (random.nextInt(4) == 0) {
      return null;
    }
    if (theme == Theme.EQUAL_CARDS && random.nextBoolean()) {
      return Market.empty();
    }
    boolean weak = theme == Theme.BAY || theme == Theme.SOURCES;
    CardId wanted = weak ? HIGH_ALTITUDE_BOMBING : FRENZY;
    CardId[] cards = new CardId[Market.SLOTS];
    for (int slot = 0; slot < cards.length && !pile.isEmpty(); slot++) {
      boolean wants = slot == 0 && random.nextBoolean() && pile.contains(wanted);
      CardId card = wants ? wanted : pile.get(random.nextInt(pile.size()));
      if (random.nextInt(6) > 0) {
        pile.remove(card);
        cards[slot] = card;
      }
    }
    return Market.of(cards);
  }

  /** With a deck of at most five cards; the others are in the discard pile. */
  private GameSetup withShortDeck(GameSetup setup) {
    if (theme == Theme.BAY || (theme != Theme.SHORT_DECK && random.nextBoolean())) {
      return setup;
    }
    List<CardId> deck = new ArrayList<>(pile);
    int size = random.nextInt(6);
    while (deck.size() > size) {
      CardId card = deck.get(random.nextInt(deck.size()));
      if (!card.equals(FRENZY) || deck.size() == 1) {
        deck.remove(card);
      }
    }
    return setup.withDeck(deck);
  }

  /** With extra turns to come, some of them equal, and often inside one. */
  private GameSetup withExtraTurns(GameSetup setup) {
    if (theme != Theme.EXTRA_TURNS && random.nextInt(4) > 0) {
      return setup;
    }
    List<ExtraTurn> turns = new ArrayList<>();
    for (int number = random.nextInt(6); number > 0; number--) {
      turns.add(
          turns.isEmpty() || random.nextBoolean()
              ? new ExtraTurn(anySeat(), random.nextInt(2))
              : turns.get(random.nextInt(turns.size())));
    }
    return setup
        .withRegular(anySeat())
        .withFewerDice(random.nextInt(2))
        .withExtraTurns(ImmutableList.copyOf(turns));
  }
}
