package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.Event;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Random games of both editions with 2 to 6 players: the laws hold, and every card, question, action and event
 * occurs. A deep run prints what the games were like.
 */
class WholeGamesTest {
  private static final int COMBINATIONS = 10;

  /** Games of each edition and number of players; everything has occurred after 197. */
  private static final int GAMES = TestRun.isDeep() ? TestRun.times(100) : 300;

  /** No printed card asks like this. {@link CardQuestionLawsTest} plays with cards that do. */
  private static final ImmutableSet<Class<?>> ONLY_OF_HOUSE_CARDS = ImmutableSet.of(
      ChooseOption.class,
      ChooseMonster.class,
      ChooseNumber.class,
      PickOption.class,
      PickMonster.class,
      PickNumber.class);

  private static ImmutableList<Tally> tallies = ImmutableList.of();

  @BeforeAll
  static void play() {
    tallies = IntStream.range(0, COMBINATIONS)
        .parallel()
        .mapToObj(i -> Tally.of(i % 2 == 0, 2 + i / 2, GAMES))
        .collect(toImmutableList());
  }

  @AfterAll
  static void report() {
    if (TestRun.isDeep()) {
      tallies.forEach(tally -> System.out.println(tally.report()));
      Map<CardId, Integer> bought = new TreeMap<>();
      tallies.forEach(
          tally -> tally.bought.forEach((card, times) -> bought.merge(card, times, Integer::sum)));
      System.out.println("purchases: " + bought);
    }
  }

  static Stream<CardId> cards() {
    return RandomGames.game(false).cards().copies().keySet().stream()
        .map(card -> card.face().id());
  }

  static Stream<Class<?>> decisions() {
    return leaves(Decision.class).filter(kind -> !ONLY_OF_HOUSE_CARDS.contains(kind));
  }

  static Stream<Class<?>> actions() {
    return leaves(Action.class).filter(kind -> !ONLY_OF_HOUSE_CARDS.contains(kind));
  }

  static Stream<Class<?>> events() {
    return leaves(Event.class);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(WholeGamesTest::leaves)
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("cards")
  void every_card_is_bought_in_both_editions(CardId card) {
    for (boolean firstEdition : new boolean[] {true, false}) {
      assertThat(tallies)
          .filteredOn(tally -> tally.firstEdition == firstEdition)
          .anyMatch(tally -> tally.bought.containsKey(card));
    }
  }

  @ParameterizedTest
  @MethodSource("decisions")
  void every_kind_of_question_is_asked(Class<?> decision) {
    assertIsSeen(decision);
  }

  @ParameterizedTest
  @MethodSource("actions")
  void every_kind_of_action_is_said(Class<?> action) {
    assertIsSeen(action);
  }

  @ParameterizedTest
  @MethodSource("events")
  void every_kind_of_event_happens(Class<?> event) {
    assertIsSeen(event);
  }

  private static void assertIsSeen(Class<?> kind) {
    assertThat(tallies).as(kind.getSimpleName()).anyMatch(tally -> tally.kinds.contains(kind));
  }
}
