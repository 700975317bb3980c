package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.arena.Clock.LateException;
import io.github.kotrules.arena.Clock.StoppedException;
import io.github.kotrules.arena.Clock.Work;
import io.github.kotrules.model.Seat;
import io.github.kotrules.protocol.BotFaultException;
import io.github.kotrules.state.GameState;
import java.time.Duration;
import org.jspecify.annotations.Nullable;

/**
 * Protects the table from a bot. A bot that throws, gives an illegal answer or takes too long forfeits its game and is not
 * asked again. A stand-in continues for its seat, so that the others can finish. A bot that is closeable is closed at the end.
 *
 * <p>Anything that a bot throws is a forfeit, when it is created and when it is asked: exceptions, including checked ones, and
 * all errors. That includes a lack of memory or stack while a bot runs, and exceptions of library calls by the bot. The arena's
 * own code and its own calls of the library are not guarded: a failure there ends the run and is never blamed on a bot. When
 * the arena is stopped, unfinished games do not count, so it does not matter how their bots react to the interruption.
 */
final class Guard implements Chooser {
  private final Seat seat;
  private final Chooser standIn;
  private final @Nullable Clock clock;
  private @Nullable Chooser bot;
  private @Nullable Chooser made;
  private @Nullable Forfeit forfeit;

  /**
   * Creates the bot.
   *
   * @param limit the time limit for an answer, but not for the creation; null for none
   */
  Guard(Seat seat, Work<Chooser> maker, Chooser standIn, @Nullable Duration limit) {
    this.seat = seat;
    this.standIn = standIn;
    this.clock = limit == null ? null : new Clock(limit);
    try {
      this.bot = clock == null ? maker.run() : clock.withoutLimit(maker);
      this.made = bot;
      if (bot == null) {
        forfeit("could not be made: there is none");
      }
    } catch (StoppedException stopped) {
      throw stopped;
    } catch (Throwable failure) {
      forfeit("could not be made: " + words(failure));
    }
  }

  /** The forfeit of the bot, or null. */
  @Nullable
  Forfeit forfeit() {
    return forfeit;
  }

  /** Starts the game: an external program gets the view of its seat. */
  void start(GameState state) {
    if (bot instanceof ExternalSeat external) {
      try {
        external.start(state, seat);
      } catch (BotFaultException fault) {
        forfeit(fault.reason());
      }
    }
  }

  /** Passes a transition to an external program. */
  void watch(Transition transition) {
    if (bot instanceof ExternalSeat external) {
      external.watch(transition);
    }
  }

  @Override
  public Action choose(Question question) {
    if (bot != null) {
      Action answer = ask(bot, question);
      if (answer != null && question.options().contains(answer)) {
        return answer;
      }
      if (forfeit == null) {
        forfeit("answered " + answer + " to " + question.decision());
      }
    }
    return standIn.choose(question);
  }

  /** Asks the bot; null if it fails. An external program has its own clock. */
  private @Nullable Action ask(Chooser asked, Question question) {
    Work<Action> work = () -> asked.choose(question);
    try {
      return clock == null || asked instanceof ExternalSeat ? work.run() : clock.withinLimit(work);
    } catch (StoppedException stopped) {
      throw stopped;
    } catch (BotFaultException fault) {
      forfeit(fault.reason());
    } catch (LateException late) {
      forfeit("took " + late.getMessage() + " for " + question.decision());
    } catch (Throwable failure) {
      forfeit("threw " + words(failure) + " at " + question.decision());
    }
    return null;
  }

  /** The message of a failure; only its class if {@code getMessage} fails as well. */
  private static String words(Throwable failure) {
    try {
      return failure.toString();
    } catch (Throwable speechless) {
      return failure.getClass().getName();
    }
  }

  private void forfeit(String reason) {
    forfeit = new Forfeit(seat, reason);
    bot = null;
  }

  /** Closes the bot and abandons its work. Failures are ignored from now on. */
  void close() {
    if (made instanceof AutoCloseable closeable) {
      try {
        if (clock == null || made instanceof ExternalSeat) {
          closeable.close();
        } else {
          clock.withinLimit(() -> {
            closeable.close();
            return null;
          });
        }
      } catch (StoppedException stopped) {
        Thread.currentThread().interrupt();
      } catch (Throwable failure) {
        // its game is over
      }
    }
    if (clock != null) {
      clock.close();
    }
  }
}
