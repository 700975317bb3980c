package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.Seat;
import io.github.kotrules.protocol.ExternalBot;
import io.github.kotrules.state.GameState;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** An external program in one seat of one game. */
final class ExternalSeat implements Chooser, AutoCloseable {
  private final ExternalBot bot;
  private final long seed;
  private final Consumer<ExternalBot> giveBack;
  private @Nullable GameState last;

  /**
   * Creates a seat for a bot that is not in a game.
   *
   * @param giveBack gets the bot when its game is over
   */
  ExternalSeat(ExternalBot bot, long seed, Consumer<ExternalBot> giveBack) {
    this.bot = bot;
    this.seed = seed;
    this.giveBack = giveBack;
  }

  void start(GameState state, Seat seat) {
    last = state;
    bot.startGame(state.viewFor(seat), seed);
  }

  void watch(Transition transition) {
    last = transition.state();
    bot.watch(transition);
  }

  @Override
  public Action choose(Question question) {
    return bot.choose(question);
  }

  @Override
  public void close() {
    if (last != null) {
      bot.endGame(last);
    }
    giveBack.accept(bot);
  }
}
