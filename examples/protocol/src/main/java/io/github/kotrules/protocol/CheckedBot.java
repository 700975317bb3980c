package io.github.kotrules.protocol;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** A bot under check, with the link to its current process. After a fault the next game has a new process. */
final class CheckedBot implements AutoCloseable {
  static final Duration GRACE = Duration.ofMillis(200);
  private static final long MILLIS_TO_END = 1_000;

  final ExternalBot bot;
  private final long seed;
  private final ExternalBot.Opener opener;
  private @Nullable Witness present;

  private UnaryOperator<String> edit = UnaryOperator.identity();

  /** Whether a new process is expected, because there was none or because of a fault. */
  private boolean mayStart = true;

  private boolean leaves;

  CheckedBot(BotChecker settings) {
    seed = settings.seed();
    opener = settings.opener();
    bot = new ExternalBot(this::open)
        .clock(settings.clock())
        .grace(GRACE)
        .startLimit(settings.startLimit());
  }

  private Witness open(@Nullable Path directory) throws IOException {
    leaves |= !mayStart;
    Witness link = new Witness(opener.open(directory));
    link.edit(edit);
    present = link;
    mayStart = false;
    return link;
  }

  /** Edits the lines of the host from now on. */
  void edit(UnaryOperator<String> change) {
    edit = change;
    link().edit(change);
  }

  /** Whether a process has ended between two games and was replaced. */
  boolean leaves() {
    return leaves;
  }

  /** Kills the process, so that a new one must be started. */
  void kill() {
    mayStart = true;
    link().kill();
    boolean unused = link().hasEndedWithin(MILLIS_TO_END);
  }

  /** The link to the process that was started last. */
  Witness link() {
    return requireNonNull(present, "no process was started");
  }

  ImmutableList<String> transcript() {
    return present == null ? ImmutableList.of() : present.transcript();
  }

  /** Waits until the bot writes something, up to a time limit. */
  void awaitOutput(long millis) {
    if (present != null) {
      present.awaitOutput(millis);
    }
  }

  /** Starts a game and ends it, so that a process runs and unexpected lines are noticed. */
  void meet() {
    int unused = play(0, 0, bot);
  }

  /** Plays a turn up to a moment, and asks the bot there. */
  void ask(Moment moment) {
    Seat seat = moment.question().seat();
    try {
      bot.startGame(moment.game().start(moment.turn().start()).viewFor(seat), seed);
      for (Transition transition : moment.turn().transitions(moment.game())) {
        bot.watch(transition);
      }
      Action unused = bot.choose(moment.question());
    } catch (BotFaultException fault) {
      mayStart = true;
      throw fault;
    } finally {
      bot.endGame(moment.turn().end());
    }
  }

  /**
   * Lets the bot play one of the numbered games. The others answer at random.
   *
   * @param asked asks the bot
   * @return the number of questions asked: the limit, unless the game has ended before
   */
  int play(int number, int limit, Chooser asked) {
    SplittableRandom random = new SplittableRandom(31 * seed + number);
    Chooser others = Chooser.random(random.split());
    Session session = Moment.session(number, random.split());
    Seat seat = Seat.values()[random.nextInt(session.state().seats())];
    int questions = 0;
    try {
      bot.startGame(session.state().viewFor(seat), seed + number);
      while (questions < limit && session.state().pending() instanceof Decision decision) {
        boolean isAsked = decision.seat() == seat;
        Action answer = (isAsked ? asked : others).choose(session.question());
        questions += isAsked ? 1 : 0;
        for (Transition transition : session.push(answer)) {
          bot.watch(transition);
        }
      }
    } catch (BotFaultException fault) {
      mayStart = true;
      throw fault;
    } finally {
      bot.endGame(session.state());
    }
    return questions;
  }

  /** Lets the bot play games until it has answered a few questions. */
  void answer(int limit, Chooser asked) {
    int questions = 0;
    for (int number = 0; questions < limit; number++) {
      questions += play(number, limit - questions, asked);
    }
  }

  @Override
  public void close() {
    bot.close();
  }
}
