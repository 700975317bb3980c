package io.github.kotrules.state;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No game leads to a state that breaks a law, so these are made by hand. */
class LawBookTest {
  private static final CardId HAT = CardId.of("hat");
  private static final CardId BOOT = CardId.of("boot");
  private static final Setting SETTING = new Setting(
      RuleSet.secondEdition(),
      ImmutableList.of(Monster.GIGAZAUR, Monster.THE_KING),
      Catalogue.of(ImmutableList.of(
          new CardInfo(HAT, CardKind.KEEP, 3, 2), new CardInfo(BOOT, CardKind.DISCARD, 2, 1))));

  /** Two new Monsters of which the first is asked what to roll again, then changed. */
  private static GameState state(Consumer<Draft> change) {
    Draft table = new Draft.Changeable(SETTING);
    table.await(new ChooseReroll(ONE));
    change.accept(table);
    return new GameState(table, null);
  }

  private static Consumer<Draft> change(Consumer<Draft> change) {
    return change;
  }

  private static void hold(Draft table, CardSetup card) {
    table.cardTable = table.cardTable.drawn(card.id(), 0).laid(ONE, card);
  }

  static Stream<Arguments> brokenLaws() {
    return Stream.of(
        Arguments.of(change(table -> table.addLife(ONE, 1)), "seat 1 has 11 life: 1 to 10"),
        Arguments.of(change(table -> table.addLife(ONE, -10)), "seat 1 has 0 life: 1 to 10"),
        Arguments.of(change(table -> table.addPoints(TWO, 21)), "seat 2 has 21 points: 0 to 20"),
        Arguments.of(
            change(table -> table.setPlace(TWO, Place.NOWHERE)),
            "seat 2 is out and can own nothing"),
        Arguments.of(change(table -> table.eliminate(ONE)), "seat 1 is asked, but is out"),
        Arguments.of(
            change(table -> {
              table.setPlace(ONE, Place.CITY);
              table.setPlace(TWO, Place.CITY);
            }),
            "2 Monsters are in CITY: there is room for one"),
        Arguments.of(
            change(table -> table.setPlace(TWO, Place.BAY)),
            "a Monster is in Bay, which is closed"),
        Arguments.of(
            change(table -> table.cardTable = table.cardTable.drawn(HAT, 0)),
            "hat occurs 1 times, but the game has 2"),
        Arguments.of(
            change(table -> table.cardTable = table.cardTable.discarded(HAT)),
            "hat occurs 3 times, but the game has 2"),
        Arguments.of(
            change(table -> hold(table, CardSetup.of(BOOT))),
            "seat 1 cannot own boot: it is not a Keep card"),
        Arguments.of(
            change(table -> hold(table, new CardSetup(HAT, 0, new CardRef(TWO, HAT)))),
            "hat copies 2/hat, which is not in play"),
        Arguments.of(
            change(table -> {
              table.cardTable = table.cardTable.withExtraTurn(new ExtraTurn(TWO, 0));
              table.setPlace(TWO, Place.NOWHERE);
              table.addLife(TWO, -10);
            }),
            "seat 2 has an extra turn: nobody alive sits there"));
  }

  @ParameterizedTest
  @MethodSource("brokenLaws")
  void a_broken_law_is_named(Consumer<Draft> change, String fault) {
    assertThat(state(change).faults()).containsExactly(fault);
  }

  @Test
  void all_broken_laws_are_named_at_once() {
    GameState state = state(table -> {
      table.addLife(ONE, 1);
      table.addPoints(TWO, 21);
    });
    assertThat(state.faults())
        .containsExactly("seat 1 has 11 life: 1 to 10", "seat 2 has 21 points: 0 to 20");
  }

  static Stream<Consumer<Draft>> lawfulChanges() {
    return Stream.of(
        table -> {},
        table -> table.eliminate(TWO),
        table -> hold(table, new CardSetup(HAT, 3, null)),
        table -> table.cardTable = table.cardTable.drawn(BOOT, 0).gained(ONE, BOOT),
        table -> {
          table.addLife(ONE, -10);
          table.await(new ChooseDefence(DamagePacket.of(TWO, ONE, 1, DamageKind.SMASH)));
        });
  }

  @ParameterizedTest
  @MethodSource("lawfulChanges")
  void a_state_that_a_game_can_reach_breaks_no_law(Consumer<Draft> change) {
    assertThat(state(change).faults()).isEmpty();
  }
}
