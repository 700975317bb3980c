package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static io.github.kotrules.testkit.rules.SetupKit.card;
import static io.github.kotrules.testkit.rules.SetupKit.change;
import static io.github.kotrules.testkit.rules.SetupKit.fault;
import static io.github.kotrules.testkit.rules.SetupKit.faults;
import static io.github.kotrules.testkit.rules.SetupKit.newGame;
import static io.github.kotrules.testkit.rules.SetupKit.out;
import static io.github.kotrules.testkit.rules.SetupKit.with;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException.Part;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What no Monster can be or have, and no table of Monsters. */
class IllegalMonsterSetupTest {

  @Test
  void two_monsters_in_city_are_refused() {
    GameSetup setup = change(with(two -> two.withPlace(CITY)), ONE, one -> one.withPlace(CITY));
    assertThat(faults(setup)).singleElement().asString().contains("2 Monsters", "CITY");
  }

  @Test
  void two_monsters_in_bay_are_refused() {
    GameSetup setup = newGame(SECOND, 5);
    setup = change(setup, ONE, one -> one.withPlace(BAY));
    setup = change(setup, TWO, two -> two.withPlace(BAY));
    assertThat(faults(setup)).singleElement().asString().contains("2 Monsters", "BAY");
  }

  @Test
  @Tag("S-6")
  void a_monster_in_bay_with_four_players_is_refused() {
    GameSetup setup = change(newGame(SECOND, 4), TWO, two -> two.withPlace(BAY));
    assertThat(faults(setup)).singleElement().asString().contains("Bay", "closed");
  }

  @Test
  @Tag("S-6")
  void a_monster_in_bay_with_four_of_five_alive_is_refused() {
    GameSetup setup = change(newGame(SECOND, 5), TWO, two -> two.withPlace(BAY));
    assertThat(faults(out(setup, THREE))).singleElement().asString().contains("Bay", "closed");
  }

  @InBothEditions
  @Tag("S-6")
  void a_monster_in_bay_in_a_game_without_it_is_refused(Edition edition) {
    Game game = edition.fullGame().withRules(edition.rules().withBay(Bay.NEVER));
    GameSetup setup = change(newGame(edition, 6), TWO, two -> two.withPlace(BAY));
    assertThat(faults(game, setup)).singleElement().asString().contains("Bay", "closed");
  }

  @Test
  void life_above_the_maximum_is_refused() {
    assertThat(faults(with(two -> two.withLife(11))))
        .singleElement()
        .asString()
        .contains("seat 2", "11 life");
  }

  @Test
  void life_above_the_maximum_that_a_card_allows_is_refused() {
    assertThat(faults(with(two -> two.withLife(13).withCards(card("big-heart")))))
        .singleElement()
        .asString()
        .contains("seat 2", "13 life");
  }

  @Test
  void a_living_monster_without_life_is_refused() {
    assertThat(faults(with(two -> two.withLife(0))))
        .singleElement()
        .asString()
        .contains("seat 2", "0 life");
  }

  @Test
  void more_than_twenty_points_are_refused() {
    assertThat(faults(with(two -> two.withPoints(21))))
        .singleElement()
        .asString()
        .contains("seat 2", "21 points");
  }

  static Stream<UnaryOperator<MonsterSetup>> negativeNumbers() {
    return Stream.of(
        two -> two.withLife(-1),
        two -> two.withPoints(-1),
        two -> two.withEnergy(-1),
        two -> two.withPoison(-1),
        two -> two.withShrink(-1),
        two -> two.withCards(new CardSetup(CardId.of("charm"), -1, null)));
  }

  @ParameterizedTest
  @MethodSource("negativeNumbers")
  void a_negative_number_is_refused(UnaryOperator<MonsterSetup> change) {
    assertThat(faults(with(change))).singleElement().asString().contains("seat 2", "-1");
  }

  @Test
  void more_than_a_table_can_hold_is_refused() {
    assertThat(
            faults(with(two -> two.withEnergy(Integer.MAX_VALUE).withPoison(256).withShrink(256))))
        .hasSize(3);
  }

