package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.SIX;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.cards.MarketCards.keep;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static io.github.kotrules.testkit.rules.SetupKit.card;
import static io.github.kotrules.testkit.rules.SetupKit.change;
import static io.github.kotrules.testkit.rules.SetupKit.echoOf;
import static io.github.kotrules.testkit.rules.SetupKit.faults;
import static io.github.kotrules.testkit.rules.SetupKit.market;
import static io.github.kotrules.testkit.rules.SetupKit.newGame;
import static io.github.kotrules.testkit.rules.SetupKit.out;
import static io.github.kotrules.testkit.rules.SetupKit.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.testkit.Laws;
import io.github.kotrules.testkit.Scenario;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A position that is legal, and one that is not. */
class GameSetupTest {

  @InBothEditions
  void a_legal_position_is_laid_as_said(Edition edition) {
    GameSetup setup = out(newGame(edition, 6), SIX);
    setup = change(
        setup,
        ONE,
        one -> one.withLife(3)
            .withPoints(11)
            .withEnergy(7)
            .withPoison(2)
            .withShrink(1)
            .withCards(card("trinket"), echoOf(TWO, "big-heart")));
    setup = change(
        setup,
        TWO,
        two -> two.withPlace(CITY)
            .withLife(12)
            .withPoints(19)
            .withCards(card("big-heart"), new CardSetup(CardId.of("charm"), 2, null)));
    setup = change(setup, THREE, three -> three.withPlace(BAY));
    setup = setup
        .withMarket(Market.of(CardId.of("bomb"), null, CardId.of("encore")))
        .withDeck(CardId.of("encore"), CardId.of("parade"))
        .withFirst(FOUR);

    GameState state = edition.fullGame().start(setup);
    Laws.checkState(state);

    Scenario.from(edition.fullGame(), setup)
        .expectLife(ONE, 3)
        .expectPoints(ONE, 11)
        .expectEnergy(ONE, 7)
        .expectPlace(ONE, OUTSIDE)
        .expectCards(ONE, "trinket", "echo>2/big-heart")
        .expectLife(TWO, 12)
        .expectPoints(TWO, 19)
        .expectPlace(TWO, CITY)
        .expectCards(TWO, "big-heart", "charm:2")
        .expectPlace(THREE, BAY)
        .expectLife(FIVE, 10)
        .expectPlace(SIX, NOWHERE)
        .expectMarket("bomb - encore")
        .expectTurnOf(FOUR)
        .expectDice(6);
    assertThat(state.tokens(ONE, Token.POISON)).isEqualTo(2);
    assertThat(state.tokens(ONE, Token.SHRINK)).isEqualTo(1);
    assertThat(state.maxLife(ONE)).isEqualTo(12);
    assertThat(state.maxLife(THREE)).isEqualTo(10);
    assertThat(state.deck().toList())
        .containsExactlyInAnyOrder(CardId.of("encore"), CardId.of("parade"));
    assertThat(state.discards().contains(CardId.of("locket"))).isTrue();
    assertThat(state.discards().contains(CardId.of("encore"))).isFalse();
    assertThat(state.monster(SIX)).isEqualTo(Monster.ALIENOID);
  }

  @InBothEditions
  void a_legal_position_has_all_other_cards_in_the_deck_if_no_deck_is_named(Edition edition) {
    GameState state = edition
        .fullGame()
        .start(change(newGame(edition, 2), ONE, one -> one.withCards(card("locket"))));
    assertThat(state.discards().isEmpty()).isTrue();
    assertThat(state.deck().contains(CardId.of("locket"))).isFalse();
    assertThat(state.deck().count(CardId.of("encore"))).isEqualTo(2);
  }

  @InBothEditions
  @Tag("S-3")
  void a_legal_position_gets_three_cards_if_no_market_is_named(Edition edition) {
    GameSetup setup = newGame(edition, 2).withMarket((Market) null);
    Scenario.from(edition.fullGame(), setup)
        .reveal("charm")
        .reveal("encore")
        .reveal("encore")
        .expectMarket("charm encore encore")
        .expectTurnOf(ONE)
        .expectDice(6);
  }

