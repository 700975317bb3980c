package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Playout;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.Hook;
import io.github.kotrules.card.ModifiesCost;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cards.laws.HostileCard.Plan;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.AskForSales;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.ExhaustCard;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GiveTokens;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.effect.Effect.GrantReroll;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.HealForPay;
import io.github.kotrules.effect.Effect.LeaveTokyo;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.ReduceDamage;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.effect.Effect.ShieldMonster;
import io.github.kotrules.effect.Effect.TakeCity;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Laws;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Law 9: nothing breaks a table. Each hostile card is played with 2 to 6 Monsters, alone and among the printed cards; what
 * comes out is a {@link CardFailureException} that names it, or a lawful state.
 */
class HostileCardTest {
  private static final CardId BYSTANDER = CardId.of("bystander");
  private static final CardId UNKNOWN = CardId.of("unheard-of");
  private static final int MAX = Integer.MAX_VALUE;

  /** Steps of one game; some cards keep everybody alive for ever. */
  private static final int STEPS = 60;

  /** Steps of a game with a card that returns one effect for each call, which can make a turn 10,000 effects long. */
  private static final int ENDLESS_STEPS = 60_000;

  private static final ImmutableList<ImmutableList<String>> BAD_OPTIONS = ImmutableList.of(
      ImmutableList.of(),
      ImmutableList.of("twice", "twice"),
      ImmutableList.of("two\nlines"),
      ImmutableList.of("\u001b[2J"),
      ImmutableList.of("Upper Case"),
      ImmutableList.of("a_b", "a.b"),
      ImmutableList.of("-"),
      ImmutableList.of(""),
      ImmutableList.of("x".repeat(31)),
      IntStream.range(0, 21).mapToObj(i -> "option-" + i).collect(toImmutableList()));

  /** A harmless card that others can name. */
  private record Bystander() implements Card, ModifiesCost {
    @Override
    public CardFace face() {
      return CardFace.keep(BYSTANDER.value(), "Bystander", 1, "Does nothing.");
    }

    @Override
    public int discount(Table table, Seat owner, CardId card) {
      return 0;
    }
  }

  @Test
  void hooks_that_throw() {
    playAll(HostileCard.hooks()
        .flatMap(hook -> Stream.of(
            HostileCard.of("throws an exception", hook, (method, arguments) -> {
              throw new UnsupportedOperationException("no");
            }),
            HostileCard.of("throws an error", hook, (method, arguments) -> {
              throw new AssertionError("no");
            }),
            HostileCard.of("throws a checked exception", hook, (method, arguments) -> {
              throw new java.io.IOException("no");
            }),
            HostileCard.of("throws an exception that cannot be read", hook, (method, arguments) -> {
              throw new Unreadable();
            }),
            HostileCard.of("blames another", hook, (method, arguments) -> {
              throw new CardFailureException(BYSTANDER, "WhenLost", Seat.TWO, "is innocent", null);
            }),
            HostileCard.of("overflows the stack", hook, (method, arguments) -> recursion(0)))));
    assertThat(HostileCard.CALLED)
        .containsExactlyInAnyOrderElementsOf(HostileCard.hooks().toList());
  }

