package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.Iterables;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.IllegalSetupException;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** Positions, right and wrong, and what is wrong with them. */
final class SetupKit {
  private SetupKit() {}

  static GameSetup newGame(Edition edition, int players) {
    Monster[] monsters =
        edition.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    return GameSetup.of(monsters).withMarket(Market.empty()).withFirst(ONE);
  }

  static GameSetup change(GameSetup setup, Seat seat, UnaryOperator<MonsterSetup> withChange) {
    return setup.with(seat, withChange.apply(setup.monster(seat)));
  }

  /** Three new Monsters of the second edition, of which seat 2 is not new. */
  static GameSetup with(UnaryOperator<MonsterSetup> change) {
    return change(newGame(SECOND, 3), TWO, change);
  }

  static GameSetup out(GameSetup setup, Seat seat) {
    return change(setup, seat, monster -> MonsterSetup.out(monster.monster()));
  }

  static CardSetup card(String id) {
    return CardSetup.of(CardId.of(id));
  }

  static CardSetup echoOf(Seat owner, String id) {
    return new CardSetup(CardId.of("echo"), 0, new CardRef(owner, CardId.of(id)));
  }

  static Market market(String... cards) {
    return Market.of(Stream.of(cards).map(CardId::of).toArray(CardId[]::new));
  }

  static List<String> faults(Game game, GameSetup setup) {
    return refusal(game, setup).faults();
  }

  private static IllegalSetupException refusal(Game game, GameSetup setup) {
    return catchThrowableOfType(IllegalSetupException.class, () -> {
      GameState laid = game.start(setup);
      assertThat(laid).as("a table that should not be").isNull();
    });
  }

  /** The one fault of a position, with what it is about. */
  static Fault fault(GameSetup setup) {
    return Iterables.getOnlyElement(refusal(SECOND.fullGame(), setup).details());
  }

  static List<String> faults(GameSetup setup) {
    return faults(SECOND.fullGame(), setup);
  }
}