  @InBothEditions
  void a_legal_position_may_be_as_small_as_two_or_as_large_as_six(Edition edition) {
    assertThat(edition.fullGame().start(newGame(edition, 2)).seats()).isEqualTo(2);
    assertThat(edition.fullGame().start(newGame(edition, 6)).seats()).isEqualTo(6);
  }

  @Test
  void a_legal_position_may_have_two_alive_of_six() {
    GameSetup setup = newGame(SECOND, 6);
    for (Seat seat : List.of(ONE, THREE, FOUR, FIVE)) {
      setup = out(setup, seat);
    }
    Scenario.from(SECOND.fullGame(), setup.withFirst(SIX)).finalDice("112233").expectTurnOf(TWO);
  }

  @Test
  void a_legal_position_may_leave_an_eliminated_monster_its_points() {
    GameSetup setup = change(out(newGame(SECOND, 3), THREE), THREE, out -> out.withPoints(20));
    Scenario.from(SECOND.fullGame(), setup).expectPoints(THREE, 20);
  }

  @Test
  @Tag("D-7")
  void an_eliminated_monster_is_as_one_that_fell_in_the_game() {
    GameState laid = SECOND.fullGame().start(out(newGame(SECOND, 3), TWO));
    Scenario fallen = Scenario.of(SECOND.fullGame(), 3)
        .inCity(TWO)
        .life(TWO, 1)
        .turnOf(ONE)
        .finalDice("S11223")
        .expectPlace(TWO, NOWHERE);
    assertThat(laid.maxLife(TWO)).isEqualTo(fallen.state().maxLife(TWO));
    assertThat(laid.life(TWO)).isEqualTo(fallen.state().life(TWO));
  }

  @Test
  void a_legal_position_may_have_the_greatest_numbers() {
    GameSetup setup = with(two -> two.withLife(10).withPoints(20).withEnergy(1000));
    Scenario.from(SECOND.fullGame(), setup).expectPoints(TWO, 20).expectEnergy(TWO, 1000);
  }

  @Test
  void all_faults_are_told_at_once() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.KRAKEN, Monster.GIGAZAUR)
        .with(
            ONE,
            MonsterSetup.of(Monster.GIGAZAUR)
                .withLife(11)
                .withPlace(CITY)
                .withCards(card("parade"), card("no-such-card")))
        .with(
            TWO,
            MonsterSetup.of(Monster.KRAKEN)
                .withPlace(CITY)
                .withEnergy(-1)
                .withCards(echoOf(ONE, "big-heart")))
        .with(THREE, MonsterSetup.out(Monster.GIGAZAUR).withEnergy(1))
        .withMarket(market("locket", "locket"))
        .withFirst(THREE);

    IllegalSetupException refusal = catchThrowableOfType(
        IllegalSetupException.class, () -> SECOND.fullGame().start(setup));

    List<String> told = List.of(
        "Gigazaur is taken",
        "Kraken",
        "seat 3 cannot begin",
        "11 life",
        "parade",
        "-1 energy",
        "not in play",
        "seat 3 is out",
        "2 Monsters are in",
        "locket",
        "no-such-card");
    assertThat(refusal.faults()).hasSameSizeAs(told);
    assertThat(told)
        .allSatisfy(part -> assertThat(refusal.faults()).anyMatch(fault -> fault.contains(part)))
        .allSatisfy(part -> assertThat(refusal).hasMessageContaining(part));
  }

  @Test
  void a_refused_position_can_be_mended() {
    GameSetup wrong = with(two -> two.withLife(11));
    assertThat(faults(wrong)).hasSize(1);
    GameSetup mended = change(wrong, TWO, two -> two.withLife(10));
    Scenario.from(SECOND.fullGame(), mended).expectDice(6);
  }

  @Test
  void two_equal_cards_keep_their_own_counters() {
    Game game =
        Game.of(SECOND.rules(), CardSet.builder().add(keep("charm", 1), 2).build());
    Scenario.of(game, 2)
        .cards(ONE, "charm:1", "charm:2")
        .turnOf(TWO)
        .expectCards(ONE, "charm:1", "charm:2");
  }
}
