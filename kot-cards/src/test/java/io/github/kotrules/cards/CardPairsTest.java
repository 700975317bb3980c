package io.github.kotrules.cards;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.Card;
import io.github.kotrules.event.TurnEvent.ExtraTurnStarted;
import io.github.kotrules.event.TurnEvent.TurnStarted;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * Every Keep card meets every other, on one Monster and on two, in some turns of random play: the laws hold and the game
 * goes on. Every two cards meet in both editions, one for each order.
 */
class CardPairsTest {
  /** How many turns are played to the end. */
  private static final int TURNS = 4;

  /** How often each pair is played; {@code -Dkot.rounds=100} asks for more. */
  private static final int ROUNDS = Integer.getInteger("kot.rounds", 1);

  private static final CardId MIMIC = CardId.of("mimic");

  static final ImmutableList<CardId> KEEP_CARDS =
      KingOfTokyo.secondEdition().cards().copies().keySet().stream()
          .filter(card -> card.kind() == CardKind.KEEP)
          .map(Card::id)
          .collect(ImmutableList.toImmutableList());

  @ParameterizedTest
  @FieldSource("KEEP_CARDS")
  void gets_on_with_every_card_of_its_owner(CardId first) {
    for (CardId second : KEEP_CARDS) {
      new Pair(first, second, ONE).play();
    }
  }

  @ParameterizedTest
  @FieldSource("KEEP_CARDS")
  void gets_on_with_every_card_of_an_opponent(CardId first) {
    for (CardId second : KEEP_CARDS) {
      new Pair(first, second, TWO).play();
    }
  }

  /** The first card is with seat ONE; a second one of which there is no copy is a Mimic of the first. */
  private record Pair(CardId first, CardId second, Seat owner) {
    void play() {
      for (int round = 0; round < ROUNDS; round++) {
        long seed = number() + (long) round * KEEP_CARDS.size() * KEEP_CARDS.size();
        try {
          playTurns(seed);
        } catch (AssertionError | RuntimeException failure) {
          throw new AssertionError("with " + this + ", seed " + seed, failure);
        }
      }
    }

    private void playTurns(long seed) {
      Game game = edition().game();
      RandomPlay play = new RandomPlay(game, seed);
      GameState state = game.start(setup());
      Laws.checkState(state);
      for (int turns = 0; turns <= TURNS && !state.isOver(); ) {
        checkOptions(game, state);
        Action action = play.choose(state);
        Transition transition = game.apply(state, action);
        Laws.checkStep(game, state, action, transition);
        turns += starts(transition);
        state = transition.state();
      }
    }

    /**
     * Who is asked has a choice, and the first and the last answer can be given. Only who has looked at the deck is also
     * asked with nothing to choose.
     */
    private static void checkOptions(Game game, GameState state) {
      if (state.pending() instanceof Decision) {
        List<Action> options = game.legalActions(state);
        assertThat(options).hasSizeGreaterThan(state.seenCards().isEmpty() ? 1 : 0);
        Laws.checkState(game.next(state, options.get(0)));
        Laws.checkState(game.next(state, options.get(options.size() - 1)));
      }
    }

    private static int starts(Transition transition) {
      return (int) transition.events().stream()
          .filter(event -> event instanceof TurnStarted || event instanceof ExtraTurnStarted)
          .count();
    }

    private Edition edition() {
      int order = first.compareTo(second);
      boolean firstEdition = order == 0 ? position(first) % 2 == 0 : order < 0;
      return firstEdition == (owner == ONE) ? Edition.FIRST : Edition.SECOND;
    }

    private int number() {
      return position(first) * KEEP_CARDS.size() + position(second);
    }

    private static int position(CardId card) {
      return KEEP_CARDS.indexOf(card);
    }

    /** Wounded Monsters with energy, close to the end of their game, and a market to be dealt. */
    private GameSetup setup() {
      ImmutableList<Monster> monsters =
          edition().game().rules().monsters().asList().subList(0, 3);
      GameSetup setup = GameSetup.of(monsters.toArray(new Monster[0])).withFirst(ONE);
      for (int i = 0; i < monsters.size(); i++) {
        setup = setup.with(Seat.at(i), monster(monsters.get(i), i));
      }
      setup = give(setup, ONE, first, new CardRef(owner, second));
      CardId other = isOnlyOne() ? MIMIC : second;
      return other.equals(first) && isOnlyOne()
          ? setup
          : give(setup, owner, other, new CardRef(ONE, first));
    }

    private MonsterSetup monster(Monster monster, int seat) {
      return MonsterSetup.of(monster)
          .withLife(4 + seat)
          .withPoints(6 + seat)
          .withEnergy(8)
          .withPoison(seat)
          .withPlace(number() % 3 == seat ? Place.CITY : Place.OUTSIDE);
    }

    /** Whether both cards are the same, of which there is one. */
    private boolean isOnlyOne() {
      Game game = edition().game();
      return first.equals(second)
          && game.cards().copies().getOrDefault(game.cards().card(first), 0) == 1;
    }

    /** Gives a card to a Monster, with counters on it; a Mimic copies the other card. */
    private static GameSetup give(GameSetup setup, Seat seat, CardId card, CardRef other) {
      MonsterSetup monster = setup.monster(seat);
      boolean copies = card.equals(MIMIC) && !other.card().equals(MIMIC);
      CardSetup held =
          new CardSetup(card, counters(copies ? other.card() : card), copies ? other : null);
      return setup.with(
          seat,
          monster.withCards(ImmutableList.<CardSetup>builder()
              .addAll(monster.cards())
              .add(held)
              .build()));
    }

    private static int counters(CardId card) {
      return switch (card.value()) {
        case "smoke-cloud" -> 3;
        case "battery-monster" -> 6;
        default -> 0;
      };
    }

    @Override
    public String toString() {
      return first + " of " + ONE + " and " + second + " of " + owner + ", " + edition()
          + " edition";
    }
  }
}