  @Test
  void as_much_as_a_table_can_hold_is_taken() {
    GameState laid = SECOND
        .fullGame()
        .start(with(two -> two.withEnergy(Table.MAX_ENERGY)
            .withPoison(Table.MAX_TOKENS)
            .withShrink(Table.MAX_TOKENS)));
    assertThat(laid.energy(TWO)).isEqualTo(Table.MAX_ENERGY);
    assertThat(laid.tokens(TWO, Token.POISON)).isEqualTo(Table.MAX_TOKENS);
    assertThat(laid.tokens(TWO, Token.SHRINK)).isEqualTo(Table.MAX_TOKENS);
  }

  static Stream<UnaryOperator<MonsterSetup>> possessions() {
    return Stream.of(
        two -> two.withLife(1),
        two -> two.withEnergy(1),
        two -> two.withPoison(1),
        two -> two.withShrink(1),
        two -> two.withCards(card("charm")));
  }

  @ParameterizedTest
  @MethodSource("possessions")
  @Tag("D-7")
  void an_eliminated_monster_that_owns_something_is_refused(UnaryOperator<MonsterSetup> change) {
    GameSetup setup = change(out(newGame(SECOND, 3), TWO), TWO, change);
    assertThat(faults(setup)).singleElement().asString().contains("seat 2", "out");
  }

  @Test
  void an_eliminated_monster_that_begins_is_refused() {
    assertThat(faults(out(newGame(SECOND, 3), ONE)))
        .singleElement()
        .asString()
        .contains("seat 1", "begin");
  }

  @Test
  void an_empty_seat_that_begins_is_refused() {
    assertThat(faults(newGame(SECOND, 3).withFirst(FOUR)))
        .singleElement()
        .asString()
        .contains("seat 4", "begin");
  }

  @Test
  void a_single_living_monster_is_refused() {
    assertThat(faults(out(out(newGame(SECOND, 3), TWO), THREE)))
        .singleElement()
        .asString()
        .contains("1 Monsters are alive");
  }

  @Test
  void too_few_living_monsters_are_a_fault_of_the_table() {
    GameSetup setup = out(out(newGame(SECOND, 3), TWO), THREE);
    assertThat(fault(setup).part()).isEqualTo(Part.TABLE);
    assertThat(fault(setup).seat()).isNull();
  }

  @Test
  @Tag("S-1")
  void a_single_monster_is_refused() {
    assertThat(faults(newGame(SECOND, 1))).anyMatch(fault -> fault.contains("2 to 6"));
  }

  @Test
  @Tag("S-1")
  void no_monster_at_all_is_refused() {
    assertThat(faults(GameSetup.of())).anyMatch(fault -> fault.contains("2 to 6"));
  }

  @Test
  @Tag("S-1")
  void seven_monsters_are_refused() {
    Game everybody = SECOND
        .fullGame()
        .withRules(SECOND.rules().withMonsters(ImmutableSet.copyOf(Monster.values())));
    GameSetup seven = GameSetup.of(
        Monster.GIGAZAUR,
        Monster.CYBERBUNNY,
        Monster.KRAKEN,
        Monster.CYBERKITTY,
        Monster.SPACE_PENGUIN,
        Monster.THE_KING,
        Monster.MEKADRAGON);
    assertThat(faults(everybody, seven)).singleElement().asString().contains("2 to 6", "7");
  }

  @Test
  @Tag("S-1")
  void a_monster_of_the_other_edition_is_refused() {
    assertThat(faults(SECOND.fullGame(), GameSetup.of(Monster.GIGAZAUR, Monster.KRAKEN)))
        .singleElement()
        .asString()
        .contains("Kraken", "edition");
    assertThat(faults(FIRST.fullGame(), GameSetup.of(Monster.GIGAZAUR, Monster.CYBERKITTY)))
        .singleElement()
        .asString()
        .contains("CyberKitty", "edition");
  }

  @Test
  @Tag("S-1")
  void a_monster_that_two_players_take_is_refused() {
    assertThat(faults(GameSetup.of(Monster.GIGAZAUR, Monster.GIGAZAUR)))
        .singleElement()
        .asString()
        .contains("Gigazaur", "2 players");
  }
}
