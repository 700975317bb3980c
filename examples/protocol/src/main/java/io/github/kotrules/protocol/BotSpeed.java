package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.protocol.Hello.Extra;
import java.time.Duration;
import java.util.Locale;
import java.util.SplittableRandom;

/** Measures the number of questions per second that an external bot answers, without the time of the rules. */
public final class BotSpeed {
  private final ExternalBot bot;
  private final SplittableRandom random = new SplittableRandom(1);
  private long decisions;
  private long nanos;

  private BotSpeed(ExternalBot bot) {
    this.bot = bot;
  }

  /** What is sent with each question, in addition to what the bot wants. */
  public enum Row {
    QUESTIONS("what the bot wants"),
    EVENTS("with events", Extra.EVENTS),
    VIEWS("with views", Extra.VIEW),
    POSITIONS("with views and positions", Extra.VIEW, Extra.POSITION);

    private final String words;
    private final ImmutableSet<Extra> extras;

    Row(String words, Extra... extras) {
      this.words = words;
      this.extras = ImmutableSet.copyOf(extras);
    }
  }

  /**
   * Lets a bot play games of two against a random player, for half of the time to warm up and then for the time.
   *
   * @return a line with the result
   * @throws IllegalArgumentException if the command is malformed
   * @throws BotFaultException if the bot breaks the protocol
   */
  public static String measure(String command, Row row, Duration time) {
    try (ExternalBot bot = ExternalBot.of(command).send(row.extras)) {
      new BotSpeed(bot).play(time.toNanos() / 2);
      BotSpeed speed = new BotSpeed(bot);
      speed.play(time.toNanos());
      return String.format(
          Locale.ROOT, "%-24s %,9.0f decisions/s", row.words, speed.decisions * 1e9 / speed.nanos);
    }
  }

  private void play(long duration) {
    long start = System.nanoTime();
    while (System.nanoTime() - start < duration) {
      playGame(KingOfTokyo.secondEdition());
    }
  }

  private void playGame(Game game) {
    Chooser other = Chooser.random(random);
    Session session = Session.of(game, Monster.GIGAZAUR, Monster.THE_KING).random(random.split());
    bot.startGame(session.state().viewFor(Seat.ONE), 1);
    while (session.state().pending() instanceof Decision decision) {
      Action answer = decision.seat() == Seat.ONE ? ask(session) : other.choose(session.question());
      for (Transition transition : session.push(answer)) {
        long start = System.nanoTime();
        bot.watch(transition);
        nanos += System.nanoTime() - start;
      }
    }
    bot.endGame(session.state());
  }

  private Action ask(Session session) {
    long start = System.nanoTime();
    Action answer = bot.choose(session.question());
    nanos += System.nanoTime() - start;
    decisions++;
    return answer;
  }
}
