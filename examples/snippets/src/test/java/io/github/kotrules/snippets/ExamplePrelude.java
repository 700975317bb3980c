package io.github.kotrules.snippets;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.card.Card;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.testkit.Scenario;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What examples in Javadoc may use without declaring it. Every example is compiled in a class that extends this one, with
 * all public types of the libraries imported, and the constants of {@link Seat} and {@link Monster}.
 */
public abstract class ExamplePrelude {
  private static final Game PRINTED = KingOfTokyo.secondEdition();
  private static final Game HOUSE = HouseGame.secondEdition();
  private static final GameSetup SETUP =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
  private static final GameState START = PRINTED.start(SETUP);
  private static final Scenario SCENARIO = Scenario.of(PRINTED, 3)
      .inCity(ONE)
      .cards(ONE, "extra-head")
      .energy(TWO, 5)
      .market("heal", "jets", "mimic")
      .turnOf(TWO)
      .roll("1123SS");
  private static final GameState TABLE = SCENARIO.state();
  private static final Action STOP = new StopRolling();
  private static final Transition ATTACK = PRINTED.apply(TABLE, STOP);
  private static final GameRecord RECORD = Play.of(PRINTED, SETUP)
      .choosers(randomBots(new SplittableRandom(1)))
      .random(new SplittableRandom(2))
      .toEnd();

  /** The second edition as printed. */
  protected final Game game = PRINTED;

  /** The second edition with the two invented cards of this module. */
  protected final Game house = HOUSE;

  /** A card that somebody has invented. */
  protected final Card myCard = new ThickSkin();

  /** A new game of three. */
  protected final GameSetup setup = SETUP;

  /** A new table of three, which waits for the first card of the market. */
  protected final GameState start = START;

  /**
   * Seat 1 is in Tokyo City with a Keep card, seat 2 has rolled 1123SS and is asked what to roll again. It has 5 energy.
   * For sale are heal, jets and mimic.
   */
  protected final GameState state = TABLE;

  /** The scenario that has led to the state. */
  protected final Scenario scenario = SCENARIO;

  /** The state as the player sees it who is asked. */
  protected final GameView view = TABLE.viewFor(TWO);

  /** Whose turn it is in the state. */
  protected final Seat seat = TWO;

  /** What seat 2 says then: it rolls no more. */
  protected final Action action = STOP;

  /** What comes of it: seat 1 loses 2 life and is asked whether it yields. */
  protected final Transition transition = ATTACK;

  /** A whole game. */
  protected final GameRecord record = RECORD;

  /** Text for the printed games. */
  protected final Notation notation = KingOfTokyo.notation();

  /** Where luck comes from. */
  protected final RandomGenerator random = new SplittableRandom(42);

  /** Three players who choose at random. */
  protected final List<Chooser> bots = randomBots(random);

  /** One of them. */
  protected final Chooser bot = bots.get(0);

  /** A person, say. */
  protected final Chooser me = bots.get(1);

  private static ImmutableList<Chooser> randomBots(RandomGenerator random) {
    Chooser bot =
        question -> question.options().get(random.nextInt(question.options().size()));
    return ImmutableList.of(bot, bot, bot);
  }

  /** Somebody picks one. */
  protected final Action choose(List<Action> options) {
    return options.get(random.nextInt(options.size()));
  }

  /** What a program does with what it has found out. */
  protected final void show(@Nullable Object something) {
    System.out.println(something);
  }
}
