package io.github.kotrules.solver;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.RuleSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TrioTest {
  @Tag("deep")
  @Test
  void the_library_plays_a_small_game_of_three_as_it_is_solved() {
    Printed printed =
        Printed.by(Threes::new, "--points", "6", "--life", "3", "--games", "5000", "--seed", "3");

    assertThat(printed.code()).as("%s", printed).isZero();
    assertThat(printed.out().lines()).hasSize(3).allMatch(line -> line.startsWith("seat "));
  }

  @Test
  void an_earlier_seat_is_a_better_seat() {
    RuleSet rules = RuleSet.secondEdition().withLife(3, 3).withPointsToWin(5);
    Trio.Chances start =
        Trio.solve(DuelRules.of(Game.of(rules, CardSet.none()))).start(3);

    assertThat(start.mover()).isGreaterThan(start.next());
    assertThat(start.next()).isGreaterThan(start.last());
    assertThat(start.last()).isGreaterThan(0);
  }

  @Test
  void the_first_edition_is_refused() {
    DuelRules first = DuelRules.of(Game.of(RuleSet.firstEdition(), CardSet.none()));

    assertThatThrownBy(() -> Trio.solve(first)).hasMessageContaining("second edition only");
  }
}
