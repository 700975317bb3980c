package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

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
 * Whatever is read: a {@link NotationException} that says where, or a value that is written and read again as itself.
 * {@code -Dkot.texts=1000000} reads more texts and prints how long the slowest took.
 */
@AddLifecycleHook(RunSeed.class)
class NotationFuzzProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final ImmutableList<ScenarioFile> SCENARIOS =
      ConformanceSuite.of(NOTATION).scenarios();

  /** How often jqwik calls each property. */
  private static final int TRIES = 200;

  private static final int TEXTS = Integer.getInteger("kot.texts", 20_000);

  /** A quarter of the texts for each kind: games, scenarios, positions and moves. */
  private static final int TEXTS_PER_TRY = Math.max(1, TEXTS / 4 / TRIES);

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
    "use",
    "buy",
    "buy top",
    "from",
    "mimic",
    "heal",
    "extra-head",
    "expect",
    "expect no event",
    "illegal",
    "seat",
    "market",
    "deck",
    "first",
    "position",
    "option",
    "edition",
    "out",
    "life=11",
    "cards=",
    "place=city",
    "choose-yield",
    "deal-damage",
    "ask.ask.ask.ask",
    "w=over.-",
    "t=",
    "a="
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
      String script = NOTATION.write(NOTATION.readScript(text));
      assertThat(NOTATION.write(NOTATION.readScript(script))).isEqualTo(script);
      assertThat(NOTATION.readScript(script)).isEqualTo(NOTATION.readScript(text));
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

  /**
   * A position that is accepted keeps the laws and can be written. That it can be played on is not promised: the text may
   * hold a question that nothing on its agenda has asked.
   */
  private static void readPosition(String text) {
    GameState state = read(text, NOTATION::readPosition);
    if (state != null) {
      Laws.checkState(state);
      String written = NOTATION.write(state);
      assertThat(NOTATION.readPosition(written)).isEqualTo(state);
      assertThat(NOTATION.write(NOTATION.readPosition(written))).isEqualTo(written);
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
    if (System.getProperty("kot.texts") != null) {
      System.out.println(STOPWATCH);
    }
  }

  /** A thousand times a thousand bytes. */
  @Property(tries = 1000, shrinking = ShrinkingMode.OFF)
  void random_bytes(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    byte[] bytes = new byte[1000];
    random.nextBytes(bytes);
    String text = new String(bytes, StandardCharsets.UTF_8);
    readGame(text);
    readGame("kot 1\nedition second\n" + text);
    readPosition(text);
    readPosition("kot1/second/" + text);
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_games(
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
  void mutated_scenarios(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      String text = mutate(SCENARIOS.get(random.nextInt(SCENARIOS.size())).text(), random);
      readGame(text);
      checkScenario(text);
    }
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_positions(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    ImmutableList<GameState> states = states(game(firstEdition, players, seed));
    for (int i = 0; i < TEXTS_PER_TRY; i++) {
      String text = NOTATION.write(states.get(random.nextInt(states.size())));
      readPosition(
          i % 2 == 0 ? mutate(text, random) : text.substring(0, random.nextInt(text.length())));
    }
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void mutated_moves(
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
