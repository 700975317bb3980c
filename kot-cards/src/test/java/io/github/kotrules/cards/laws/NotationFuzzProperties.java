package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import io.github.kotrules.testkit.ScenarioFailure;
import io.github.kotrules.testkit.ScenarioFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import net.jqwik.api.lifecycle.AfterContainer;
import org.jspecify.annotations.Nullable;

/**
 * Whatever is read: a {@link NotationException} that says where, or a value that is written and read again as itself, and a
 * game that can be played to its end by the laws. {@code -Dkot.texts=1000000} reads more texts and prints how long the slowest
 * took.
 */
@AddLifecycleHook(TestRun.class)
class NotationFuzzProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final ImmutableList<ScenarioFile> SCENARIOS =
      ConformanceSuite.of(NOTATION).scenarios();

  private static final int TRIES = 20;
  private static final int TEXTS_PER_TRY = 20;

  /** The maximum number of games of one try that are played to their end. */
  private static final int GAMES_PER_TRY = 2;

  private static final Stopwatch STOPWATCH = new Stopwatch();

  /** What texts are made of, so that a change is often almost right. */
  private static final String[] PIECES = {
    "\n",
    "\r\n",
    " ",
    "#",
    "-",
    "/",
    ".",
    ",",
    ":",
    "=",
    "@",
    ">",
    "*",
    "_",
    "\uFEFF",
    "\0",
    "é",
    "\uD83D\uDE00",
    "0",
    "1",
    "2",
    "6",
    "7",
    "10",
    "99999999999999999999",
    "-1",
    "E",
    "H",
    "S",
    "112EHS",
    "kot",
    "kot 2",
    "roll",
    "reroll",
    "resolve",
    "resolve SH",
    "use",
    "buy",
    "buy top",
    "from",
    "mimic",
    "heal",
    "extra-head",
    "expect",
    "expect no event",
    "at-turn-end",
    "expect at-turn-end",
    "expect dice",
    "expect rolls-left",
    "expect deck",
    "expect discard",
    "illegal",
    "seat",
    "market",
    "deck",
    "first",
    "began",
    "extra",
    "top",
    "option",
    "edition",
    "out",
    "life=11",
    "cards=",
    "place=city",
    "?",
    "moves",
    "roll.112EHS",
    "jets@1",
    "mimic@1-wings",
    "smoke-cloud:2",
    "m=",
    "d=",
    "k=",
    "t=",
    "c="
  };

  private static GameRecord game(boolean firstEdition, int players, long seed) {
    return new RandomPlay(RandomGames.game(firstEdition), seed).record(players);
  }

  private static String mutate(String text, SplittableRandom random) {
    StringBuilder mutated = new StringBuilder(text);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      int at = random.nextInt(mutated.length() + 1);
      int end = Math.min(mutated.length(), at + random.nextInt(1 + random.nextInt(8)));
      switch (random.nextInt(4)) {
        case 0 -> mutated.delete(at, end);
        case 1 -> mutated.insert(at, PIECES[random.nextInt(PIECES.length)]);
        case 2 -> mutated.replace(at, end, PIECES[random.nextInt(PIECES.length)]);
        default -> mutated.insert(at, mutated.substring(at, end));
      }
    }
    return mutated.toString();
  }

  /** Reads a text with the clock running; null if it was refused, which must be with a place and a sentence. */
  private static <T> @Nullable T read(String text, Function<String, T> reader) {
    try {
      return STOPWATCH.time(text, reader);
    } catch (NotationException wrong) {
      checkFault(wrong, text);
      return null;
    }
  }

  private static void checkFault(NotationException wrong, String text) {
    assertThat(wrong.problems()).isNotEmpty();
    assertThat(wrong.getCause()).as("the rules failed").isNull();
    long lines = text.chars().filter(c -> c == '\n').count() + 1;
    for (NotationException.Problem problem : wrong.problems()) {
      assertThat(problem.line()).isBetween(1, (int) lines);
      assertThat(problem.column()).isPositive();
      assertThat(problem.sentence()).isNotBlank().hasSizeLessThan(2_000);
    }
  }

  private static void readGame(String text) {
    GameRecord read = read(text, NOTATION::readRecord);
    if (read != null) {
      assertThat(NOTATION.readRecord(NOTATION.write(read))).isEqualTo(read);
      assertThat(scenario(text).record()).isEqualTo(read);
    }
    String script = read(text, NotationFuzzProperties::canonical);
    if (script != null) {
      assertThat(canonical(script)).isEqualTo(script);
      assertThat(scenario(script).record()).isEqualTo(scenario(text).record());
    }
  }

  private static ScenarioFile scenario(String text) {
    return ScenarioFile.of("fuzz", text, NOTATION);
  }

  private static String canonical(String text) {
    return scenario(text).canonicalText();
  }

  /** Gives whether the text is a moment, or the header of a game. */
  private static @Nullable GameRecord readMoment(String text, boolean word) {
    GameRecord read = read(text, word ? NOTATION::readMoment : NOTATION::readRecord);
    if (read != null) {
      Laws.checkState(read.end());
      assertThat(read.replay(NOTATION.game(read.end()))).isEqualTo(read.end());
      assertThat(NOTATION.readMoment(NOTATION.writeMoment(read))).isEqualTo(read);
      assertThat(NOTATION.readRecord(NOTATION.write(read))).isEqualTo(read);
    }
    return read;
  }

  /** The game that a text gives can be played to its end by the laws. */
  private static void playOn(String text, GameRecord read, long seed) {
    Game game = NOTATION.game(read.end());
    try {
      new RandomPlay(game, seed)
          .toEnd(
              read.end(),
              (before, action, transition) -> Laws.checkStep(game, before, action, transition));
    } catch (AssertionError | RuntimeException failure) {
      throw new AssertionError("after " + text + " with seed " + seed, failure);
    }
  }

  /** Reads texts, and plays some of the games that they give to their end. */
  private static void readMoments(List<String> texts, boolean word, long seed) {
    int games = 0;
    for (String text : texts) {
      GameRecord read = readMoment(text, word);
      if (read != null && games < GAMES_PER_TRY) {
        games++;
        playOn(text, read, seed);
      }
    }
  }

  /** A scenario passes or fails, whatever stands in it. */
  private static void checkScenario(String text) {
    try {
      ScenarioFile.of("fuzzed.kot", text, NOTATION).check();
    } catch (ScenarioFailure failure) {
      assertThat(failure.line()).isPositive();
    }
  }

  private static void readMove(GameState state, String text) {
    Action action = read(text, move -> NOTATION.readMove(state, move));
    if (action != null) {
      assertThat(NOTATION.game(state).isLegal(state, action)).isTrue();
      assertThat(NOTATION.readMove(state, NOTATION.write(state, action))).isEqualTo(action);
    }
  }

  @AfterContainer
  static void report() {
    if (TestRun.isDeep()) {
      System.out.println(STOPWATCH);
    }
  }

  @Property(tries = 100, shrinking = ShrinkingMode.OFF)
  void random_bytes_are_read_or_refused(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] bytes = new byte[1000];
    random.nextBytes(bytes);
    String text = new String(bytes, StandardCharsets.UTF_8);
    readGame(text);
    readGame("kot 1\nedition second\n" + text);
    assertThat(readMoment(text, true)).isNull();
    assertThat(readMoment("kot1/second/" + text, true)).isNull();
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_games_are_read_or_refused(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    String text = NOTATION.write(game(firstEdition, players, seed));
    String beginning = text.substring(0, Math.min(text.length(), 600));
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      switch (i % 8) {
        case 0 -> readGame(mutate(text, random));
        case 1 -> readGame(text.substring(0, random.nextInt(text.length())));
        default -> readGame(mutate(beginning, random));
      }
    }
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_scenarios_are_read_or_refused(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      String text = mutate(SCENARIOS.get(random.nextInt(SCENARIOS.size())).text(), random);
      readGame(text);
      checkScenario(text);
    }
  }

  /** The last turns of two random games, each at many moments. */
  private static ImmutableList<GameRecord> moments(boolean firstEdition, int players, long seed) {
    ImmutableList.Builder<GameRecord> moments = ImmutableList.builder();
    LastTurn turn = new LastTurn(RandomGames.newGame(firstEdition, players));
    for (int i = 0; i < 2; i++) {
      RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed + i);
      play.toEnd(play.newTable(players), (before, action, transition) -> {
        turn.see(action, transition);
        moments.add(turn.until(transition.state()));
      });
    }
    return moments.build();
  }

  /** A text with one to three of its parts replaced by parts of another. */
  private static String splice(String text, String other, char separator, SplittableRandom random) {
    List<String> parts = new ArrayList<>(Splitter.on(separator).splitToList(text));
    List<String> others = Splitter.on(separator).splitToList(other);
    for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
      String part = others.get(random.nextInt(others.size()));
      int at = random.nextInt(parts.size());
      switch (random.nextInt(4)) {
        case 0 -> parts.add(at, part);
        case 1 -> parts.remove(at);
        default -> parts.set(like(part, parts, at), part);
      }
      if (parts.isEmpty()) {
        parts.add(part);
      }
    }
    return String.join(String.valueOf(separator), parts);
  }

  /** Where a part of the same kind stands, as in {@code m=...}; else where it was meant to be. */
  private static int like(String part, List<String> parts, int at) {
    for (int i = 0; part.length() > 1 && i < parts.size(); i++) {
      if (parts.get(i).startsWith(part.substring(0, 2))) {
        return i;
      }
    }
    return at;
  }

  private static String change(String text, String other, char separator, SplittableRandom random) {
    return switch (random.nextInt(4)) {
      case 0 -> text.substring(0, random.nextInt(text.length()));
      case 1 -> mutate(text, random);
      default -> splice(text, other, separator, random);
    };
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_and_spliced_moments(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableList<GameRecord> moments = moments(firstEdition, players, seed);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      String text = NOTATION.writeMoment(moments.get(random.nextInt(moments.size())));
      String other = NOTATION.writeMoment(moments.get(random.nextInt(moments.size())));
      texts.add(change(text, other, '/', random));
    }
    readMoments(texts, true, seed);
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_and_spliced_headers(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableList<GameRecord> moments = moments(firstEdition, players, seed);
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      String text = NOTATION.write(moments.get(random.nextInt(moments.size())));
      String other = NOTATION.write(moments.get(random.nextInt(moments.size())));
      texts.add(change(text, other, '\n', random));
    }
    readMoments(texts, false, seed);
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_moves_are_read_or_refused(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameRecord record = game(firstEdition, players, seed);
    ImmutableList<GameState> states = states(record);
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      int at = random.nextInt(record.actions().size());
      int elsewhere = random.nextInt(record.actions().size());
      String text = NOTATION.write(states.get(elsewhere), record.actions().get(elsewhere));
      readMove(states.get(at), i % 4 == 0 ? text : mutate(text, random));
    }
  }

  /** The states of a game, of which the first has the first action. */
  private static ImmutableList<GameState> states(GameRecord record) {
    Game game = NOTATION.game(record.end());
    ImmutableList.Builder<GameState> states = ImmutableList.builder();
    GameState state = game.start(record.start());
    for (Action action : record.actions()) {
      states.add(state);
      state = game.next(state, action);
    }
    return states.add(state).build();
  }
}
