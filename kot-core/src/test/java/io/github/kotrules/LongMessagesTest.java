package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.notation.NotationException.Problem;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.Table;
import java.util.Collections;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Messages stay short, however long the values are that they name. */
class LongMessagesTest {
  private static final int LONGEST = 4_000;
  private static final String LONG = "word ".repeat(2_000);
  private static final CardId CHATTERBOX = CardId.of("chatterbox");
  private static final GameSetup SETUP =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.ONE);

  private record Chatterbox() implements Card, WhenTurnStarts {
    @Override
    public CardFace face() {
      return CardFace.keep(CHATTERBOX.value(), "Chatterbox", 1, "Talks.");
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      throw new UnsupportedOperationException(LONG);
    }
  }

  private static final Game GAME =
      Game.of(RuleSet.secondEdition(), CardSet.builder().add(new Chatterbox()).build());

  private static <T extends Throwable> T thrown(Class<T> type, ThrowingCallable call) {
    Throwable thrown = catchThrowable(call);
    assertThat(thrown).isExactlyInstanceOf(type);
    assertThat(thrown.getMessage()).contains("...").hasSizeLessThanOrEqualTo(LONGEST);
    return type.cast(thrown);
  }

  @Test
  void of_a_card_that_throws() {
    GameSetup setup =
        SETUP.with(Seat.ONE, SETUP.monster(Seat.ONE).withCards(CardSetup.of(CHATTERBOX)));

    CardFailureException failure = thrown(CardFailureException.class, () -> GAME.start(setup));
    assertThat(failure)
        .hasMessageStartingWith("card chatterbox of seat 1 failed in WhenTurnStarts: it threw")
        .hasRootCauseMessage(LONG);
  }

  @Test
  void of_a_position_with_many_faults() {
    ImmutableList<CardId> unknown = IntStream.range(0, 500)
        .mapToObj(i -> CardId.of("unknown-" + i))
        .collect(ImmutableList.toImmutableList());

    IllegalSetupException illegal =
        thrown(IllegalSetupException.class, () -> GAME.start(SETUP.withDeck(unknown)));
    assertThat(illegal.faults()).hasSize(500);
  }

  @Test
  void of_an_event_that_does_not_fit() {
    GameState state = GAME.start(SETUP);
    ImmutableList<CardId> many = ImmutableList.copyOf(Collections.nCopies(1_000, CHATTERBOX));

    GameView view = state.viewFor(Seat.TWO);
    ImmutableList<Event> events = ImmutableList.of(
        new Event.MarketSwept(Seat.ONE, many), new Event.GameEnded(SeatSet.none()));
    IllegalArgumentException wrong = thrown(IllegalArgumentException.class, () -> {
      GameView unused = view.after(events);
    });
    assertThat(wrong)
        .hasMessageEndingWith("does not fit the view of seat 2: it cannot happen at this table");
  }

  @Test
  void of_a_text_with_a_long_problem() {
    NotationException wrong = thrown(NotationException.class, () -> {
      throw new NotationException(1, 1, LONG);
    });
    assertThat(wrong.problems()).extracting(Problem::sentence).containsExactly(LONG);
  }

  @Test
  void are_not_cut_in_the_middle_of_a_character() {
    String faces = "\uD83D\uDE00".repeat(LONGEST);
    for (String text : ImmutableList.of(faces, "x" + faces)) {
      String message =
          new CardFailureException(CHATTERBOX, "Hook", Seat.ONE, text, null).getMessage();
      assertThat(message).hasSizeBetween(LONGEST - 1, LONGEST).endsWith("\uDE00...");
    }
  }
}
