package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static io.github.kotrules.testkit.rules.SetupKit.card;
import static io.github.kotrules.testkit.rules.SetupKit.change;
import static io.github.kotrules.testkit.rules.SetupKit.echoOf;
import static io.github.kotrules.testkit.rules.SetupKit.fault;
import static io.github.kotrules.testkit.rules.SetupKit.faults;
import static io.github.kotrules.testkit.rules.SetupKit.market;
import static io.github.kotrules.testkit.rules.SetupKit.newGame;
import static io.github.kotrules.testkit.rules.SetupKit.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Part;
import io.github.kotrules.testkit.Scenario;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where no card can be. */
class IllegalCardSetupTest {

  static Stream<GameSetup> unknownCards() {
    return Stream.of(
        with(two -> two.withCards(card("no-such-card"))),
        newGame(SECOND, 3).withMarket(market("no-such-card")),
        newGame(SECOND, 3).withDeck(CardId.of("no-such-card")));
  }

  @ParameterizedTest
  @MethodSource("unknownCards")
  void an_unknown_card_is_refused(GameSetup setup) {
    assertThat(faults(setup)).singleElement().asString().contains("no-such-card");
  }

  @Test
  void an_unknown_card_is_a_fault_of_its_owner() {
    GameSetup setup = change(
        with(two -> two.withCards(card("no-such-card"))),
        THREE,
        three -> three.withCards(card("charm")));
    assertThat(fault(setup).part()).isEqualTo(Part.MONSTER);
    assertThat(fault(setup).seat()).isEqualTo(TWO);
  }

  @Test
  void an_unknown_card_is_a_fault_of_the_market_that_shows_it() {
    GameSetup setup = newGame(SECOND, 3).withMarket(market("no-such-card"));
    assertThat(fault(setup).part()).isEqualTo(Part.MARKET);
    assertThat(fault(setup).seat()).isNull();
  }

  @Test
  void an_unknown_card_is_a_fault_of_the_deck_that_holds_it() {
    GameSetup setup = newGame(SECOND, 3).withDeck(CardId.of("no-such-card"));
    assertThat(fault(setup).part()).isEqualTo(Part.DECK);
    assertThat(fault(setup).seat()).isNull();
  }

  static Stream<GameSetup> tooManyCopies() {
    CardId locket = CardId.of("locket");
    return Stream.of(
        with(two -> two.withCards(card("locket"), card("locket"))),
        with(two -> two.withCards(card("locket"))).withMarket(market("locket")),
        with(two -> two.withCards(card("locket"))).withDeck(locket),
        newGame(SECOND, 3).withMarket(market("locket", "charm", "locket")),
        newGame(SECOND, 3).withDeck(locket, locket));
  }

  @ParameterizedTest
  @MethodSource("tooManyCopies")
  void more_copies_of_a_card_than_there_are_are_refused(GameSetup setup) {
    assertThat(faults(setup)).singleElement().asString().contains("locket", "2 times");
  }

  @Test
  void one_card_more_than_the_box_holds_is_refused() {
    ImmutableList<CardId> all =
        SECOND.fullGame().start(newGame(SECOND, 2)).deck().toList();
    GameSetup whole = newGame(SECOND, 2).withDeck(all);
    assertThat(SECOND.fullGame().start(whole).deckSize()).isEqualTo(all.size());
    assertThat(faults(whole.withMarket(market("encore"))))
        .singleElement()
        .asString()
        .contains("encore", "3 times");
  }

  @Test
  @Tag("B-4")
  void a_discard_card_that_is_owned_is_refused() {
    assertThat(faults(with(two -> two.withCards(card("parade")))))
        .singleElement()
        .asString()
        .contains("seat 2", "parade");
  }

  static Stream<CardSetup> impossibleCopies() {
    return Stream.of(
        echoOf(ONE, "locket"), // nobody has it
        echoOf(ONE, "charm"), // seat 3 has it
        echoOf(FOUR, "charm"), // nobody sits there
        echoOf(SIX, "charm"), // nor there
        echoOf(TWO, "echo")); // a copy cannot be copied
  }

  @ParameterizedTest
  @MethodSource("impossibleCopies")
  void a_copy_of_a_card_that_is_not_in_play_is_refused(CardSetup copy) {
    GameSetup setup =
        change(with(two -> two.withCards(copy)), THREE, three -> three.withCards(card("charm")));
    assertThat(faults(setup)).singleElement().asString().contains("echo", "not in play");
  }

  @Test
  void a_copy_by_a_card_that_cannot_copy_is_refused() {
    assertThatThrownBy(() -> Scenario.of(SECOND.fullGame(), 3)
            .cards(TWO, "trinket>3/charm")
            .cards(THREE, "charm")
            .turnOf(ONE))
        .isInstanceOf(IllegalSetupException.class)
        .hasMessageContaining("trinket");
  }
}
