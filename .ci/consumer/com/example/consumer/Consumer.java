package com.example.consumer;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.testkit.Scenario;
import java.util.Collections;
import java.util.SplittableRandom;

/** Plays a whole game at random and one scenario of the testkit, then says so. */
public final class Consumer {
  private Consumer() {}

  public static void main(String[] args) {
    Game game = KingOfTokyo.secondEdition();
    playToTheEnd(game);
    playAScenario(game);
    String path = Game.class.getModule().isNamed() ? "module path" : "class path";
    System.out.println("played a game and a scenario on the " + path);
  }

  private static void playToTheEnd(Game game) {
    SplittableRandom random = new SplittableRandom(42);
    Chooser anything = Chooser.random(random);
    GameRecord record = Play.of(game, Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .choosers(Collections.nCopies(3, anything))
        .random(random)
        .toEnd();
    if (!record.end().isOver() || !record.replay(game).equals(record.end())) {
      throw new AssertionError(record);
    }
  }

  private static void playAScenario(Game game) {
    Scenario.of(game, 3)
        .inCity(Seat.ONE)
        .turnOf(Seat.TWO)
        .finalDice("2222ES")
        .expectPoints(Seat.TWO, 3)
        .act(Seat.ONE, new StayInTokyo())
        .end();
  }
}
