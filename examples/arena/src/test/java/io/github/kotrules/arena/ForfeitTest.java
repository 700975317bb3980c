package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.CardAction.TakeExtraTurn;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.bots.RandomBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.state.GameView;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ForfeitTest {
  private static final Contestant GREEDY =
      new Contestant("greedy", (game, seed) -> new GreedyBot());

  private static Contestant bad(Chooser bot) {
    return new Contestant("bad", (game, seed) -> bot);
  }

  private static Results play(Contestant bad, int seats, @Nullable Duration limit) {
    Contestant random =
        new Contestant("random", (game, seed) -> new RandomBot(new SplittableRandom(seed)));
    List<Contestant> all = seats == 2 ? List.of(bad, GREEDY) : List.of(bad, GREEDY, random);
    MatchPlan plan = new MatchPlan(
        KingOfTokyo.secondEdition(),
        ImmutableList.copyOf(all),
        Lineups.roundRobin(all.size(), seats),
        1,
        3,
        limit,
        true);
    return Samples.play(plan, 1, (lineup, block) -> block.forEach(ForfeitTest::checkRecord));
  }

  /** A stand-in has finished the game. */
  private static void checkRecord(GameResult game) {
    GameRecord record = Objects.requireNonNull(game.record());
    assertThat(record.end().isOver()).isTrue();
    assertThat(record.replay(KingOfTokyo.secondEdition())).isEqualTo(record.end());
  }

  private static void checkForfeits(Results results, String reason) {
    for (GameResult game : results.games()) {
      int seat = game.bots().indexOf(0);
      assertThat(game.forfeits()).hasSize(1);
      assertThat(game.scores().get(seat)).isZero();
      assertThat(game.scores().stream().mapToDouble(Double::doubleValue).sum()).isEqualTo(1);
      assertThat(game.places().get(seat)).isEqualTo(game.bots().size());
    }
    assertThat(new Summary(results, null).forfeits())
        .singleElement()
        .asString()
        .startsWith("bad lost " + results.games().size() + " games by forfeit, first in block 0")
        .contains(reason);
  }

  @Test
  void a_bot_that_throws_loses_and_the_others_play_on() {
    Chooser throwing = (view, options) -> {
      throw new IllegalStateException("no idea");
    };
    checkForfeits(play(bad(throwing), 2, null), "threw java.lang.IllegalStateException: no idea");
    checkForfeits(play(bad(throwing), 3, null), "no idea");
  }

  @Test
  void a_bot_that_answers_what_is_not_allowed_loses() {
    checkForfeits(
        play(bad((view, options) -> new TakeExtraTurn()), 2, null), "answered TakeExtraTurn");
    checkForfeits(play(bad((view, options) -> nothing()), 2, null), "answered null");
  }

  @SuppressWarnings("NullAway")
  private static Action nothing() {
    return null;
  }

  @Test
  void a_bot_that_never_answers_loses_when_there_is_a_limit() {
    Chooser sleeping = (view, options) -> {
      try {
        new CountDownLatch(1).await();
      } catch (InterruptedException gone) {
        Thread.currentThread().interrupt();
      }
      return options.get(0);
    };
    checkForfeits(play(bad(sleeping), 2, Duration.ofMillis(300)), "took longer than 300 ms");
  }

  @Test
  void a_bot_that_cannot_be_made_loses() {
    Contestant broken = new Contestant("bad", (game, seed) -> {
      throw new IllegalStateException("no licence");
    });
    checkForfeits(play(broken, 2, null), "could not be made");
  }

  @Test
  void a_bot_that_blows_the_stack_loses() {
    checkForfeits(play(bad(ForfeitTest::dig), 2, null), "StackOverflowError");
  }

  @SuppressWarnings("InfiniteRecursion")
  private static Action dig(GameView view, List<Action> options) {
    return dig(view, options);
  }
}
