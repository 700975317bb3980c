package io.github.kotrules.protocol;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Decision;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.util.List;
import java.util.SplittableRandom;

/** Games for tests. */
final class Games {
  static final List<Game> EDITIONS =
      List.of(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  private Games() {}

  static Session session(Game game, int players, long seed) {
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    return Session.of(game, monsters).random(new SplittableRandom(seed));
  }

  /** The first question of a game: which dice are rolled again. */
  static Question question() {
    return session(KingOfTokyo.secondEdition(), 2, 1).question();
  }

  /** Buys whatever can be bought, so that cards which look at the deck come into play. */
  static Chooser shopper() {
    return new GreedyBot()
        .buying((view, affordable) -> affordable.get(affordable.size() - 1))
        .yielding(view -> true);
  }

  /** Plays a game in which a bot outside sits in the first seat and is informed of everything. */
  static GameRecord play(ExternalBot bot, long botSeed, Session session, List<Chooser> others) {
    bot.startGame(session.state().viewFor(Seat.ONE), botSeed);
    while (session.state().pending() instanceof Decision decision) {
      Chooser asked =
          decision.seat() == Seat.ONE ? bot : others.get(decision.seat().ordinal() - 1);
      for (Transition transition : session.push(asked.choose(session.question()))) {
        bot.watch(transition);
      }
    }
    bot.endGame(session.state());
    return session.record();
  }
}
