package io.github.kotrules;

import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.MonsterSetup;
import java.util.List;
import org.junit.jupiter.api.Test;

class PlacingTest {
  private static final Game GAME = Game.of(RuleSet.firstEdition(), CardSet.none());

  /** Seat 1 is in City and about to roll. */
  private static final GameSetup START =
      inCity(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID, Monster.KRAKEN)
          .withFirst(Seat.ONE));

  private static GameSetup inCity(GameSetup setup) {
    return setup.with(Seat.ONE, setup.monster(Seat.ONE).withPlace(Place.CITY));
  }

  private static GameSetup withLife(GameSetup setup, Seat seat, int life) {
    return setup.with(seat, setup.monster(seat).withLife(life));
  }

  private static ImmutableList<SeatSet> placing(GameSetup start, Action... actions) {
    return GameRecord.of(GAME, start, List.of(actions)).placing(GAME);
  }

  @Test
  void those_who_fall_by_one_effect_share_a_place() {
    GameSetup start = withLife(withLife(withLife(START, Seat.TWO, 3), Seat.THREE, 3), Seat.FOUR, 2);

    assertThat(placing(start, roll("11SSSS"), stop()))
        .containsExactly(SeatSet.of(Seat.ONE), SeatSet.of(Seat.TWO, Seat.THREE, Seat.FOUR));
  }

  @Test
  void who_falls_later_comes_before_who_fell_earlier() {
    GameSetup start = withLife(withLife(withLife(START, Seat.TWO, 3), Seat.THREE, 1), Seat.FOUR, 4);

    assertThat(placing(
            start,
            roll("11223S"),
            stop(),
            roll("112233"),
            stop(),
            roll("112233"),
            stop(),
            roll("1SSSSS"),
            stop()))
        .containsExactly(
            SeatSet.of(Seat.ONE), SeatSet.of(Seat.TWO, Seat.FOUR), SeatSet.of(Seat.THREE));
  }

  @Test
  void who_is_alive_comes_by_points_and_then_by_life() {
    GameSetup start = withLife(START, Seat.THREE, 9)
        .with(Seat.FOUR, START.monster(Seat.FOUR).withPoints(5))
        .with(Seat.ONE, START.monster(Seat.ONE).withPoints(17));

    assertThat(placing(start, roll("11122H"), stop()))
        .containsExactly(
            SeatSet.of(Seat.ONE),
            SeatSet.of(Seat.FOUR),
            SeatSet.of(Seat.TWO),
            SeatSet.of(Seat.THREE));
  }

  @Test
  void is_known_when_the_game_is_over() {
    assertThatIllegalStateException()
        .isThrownBy(() -> placing(START))
        .withMessageStartingWith("the game is not over");
  }

  @Test
  void who_was_out_at_the_start_comes_last() {
    GameSetup start = withLife(withLife(START, Seat.TWO, 1), Seat.THREE, 1)
        .with(Seat.FOUR, MonsterSetup.out(Monster.KRAKEN));

    assertThat(placing(start, roll("11223S"), stop()))
        .containsExactly(
            SeatSet.of(Seat.ONE), SeatSet.of(Seat.TWO, Seat.THREE), SeatSet.of(Seat.FOUR));
  }

  @Test
  void who_left_comes_where_it_went_out() {
    Session session = Session.of(GAME, withLife(withLife(START, Seat.TWO, 1), Seat.THREE, 2));
    session.push(roll("11223S"));
    session.forfeit(Seat.FOUR);
    session.push(stop());
    session.push(roll("112233"));
    session.push(stop());
    session.push(roll("11223S"));
    session.push(stop());

    assertThat(session.record().placing(GAME))
        .containsExactly(
            SeatSet.of(Seat.ONE),
            SeatSet.of(Seat.THREE),
            SeatSet.of(Seat.FOUR),
            SeatSet.of(Seat.TWO));
  }
}
