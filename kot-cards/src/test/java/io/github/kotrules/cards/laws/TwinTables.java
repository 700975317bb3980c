package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.kotrules.cards.CardIds.BATTERY_MONSTER;
import static io.github.kotrules.cards.CardIds.EVEN_BIGGER;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.REGENERATION;
import static io.github.kotrules.cards.CardIds.SMOKE_CLOUD;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Two tables that are alike but for one thing: seat 1 has a card at the one and a Mimic that copies it at the other. Both
 * hear the same choices and see the same dice, and the same must happen.
 */
final class TwinTables {
  /** How seat 1 comes to its copy. */
  enum Way {
    /** It buys the card, or Mimic. */
    BOUGHT,
    /** It has the card, or moves a blank Mimic to it at the start of its turn. */
    MOVED,
    /** It has the card, or moves a Mimic to it that copied Battery Monster and was paid first (T-10). */
    MOVED_FROM_BATTERY
  }

  private static final int PLAYERS = 4;
  private static final int MAX_STEPS = 100;
  private static final int STAKE = 3;

  private final Game game;
  private final CardId card;
  private final Way way;
  private final SplittableRandom random;
  private final Rebuilt asCard;
  private final Rebuilt asCopy;
  private GameState original;
  private GameState copy;
  private boolean acquired;

  TwinTables(Game game, CardId card, Way way, long seed) {
    this.game = game;
    this.card = card;
    this.way = way;
    this.random = new SplittableRandom(seed);
    this.asCard = new Rebuilt(part -> part.equals(MIMIC) ? card : part);
    this.asCopy = new Rebuilt(part -> part.equals(card) ? MIMIC : part);
    GameSetup common = common();
    this.original = game.start(withCard(common));
    this.copy = game.start(withCopy(common));
  }

  /** Plays both tables as long as they can be compared and gives the number of steps since seat 1 has its copy. */
  int play() {
    if (way != Way.BOUGHT) {
      move();
    }
    int compared = 0;
    for (int i = 0; i < MAX_STEPS && !original.isOver(); i++) {
      compared += acquired ? 1 : 0;
      if (!step()) {
        return compared;
      }
    }
    return compared;
  }

  /** Seat 3 has the card, seat 2 a Battery Monster to move from; nobody has another Mimic. */
  private GameSetup common() {
    ImmutableSet<CardId> left = way == Way.BOUGHT || !card.equals(EVEN_BIGGER)
        ? ImmutableSet.of(card, MIMIC, BATTERY_MONSTER)
        : ImmutableSet.of(card, MIMIC, BATTERY_MONSTER, REGENERATION);
    GameSetup setup = new RandomTables(game, random, left).next(PLAYERS);
    setup = give(
        setup,
        Seat.TWO,
        BATTERY_MONSTER.equals(card) ? null : new CardSetup(BATTERY_MONSTER, 6, null));
    setup = give(setup, Seat.THREE, new CardSetup(card, counters(), null));
    MonsterSetup owner = setup.monster(Seat.ONE);
    setup = setup.with(
        Seat.ONE,
        owner
            .withLife(Math.min(10, owner.life() + 2))
            .withEnergy(2 + random.nextInt(6))
            .withPlace(way == Way.BOUGHT ? owner.place() : Place.OUTSIDE));
    MonsterSetup other = setup.monster(Seat.THREE);
    return setup.with(Seat.THREE, other.withLife(Math.max(7, other.life())));
  }

  private int counters() {
    return card.equals(BATTERY_MONSTER) ? 6 : card.equals(SMOKE_CLOUD) ? 3 : 0;
  }

  private static GameSetup give(GameSetup setup, Seat seat, @Nullable CardSetup held) {
    if (held == null) {
      return setup;
    }
    MonsterSetup monster = setup.monster(seat);
    return setup.with(
        seat,
        monster.withCards(
            ImmutableList.<CardSetup>builder().addAll(monster.cards()).add(held).build()));
  }

  private GameSetup withEnergy(GameSetup setup, int more) {
    MonsterSetup owner = setup.monster(Seat.ONE);
    return setup.with(Seat.ONE, owner.withEnergy(owner.energy() + more));
  }

  private GameSetup withCard(GameSetup setup) {
    if (way == Way.BOUGHT) {
      return withMarket(withEnergy(setup, game.cards().card(card).face().cost()), card);
    }
    MonsterSetup owner = setup.monster(Seat.ONE);
    GameSetup given = give(
        card.equals(EVEN_BIGGER) ? setup.with(Seat.ONE, owner.withLife(owner.life() + 2)) : setup,
        Seat.ONE,
        new CardSetup(card, card.equals(BATTERY_MONSTER) ? 2 + counters() : counters(), null));
    return withMarket(withEnergy(given, card.equals(BATTERY_MONSTER) ? -2 : 0), null);
  }

  private GameSetup withCopy(GameSetup setup) {
    if (way == Way.BOUGHT) {
      return withMarket(withEnergy(setup, game.cards().card(MIMIC).face().cost()), MIMIC);
    }
    int stake = card.equals(BATTERY_MONSTER) && asksForStake() ? STAKE : 0;
    boolean paid = way == Way.MOVED_FROM_BATTERY && !card.equals(BATTERY_MONSTER);
    CardSetup mimic = paid
        ? new CardSetup(MIMIC, 4, new CardRef(Seat.TWO, BATTERY_MONSTER))
        : CardSetup.of(MIMIC);
    return withMarket(give(withEnergy(setup, 1 + stake - (paid ? 2 : 0)), Seat.ONE, mimic), null);
  }

