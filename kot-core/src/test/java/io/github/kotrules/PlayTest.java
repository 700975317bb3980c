package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final int PLAYERS = 3;
  private static final GameSetup SETUP = RandomGames.richTable(GAME, PLAYERS);
  private static final GameState START = GAME.start(SETUP);

  /** Chooses by lot. */
  private static Chooser bot(long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return Chooser.random(random);
  }

  private static ImmutableList<Chooser> bots(long seed) {
    return ImmutableList.of(bot(seed), bot(seed + 1), bot(seed + 2));
  }

  private static Play play(List<Chooser> choosers, long seed) {
    return Play.of(GAME, SETUP).choosers(choosers).random(new SplittableRandom(seed));
  }

  @Test
  void asks_each_seat_its_own_chooser_with_its_own_view_and_options() {
    Set<Seat> asked = EnumSet.noneOf(Seat.class);
    List<Chooser> choosers = new ArrayList<>();
    for (int i = 0; i < PLAYERS; i++) {
      Seat seat = Seat.at(i);
      Chooser bot = bot(i);
      choosers.add(question -> {
        asked.add(seat);
        assertThat(question.seat()).isEqualTo(seat);
        assertThat(question.view().seat()).isEqualTo(seat);
        assertThat(question.decision()).isEqualTo(question.view().pending());
        assertThat(question.decision().seat()).isEqualTo(seat);
        assertThat(question.options()).isNotEmpty().isEqualTo(GAME.legalActions(question.view()));
        return bot.choose(question);
      });
    }

    assertThat(play(choosers, 1).toEnd().end().isOver()).isTrue();
    assertThat(asked).containsExactly(Seat.ONE, Seat.TWO, Seat.THREE);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void tells_the_listener_what_the_transitions_tell(long seed) {
    List<Event> heard = new ArrayList<>();
    GameRecord record = play(bots(seed), seed).listener(heard::add).toEnd();

    List<Event> happened = new ArrayList<>();
    GameState state = START;
    for (Action action : record.actions()) {
      Transition transition = GAME.apply(state, action);
      happened.addAll(transition.events());
      state = transition.state();
    }
    assertThat(heard).isEqualTo(happened);
    assertThat(state).isEqualTo(record.end());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void keeps_a_record_that_leads_to_the_same_end(long seed) {
    GameRecord record = play(bots(seed), seed).toEnd();

    assertThat(record.start()).isEqualTo(SETUP);
    assertThat(record.end().isOver()).isTrue();
    assertThat(record.replay(GAME)).isEqualTo(record.end());
  }

  @Test
  void plays_the_same_game_again_with_the_same_seed_and_choosers() {
    GameRecord record = play(bots(5), 6).toEnd();

    assertThat(play(bots(5), 6).toEnd()).isEqualTo(record).hasSameHashCodeAs(record);
    assertThat(play(bots(5), 7).toEnd()).isNotEqualTo(record);
    assertThat(play(bots(8), 6).toEnd()).isNotEqualTo(record);
  }

  @Test
  void goes_on_from_the_middle_of_a_game() {
    List<Action> begun = RandomGames.play(GAME, START, 11, 40).stream()
        .map(RandomGames.Step::action)
        .toList();
    GameRecord record = Play.of(GAME, GameRecord.of(GAME, SETUP, begun))
        .choosers(bots(1))
        .random(new SplittableRandom(1))
        .toEnd();

    assertThat(record.start()).isEqualTo(SETUP);
    assertThat(record.actions()).startsWith(begun.toArray(new Action[0])).hasSizeGreaterThan(40);
    assertThat(record.end().isOver()).isTrue();
    assertThat(record.replay(GAME)).isEqualTo(record.end());
  }

  @Test
  void asks_nobody_when_the_game_is_over_already() {
    GameRecord over = play(bots(1), 1).toEnd();
    Chooser mute = question -> {
      throw new AssertionError("asked after the end");
    };
    GameRecord record = Play.of(GAME, over)
        .choosers(Collections.nCopies(PLAYERS, mute))
        .random(new SplittableRandom(1))
        .toEnd();

    assertThat(record).isEqualTo(over);
  }

  @Test
  void refuses_an_answer_that_is_not_among_the_options() {
    Action foreign = new RerollDice(Dice.parse("1111111111"));
    Chooser cheat = question -> foreign;

    IllegalChoiceException refusal = catchThrowableOfType(
        IllegalChoiceException.class,
        () -> play(List.of(cheat, cheat, cheat), 1).toEnd());
    assertThat(refusal.decision()).isInstanceOf(ChooseReroll.class);
    assertThat(refusal.answer()).isEqualTo(foreign);
    assertThat(refusal)
        .hasMessageContainingAll(
            "the chooser of " + refusal.decision().seat(),
            refusal.decision().toString(),
            foreign.toString(),
            "StopRolling[]");
  }

  @Test
  void refuses_an_answer_in_few_words_however_many_options_there_are() {
    CardId bank = CardId.of("piggy-bank");
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(bank));
    MonsterSetup rich = setup.monster(Seat.ONE).withEnergy(1_000_000);
    GameRecord storing = GameRecord.of(
        GAME,
        setup.with(Seat.ONE, rich),
        List.of(Say.roll("112233"), Say.stop(), new BuyCard(bank)));
    Chooser cheat = question -> new StoreEnergy(-1);

    IllegalChoiceException refusal = catchThrowableOfType(
        IllegalChoiceException.class,
        () -> Play.of(GAME, storing)
            .choosers(List.of(cheat, cheat, cheat))
            .random(new SplittableRandom(1))
            .toEnd());
    assertThat(refusal.getMessage())
        .contains("[StoreEnergy[amount=0], StoreEnergy[amount=1], ")
        .endsWith("] and 999979 more")
        .hasSizeLessThan(1000);
  }

  @Test
  @SuppressWarnings("NullAway") // what a careless chooser does
  void refuses_no_answer() {
    Chooser mute = question -> null;

    IllegalChoiceException refusal = catchThrowableOfType(
        IllegalChoiceException.class, () -> play(List.of(mute, mute, mute), 1).toEnd());
    assertThat(refusal.answer()).isNull();
    assertThat(refusal)
        .hasMessageContainingAll(
            refusal.decision().seat().toString(), refusal.decision().toString(), "answered null");
  }

  @Test
  void tells_the_listener_nothing_of_a_refused_answer() {
    List<Event> heard = new ArrayList<>();
    Chooser cheat = question -> new RerollDice(Dice.none());

    IllegalChoiceException refusal = catchThrowableOfType(
        IllegalChoiceException.class,
        () -> play(List.of(cheat, cheat, cheat), 1).listener(heard::add).toEnd());
    assertThat(Iterables.getLast(heard)).isEqualTo(new QuestionAsked(refusal.decision()));
  }

  /** What a chooser can throw, checked exceptions too, which some languages do not check. */
  static List<Throwable> thrown() {
    return List.of(
        new IllegalStateException("out of ideas"),
        new IOException("no connection"),
        new AssertionError("this cannot be"),
        new NoClassDefFoundError("a library is missing"),
        new StackOverflowError());
  }

  /** Chooses by lot until it is asked in seat 2 the third time. */
  private static Play playUntilSeatTwoThrows(Throwable thrown) {
    int[] asked = {0};
    Chooser bot = bot(1);
    Chooser failing = question -> {
      if (++asked[0] == 3) {
        throw PlayTest.<RuntimeException>sneaky(thrown);
      }
      return bot.choose(question);
    };
    return play(List.of(bot(2), failing, bot(3)), 4);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // as other languages do
  private static <T extends Throwable> T sneaky(Throwable thrown) throws T {
    throw (T) thrown;
  }

  @ParameterizedTest
  @MethodSource("thrown")
  void names_the_seat_whose_chooser_throws_and_keeps_the_record(Throwable thrown) {
    ChooserException failure = catchThrowableOfType(
        ChooserException.class, () -> playUntilSeatTwoThrows(thrown).toEnd());

    assertThat(failure)
        .isNotInstanceOf(IllegalChoiceException.class)
        .hasCause(thrown)
        .hasMessage("the chooser of seat 2 was asked " + failure.decision() + " and threw "
            + thrown.getClass().getName());
    assertThat(failure.seat()).isEqualTo(Seat.TWO);
    assertThat(failure.record().start()).isEqualTo(SETUP);
    assertThat(failure.record().actions()).isNotEmpty();
    assertThat(failure.record().end().pending()).isEqualTo(failure.decision());
    assertThat(failure.record().replay(GAME)).isEqualTo(failure.record().end());
  }

  static List<Error> failuresOfTheMachine() {
    return List.of(new OutOfMemoryError("no more"), new InternalError("broken"));
  }

  @ParameterizedTest
  @MethodSource("failuresOfTheMachine")
  void passes_on_a_failure_of_the_virtual_machine(Error failure) {
    assertThatThrownBy(() -> playUntilSeatTwoThrows(failure).toEnd()).isSameAs(failure);
  }

  @Test
  void passes_on_what_the_source_of_chance_or_the_listener_throws() {
    IllegalStateException failure = new IllegalStateException("broken");

    assertThatThrownBy(() -> Play.of(GAME, SETUP)
            .choosers(bots(1))
            .chance((state, chance) -> {
              throw failure;
            })
            .toEnd())
        .isSameAs(failure);
    assertThatThrownBy(() -> play(bots(1), 1)
            .listener(event -> {
              throw failure;
            })
            .toEnd())
        .isSameAs(failure);
  }

  @Test
  void keeps_the_record_up_to_an_illegal_answer() {
    Chooser cheat = question -> new RerollDice(Dice.none());

    ChooserException refusal = catchThrowableOfType(
        ChooserException.class, () -> play(List.of(bot(1), bot(2), cheat), 1).toEnd());
    assertThat(refusal).isInstanceOf(IllegalChoiceException.class).hasNoCause();
    assertThat(refusal.seat()).isEqualTo(Seat.THREE);
    assertThat(refusal.record().start()).isEqualTo(SETUP);
    assertThat(refusal.record().end().pending()).isEqualTo(refusal.decision());
    assertThat(refusal.record().replay(GAME)).isEqualTo(refusal.record().end());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 2, 4})
  void refuses_another_number_of_choosers_than_seats(int count) {
    List<Chooser> choosers = Collections.nCopies(count, bot(1));

    assertThatIllegalArgumentException()
        .isThrownBy(() -> Play.of(GAME, SETUP).choosers(choosers))
        .withMessage(count + " choosers for a table of 3 seats");
  }

  @Test
  void asks_the_source_of_chance_for_what_the_table_waits_for() {
    SplittableRandom random = new SplittableRandom(6);
    GameRecord record = Play.of(GAME, SETUP)
        .choosers(bots(5))
        .chance((state, chance) -> {
          assertThat(chance).isEqualTo(state.pending());
          return chance.sample(random);
        })
        .toEnd();

    assertThat(record).isEqualTo(play(bots(5), 6).toEnd());
  }

  @Test
  void refuses_chance_that_cannot_be() {
    Play play = Play.of(GAME, SETUP)
        .choosers(bots(1))
        .chance((state, chance) -> new Reveal(CardId.of("unheard-of")));

    assertThatIllegalArgumentException()
        .isThrownBy(play::toEnd)
        .withMessageContaining("unheard-of");
  }

  @Test
  void refuses_to_play_without_choosers() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Play.of(GAME, SETUP).random(new SplittableRandom(1)).toEnd())
        .withMessage("there are no choosers: call choosers(...) first");
  }

  @Test
  void refuses_to_play_without_a_generator() {
    assertThatIllegalStateException()
        .isThrownBy(() -> Play.of(GAME, SETUP).choosers(bots(1)).toEnd())
        .withMessage("there is no source of chance: call random(...) or chance(...) first");
  }
}
