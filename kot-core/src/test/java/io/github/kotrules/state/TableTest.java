package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import org.junit.jupiter.api.Test;

class TableTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  private static GameSetup at(GameSetup setup, Seat seat, Place place) {
    return setup.with(seat, setup.monster(seat).withPlace(place));
  }

  @Test
  void tells_who_is_on_the_other_side_of_the_border() {
    GameSetup setup = GameSetup.of(
        Monster.GIGAZAUR,
        Monster.THE_KING,
        Monster.ALIENOID,
        Monster.MEKADRAGON,
        Monster.CYBERKITTY,
        Monster.SPACE_PENGUIN);
    setup = at(setup, Seat.TWO, Place.CITY);
    setup = at(setup, Seat.SIX, Place.BAY);
    setup =
        setup.with(Seat.FOUR, setup.monster(Seat.FOUR).withPlace(Place.NOWHERE).withLife(0));
    GameState state = GAME.start(setup.withFirst(Seat.ONE));

    assertThat(state.allSeats()).isEqualTo(SeatSet.first(6));
    assertThat(state.otherSide(Seat.ONE)).isEqualTo(SeatSet.of(Seat.TWO, Seat.SIX));
    assertThat(state.otherSide(Seat.FIVE)).isEqualTo(SeatSet.of(Seat.TWO, Seat.SIX));
    assertThat(state.otherSide(Seat.TWO)).isEqualTo(SeatSet.of(Seat.ONE, Seat.THREE, Seat.FIVE));
    assertThat(state.otherSide(Seat.SIX)).isEqualTo(SeatSet.of(Seat.ONE, Seat.THREE, Seat.FIVE));
  }

  @Test
  void knows_who_is_asked_and_who_has_won() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING);
    setup = setup
        .with(Seat.TWO, setup.monster(Seat.TWO).withLife(2).withPlace(Place.CITY))
        .withFirst(Seat.ONE);
    GameState rolling = GAME.start(setup);
    GameState asked = GAME.next(rolling, new Roll(Dice.parse("11SSSS")));
    GameState over = GAME.next(asked, new StopRolling());

    assertThat(rolling.isAsked(Seat.ONE)).isFalse();
    assertThat(asked.isAsked(Seat.ONE)).isTrue();
    assertThat(asked.isAsked(Seat.TWO)).isFalse();
    assertThat(asked.viewFor(Seat.TWO).isAsked(Seat.ONE)).isTrue();
    assertThat(asked.winners()).isEqualTo(SeatSet.none());
    assertThat(over.isOver()).isTrue();
    assertThat(over.winners()).isEqualTo(SeatSet.of(Seat.ONE));
    assertThat(over.isAsked(Seat.ONE)).isFalse();
  }
}
