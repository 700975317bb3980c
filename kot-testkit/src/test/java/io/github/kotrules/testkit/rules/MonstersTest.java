package io.github.kotrules.testkit.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.kotrules.Game;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import java.util.Arrays;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("S-1")
class MonstersTest {
  private static final Game FIRST = Edition.FIRST.game();
  private static final Game SECOND = Edition.SECOND.game();

  @Test
  void of_the_first_edition_are_six() {
    assertThat(RuleSet.firstEdition().monsters())
        .extracting(Monster::title)
        .containsExactlyInAnyOrder(
            "Gigazaur", "CyberBunny", "Kraken", "The King", "MekaDragon", "Alienoid");
  }

  @Test
  void of_the_second_edition_are_six() {
    assertThat(RuleSet.secondEdition().monsters())
        .extracting(Monster::title)
        .containsExactlyInAnyOrder(
            "Gigazaur", "CyberKitty", "Space Penguin", "The King", "MekaDragon", "Alienoid");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void can_be_two_to_six_at_a_table(int players) {
    assertThat(FIRST.start(monsters(FIRST, players)).seats()).isEqualTo(players);
    assertThat(SECOND.start(monsters(SECOND, players)).seats()).isEqualTo(players);
  }

  private static Monster[] monsters(Game game, int players) {
    return Arrays.copyOf(game.rules().monsters().toArray(new Monster[0]), players);
  }

  @Test
  void sit_in_the_order_in_which_they_are_named() {
    GameState table = SECOND.start(Monster.THE_KING, Monster.CYBERKITTY, Monster.ALIENOID);
    assertThat(table.monster(Seat.ONE)).isEqualTo(Monster.THE_KING);
    assertThat(table.monster(Seat.TWO)).isEqualTo(Monster.CYBERKITTY);
    assertThat(table.monster(Seat.THREE)).isEqualTo(Monster.ALIENOID);
  }

  @InBothEditions
  void cannot_play_alone(Edition edition) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> edition.game().start(Monster.GIGAZAUR))
        .withMessageContaining("2 to 6 Monsters can play, not 1");
  }

  @InBothEditions
  void cannot_be_seven(Edition edition) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> edition.game().start(Arrays.copyOf(Monster.values(), 7)))
        .withMessageContaining("2 to 6 Monsters can play, not 7");
  }

  @InBothEditions
  void can_be_taken_by_one_player_only(Edition edition) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> edition.game().start(Monster.GIGAZAUR, Monster.GIGAZAUR))
        .withMessageContaining("Gigazaur is taken by 2 players");
  }

  @ParameterizedTest
  @EnumSource(names = {"CYBERKITTY", "SPACE_PENGUIN"})
  void of_the_second_edition_do_not_play_in_the_first(Monster stranger) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> FIRST.start(Monster.GIGAZAUR, stranger))
        .withMessageContaining(stranger.title());
  }

  @ParameterizedTest
  @EnumSource(names = {"CYBERBUNNY", "KRAKEN"})
  void of_the_first_edition_do_not_play_in_the_second(Monster stranger) {
    assertThatExceptionOfType(IllegalSetupException.class)
        .isThrownBy(() -> SECOND.start(Monster.GIGAZAUR, stranger))
        .withMessageContaining(stranger.title());
  }
}
