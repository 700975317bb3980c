package io.github.kotrules;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays a game to its end: asks the {@link Chooser} of each seat, takes chance from a {@link ChanceSource}, passes events to a
 * listener and records the game. The same game, choosers and source give the same record.
 *
 * <pre>{@code
 * Chooser first = question -> question.options().get(0); // your bot, your UI
 * GameRecord record = Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *     .choosers(List.of(first, first))
 *     .random(new Random(42))
 *     .listener(System.out::println)
 *     .toEnd();
 * }</pre>
 *
 * <p>Not thread-safe.
 */
public final class Play {
  private static final Logger LOG = LoggerFactory.getLogger(Play.class);

  private final Game game;
  private final GameRecord begun;
  private ImmutableList<Chooser> choosers = ImmutableList.of();
  private @Nullable ChanceSource chance;
  private Consumer<? super Event> listener = event -> {};

  private Play(Game game, GameRecord begun) {
    this.game = game;
    this.begun = begun;
  }

  /** Prepares a new game of these Monsters, who sit clockwise in this order. */
  public static Play of(Game game, Monster... monsters) {
    return of(game, game.setup(monsters));
  }

  /**
   * Prepares a game that starts from a position.
   *
   * @throws io.github.kotrules.state.IllegalSetupException if the position is not legal
   */
  public static Play of(Game game, GameSetup start) {
    return of(game, GameRecord.of(game, start, ImmutableList.of()));
  }

  /** Prepares to continue a game where its record ends. */
  public static Play of(Game game, GameRecord begun) {
    return new Play(requireNonNull(game, "game"), requireNonNull(begun, "begun"));
  }

  /** Sets the choosers, in order of seats. */
  @CanIgnoreReturnValue
  public Play choosers(List<? extends Chooser> bySeat) {
    checkArgument(
        bySeat.size() == begun.end().seats(),
        "%s choosers for a table of %s seats",
        bySeat.size(),
        begun.end().seats());
    choosers = ImmutableList.copyOf(bySeat);
    return this;
  }

  /** Takes chance from a generator. */
  @CanIgnoreReturnValue
  public Play random(RandomGenerator generator) {
    requireNonNull(generator, "generator");
    return chance((state, awaited) -> awaited.sample(generator));
  }

  /** Takes chance from a source. */
  @CanIgnoreReturnValue
  public Play chance(ChanceSource source) {
    chance = requireNonNull(source, "source");
    return this;
  }

  /** Sets the listener, which gets every event in order. */
  @CanIgnoreReturnValue
  public Play listener(Consumer<? super Event> eventListener) {
    listener = requireNonNull(eventListener, "eventListener");
    return this;
  }

  /**
   * Plays until the game is over. Exceptions of the chance source and of the listener are passed on unchanged.
   *
   * @throws IllegalChoiceException if a chooser gives an answer that is not among its options
   * @throws ChooserException if a chooser throws anything. Only a {@link VirtualMachineError} such as {@link OutOfMemoryError}
   *     is passed on, unless it is a {@link StackOverflowError}
   * @throws IllegalActionException if the chance source gives an impossible outcome
   */
  @CanIgnoreReturnValue
  public GameRecord toEnd() {
    checkState(!choosers.isEmpty(), "there are no choosers: call choosers(...) first");
    ChanceSource source = chance;
    checkState(
        source != null, "there is no source of chance: call random(...) or chance(...) first");
    Session session = Session.of(game, begun);
    while (!session.state().isOver()) {
      GameState state = session.state();
      Action action = state.pending() instanceof Chance awaited
          ? source.outcome(state, awaited)
          : choose(session);
      for (Transition transition : session.push(action)) {
        LOG.debug("{} leads to {}", action, transition.events());
        transition.events().forEach(listener);
      }
    }
    return session.record();
  }

  private Action choose(Session session) {
    Question question = session.question();
    Decision decision = question.decision();
    Action answer;
    try {
      answer = choosers.get(decision.seat().ordinal()).choose(question);
    } catch (Throwable thrown) {
      if (isOfTheMachine(thrown)) {
        throw thrown;
      }
      throw new ChooserException(decision, thrown, session.record());
    }
    if (answer == null || !question.options().contains(answer)) {
      throw new IllegalChoiceException(decision, answer, question.options(), session.record());
    }
    return answer;
  }

  private static boolean isOfTheMachine(Throwable thrown) {
    return thrown instanceof VirtualMachineError && !(thrown instanceof StackOverflowError);
  }
}
