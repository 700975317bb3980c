package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.Card;
import io.github.kotrules.event.Event;
import io.github.kotrules.event.MarketEvent.CardBought;
import io.github.kotrules.event.MarketEvent.TopCardBought;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Random games come to everything that there is, so the law properties, which play more of them, leave nothing out. */
class CoverageTest {
  /** Games of each edition and number of players. All has been seen after 197; more leave room for changes of the rules. */
  private static final int GAMES = 600;

  private static final Seen FIRST_EDITION = Seen.in(true);
  private static final Seen SECOND_EDITION = Seen.in(false);

  /** What was met in the games of one edition. */
  private record Seen(Set<CardId> bought, Set<Class<?>> kinds) implements RandomPlay.Watcher {
    static Seen in(boolean firstEdition) {
      Seen seen = new Seen(new HashSet<>(), new HashSet<>());
      for (int players = 2; players <= 6; players++) {
        for (int seed = 0; seed < GAMES; seed++) {
          RandomPlay play = new RandomPlay(RandomGames.game(firstEdition), seed);
          play.toEnd(play.newTable(players), seen);
        }
      }
      return seen;
    }

    @Override
    public void see(GameState before, Action action, Transition transition) {
      kinds.add(before.pending().getClass());
      kinds.add(action.getClass());
      for (Event event : transition.events()) {
        kinds.add(event.getClass());
        if (event instanceof CardBought buying) {
          bought.add(buying.card());
        } else if (event instanceof TopCardBought buying) {
          bought.add(buying.card());
        }
      }
    }
  }

  static Stream<CardId> cards() {
    return RandomGames.game(false).cards().copies().keySet().stream().map(Card::id);
  }

  static Stream<Class<?>> decisions() {
    return leaves(Decision.class);
  }

  static Stream<Class<?>> actions() {
    return leaves(Action.class);
  }

  static Stream<Class<?>> events() {
    return leaves(Event.class);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(CoverageTest::leaves)
        : Stream.of(type);
  }

  @ParameterizedTest
  @MethodSource("cards")
  void every_card_is_bought_in_both_editions(CardId card) {
    assertThat(FIRST_EDITION.bought()).contains(card);
    assertThat(SECOND_EDITION.bought()).contains(card);
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
    assertThat(FIRST_EDITION.kinds().contains(kind) || SECOND_EDITION.kinds().contains(kind))
        .as(kind.getSimpleName())
        .isTrue();
  }
}
