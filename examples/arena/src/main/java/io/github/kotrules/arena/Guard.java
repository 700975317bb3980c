package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameView;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Stands between a bot and the table. A bot that throws, answers what is not allowed or takes too long is not asked again: a
 * stand-in plays on for its seat, so that the others can finish their game.
 */
final class Guard implements Chooser {
  private final Seat seat;
  private final Chooser standIn;
  private final @Nullable Clock clock;
  private @Nullable Chooser bot;
  private @Nullable Forfeit forfeit;

  Guard(Seat seat, Supplier<Chooser> maker, Chooser standIn, @Nullable Duration limit) {
    this.seat = seat;
    this.standIn = standIn;
    this.clock = limit == null ? null : new Clock(limit);
    try {
      this.bot = maker.get();
    } catch (RuntimeException | Error failure) {
      forfeit("could not be made: " + failure);
    }
  }

  /** Why the bot has lost, or null if it has behaved. */
  @Nullable
  Forfeit forfeit() {
    return forfeit;
  }

  @Override
  public Action choose(GameView view, List<Action> options) {
    Action answer = bot == null ? null : ask(bot, view, options);
    return answer == null ? standIn.choose(view, options) : answer;
  }

  private @Nullable Action ask(Chooser asked, GameView view, List<Action> options) {
    try {
      Action answer = clock == null ? asked.choose(view, options) : clock.ask(asked, view, options);
      if (answer != null && options.contains(answer)) {
        return answer;
      }
      return forfeit("answered " + answer + " to " + view.pending());
    } catch (TimeoutException late) {
      return forfeit("took longer than " + late.getMessage() + " for " + view.pending());
    } catch (Exception | StackOverflowError | AssertionError | LinkageError failure) {
      return forfeit("threw " + failure + " at " + view.pending());
    }
  }

  private @Nullable Action forfeit(String reason) {
    forfeit = new Forfeit(seat, reason);
    bot = null;
    return null;
  }

  /** Lets go of what the bot may still be doing. */
  void close() {
    if (clock != null) {
      clock.close();
    }
  }
}
