package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import com.google.common.util.concurrent.Futures;
import io.github.kotrules.arena.Sprt.Verdict;
import io.github.kotrules.cli.InputException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.jspecify.annotations.Nullable;

/**
 * Plays the blocks of a plan on several threads. Blocks are evaluated in the order of the plan, whichever finished first, so
 * the number of threads does not change the results, including early stops.
 */
final class Tournament {
  private final MatchPlan plan;
  private final @Nullable Sprt sprt;
  private final Progress progress;
  private final Shard shard;
  private final PlayedBlocks played;
  private final Results results;
  private final AtomicIntegerArray decided;
  private volatile boolean stopped;
  private @Nullable Throwable fault;

  /**
   * Creates a tournament.
   *
   * @param sprt the test that ends a match early; null for none
   * @param shard the blocks to play
   * @param played the blocks that were played before
   */
  Tournament(
      MatchPlan plan, @Nullable Sprt sprt, Progress progress, Shard shard, PlayedBlocks played) {
    this.plan = plan;
    this.sprt = sprt;
    this.progress = progress;
    this.shard = shard;
    this.played = played;
    this.results = new Results(plan);
    this.decided = new AtomicIntegerArray(plan.lineups().size());
  }

  /** Blocks that were played before. */
  @FunctionalInterface
  interface PlayedBlocks {
    /** The games of a block; null if it was not played. */
    @Nullable
    ImmutableList<GameResult> find(int lineup, int block);
  }

  /** Receives every block that counts and was played now. */
  @FunctionalInterface
  interface Listener {
    void played(int lineup, List<GameResult> block) throws InputException;
  }

  /** Stops the tournament: the blocks finished by now are the result. */
  void stop() {
    stopped = true;
  }

  boolean wasStopped() {
    return stopped;
  }

  /** The failure of the arena itself, or of the library, that ended the run; null if there was none. */
  @Nullable
  Throwable fault() {
    return fault;
  }

  /** The verdict of the test on a lineup so far; null without a test. */
  @Nullable
  Verdict verdict(int lineup) {
    return sprt == null
        ? null
        : sprt.verdict(
            results.blockMeans(
                lineup, plan.lineups().get(lineup).bots().get(0), GameResult::scores),
            plan.seats());
  }

  /**
   * Plays until everything is played or decided, the tournament is stopped, or the arena itself fails. Exceptions of bots end
   * only their games.
   */
  Results play(int threads, Listener listener) throws InputException, InterruptedException {
    ExecutorService workers = Executors.newFixedThreadPool(threads);
    try {
      collect(submitAll(workers), listener);
    } finally {
      stopped |= Thread.currentThread().isInterrupted();
      workers.shutdownNow();
      progress.end();
    }
    return results;
  }

  private record Task(int lineup, Future<ImmutableList<GameResult>> block, boolean isNew) {}

  private List<Task> submitAll(ExecutorService workers) {
    List<Task> tasks = new ArrayList<>();
    for (int block = 0; block < plan.blocks(); block++) {
      for (int lineup = 0; lineup < plan.lineups().size() && shard.has(block); lineup++) {
        tasks.add(task(workers, lineup, block));
      }
    }
    return tasks;
  }

  private Task task(ExecutorService workers, int lineup, int block) {
    ImmutableList<GameResult> known = played.find(lineup, block);
    return known == null
        ? new Task(lineup, workers.submit(() -> block(lineup, block)), true)
        : new Task(lineup, Futures.immediateFuture(known), false);
  }

  /** Plays the games of a block; not all of them if the tournament is stopped. */
  private ImmutableList<GameResult> block(int lineup, int block) {
    ImmutableList.Builder<GameResult> games = ImmutableList.builder();
    for (int rotation = 0; rotation < plan.seats(); rotation++) {
      if (!stopped && decided.get(lineup) == 0) {
        games.add(new OneGame(plan, lineup, block, rotation).play());
      }
      progress.gameOver();
    }
    return games.build();
  }

  private void collect(List<Task> tasks, Listener listener)
      throws InputException, InterruptedException {
    for (Task task : tasks) {
      if (fault != null) {
        return;
      }
      List<GameResult> block = await(task.block());
      boolean whole = block.size() == plan.seats();
      if (whole && decided.get(task.lineup()) == 0) {
        if (task.isNew()) {
          listener.played(task.lineup(), block);
        }
        results.add(task.lineup(), block.stream().map(GameResult::withoutRecord).toList());
        Verdict verdict = verdict(task.lineup());
        if (verdict != null && verdict != Verdict.UNDECIDED) {
          decided.set(task.lineup(), 1);
        }
      }
    }
  }

  /** Waits for a block and shows the progress; empty once the tournament is stopped. */
  private List<GameResult> await(Future<ImmutableList<GameResult>> block)
      throws InterruptedException {
    while (!stopped || block.isDone()) {
      try {
        return block.get(Progress.MILLIS, TimeUnit.MILLISECONDS);
      } catch (TimeoutException notYet) {
        progress.show();
      } catch (ExecutionException failed) {
        fault = failed.getCause();
        stop();
        return ImmutableList.of();
      }
    }
    return ImmutableList.of();
  }
}
