package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForfeitTest {
  private static final Contestant GREEDY =
      new Contestant("greedy", (game, seed) -> new GreedyBot());

  /** A limit that is there and does not matter. */
  private static final Duration NEVER = Duration.ofDays(1);

  private static Contestant bad(Chooser bot) {
    return new Contestant("bad", (game, seed) -> bot);
  }

  private static Results play(Contestant bad, int seats, @Nullable Duration limit) {
    Contestant random =
        new Contestant("random", (game, seed) -> Chooser.random(new SplittableRandom(seed)));
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
    Chooser throwing = question -> {
      throw new IllegalStateException("no idea");
    };
    checkForfeits(play(bad(throwing), 2, null), "threw java.lang.IllegalStateException: no idea");
    checkForfeits(play(bad(throwing), 3, null), "no idea");
  }

  @Test
  void a_bot_that_answers_what_is_not_allowed_loses() {
    checkForfeits(play(bad(question -> new TakeExtraTurn()), 2, null), "answered TakeExtraTurn");
    checkForfeits(play(bad(question -> nothing()), 2, null), "answered null");
  }

  @SuppressWarnings("NullAway")
  private static Action nothing() {
    return null;
  }

  /** Nobody answers here, so no bot can be late by accident. */
  @Test
  void a_bot_that_never_answers_loses_when_there_is_a_limit() {
    MatchPlan plan = new MatchPlan(
        KingOfTokyo.secondEdition(),
        ImmutableList.of(
            new Contestant("one", (game, seed) -> ForfeitTest::wait),
            new Contestant("other", (game, seed) -> ForfeitTest::wait)),
        Lineups.roundRobin(2, 2),
        1,
        3,
        Duration.ofMillis(20),
        true);
    Results results =
        Samples.play(plan, 1, (lineup, block) -> block.forEach(ForfeitTest::checkRecord));

    assertThat(results.games()).hasSize(2);
    assertThat(results.games())
        .flatExtracting(GameResult::forfeits)
        .hasSize(4)
        .allSatisfy(forfeit -> assertThat(forfeit.reason()).startsWith("took longer than 20 ms"));
  }

  private static Action wait(Question question) {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException gone) {
      Thread.currentThread().interrupt();
    }
    return question.options().get(0);
  }

  /** Everything that can be thrown, also what a compiler would not let through. */
  static Stream<Throwable> failures() {
    return Stream.of(
        new IllegalStateException("no idea"),
        new InternalError("out of order"),
        new OutOfMemoryError("Java heap space"),
        new AssertionError("cannot be"),
        new ExceptionInInitializerError("no class"),
        new IOException("no file"),
        new InterruptedException("not now"),
        new TimeoutException("mine"),
        new ExecutionException(new IOException("wrapped")),
        new Throwable("neither exception nor error"));
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatever_a_bot_throws_is_a_forfeit(Throwable failure) {
    Chooser throwing = question -> {
      throw sneak(failure);
    };
    checkForfeits(play(bad(throwing), 2, null), "seat 1: it threw " + failure + " at ");
    checkForfeits(play(bad(throwing), 2, NEVER), "seat 1: it threw " + failure + " at ");
  }

  @ParameterizedTest
  @MethodSource("failures")
  void whatever_is_thrown_while_a_bot_is_made_is_a_forfeit(Throwable failure) {
    Contestant broken = new Contestant("bad", (game, seed) -> {
      throw sneak(failure);
    });
    checkForfeits(play(broken, 2, null), "seat 1: it could not be made: " + failure);
    checkForfeits(play(broken, 2, NEVER), "seat 1: it could not be made: " + failure);
  }

  @SuppressWarnings("unchecked")
  private static <T extends Throwable> RuntimeException sneak(Throwable failure) throws T {
    throw (T) failure;
  }

  /** A bot of somebody else, found by its class. */
  public static final class Unmakable implements Chooser {
    public Unmakable() {
      throw new InternalError("no licence");
    }

    @Override
    public Action choose(Question question) {
      return question.options().get(0);
    }
  }

  @Test
  void a_constructor_that_throws_is_told_without_its_wrapping() {
    Contestant unmakable = Samples.bots("bad=" + Unmakable.class.getName()).get(0);

    checkForfeits(
        play(unmakable, 2, null), "it could not be made: java.lang.InternalError: no licence");
  }

  @Test
  void a_maker_that_makes_nothing_is_a_forfeit() {
    checkForfeits(play(bad(nobody()), 2, null), "it could not be made: there is none");
  }

  @SuppressWarnings("NullAway")
  private static Chooser nobody() {
    return null;
  }

  /** Its words are code of the bot, too. */
  private static final class Speechless extends RuntimeException {
    private static final long serialVersionUID = 1;

    @Override
    public String getMessage() {
      throw new InternalError("not even that");
    }
  }

  @Test
  void a_failure_that_cannot_be_told_is_told_by_its_name() {
    Chooser throwing = question -> {
      throw new Speechless();
    };
    String words = "it threw " + Speechless.class.getName() + " at ";
    checkForfeits(play(bad(throwing), 2, null), words);
    checkForfeits(play(bad(throwing), 2, NEVER), words);
  }

  @Test
  void a_failure_with_many_words_is_cut_short() {
    Chooser throwing = question -> {
      throw new IllegalStateException("no ".repeat(1_000_000));
    };
    Results results = play(bad(throwing), 2, null);

    assertThat(results.games())
        .flatExtracting(GameResult::forfeits)
        .extracting(forfeit -> forfeit.reason().length())
        .allMatch(length -> length < 400);
    checkForfeits(results, "it threw java.lang.IllegalStateException: no no ");
  }

  @Test
  void a_bot_that_blows_the_stack_loses() {
    checkForfeits(play(bad(ForfeitTest::dig), 2, null), "StackOverflowError");
    checkForfeits(play(bad(ForfeitTest::dig), 2, NEVER), "StackOverflowError");
  }

  @SuppressWarnings("InfiniteRecursion")
  private static Action dig(Question question) {
    return dig(question);
  }

  @Test
  void games_without_a_failure_count_as_ever() {
    Contestant sometimes = new Contestant(
        "greedy",
        (game, seed) -> seed % 2 == 0
            ? new GreedyBot()
            : question -> {
              throw new InternalError("odd");
            });
    Contestant random =
        new Contestant("random", (game, seed) -> Chooser.random(new SplittableRandom(seed)));
    Results mixed = Samples.play(Samples.plan(List.of(sometimes, random), 2, 8), 2);
    Results whole = Samples.play(Samples.plan(List.of(GREEDY, random), 2, 8), 2);

    int same = 0;
    for (int i = 0; i < 16; i++) {
      GameResult game = mixed.games().get(i);
      same += game.equals(whole.games().get(i)) ? 1 : 0;
      assertThat(game.forfeits().isEmpty()).isEqualTo(game.equals(whole.games().get(i)));
    }
    assertThat(same).isBetween(1, 15);
  }
}
