package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.RandomPlay;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Whatever is read: a {@link NotationException} that says where, or a value that is written and read again as itself. */
@AddLifecycleHook(RunSeed.class)
class NotationFuzzProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();

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
    RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
    GameState start = play.newTable(players);
    List<Action> actions = new ArrayList<>();
    GameState end = play.toEnd(start, (before, action, transition) -> actions.add(action));
    return new GameRecord(start, ImmutableList.copyOf(actions), end);
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

  private static void checkFault(NotationException wrong, String text) {
    assertThat(wrong.problems()).isNotEmpty();
    long lines = text.chars().filter(c -> c == '\n').count() + 1;
    for (NotationException.Problem problem : wrong.problems()) {
      assertThat(problem.line()).isBetween(1, (int) lines);
      assertThat(problem.column()).isPositive();
      assertThat(problem.sentence()).isNotBlank();
    }
  }

  private static void readGame(String text) {
    try {
      GameRecord read = NOTATION.readRecord(text);
      String written = NOTATION.write(read);
      assertThat(NOTATION.readRecord(written)).isEqualTo(read);
      String script = NOTATION.write(NOTATION.readScript(text));
      assertThat(NOTATION.write(NOTATION.readScript(script))).isEqualTo(script);
      assertThat(NOTATION.readScript(script)).isEqualTo(NOTATION.readScript(text));
    } catch (NotationException wrong) {
      checkFault(wrong, text);
    }
  }

  /**
   * A position that is accepted keeps the laws and can be written. That it can be played on is not promised: the text may
   * hold a question that nothing on its agenda has asked.
   */
  private static void readPosition(String text) {
    try {
      GameState state = NOTATION.readPosition(text);
      Laws.checkState(state);
      String written = NOTATION.write(state);
      assertThat(NOTATION.readPosition(written)).isEqualTo(state);
      assertThat(NOTATION.write(NOTATION.readPosition(written))).isEqualTo(written);
    } catch (NotationException wrong) {
      checkFault(wrong, text);
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

  @Property(tries = 300, shrinking = ShrinkingMode.OFF)
  void mutated_games(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    String text = NOTATION.write(game(firstEdition, players, seed));
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 10; i++) {
      readGame(mutate(text.substring(0, Math.min(text.length(), 600)), random));
    }
    readGame(text.substring(0, random.nextInt(text.length())));
    readGame(mutate(text, random));
  }

  @Property(tries = 200, shrinking = ShrinkingMode.OFF)
  void mutated_positions(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    RandomGames.play(firstEdition, players, seed, (before, action, transition) -> {
      if (random.nextInt(5) > 0) {
        return;
      }
      String text = NOTATION.write(transition.state());
      readPosition(mutate(text, random));
      readPosition(text.substring(0, random.nextInt(text.length())));
    });
  }
}