  /** Whether a Battery Monster asks its buyer how much to put on it. */
  private boolean asksForStake() {
    return game.rules().equals(RandomGames.game(true).rules());
  }

  /** A market and a deck without Mimics and more of the card. */
  private GameSetup withMarket(GameSetup setup, @Nullable CardId first) {
    List<CardId> deck = new ArrayList<>();
    game.cards().copies().forEach((each, copies) -> {
      for (int i = 0; i < copies; i++) {
        deck.add(each.face().id());
      }
    });
    setup.monsters().forEach(monster -> monster.cards().forEach(held -> deck.remove(held.id())));
    deck.removeIf(each -> each.equals(card) || each.equals(MIMIC));
    CardId second = deck.remove(0);
    return setup
        .withMarket(first == null ? Market.of(second) : Market.of(first, second))
        .withDeck(ImmutableList.copyOf(deck));
  }

  private void move() {
    copy = game.next(copy, new CopyCard(Seat.THREE, card));
    if (copy.pending() instanceof ChooseAmount) {
      copy = game.next(copy, new StoreEnergy(STAKE));
    }
    acquired = true;
    assertThat(facts(copy)).isEqualTo(facts(original));
  }

  /** Takes a step at both tables and compares them. Says whether they can be compared any further. */
  private boolean step() {
    if (!acquired && isOriginalGone()) {
      return false;
    }
    Action action = choose();
    List<Event> expected = new ArrayList<>();
    List<Event> actual = new ArrayList<>();
    copy = take(copy, withMimic(action), actual);
    original = take(original, action, expected);
    while (copy.pending() instanceof ChooseCopy question) {
      Action answer = question.price() == 0 ? new CopyCard(Seat.THREE, card) : new Decline();
      copy = take(copy, answer, actual);
    }
    acquired |= actual.stream().anyMatch(CopyMade.class::isInstance);
    if (actual.stream().anyMatch(CopyEnded.class::isInstance)) {
      assertThat(isOriginalGone() || card.equals(SMOKE_CLOUD)).isTrue();
      return false;
    }
    assertThat(comparable(asCard.of(actual)))
        .as("%s with a copy, and then with the card: %s", action, original)
        .isEqualTo(comparable(expected));
    if (acquired) {
      assertThat(ImmutableSet.copyOf(asCard.of(options(copy))))
          .isEqualTo(ImmutableSet.copyOf(options(original)));
    }
    boolean lasts = !acquired || original.cards(Seat.ONE).contains(card);
    return lasts && expected.stream().noneMatch(DeckReshuffled.class::isInstance);
  }

  private boolean isOriginalGone() {
    return original.living().without(Seat.ONE).toList().stream()
        .noneMatch(seat -> original.cards(seat).contains(card));
  }

  private GameState take(GameState state, Action action, List<Event> events) {
    Transition transition = game.apply(state, action);
    events.addAll(transition.events());
    return transition.state();
  }

  private Action choose() {
    if (original.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    Decision question = (Decision) original.pending();
    if (!acquired && question.seat() == Seat.ONE) {
      if (question instanceof ChooseReroll) {
        return new StopRolling();
      } else if (question instanceof ChooseDieChange) {
        return new KeepDice();
      } else if (question instanceof ChoosePurchase) {
        return new BuyCard(card);
      }
    }
    ImmutableList<Action> options = options(original);
    return options.get(random.nextInt(options.size()));
  }

  /** What can be chosen, apart from trade with the card itself; seat 1 keeps its energy until it has the card. */
  private ImmutableList<Action> options(GameState state) {
    if (!(state.pending() instanceof Decision question)) {
      return ImmutableList.of();
    }
    boolean owner = question.seat() == Seat.ONE;
    return game.legalActions(state).stream()
        .filter(action -> !isTrade(action, owner))
        .filter(action -> acquired || !owner || !(action instanceof UseCard))
        .collect(toImmutableList());
  }

  private boolean isTrade(Action action, boolean byOwner) {
    return action instanceof BuyFromMonster purchase
        ? (byOwner || purchase.owner() == Seat.ONE) && isTwin(purchase.card())
        : byOwner && action instanceof SellCard sale && isTwin(sale.card());
  }

  private boolean isTwin(CardId id) {
    return id.equals(card) || id.equals(MIMIC);
  }

  /** The same at the other table, where seat 1 says Mimic. */
  private Action withMimic(Action action) {
    return original.isAsked(Seat.ONE) ? asCopy.of(action) : action;
  }

  /** Without the questions of Mimic, and without the price of what seat 1 buys. */
  private ImmutableList<Event> comparable(List<Event> events) {
    return events.stream()
        .filter(event -> !(event instanceof CopyMade))
        .filter(event ->
            !(event instanceof QuestionAsked asked && asked.decision() instanceof ChooseCopy))
        .map(event -> event instanceof CardBought bought && bought.card().equals(card)
            ? new CardBought(bought.seat(), card, bought.slot(), 0)
            : event)
        .collect(toImmutableList());
  }

  private ImmutableList<Object> facts(GameState state) {
    ImmutableList.Builder<Object> facts = ImmutableList.builder();
    facts.add(state.pending());
    for (int i = 0; i < PLAYERS; i++) {
      Seat seat = Seat.at(i);
      facts.add(state.life(seat), state.maxLife(seat), state.points(seat), state.energy(seat));
      facts.add(state.place(seat));
      for (HeldCard held : state.cards(seat)) {
        facts.add(asCard.of(held.id()), held.counters());
      }
    }
    return facts.build();
  }
}
