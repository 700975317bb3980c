package io.github.kotrules.arena;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.arena.Contestant.Maker;
import io.github.kotrules.protocol.ExternalBot;
import java.time.Duration;
import java.util.Deque;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import org.jspecify.annotations.Nullable;

/** The processes of one program: one for each concurrent game, reused for one game after the other. */
final class ProcessPool implements Maker {
  private final String command;
  private final @Nullable Duration limit;
  private final int restarts;
  private final Set<ExternalBot> all = ConcurrentHashMap.newKeySet();
  private final Deque<ExternalBot> idle = new ConcurrentLinkedDeque<>();
  private volatile boolean closed;

  /**
   * Creates an empty pool.
   *
   * @param limit the time limit for an answer of the program; null for the default
   * @throws IllegalArgumentException if the command is malformed
   */
  ProcessPool(String command, @Nullable Duration limit, int restarts) {
    this.command = command;
    this.limit = limit;
    this.restarts = restarts;
    ExternalBot unused = newBot(); // refuses a wrong command before the first game
  }

  private ExternalBot newBot() {
    ExternalBot bot = ExternalBot.of(command).restarts(restarts);
    return limit == null ? bot : bot.clock(limit);
  }

  @Override
  public Chooser make(Game game, long seed) {
    ExternalBot bot = idle.poll();
    if (bot == null) {
      bot = newBot();
      all.add(bot);
    }
    if (closed) { // the arena was stopped meanwhile
      bot.close();
    }
    return new ExternalSeat(bot, seed, idle::push);
  }

  @Override
  public void close() {
    closed = true;
    all.forEach(ExternalBot::close);
  }
}
