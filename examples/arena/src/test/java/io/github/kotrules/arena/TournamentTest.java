package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.SeatSet;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class TournamentTest {

  @Test
  void the_number_of_threads_changes_nothing() {
    MatchPlan plan = Samples.plan(Samples.bots("greedy", "random", "mcts:1"), 2, 2);
    Results one = Samples.play(plan, 1);

    assertThat(Samples.play(plan, 3).games()).isEqualTo(one.games());
    assertThat(new Summary(Samples.play(plan, 2), null).lines())
        .isEqualTo(new Summary(one, null).lines());
    assertThat(one.games()).hasSize(3 * 2 * 2);
  }

  @Test
  void every_record_replays_to_its_end() {
    for (Game game : ImmutableList.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition())) {
      for (int seats = 2; seats <= 6; seats++) {
        MatchPlan plan = Samples.plan(game, Samples.bots("greedy", "random"), seats, 1);
        GameRecord record =
            Objects.requireNonNull(new OneGame(plan, 0, 0, 1).play().record());
        GameRecord read =
            KingOfTokyo.notation().readRecord(KingOfTokyo.notation().write(record));

        assertThat(record.replay(game)).isEqualTo(record.end());
        assertThat(read).isEqualTo(record);
      }
    }
  }

  @Test
  void places_are_those_of_the_record() {
    MatchPlan plan = Samples.plan(Samples.bots("greedy", "random"), 5, 1);
    for (int rotation = 0; rotation < 5; rotation++) {
      GameResult result = new OneGame(plan, 0, 0, rotation).play();
      int better = 0;
      for (SeatSet place : Objects.requireNonNull(result.record()).placing(plan.game())) {
        double mean = better + (place.size() + 1) / 2.0;
        place.forEach(seat -> assertThat(result.places().get(seat.ordinal())).isEqualTo(mean));
        better += place.size();
      }
      assertThat(better).isEqualTo(5);
    }
  }

  @Test
  void all_rotations_of_a_block_begin_with_the_same_luck() {
    MatchPlan plan = Samples.plan(Samples.bots("greedy", "random", "again=random"), 3, 1);
    List<GameResult> block = List.of(
        new OneGame(plan, 0, 0, 0).play(),
        new OneGame(plan, 0, 0, 1).play(),
        new OneGame(plan, 0, 0, 2).play());

    assertThat(block)
        .extracting(GameResult::bots)
        .containsExactly(
            ImmutableList.of(0, 1, 2), ImmutableList.of(2, 0, 1), ImmutableList.of(1, 2, 0));
    // three cards are dealt and three Monsters roll for the first turn before anybody decides
    assertThat(block).extracting(game -> opening(game)).containsOnly(opening(block.get(0)));
  }

  private static List<Action> opening(GameResult game) {
    return Objects.requireNonNull(game.record()).actions().subList(0, 6);
  }

  @Test
  void who_meets_whom() {
    assertThat(Lineups.roundRobin(3, 2)).containsExactly(lineup(0, 1), lineup(0, 2), lineup(1, 2));
    assertThat(Lineups.roundRobin(2, 4))
        .containsExactly(lineup(0, 0, 0, 1), lineup(0, 0, 1, 1), lineup(0, 1, 1, 1));
    assertThat(Lineups.roundRobin(4, 3)).hasSize(4);
    assertThat(Lineups.gauntlet(3, 4)).containsExactly(lineup(0, 1, 1, 1), lineup(0, 2, 2, 2));
    assertThat(lineup(0, 1, 1, 1).isDuel()).isTrue();
    assertThat(lineup(0, 0, 1).isDuel()).isFalse();
    assertThat(lineup(0, 1, 2).isDuel()).isFalse();
  }

  private static Lineup lineup(Integer... bots) {
    return new Lineup(ImmutableList.copyOf(bots));
  }

  @Test
  void greedy_beats_random() {
    Results results = Samples.play(Samples.plan(Samples.bots("greedy", "random"), 2, 50), 2);
    Duel duel = Duel.of(results, null).get(0);

    assertThat(duel.games()).isEqualTo(100);
    assertThat(duel.score().low()).isGreaterThan(0.85);
    assertThat(Standing.of(results).get(0).bot().name()).isEqualTo("greedy");
  }

  /** Bots that behave in the first block; in the second one they end the run, as Ctrl-C does, and never answer. */
  private static Results stopped(@Nullable Duration limit) throws Exception {
    AtomicReference<Tournament> running = new AtomicReference<>();
    AtomicInteger made = new AtomicInteger();
    Chooser waiting = question -> {
      Objects.requireNonNull(running.get()).stop();
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
      }
      throw new IllegalStateException("interrupted");
    };
    Contestant bot = new Contestant(
        "bot", (game, seed) -> made.incrementAndGet() <= 2 ? new GreedyBot() : waiting);
    MatchPlan plan = new MatchPlan(
        KingOfTokyo.secondEdition(),
        ImmutableList.of(bot, Samples.bots("greedy").get(0)),
        Lineups.roundRobin(2, 2),
        5,
        7,
        limit,
        false);
    Tournament tournament = Samples.tournament(plan);
    running.set(tournament);
    return tournament.play(1, (lineup, block) -> {});
  }

  @Test
  void a_run_that_is_stopped_keeps_its_whole_blocks_and_blames_nobody() throws Exception {
    for (Duration limit : new @Nullable Duration[] {null, Duration.ofDays(1)}) {
      Results results = stopped(limit);

      assertThat(results.games()).extracting(GameResult::block).containsExactly(0, 0);
      assertThat(results.games()).flatExtracting(GameResult::forfeits).isEmpty();
    }
  }

  @Test
  void a_fault_outside_of_the_bots_ends_the_run_keeps_what_was_played_and_blames_nobody()
      throws Exception {
    MatchPlan sound = Samples.plan(Samples.bots("greedy", "random"), 2, 3);
    MatchPlan faulty = new MatchPlan(
        sound.game(),
        sound.contestants(),
        ImmutableList.of(lineup(0, 1), lineup(0, 9)),
        sound.blocks(),
        sound.seed(),
        null,
        false);
    for (int threads = 1; threads <= 3; threads++) {
      Tournament tournament = Samples.tournament(faulty);
      Results results = tournament.play(threads, (lineup, block) -> {});

      assertThat(tournament.fault()).isInstanceOf(IndexOutOfBoundsException.class);
      assertThat(results.blocks(0)).hasSize(1);
      assertThat(results.blocks(1)).isEmpty();
      assertThat(results.games()).flatExtracting(GameResult::forfeits).isEmpty();
    }
  }
}
