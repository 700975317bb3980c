package io.github.kotrules.protocol;

import static com.google.common.base.Preconditions.checkArgument;
import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Sets;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.protocol.Hello.Extra;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.Table;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bot that is a command: a program in any language that reads questions from its standard input and writes answers to its
 * standard output.
 *
 * <pre>{@code
 * try (ExternalBot bot = ExternalBot.of("python3 mybot.py").clock(Duration.ofSeconds(1)).seed(42)) {
 *   GameRecord record = Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *       .choosers(List.of(bot, Chooser.random(new Random(1))))
 *       .random(new Random(42))
 *       .toEnd();
 * }
 * }</pre>
 *
 * <p>The process is started with the first game, and plays one game after the other. Call {@link #startGame}, {@link #watch}
 * for each transition, and {@link #endGame}. If it is only used as a {@link Chooser}, a bot gets its game with the first
 * question, and needs {@link #endGame} before another game. If it wants events, it then gets the view before each further
 * question, as if it joined a running game, because the events are not known here.
 *
 * <p>Every fault of the bot is a {@link BotFaultException}. The bot loses the game: it is informed, its process is ended, and
 * each further question of that game throws the same exception. The next game has a new process. A process that ends between
 * two games is replaced without a fault.
 *
 * <p>No process outlives this program, unless it detaches itself or this program is killed. Not thread-safe, except {@link
 * #close}, {@link #errorOutput} and {@link #info}.
 */
public final class ExternalBot implements Chooser, AutoCloseable {
  private static final int MAX_SHOWN = 20;
  private static final int MAX_NUMBER_LENGTH = 4;

  private final Notation notation = KingOfTokyo.notation();
  private final Opener opener;
  private @Nullable Duration clock = Duration.ofSeconds(10);
  private Duration grace = Duration.ofMillis(200);
  private Duration startLimit = Duration.ofSeconds(20);
  private int restarts;
  private long seed = 1;
  private @Nullable Path directory;
  private ImmutableSet<Extra> sent = ImmutableSet.of();

  private int games;
  private @Nullable Match match;
  private @Nullable Hello hello;
  private volatile @Nullable Conversation conversation;
  private volatile @Nullable Conversation last;
  private volatile boolean closed;

  /** Starts a bot. */
  @FunctionalInterface
  interface Opener {
    Link open(@Nullable Path directory) throws IOException;
  }

  /** The current game. */
  private static final class Match {
    final int number;
    final Seat seat;
    final long seed;

    /** Whether the caller passes transitions to {@link #watch}. */
    final boolean isWatched;

    int questions;
    int restartsLeft;

    /** The fault that lost the game. */
    @Nullable
    BotFaultException fault;

    Match(int number, Seat seat, long seed, boolean isWatched, int restartsLeft) {
      this.number = number;
      this.seat = seat;
      this.seed = seed;
      this.isWatched = isWatched;
      this.restartsLeft = restartsLeft;
    }
  }

  ExternalBot(Opener opener) {
    this.opener = opener;
  }

  /**
   * Creates a bot from a command. Blanks separate its words, except between single or double quotes. It is not run by a shell:
   * for pipes and variables use {@code sh -c '...'}.
   *
   * @throws IllegalArgumentException if there is no word, or a quotation mark is not closed
   */
  public static ExternalBot of(String command) {
    return of(CommandWords.split(command));
  }

  /** Creates a bot from the words of a command. */
  public static ExternalBot of(List<String> command) {
    checkArgument(!command.isEmpty(), "a command has at least one word");
    ImmutableList<String> words = ImmutableList.copyOf(command);
    return new ExternalBot(directory -> BotProcess.start(words, directory));
  }

  /**
   * A short name for a command: the name of the file that is run, without its extension. That is the first word if it is a
   * path, otherwise the next word that is not an option, as in {@code python3 -u bots/mybot.py}.
   *
   * @throws IllegalArgumentException if {@link #of(String)} throws it
   */
  public static String nameOf(String command) {
    return CommandWords.name(CommandWords.split(command));
  }

  /**
   * Sets the time limit for an answer. After it the bot is asked to stop, and has the {@link #grace} time. Default: 10 seconds.
   */
  @CanIgnoreReturnValue
  public ExternalBot clock(Duration limit) {
    clock = positive(limit);
    return this;
  }

  /** Removes the time limit, for example for a debugger. */
  @CanIgnoreReturnValue
  public ExternalBot noClock() {
    clock = null;
    return this;
  }

  /** Sets the time after the {@link #clock} in which an answer still counts. Default: 200 milliseconds. */
  @CanIgnoreReturnValue
  public ExternalBot grace(Duration time) {
    checkArgument(!time.isNegative(), "a time is not negative: %s", time);
    grace = time;
    return this;
  }

  /** Sets the time limit for the start of the bot, and for its preparation of a game. Default: 20 seconds. */
  @CanIgnoreReturnValue
  public ExternalBot startLimit(Duration limit) {
    startLimit = positive(limit);
    return this;
  }

  private static Duration positive(Duration limit) {
    checkArgument(!limit.isNegative() && !limit.isZero(), "a limit is positive: %s", limit);
    return limit;
  }

  /** Sets the number of restarts in a game if the process ends. Default: 0. Wrong and late answers lose the game. */
  @CanIgnoreReturnValue
  public ExternalBot restarts(int perGame) {
    checkArgument(perGame >= 0, "a number of restarts is not negative: %s", perGame);
    restarts = perGame;
    return this;
  }

  /** Sets the seed for a bot that is only used as a {@link Chooser}. Default: 1. */
  @CanIgnoreReturnValue
  public ExternalBot seed(long number) {
    seed = number;
    return this;
  }

  /** Sets the working directory of the process. Default: that of this program. */
  @CanIgnoreReturnValue
  public ExternalBot directory(Path folder) {
    directory = requireNonNull(folder, "folder");
    return this;
  }

  /** Sends the bot these extras in addition to those that it wants. */
  @CanIgnoreReturnValue
  ExternalBot send(ImmutableSet<Extra> extras) {
    sent = extras;
    return this;
  }

  /**
   * Starts the process if none is running, and a game. Pass all its transitions to {@link #watch} from now on. Waits until the
   * bot is ready.
   *
   * @param view the table as the seat of the bot sees it now
   * @param gameSeed the only source of randomness of a repeatable bot
   * @throws BotFaultException if the bot cannot be started or breaks the protocol
   */
  public void startGame(GameView view, long gameSeed) {
    start(view, gameSeed, true);
  }

  private void start(GameView view, long gameSeed, boolean isWatched) {
    checkState(!closed, "the bot is closed");
    checkState(match == null, "a game is under way: end it first");
    games++;
    Match started = new Match(games, view.seat(), gameSeed, isWatched, restarts);
    match = started;
    boolean isReused = conversation != null;
    while (true) {
      try {
        join(started, view, false);
        return;
      } catch (BotFaultException fault) {
        if (fault.hasEnded() && isReused) {
          isReused = false;
          leave();
        } else {
          handle(started, fault);
        }
      }
    }
  }

  /** Starts the bot if necessary, and starts the game for it. */
  private void join(Match joined, GameView view, boolean isRestart) {
    Conversation with = conversation;
    if (with == null) {
      with = open();
    }
    addNew(with, joined, view, isRestart);
    with.add("ask ready\n");
    String unused = with.ask("\"ask ready\"", startLimit, null);
  }

  private Conversation open() {
    Link link;
    try {
      link = opener.open(directory);
    } catch (IOException impossible) {
      throw BotFaultException.notStarted(
          "cannot be started: " + impossible.getMessage(), impossible);
    }
    Conversation opened = new Conversation(link);
    conversation = opened;
    last = opened;
    if (closed) { // meanwhile, by another thread
      leave();
      throw BotFaultException.of("was closed while it was started");
    }
    opened.add("ask hello " + Protocol.identity() + "\n");
    Hello greeting = Hello.read(opened.ask("\"ask hello\"", startLimit, null));
    hello = new Hello(
        greeting.name(), greeting.version(), Sets.union(greeting.wants(), sent).immutableCopy());
    return opened;
  }

  private void addNew(Conversation with, Match joined, GameView view, boolean isRestart) {
    String word = notation.writeView(view);
    int edition = word.indexOf('/') + 1;
    with.add("new game=" + joined.number
        + " edition=" + word.substring(edition, word.indexOf('/', edition))
        + " players=" + view.seats()
        + " seat=" + joined.seat.number()
        + " clock=" + (clock == null ? "none" : Long.toString(clock.toMillis()))
        + " seed=" + joined.seed
        + " restart=" + (isRestart ? "yes" : "no")
        + " view=" + word + "\n");
  }

  /** Restarts the bot if that is allowed, otherwise the game is lost. */
  private void handle(Match playing, BotFaultException fault) {
    if (fault.hasEnded() && playing.restartsLeft > 0 && !closed) {
      playing.restartsLeft--;
      leave();
      return;
    }
    playing.fault = fault;
    Conversation with = conversation;
    if (with != null) {
      with.sendLast("error " + fault.getMessage() + "\nover winners=? reason=forfeit\n");
      leave();
    }
    throw fault;
  }

  /** Sends events to a bot that wants them. Failures are reported at the next question. */
  public void watch(Transition transition) {
    Match playing = match;
    checkState(
        playing != null && playing.isWatched, "only a game that was started here can be watched");
    Conversation with = conversation;
    if (with == null || playing.fault != null || !wants(Extra.EVENTS)) {
      return;
    }
    for (Event event : transition.eventsFor(playing.seat)) {
      with.add("event ");
      with.add(notation.write(event));
      with.add("\n");
    }
    with.sendIfFull(clock == null ? startLimit : clock);
  }

  private boolean wants(Extra extra) {
    return hello != null && hello.wants(extra);
  }

  /**
   * Asks the bot.
   *
   * @throws BotFaultException if it does not give a legal answer in time
   * @throws IllegalStateException if it wants positions and the question was created from a state or a view
   */
  @Override
  public Action choose(Question question) {
    boolean isFirst = match == null;
    if (isFirst) {
      start(question.view(), seed, false);
    }
    Match playing = requireNonNull(match);
    checkArgument(
        question.seat() == playing.seat,
        "%s is asked, but the bot plays for %s",
        question.seat(),
        playing.seat);
    if (playing.fault != null) {
      throw playing.fault;
    }
    playing.questions++;
    boolean isInformed = isFirst || playing.isWatched;
    while (true) {
      try {
        if (conversation == null) {
          join(playing, question.view(), true);
          isInformed = true;
        }
        return ask(playing, question, isInformed);
      } catch (BotFaultException fault) {
        handle(playing, fault);
      }
    }
  }

  private Action ask(Match playing, Question question, boolean isInformed) {
    String asked = notation.write(question.decision());
    ImmutableList<String> options = notation.writeOptions(question);
    String line = "ask " + playing.questions + " " + asked + " clock="
        + (clock == null ? "none" : Long.toString(clock.toMillis()))
        + (wants(Extra.VIEW) ? " view=" + notation.writeView(question.view()) : "")
        + (wants(Extra.POSITION) ? " position=" + notation.write(question) : "")
        + numbered(options);
    Conversation with = requireNonNull(conversation);
    if (!isInformed && wants(Extra.EVENTS)) {
      addNew(with, playing, question.view(), true);
    }
    with.add(line);
    String answer = with.ask(asked, clock, clock == null ? null : grace);
    return read(question, asked, options, answer);
  }

  private static String numbered(List<String> options) {
    StringBuilder text = new StringBuilder(16 * options.size());
    for (int i = 0; i < options.size(); i++) {
      text.append(" | ").append(i + 1).append(' ').append(options.get(i));
    }
    return text.append('\n').toString();
  }

  private Action read(Question question, String asked, List<String> options, String answer) {
    String text = answer.strip();
    int number = number(text);
    if (number >= 1 && number <= options.size()) {
      return question.options().get(number - 1);
    }
    if (number < 0 && !text.isEmpty()) {
      try {
        return notation.readMove(question, text);
      } catch (NotationException refused) {
        // below
      }
    }
    throw BotFaultException.of("answered " + (text.isEmpty() ? "an empty line" : Quotes.of(text))
        + " to " + asked + "; legal are" + some(options));
  }

  /** Reads a number without a sign; -1 if the text is not one. */
  private static int number(String text) {
    if (text.isEmpty() || text.length() > MAX_NUMBER_LENGTH) {
      return -1;
    }
    int number = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return -1;
      }
      number = 10 * number + digit;
    }
    return number;
  }

  private static String some(List<String> options) {
    String shown =
        numbered(options.subList(0, Math.min(options.size(), MAX_SHOWN))).stripTrailing();
    return options.size() <= MAX_SHOWN
        ? shown
        : shown + " and " + (options.size() - MAX_SHOWN) + " more";
  }

  /** Ends the current game, if there is one; the bot gets the winners if the game is over. */
  public void endGame(Table end) {
    Match ended = match;
    match = null;
    Conversation with = conversation;
    if (ended == null || ended.fault != null || with == null) {
      return;
    }
    if (end.isOver()) {
      StringBuilder winners = new StringBuilder();
      end.winners().forEach(seat -> winners.append(seat.number()));
      with.add("over winners=" + (winners.isEmpty() ? "-" : winners) + "\n");
    } else {
      with.add("over winners=? reason=stopped\n");
    }
    with.send(startLimit);
  }

  /** The name that the bot has sent; null if it sent none or was not started yet. */
  public @Nullable String name() {
    return hello == null ? null : hello.name();
  }

  /** The last 64 KB of the standard error of the current process, or of the last one. */
  public String errorOutput() {
    Conversation with = last;
    return with == null ? "" : with.errorOutput();
  }

  /** The last lines of information from the same process, at most 1,000. */
  public ImmutableList<String> info() {
    Conversation with = last;
    return with == null ? ImmutableList.of() : with.info();
  }

  private void leave() {
    Conversation with = conversation;
    conversation = null;
    if (with != null) {
      with.end();
    }
  }

  /** Ends the process, if there is one: asks it to quit and kills it after a second. A question of another thread fails. */
  @Override
  public void close() {
    closed = true;
    Conversation with = conversation;
    if (with != null) {
      with.end();
    }
  }
}
