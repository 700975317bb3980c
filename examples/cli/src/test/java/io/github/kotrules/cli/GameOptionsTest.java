package io.github.kotrules.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

class GameOptionsTest {
  @Command
  private static final class Asked {
    @Mixin
    private final GameOptions options = new GameOptions(3);
  }

  private static GameOptions read(String... args) {
    Asked asked = new Asked();
    Shell.configure(new CommandLine(asked)).parseArgs(args);
    return asked.options;
  }

  @Test
  void nothing_said_is_the_second_edition_for_the_usual_number_of_players() throws Exception {
    GameOptions options = read();

    assertThat(options.players()).isEqualTo(3);
    assertThat(options.edition()).isEqualTo(Edition.second);
    assertThat(options.game().rules()).isEqualTo(Edition.second.game().rules());
  }

  @Test
  void rules_of_the_house_change_those_of_the_edition() throws Exception {
    GameOptions options = read("--edition", "FIRST", "--house", "points=15,life=8_10");

    assertThat(options.edition()).isEqualTo(Edition.first);
    assertThat(Edition.of(options.game())).isEqualTo(Edition.first);
    assertThat(options.game().rules())
        .isEqualTo(Edition.first.game().rules().withPointsToWin(15).withLife(8, 10));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "points=0", "speed=3", "points", "points=15/t=1", "points=15,"})
  void rules_that_cannot_be_are_refused(String house) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read("--house", house).game())
        .withMessageStartingWith("--house " + house);
  }

  @ParameterizedTest
  @ValueSource(strings = {"-1", "1", "7"})
  void two_to_six_can_play(String players) {
    assertThatExceptionOfType(InputException.class)
        .isThrownBy(() -> read("--players", players).players())
        .withMessage("2 to 6 can play, not " + players);
  }
}