  private static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new IllegalStateException("nor this");
    }
  }

  @SuppressWarnings("InfiniteRecursion")
  private static int recursion(int depth) {
    return recursion(depth + 1) + 1;
  }

  @Test
  void hooks_that_return_null() {
    playAll(Stream.of(ImmutableList.class, Dice.class, SeatSet.class, TurnEnd.class)
        .flatMap(type -> HostileCard.hooksWith(type)
            .map(hook ->
                HostileCard.answering("returns null", hook, type, (method, arguments) -> null))));
  }

  @Test
  void hooks_that_answer_absurd_numbers() {
    playAll(HostileCard.hooksWith(int.class)
        .flatMap(
            hook -> Stream.of(Integer.MIN_VALUE, Integer.MIN_VALUE + 1, -1, 0, 1000, MAX - 1, MAX)
                .map(number ->
                    HostileCard.of("answers " + number, hook, (method, arguments) -> number))));
  }

  @Test
  void hooks_that_change_their_answers() {
    List<HostileCard> cards = new ArrayList<>();
    HostileCard.hooksWith(int.class).forEach(hook -> {
      cards.add(alternating(hook, MAX, Integer.MIN_VALUE));
      cards.add(alternating(hook, 0, 3));
      cards.add(alternating(hook, 3, -50));
    });
    HostileCard.hooksWith(boolean.class).forEach(hook -> {
      cards.add(alternating(hook, true, false));
      cards.add(alternating(hook, true, true, false));
    });
    HostileCard.hooksWith(ImmutableList.class).forEach(hook -> {
      AtomicInteger calls = new AtomicInteger();
      cards.add(HostileCard.wanting(
              "wants something every other time",
              hook,
              (table, owner) -> calls.incrementAndGet() % 2 == 0
                  ? ImmutableList.of()
                  : ImmutableList.of(new LoseLife(owner, 1), new Heal(owner, 1)))
          .impure());
    });
    playAll(cards.stream());
  }

  private static HostileCard alternating(Class<? extends Hook> hook, Object... answers) {
    AtomicInteger calls = new AtomicInteger();
    Class<?> type = answers[0] instanceof Integer ? int.class : boolean.class;
    return HostileCard.answering(
            "alternates " + List.of(answers),
            hook,
            type,
            (method, arguments) -> answers[calls.getAndIncrement() % answers.length])
        .impure();
  }

  @Test
  void dice_and_seats_that_do_not_exist() {
    Stream<HostileCard> dice = Stream.<Function<Dice, Dice>>of(
            all -> all.plus(Dice.of(Face.HEART)),
            all -> Dice.parse("111111222222333333"),
            all -> all)
        .map(wrong -> HostileCard.of(
            "rolls dice again",
            RerollsForFree.class,
            (method, arguments) -> wrong.apply((Dice) arguments[2])));
    Stream<HostileCard> seats = Stream.of(
            SeatSet.of(Seat.SIX), SeatSet.of(Seat.ONE, Seat.SIX), SeatSet.of(Seat.THREE))
        .map(wrong ->
            HostileCard.of("hits " + wrong, WidensAttack.class, (method, arguments) -> wrong));
    playAll(Stream.concat(dice, seats));
  }

  @Test
  void effects_that_make_no_sense() {
    ImmutableMap<String, Plan> plans = plans();
    assertThat(plans).hasSizeGreaterThan(50);
    List<HostileCard> cards = HostileCard.hooksWith(ImmutableList.class)
        .flatMap(hook -> plans.entrySet().stream()
            .map(plan -> HostileCard.wanting(plan.getKey(), hook, plan.getValue())))
        .toList();
    // A quick build plays every 19th: each plan with some hooks, and each hook with some plans.
    assertThat(plans.size() % 19).as("or every hook meets the same plans").isNotZero();
    int step = TestRun.isDeep() ? 1 : 19;
    playAll(IntStream.range(0, cards.size()).filter(i -> i % step == 0).mapToObj(cards::get));
  }

  private static ImmutableMap<String, Plan> plans() {
    ImmutableMap.Builder<String, Plan> plans = ImmutableMap.builder();
    for (int amount : new int[] {0, 1, MAX}) {
      for (int i = 0; i < ofSeat(Seat.ONE, amount).size(); i++) {
        int index = i;
        plans.put(
            "seat 6, " + amount + " #" + i,
            (table, owner) -> ImmutableList.of(ofSeat(Seat.SIX, amount).get(index)));
        plans.put(
            "all seats, " + amount + " #" + i,
            (table, owner) -> everybody(table, seat -> ofSeat(seat, amount).get(index)));
      }
    }
    for (CardId card : ImmutableList.of(HostileCard.ID, BYSTANDER, UNKNOWN)) {
      for (int i = 0; i < ofCard(Seat.ONE, card, 1).size(); i++) {
        int index = i;
        plans.put(
            card + " #" + i,
            (table, owner) -> everybody(table, seat -> ofCard(seat, card, 1).get(index)));
        plans.put(
            card + " #" + i + " of the owner",
            (table, owner) -> ImmutableList.of(ofCard(owner, card, MAX).get(index)));
      }
    }
    plans.put("a negative amount", (table, owner) -> ImmutableList.of(new GainPoints(owner, -1)));
    plans.put(
        "the least amount",
        (table, owner) -> ImmutableList.of(new LoseLife(owner, Integer.MIN_VALUE)));
    plans.put(
        "no dice", (table, owner) -> ImmutableList.of(new RollForCard(owner, HostileCard.ID, 0)));
    plans.put(
        "many dice",
        (table, owner) -> ImmutableList.of(new RollForCard(owner, HostileCard.ID, 31)));
    plans.put(
        "too many dice",
        (table, owner) -> ImmutableList.of(new RollForCard(owner, HostileCard.ID, 32)));
    plans.put(
        "Smash of nobody",
        (table, owner) ->
            ImmutableList.of(new DealDamage(null, table.living(), 1, DamageKind.SMASH)));
    plans.put(
        "Smash against oneself",
        (table, owner) ->
            ImmutableList.of(new DealDamage(owner, SeatSet.of(owner), 1, DamageKind.SMASH)));
    plans.put(
        "damage to seat 6",
        (table, owner) ->
            ImmutableList.of(new DealDamage(owner, SeatSet.of(Seat.SIX), 1, DamageKind.CARD)));
    plans.put(
        "damage by seat 6",
        (table, owner) ->
            ImmutableList.of(new DealDamage(Seat.SIX, table.living(), 1, DamageKind.CARD)));
    plans.put(
        "endless damage",
        (table, owner) ->
            ImmutableList.of(new DealDamage(owner, table.living(), MAX, DamageKind.CARD)));
    plans.put(
        "endless poison",
        (table, owner) ->
            ImmutableList.of(new DealDamage(null, table.living(), MAX, DamageKind.POISON)));
    plans.put("less damage", (table, owner) -> ImmutableList.of(new ReduceDamage(MAX)));
    plans.put(
        "a game of City",
        (table, owner) -> ImmutableList.of(
            new TakeCity(owner),
            new LeaveTokyo(owner),
            new TakeCity(table.left(owner)),
            new TakeCity(owner),
            new TakeCity(table.left(owner))));
    plans.put(
        "a game of death",
        (table, owner) -> ImmutableList.of(
            new LoseLife(owner, MAX),
            new ReviveMonster(owner, MAX),
            new LoseLife(table.left(owner), MAX),
            new ReviveMonster(table.left(owner), 0),
            new DealDamage(owner, table.living(), 1, DamageKind.SMASH),
            new AskForSales(owner)));
    plans.put(
        "more effects than any deed has",
        (table, owner) ->
            ImmutableList.copyOf(java.util.Collections.nCopies(20_000, new GainEnergy(owner, 1))));
    for (int i = 0; i < BAD_OPTIONS.size(); i++) {
      ImmutableList<String> options = BAD_OPTIONS.get(i);
      plans.put(
          "bad options #" + i,
          (table, owner) -> ImmutableList.of(new AskForOption(owner, options)));
    }
    plans.put("no numbers", (table, owner) -> ImmutableList.of(new AskForNumber(owner, 3, 2)));
    plans.put(
        "numbers below 0", (table, owner) -> ImmutableList.of(new AskForNumber(owner, -1, 2)));
    plans.put(
        "no Monsters",
        (table, owner) -> ImmutableList.of(new AskForMonster(owner, SeatSet.none())));
    plans.put(
        "the dead",
        (table, owner) -> ImmutableList.of(
            new LoseLife(table.left(owner), MAX),
            new AskForMonster(owner, SeatSet.of(table.left(owner))),
            new AskForNumber(table.left(owner), 0, 2),
            new LoseLife(owner, MAX),
            new AskForOption(owner, ImmutableList.of("yes", "no"))));
    plans.put("things that are no effects", (table, owner) -> nonsense());
    return plans.buildOrThrow();
  }

  @SuppressWarnings("unchecked") // that is the misdeed
  private static ImmutableList<Effect> nonsense() {
    return (ImmutableList<Effect>) (ImmutableList<?>) ImmutableList.of("gain 2 points");
  }

  private static ImmutableList<Effect> everybody(Table table, Function<Seat, Effect> effect) {
    ImmutableList.Builder<Effect> effects = ImmutableList.builder();
    table.allSeats().forEach(seat -> effects.add(effect.apply(seat)));
    return effects.build();
  }

  private static ImmutableList<Effect> ofSeat(Seat seat, int amount) {
    return ImmutableList.of(
        new GainPoints(seat, amount),
        new LosePoints(seat, amount),
        new GainEnergy(seat, amount),
        new LoseEnergy(seat, amount),
        new Heal(seat, amount),
        new HealForPay(seat, Seat.ONE, amount, amount),
        new HealForPay(Seat.ONE, seat, amount, amount),
        new LoseLife(seat, amount),
        new GiveTokens(seat, Token.POISON, amount),
        new GiveTokens(seat, Token.SHRINK, amount),
        new DealDamage(seat, SeatSet.of(Seat.ONE), amount, DamageKind.SMASH),
        new DealDamage(Seat.ONE, SeatSet.of(seat), amount, DamageKind.SMASH),
        new ShieldMonster(seat),
        new ReviveMonster(seat, amount),
        new LeaveTokyo(seat),
        new TakeCity(seat),
        new GrantReroll(seat),
        new AskForSales(seat),
        new AskForOption(seat, ImmutableList.of("yes", "no")),
        new AskForMonster(seat, SeatSet.of(Seat.ONE, seat)),
        new AskForMonster(Seat.ONE, SeatSet.of(seat, Seat.SIX)),
        new AskForNumber(seat, 0, amount),
        new AskForNumber(seat, amount, amount),
        new GrantExtraTurn(seat, amount));
  }

  private static ImmutableList<Effect> ofCard(Seat seat, CardId card, int amount) {
    return ImmutableList.of(
        new RollForCard(seat, card, 1),
        new PlaceCounters(seat, card, amount),
        new PlaceCounters(seat, card, -amount),
        new PlaceCounters(seat, card, Integer.MIN_VALUE),
        new WithdrawEnergy(seat, card, amount),
        new DiscardCard(seat, card),
        new ExhaustCard(seat, card),
        new AskForCopy(seat, card, 0),
        new AskForCopy(seat, card, amount),
        new AskForAmount(seat, card));
  }

  @Test
  void cards_that_never_come_to_an_end() {
    List<HostileCard> cards = List.of(
        HostileCard.wanting(
            "hurts and heals",
            WhenDamageTaken.class,
            (table, owner) -> ImmutableList.of(
                new Heal(owner, 1), new DealDamage(owner, SeatSet.of(owner), 1, DamageKind.CARD))),
        HostileCard.wanting(
            "heals and hurts before it is hurt",
            BeforeDamage.class,
            (table, owner) -> ImmutableList.of(
                new Heal(owner, 1), new DealDamage(owner, SeatSet.of(owner), 1, DamageKind.CARD))),
        HostileCard.wanting(
            "empties for ever",
            WhenEmptied.class,
            (table, owner) -> ImmutableList.of(
                new PlaceCounters(owner, HostileCard.ID, 1),
                new PlaceCounters(owner, HostileCard.ID, -1))),
        HostileCard.wanting(
            "rolls for ever",
            WhenCardRolled.class,
            (table, owner) -> ImmutableList.of(new RollForCard(owner, HostileCard.ID, 1))),
        HostileCard.wanting(
            "asks for ever",
            WhenAmountChosen.class,
            (table, owner) -> ImmutableList.of(
                new GainEnergy(owner, 1), new AskForAmount(owner, HostileCard.ID))),
        HostileCard.wanting(
            "asks for ever what to pick",
            WhenAnswered.class,
            (table, owner) ->
                ImmutableList.of(new AskForOption(owner, ImmutableList.of("yes", "no")))),
        HostileCard.wanting(
            "asks for ever what only has one answer",
            WhenAnswered.class,
            (table, owner) -> ImmutableList.of(new AskForNumber(owner, 7, 7))),
        HostileCard.wanting(
            "enters for ever",
            WhenTokyoEntered.class,
            (table, owner) -> ImmutableList.of(new LeaveTokyo(owner), new TakeCity(owner))),
        HostileCard.wanting(
            "grants turns without dice",
            WhenTurnEnds.class,
            (table, owner) -> ImmutableList.of(
                new GiveTokens(owner, Token.SHRINK, 20),
                new LoseEnergy(owner, MAX),
                new LosePoints(owner, MAX),
                new GrantExtraTurn(owner, 6))));
    for (HostileCard card : cards) {
      assertThat(endlessFailure(card)).as(card.toString()).isNotNull();
    }
  }

  private static CardFailureException endlessFailure(HostileCard hostile) {
    Game game = game(hostile, false);
    GameSetup setup = setup(game, 2, monster -> monster.withPoison(0));
    return catchThrowableOfType(CardFailureException.class, () -> {
      SplittableRandom random = new SplittableRandom(1);
      GameState state = game.start(setup);
      for (int i = 0; i < ENDLESS_STEPS && !state.isOver(); i++) {
        state = game.next(state, choose(game, state, random));
      }
    });
  }

  // ---------------------------------------------------------------------------------------------

  private static void playAll(Stream<HostileCard> cards) {
    int[] number = {0};
    cards.forEach(card -> {
      int players = 2 + number[0]++ % 5;
      try {
        boolean printed = number[0] % 2 == 0;
        play(card, printed, players, number[0]);
        playout(card, !printed, 8 - players, number[0]);
      } catch (Throwable failure) {
        throw new AssertionError(card + ", " + players + " players", failure);
      }
    });
  }

  private static Game game(HostileCard hostile, boolean printed) {
    CardSet.Builder set = CardSet.builder().add(hostile.card(), 12).add(new Bystander(), 4);
    if (printed) {
      set.addAll(KingOfTokyo.secondEdition().cards());
    }
    return Game.of(RuleSet.secondEdition(), set.build());
  }

  /** Everybody has the card, and some energy; some are close to their end. */
  private static GameSetup setup(
      Game game, int players, Function<MonsterSetup, MonsterSetup> change) {
    ImmutableList<Monster> monsters = game.rules().monsters().asList().subList(0, players);
    GameSetup setup = GameSetup.of(monsters.toArray(new Monster[0])).withFirst(Seat.ONE);
    boolean keep = game.catalogue().info(HostileCard.ID).kind() == CardKind.KEEP;
    for (int i = 0; i < players; i++) {
      ImmutableList<CardSetup> cards = i == 1
          ? ImmutableList.of(CardSetup.of(BYSTANDER), CardSetup.of(HostileCard.ID))
          : ImmutableList.of(CardSetup.of(HostileCard.ID));
      MonsterSetup monster = MonsterSetup.of(monsters.get(i))
          .withLife(2 + 2 * i % 7)
          .withEnergy(4)
          .withPoison(i % 2)
          .withCards(keep ? cards : ImmutableList.of())
          .withPlace(i == 0 ? Place.CITY : i == 1 && players > 4 ? Place.BAY : Place.OUTSIDE);
      setup = setup.with(Seat.at(i), change.apply(monster));
    }
    return setup;
  }

  private static Action choose(Game game, GameState state, SplittableRandom random) {
    if (state.pending() instanceof Chance chance) {
      return chance.sample(random);
    }
    List<Action> options = game.legalActions(state);
    return options.get(random.nextInt(options.size()));
  }

  /** Plays a game; where the card fails, another action is tried. */
  private static void play(HostileCard hostile, boolean printed, int players, long seed) {
    Game game = game(hostile, printed);
    SplittableRandom random = new SplittableRandom(seed);
    GameState state = start(game, hostile, players);
    for (int i = 0; state != null && !state.isOver() && i < STEPS; i++) {
      Laws.checkState(state);
      state = step(game, hostile, state, random);
    }
  }

  private static @Nullable GameState start(Game game, HostileCard hostile, int players) {
    try {
      return game.start(setup(game, players, monster -> monster));
    } catch (CardFailureException failure) {
      checkNamed(game, hostile, failure);
      return null;
    }
  }

  private static @Nullable GameState step(
      Game game, HostileCard hostile, GameState state, SplittableRandom random) {
    int hash = state.hashCode();
    for (int attempt = 0; attempt < 2; attempt++) {
      try {
        Action action = choose(game, state, random);
        if (hostile.pure()) {
          Transition transition = game.apply(state, action);
          assertThat(state.after(transition.events())).isEqualTo(transition.state());
          askTheView(game, state, action);
          return transition.state();
        }
        return game.next(state, action);
      } catch (CardFailureException failure) {
        checkNamed(game, hostile, failure);
        Laws.checkState(state);
        assertThat(state.hashCode()).isEqualTo(hash);
      } catch (IllegalActionException refusal) {
        assertThat(hostile.pure()).as(refusal.getMessage()).isFalse();
      }
    }
    return null;
  }

  private static void askTheView(Game game, GameState state, Action action) {
    if (state.pending() instanceof Decision decision) {
      assertThat(game.isLegal(state, action)).isTrue();
      assertThat(game.legalActions(state.viewFor(decision.seat())).contains(action))
          .isTrue();
    }
  }

  /** After a failure a playout is reset, and then it is as new. */
  private static void playout(HostileCard hostile, boolean printed, int players, long seed) {
    Game game = game(hostile, printed);
    GameState start = start(game, hostile, players);
    if (start == null) {
      return;
    }
    SplittableRandom random = new SplittableRandom(seed);
    Playout playout = game.playout(start);
    for (int i = 0; !playout.isOver() && i < STEPS / 2; i++) {
      try {
        playout.step(random);
      } catch (CardFailureException failure) {
        checkNamed(game, hostile, failure);
        playout.reset(start);
        assertThat(playout.state()).isEqualTo(start);
      }
    }
    Laws.checkState(playout.state());
  }

  /** The card itself is named, or a card that copies it. */
  private static void checkNamed(Game game, HostileCard hostile, CardFailureException failure) {
    boolean named = failure.card().equals(HostileCard.ID)
        || game.cards().card(failure.card()) instanceof CopiesCards;
    assertThat(named).as(failure.getMessage()).isTrue();
    assertThat(failure.hook())
        .isIn(hostile.hook().getSimpleName(), WhenTurnStarts.class.getSimpleName());
    assertThat(failure.owner()).isNotNull();
    assertThat(failure).hasMessageStartingWith("card " + failure.card() + " of " + failure.owner());
  }
}
