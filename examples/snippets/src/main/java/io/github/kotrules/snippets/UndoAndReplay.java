package io.github.kotrules.snippets;

import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import java.util.SplittableRandom;

/** Undoes an answer, lets a player leave, saves the game and replays it. */
public final class UndoAndReplay {
  private UndoAndReplay() {}

  public static void main(String[] arguments) {
    SplittableRandom random = new SplittableRandom(42);
    Notation notation = KingOfTokyo.notation();
    // README: begin
    Game game = KingOfTokyo.secondEdition();
    Session session = Session.of(game, Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .random(random); // without it you push what your dice show
    session.push(session.legalActions().get(0)); // a server says push(seat, action)
    session.pop(); // takes the answer back, and the dice that fell after it
    session.forfeit(Seat.TWO); // a player leaves: out before the next turn starts
    String saved = notation.write(session.record());

    GameRecord record = notation.readRecord(saved);
    for (Transition transition : record.transitions(game)) { // the replay, step by step
      transition.events().forEach(System.out::println);
    }
    Session later = Session.of(game, record).random(random); // continues from there
    // README: end
    System.out.println(later);
  }
}
