package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.ChooserException;
import io.github.kotrules.Game;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.IllegalChoiceException;
import io.github.kotrules.Play;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Pending;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.testkit.RandomPlay;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.util.Collections;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Exceptions can be sent to another process, with what they carry. */
class SerializationTest {
  private static final Game GAME = KingOfTokyo.secondEdition();
  private static final GameState START = GAME.start(Monster.GIGAZAUR, Monster.THE_KING);

  /** Written and read again. */
  private static <T> T copy(T original) {
    try {
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
        out.writeObject(original);
      }
      ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
      @SuppressWarnings("unchecked")
      T read = (T) in.readObject();
      return read;
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    } catch (ClassNotFoundException impossible) {
      throw new LinkageError("a class of its own is missing", impossible);
    }
  }

  private static ChooserException failure(Chooser chooser) {
    return catchThrowableOfType(
        ChooserException.class,
        () -> Play.of(GAME, Monster.GIGAZAUR, Monster.THE_KING)
            .choosers(Collections.nCopies(2, chooser))
            .random(new SplittableRandom(1))
            .toEnd());
  }

  @Test
  void a_refused_action_comes_with_the_action_and_what_was_awaited() {
    IllegalActionException refusal = catchThrowableOfType(
        IllegalActionException.class, () -> GAME.apply(START, new YieldTokyo()));
    IllegalActionException read = copy(refusal);

    assertThat(read).hasMessage(refusal.getMessage());
    assertThat(read.action()).isEqualTo(refusal.action());
    assertThat(read.pending()).isEqualTo(refusal.pending()).isEqualTo(START.pending());
    assertThat(read.reason()).isEqualTo(refusal.reason());
  }

  @Test
  void an_illegal_choice_comes_with_the_question_and_the_answer_but_without_the_game() {
    IllegalChoiceException refusal = (IllegalChoiceException) failure(question -> new YieldTokyo());
    IllegalChoiceException read = copy(refusal);

    assertThat(read).hasMessage(refusal.getMessage());
    assertThat(read.decision()).isEqualTo(refusal.decision());
    assertThat(read.answer()).isEqualTo(refusal.answer());
    assertThat(read.seat()).isEqualTo(refusal.seat());
    assertThatIllegalStateException()
        .isThrownBy(read::record)
        .withMessageContaining("write it there");
  }

  @Test
  void a_failure_of_a_chooser_comes_with_its_cause() {
    ChooserException failure = failure(question -> {
      throw new IllegalStateException("out of ideas");
    });

    assertThat(copy(failure).decision()).isEqualTo(failure.decision());
    assertThat(copy(failure)).hasCauseInstanceOf(IllegalStateException.class);
  }

  @Test
  void a_refused_set_up_comes_with_its_faults() {
    IllegalSetupException refusal = catchThrowableOfType(
        IllegalSetupException.class, () -> GAME.start(Monster.KRAKEN, Monster.KRAKEN));

    assertThat(copy(refusal).details()).isEqualTo(refusal.details()).hasSize(2);
    assertThat(copy(refusal).faults()).isEqualTo(refusal.faults());
  }

  @Test
  void a_refused_text_comes_with_its_problems() {
    NotationException refusal = catchThrowableOfType(
        NotationException.class,
        () -> KingOfTokyo.notation().readRecord("kot 1\nedition third\nseat 7 gigazaur\n"));

    assertThat(copy(refusal).problems()).isEqualTo(refusal.problems()).hasSize(2);
  }

  @Test
  void everything_that_can_be_said_and_awaited_is_read_as_it_was_written() {
    for (Action action : EveryAction.SAMPLES) {
      assertThat(copy(action)).isEqualTo(action);
    }
    for (Game game : ImmutableList.of(KingOfTokyo.firstEdition(), GAME)) {
      for (int seed = 0; seed < 20; seed++) {
        RandomPlay play = new RandomPlay(game, seed);
        play.toEnd(play.newTable(2 + seed % 5), (before, action, transition) -> {
          Pending pending = transition.state().pending();
          assertThat(copy(pending)).isEqualTo(pending);
          assertThat(copy(action)).isEqualTo(action);
        });
      }
    }
  }
}
