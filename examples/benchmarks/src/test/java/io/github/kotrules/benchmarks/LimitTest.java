package io.github.kotrules.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The limit and the library draw from equal luck, in the same order: so their games are the same, die by die. */
class LimitTest {
  private static final int GAMES = 2000;
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  private int decisions;

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5, 6})
  void with_equal_luck_ends_as_the_library_does(int players) {
    Luck luck = new Luck(players);
    Limit limit = new Limit(players, new Luck(players));
    for (int i = 0; i < GAMES; i++) {
      decisions = 0;
      GameState end = play(players, luck);
      limit.play();
      assertThat(result(limit, players)).as("game %s", i).isEqualTo(result(end));
      assertThat(limit.decisions()).as("decisions of game %s", i).isEqualTo(decisions);
    }
  }

  private GameState play(int players, Luck luck) {
    Monster[] monsters =
        GAME.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    GameState state = GAME.start(monsters);
    while (!state.isOver()) {
      state = GAME.next(state, choose(state, luck));
    }
    return state;
  }

  private Action choose(GameState state, Luck luck) {
    if (state.pending() instanceof DiceChance chance) {
      return new Roll(unpacked(luck.roll(chance.count())));
    }
    decisions++;
    List<Action> options = GAME.legalActions(state);
    return options.get(luck.nextInt(options.size()));
  }

  private static Dice unpacked(int packed) {
    Dice dice = Dice.none();
    for (int face = 0; face < PackedDice.FACES; face++) {
      dice = dice.plus(Dice.of(Face.at(face), PackedDice.count(packed, face)));
    }
    return dice;
  }

  private static String result(GameState end) {
    StringBuilder result = new StringBuilder("last turn: " + end.activeSeat().ordinal());
    for (int i = 0; i < end.seats(); i++) {
      Seat seat = Seat.at(i);
      result.append(String.format(
          "%n%s: life %s, points %s, energy %s, city %s, bay %s",
          i,
          end.life(seat),
          end.points(seat),
          end.energy(seat),
          end.place(seat) == Place.CITY,
          end.place(seat) == Place.BAY));
    }
    return result.toString();
  }

  private static String result(Limit end, int players) {
    StringBuilder result = new StringBuilder("last turn: " + end.winner());
    for (int i = 0; i < players; i++) {
      result.append(String.format(
          "%n%s: life %s, points %s, energy %s, city %s, bay %s",
          i, end.life(i), end.points(i), end.energy(i), end.isInCity(i), end.isInBay(i)));
    }
    return result.toString();
  }
}
