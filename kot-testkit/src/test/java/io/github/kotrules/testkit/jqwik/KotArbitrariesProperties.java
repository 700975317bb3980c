package io.github.kotrules.testkit.jqwik;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Chance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.Laws;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

class KotArbitrariesProperties {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  @Provide
  Arbitrary<GameState> states() {
    return KotArbitraries.states(GAME);
  }

  @Provide
  Arbitrary<GameState> shortGamesOfThree() {
    return KotArbitraries.states(GAME, 3, 20);
  }

  @Provide
  Arbitrary<Move> moves() {
    return KotArbitraries.moves(GAME);
  }

  @Provide
  Arbitrary<GameRecord> records() {
    return KotArbitraries.records(GAME);
  }

  @Provide
  Arbitrary<Dice> dice() {
    return KotArbitraries.dice();
  }

  @Provide
  Arbitrary<Dice> sixDice() {
    return KotArbitraries.dice(6);
  }

  @Property(seed = "1", tries = 200)
  void states_are_lawful(@ForAll("states") GameState state) {
    Laws.checkState(state);
    assertThat(state.seats()).isBetween(2, 6);
  }

  @Property(seed = "2", tries = 50)
  void states_have_the_players_asked_for(@ForAll("shortGamesOfThree") GameState state) {
    assertThat(state.seats()).isEqualTo(3);
  }

  @Property(seed = "3", tries = 200)
  void moves_are_legal(@ForAll("moves") Move move) {
    assertThat(move.state().isOver()).isFalse();
    if (move.state().pending() instanceof Chance chance) {
      assertThat(chance.allows(move.action())).isTrue();
    } else {
      assertThat(move.game().legalActions(move.state())).contains(move.action());
    }
    Laws.checkStep(move.game(), move.state(), move.action(), move.apply());
  }

  @Property(seed = "4", tries = 50)
  void records_are_whole_games(@ForAll("records") GameRecord record) {
    assertThat(record.end().isOver()).isTrue();
    assertThat(record.replay(GAME)).isEqualTo(record.end());
  }

  @Property(seed = "5", tries = 100)
  void dice_are_some(@ForAll("dice") Dice some, @ForAll("sixDice") Dice six) {
    assertThat(some.size()).isBetween(1, 8);
    assertThat(six.size()).isEqualTo(6);
  }
}
