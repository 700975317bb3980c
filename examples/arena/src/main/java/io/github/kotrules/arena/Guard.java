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
 * Stands between a bot and the table. A bot that throws, answers what is not allowed or takes too long forfeits its game and is
 * not asked again. A stand-in plays on for its seat, so that the others can finish. A bot that can be closed is closed in the end.
 *
 * <p>Anything that a bot throws is a forfeit, while it is made and while it is asked: exceptions, checked ones too, and all
 * errors. If memory or stack runs out while a bot runs, the bot is blamed, and so it is if the library throws because the bot
 * called it. The arena's own code and its own calls of the library are not guarded: a failure there ends the run and is
 * never blamed on a bot. When the arena is stopped, games under way do not count, so it does not matter what their bots do when
 * they are interrupted.
 */
final class Guard implements Chooser {
  private final Seat seat;
  private final Chooser standIn;
  private final @Nullable Clock clock;
  private @Nullable Chooser bot;
  private @Nullable Chooser made;
  private @Nullable Forfeit forfeit;

  /**
   * Makes the bot.
   *
   * @param limit how long it may take for an answer, but not for being made; null for as long as it likes
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

  /** Why the bot has lost, or null if it has behaved. */
  @Nullable
  Forfeit forfeit() {
    return forfeit;
  }

  /** The game starts: a program outside learns what its seat sees. */
  void start(GameState state) {
    if (bot instanceof ExternalSeat external) {
      try {
        external.start(state, seat);
      } catch (BotFaultException fault) {
        forfeit(fault.reason());
      }
    }
  }

  /** Something has happened, which a program outside may want to know. */
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

  /** What the bot answers, if it does. A program outside has a clock of its own. */
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

  /** The message of a failure; only its class if the bot's code fails again to make a message. */
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

  /** Lets go of the bot and of what it may still be doing. It does not matter any more how it fails. */
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
