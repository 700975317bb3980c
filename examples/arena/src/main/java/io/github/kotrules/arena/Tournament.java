package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.arena.Sprt.Verdict;
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
 * Plays the blocks of a plan on several threads. Blocks are looked at in the order of the plan, whoever finished first, so the
 * number of threads changes nothing in the results, early stops included.
 */
final class Tournament {
  private final MatchPlan plan;
  private final @Nullable Sprt sprt;
  private final Progress progress;
  private final Results results;
  private final AtomicIntegerArray decided;
  private volatile boolean stopped;
  private @Nullable Throwable fault;

  Tournament(MatchPlan plan, @Nullable Sprt sprt, Progress progress) {
    this.plan = plan;
    this.sprt = sprt;
    this.progress = progress;
    this.results = new Results(plan);
    this.decided = new AtomicIntegerArray(plan.lineups().size());
  }

  /** Is told of every block that counts. */
  @FunctionalInterface
  interface Listener {
    void played(int lineup, List<GameResult> block) throws InputException;
  }

  /** Makes an end: what is finished by now is the result. */
  void stop() {
    stopped = true;
  }

  boolean wasStopped() {
    return stopped;
  }

  /** What went wrong in the arena itself, or in the library, and has ended the run; null if nothing did. */
  @Nullable
  Throwable fault() {
    return fault;
  }

  /** What the test says of a lineup so far; null without a test. */
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
   * Plays until all is played or decided, somebody stops it, or the arena itself fails. What bots throw ends only their games.
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

  private record Task(int lineup, Future<ImmutableList<GameResult>> block) {}

  private List<Task> submitAll(ExecutorService workers) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < plan.blocks(); i++) {
      for (int j = 0; j < plan.lineups().size(); j++) {
        int block = i;
        int lineup = j;
        tasks.add(new Task(lineup, workers.submit(() -> block(lineup, block))));
      }
    }
    return tasks;
  }

  /** The games of a block; not all of them if nobody wants to know any more. */
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
        listener.played(task.lineup(), block);
        results.add(task.lineup(), block.stream().map(GameResult::withoutRecord).toList());
        Verdict verdict = verdict(task.lineup());
        if (verdict != null && verdict != Verdict.UNDECIDED) {
          decided.set(task.lineup(), 1);
        }
      }
    }
  }

  /** Waits for a block and shows how far all are; nothing comes any more once the tournament is stopped. */
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
