package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.card.CardSet;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import org.junit.jupiter.api.Test;

class AttackTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  /** The card that raised the shield may be gone: then no card has a say any more, but the shield holds. */
  @Test
  void does_not_hurt_whom_a_shield_protects_for_the_rest_of_the_turn() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID);
    setup = setup.with(Seat.ONE, setup.monster(Seat.ONE).withPlace(Place.CITY));
    Draft.Editor editor = Draft.Editor.of(GAME.start(setup.withFirst(Seat.ONE)), EngineKey.KEY);
    editor.emit(new ShieldRaised(Seat.THREE));
    GameState start = editor.freeze();

    Transition attack = GAME.apply(GAME.next(start, roll("SSS112")), stop());

    assertThat(attack.events())
        .containsSubsequence(
            new LifeLost(Seat.TWO, 3, Seat.ONE, DamageKind.SMASH),
            new DamagePrevented(Seat.THREE, 3));
    assertThat(attack.state().life(Seat.TWO)).isEqualTo(7);
    assertThat(attack.state().life(Seat.THREE)).isEqualTo(10);
  }
}
