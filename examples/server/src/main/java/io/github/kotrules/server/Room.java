package io.github.kotrules.server;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.JsonException;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.server.Store.Entry;
import io.github.kotrules.server.Store.Entry.Kind;
import io.github.kotrules.server.Store.Stored;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * One game: its players, its session and its streams. {@link Games#in} ensures that only one thread at a time uses a room.
 *
 * <p>Every change of a room is stored in the database before it is sent. If that fails, {@code Games} discards the room and
 * reads it from the database again.
 */
final class Room {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** Controls, direction marks, unpaired surrogates and letters without a shape; not the two joiners that scripts and emoji need. */
  private static final Pattern UNREADABLE = Pattern.compile(
      "[\\p{Cc}\\p{Cf}\\p{Co}\\p{Cs}\\p{Zl}\\p{Zp}\\x{115F}\\x{1160}\\x{2800}\\x{3164}\\x{FFA0}&&[^\\x{200C}\\x{200D}]]");

  private static final Pattern VISIBLE = Pattern.compile("[\\p{L}\\p{N}\\p{P}\\p{S}]");

  private final Games games;
  private final Order order;
  private final Game game;
  private final GameRecord begun;
  private final Map<Seat, Player> players = new EnumMap<>(Seat.class);
  private final Map<Seat, Chooser> bots = new EnumMap<>(Seat.class);
  private final Map<Seat, Integer> missed = new EnumMap<>(Seat.class);
  private final List<ViewerStream> streams = new CopyOnWriteArrayList<>();
  private final Tickets tickets = new Tickets();
  private @Nullable Session session;
  private @Nullable String ended;
  private int entries;
  private @Nullable Future<?> clock;
  private long deadline;
  private long touched = System.nanoTime();

  private record Player(String name, String secretHash) {}

  /** A joined seat with its secret. */
  record Joined(Seat seat, String secret) {}

  /** Restores a game from the database. */
  Room(Games games, Stored stored) {
    this.games = games;
    this.order = stored.order();
    this.ended = stored.ended();
    this.entries = stored.log().size();
    StringBuilder record = new StringBuilder(order.header());
    boolean started = false;
    for (Entry entry : stored.log()) {
      List<String> words = Splitter.on(' ').limit(3).splitToList(entry.text());
      switch (entry.kind()) {
        case JOIN -> players.put(seat(words), new Player(words.get(2), words.get(1)));
        case UNJOIN -> players.remove(seat(words));
        case MOVES -> {
          record.append(entry.text());
          started = true;
        }
      }
    }
    this.begun = NOTATION.readRecord(record.toString());
    this.game = NOTATION.game(begun.end());
    for (int i = 0; i < order.seats().size(); i++) {
      Chooser bot = order.bot(game, Seat.at(i));
      if (bot != null) {
        bots.put(Seat.at(i), bot);
      }
    }
    if (started) {
      startSession();
    }
  }

  private static Seat seat(List<String> words) {
    return Seat.of(Integer.parseInt(words.get(0)));
  }

  /** Opens a new game and stores it; a game of bots alone starts at once. */
  static Room open(Games games, Order order) {
    Room room = new Room(games, new Stored(order, ImmutableList.of(), null));
    ImmutableList<Entry> log = room.isFull() ? ImmutableList.of(room.start()) : ImmutableList.of();
    games.store().create(order, log);
    room.entries = log.size();
    return room;
  }

  // ---- the lobby

  private boolean isFull() {
    return players.size() + bots.size() == order.seats().size();
  }

  /** Whether a player can join. */
  boolean isOpen() {
    return session == null && ended == null;
  }

  /** Refuses what comes after the server has closed a game that was not over. */
  private void checkNotClosed() {
    if (ended != null && (session == null || !session.state().isOver())) {
      throw new Problem(409, "closed", "The game was " + ended + ": join or open another one.");
    }
  }

  Joined join(String name, @Nullable Seat wanted) {
    checkName(name);
    checkNotClosed();
    if (!isOpen()) {
      throw new Problem(409, "no-seat", "The game has started: watch it, or join another one.");
    }
    Seat seat = freeSeat(wanted);
    String secret = Secrets.secret();
    players.put(seat, new Player(name, Secrets.hash(secret)));
    List<Entry> log = new ArrayList<>();
    log.add(new Entry(Kind.JOIN, seat.number() + " " + Secrets.hash(secret) + " " + name));
    if (isFull()) {
      log.add(start());
    }
    save(log);
    sendSeats();
    Session table = session;
    if (table != null) {
      proceed();
      streams.forEach(stream -> sendState(stream, table));
    }
    return new Joined(seat, secret);
  }

  private static void checkName(String name) {
    if (name.length() > Limits.NAME
        || UNREADABLE.matcher(name).find()
        || !VISIBLE.matcher(name).find()) {
      throw Problem.malformed(
          "$.name",
          "a name has 1 to " + Limits.NAME + " characters, some of them visible, and no control"
              + " characters");
    }
  }

  private Seat freeSeat(@Nullable Seat wanted) {
    for (int i = 0; i < order.seats().size(); i++) {
      Seat seat = Seat.at(i);
      boolean free = !players.containsKey(seat) && !bots.containsKey(seat);
      if (free && (wanted == null || wanted == seat)) {
        return seat;
      }
    }
    throw new Problem(
        409, "no-seat", "This seat is not free: leave the field \"seat\" out to get any.");
  }

  /** The seat with this secret. */
  Seat seatOf(@Nullable String secret) {
    for (Map.Entry<Seat, Player> player : players.entrySet()) {
      if (secret != null && Secrets.fits(secret, player.getValue().secretHash())) {
        return player.getKey();
      }
    }
    throw Problem.wrongSecret();
  }

  Map<String, @Nullable Object> describe() {
    List<Map<String, @Nullable Object>> seats = new ArrayList<>();
    for (int i = 0; i < order.seats().size(); i++) {
      Seat seat = Seat.at(i);
      Player player = players.get(seat);
      Map<String, @Nullable Object> one = new LinkedHashMap<>();
      one.put("seat", seat.number());
      one.put("monster", begun.end().monster(seat).title());
      one.put("bot", bots.containsKey(seat) ? order.seats().get(i) : null);
      one.put("player", player == null ? null : player.name());
      one.put("left", session != null && session.record().forfeits().containsKey(seat));
      seats.add(one);
    }
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    tree.put("game", order.id());
    tree.put("edition", order.edition());
    tree.put("seconds", order.seconds());
    tree.put("practice", order.seed() != null);
    tree.put("seed", order.seed());
    tree.put("started", session != null);
    tree.put("ended", ended);
    tree.put("seats", seats);
    return tree;
  }

  // ---- the table

  private Session startSession() {
    Session table = Session.of(game, begun);
    session = table;
    return table.chance((state, chance) -> chance.sample(luck(table)));
  }

  /**
   * The generator of dice. With a seed, each moment of a game has its own dice, even after a restart. Without a seed they are
   * unpredictable.
   */
  private RandomGenerator luck(Session table) {
    Long seed = order.seed();
    return seed == null
        ? Secrets.RANDOM
        : new SplittableRandom(seed ^ (table.size() * 0xD1342543DE82EF95L));
  }

  private Entry start() {
    Session table = startSession();
    return new Entry(Kind.MOVES, lines(table, 0, table.transitions()));
  }

  private Session table() {
    if (session == null) {
      checkNotClosed();
      throw Problem.notStarted();
    }
    return session;
  }

  Map<String, @Nullable Object> state(Viewer viewer) {
    return messages(table()).state(viewer);
  }

  private Messages messages(Session table) {
    long left = deadline - System.nanoTime();
    return new Messages(table, (int) Math.max(0, left / 1_000_000_000));
  }

  /**
   * Applies the answer of a player.
   *
   * @param number the number of actions before the question, so that a late answer does not count for another question
   */
  int answer(Seat seat, long number, @Nullable Object tree) {
    Session table = table();
    try {
      Action action = Messages.JSON.readAction(table.state(), tree);
      if (number != table.size() && isAsked(seat)) {
        throw new Problem(
            409,
            "outdated",
            "Question " + number + " is not open: answer question " + table.size() + ".");
      }
      play(table, "", () -> table.push(seat, action));
    } catch (JsonException refused) {
      throw Problem.malformedAnswer(refused);
    } catch (IllegalActionException refused) {
      throw Problem.illegal(refused);
    }
    missed.remove(seat);
    return table.size();
  }

  private boolean isAsked(Seat seat) {
    Session table = session;
    return table != null && !table.state().isOver() && table.question().seat() == seat;
  }

  /** Applies the answer of a bot. */
  void answer(Question question, int number, Action action) {
    Session table = table();
    if (number == table.size()) {
      play(table, "", () -> table.push(question.seat(), action));
    }
  }

  /**
   * Ends the time for an answer: the first legal answer is given, as for a player who has left. After several missed answers
   * the player leaves.
   */
  void expire(Seat seat, int number) {
    Session table = session;
    if (table == null || number != table.size() || !isAsked(seat)) {
      return; // the answer was in time
    }
    if (missed.merge(seat, 1, Integer::sum) >= games.limits().missed) {
      leave(seat);
    } else {
      play(table, "", () -> table.push(table.legalActions().get(0)));
    }
  }

  /** Lets a player leave: the seat is free if the game has not started, otherwise rule W-7 applies. */
  void leave(Seat seat) {
    checkNotClosed();
    Session table = session;
    if (table == null) {
      players.remove(seat);
      save(List.of(new Entry(Kind.UNJOIN, String.valueOf(seat.number()))));
      endAccess(seat);
    } else {
      try {
        play(table, "forfeit " + seat.number() + "\n", () -> table.forfeit(seat));
      } catch (IllegalStateException refused) {
        throw new Problem(409, "cannot-leave", "It is too late: " + refused.getMessage());
      }
    }
    sendSeats();
  }

  /** Ends the streams and tickets of a seat, which somebody else can take now. */
  private void endAccess(Seat seat) {
    tickets.cancel(seat);
    List<ViewerStream> old = streamsOf(seat);
    old.forEach(ViewerStream::end);
    streams.removeAll(old);
  }

  /** Runs an action at the table, stores it, and sends it to all streams. */
  private void play(Session table, String line, Supplier<ImmutableList<Transition>> action) {
    checkNotClosed();
    int from = table.size();
    ImmutableList<Transition> happened = action.get();
    if (table.state().isOver()) {
      ended = "over";
    } else if (table.size() > games.limits().actions) {
      ended = "closed after " + games.limits().actions + " actions";
    }
    save(List.of(new Entry(Kind.MOVES, line + lines(table, from, happened))));
    if (!happened.isEmpty()) {
      proceed();
      sendEvents(table, from, happened);
    }
    if (ended != null) {
      sendSeats();
      streams.forEach(ViewerStream::end);
    }
  }

  /** The actions since then, as lines of a record. */
  private static String lines(Session table, int from, Iterable<Transition> happened) {
    ImmutableList<Action> actions = table.record().actions();
    StringBuilder lines = new StringBuilder();
    int next = from;
    for (Transition transition : happened) {
      lines.append(NOTATION.write(transition.before(), actions.get(next++))).append('\n');
    }
    return lines.toString();
  }

  /** Asks the bot at the asked seat, or starts the clock of the player. */
  void proceed() {
    Session table = session;
    if (table == null || ended != null) {
      return;
    }
    Question question = table.question();
    Seat seat = question.seat();
    int number = table.size();
    if (clock != null) {
      clock.cancel(false);
    }
    deadline = System.nanoTime() + order.seconds() * 1_000_000_000L;
    Chooser bot = bots.get(seat);
    if (bot == null) {
      clock = games.later(order.id(), order.seconds() * 1000L, room -> room.expire(seat, number));
    } else {
      games.think(order.id(), bot, question, number);
    }
  }

  private void save(List<Entry> log) {
    touched = System.nanoTime();
    games.store().append(order.id(), entries, log, ended);
    entries += log.size();
    games.stored(order.id(), isOpen(), ended != null);
  }

  /** The whole game as text, only after its end because it names hidden cards. */
  String record() {
    Session table = table();
    if (ended == null) {
      throw new Problem(
          409, "not-over", "The record shows hidden cards: ask again when the game is over.");
    }
    return NOTATION.write(table.record());
  }

  // ---- streams

  String ticket(Seat seat) {
    return tickets.issue(seat);
  }

  Seat ticketHolder(String ticket) {
    return tickets.holder(ticket);
  }

  /** Refuses a stream beyond the limit. */
  void checkStream(Viewer viewer) {
    long others =
        streams.stream().filter(stream -> !(stream.viewer() instanceof Seat)).count();
    if (!(viewer instanceof Seat) && others >= games.limits().spectators) {
      throw new Problem(
          429, "too-many-streams", "Too many people watch this game: come back later.");
    }
  }

  /** Whether the game is over and a client that has seen this number of actions has seen all of it. */
  boolean isComplete(int seen) {
    return ended != null && (session == null || seen == session.size());
  }

  /**
   * Adds a stream and sends what its client has missed.
   *
   * @param seen the number of actions that the client has seen; -1 if it has seen nothing
   */
  void listen(ViewerStream stream, int seen) {
    checkStream(stream.viewer());
    touched = System.nanoTime();
    closeOldest(stream.viewer());
    streams.add(stream);
    stream.send("seats", null, Wire.print(describe()));
    Session table = session;
    if (table != null) {
      boolean few = seen >= 0 && seen <= table.size() && table.size() - seen <= Limits.CATCH_UP;
      if (!few) {
        sendState(stream, table);
      } else if (seen < table.size()) {
        Iterable<Transition> since = Iterables.skip(table.transitions(), seen);
        Map<String, @Nullable Object> events = messages(table).events(stream.viewer(), seen, since);
        stream.send("events", table.size(), Wire.print(events));
      }
    }
    if (ended != null) {
      stream.end();
    }
  }

  private List<ViewerStream> streamsOf(Viewer viewer) {
    return streams.stream().filter(stream -> stream.viewer() == viewer).toList();
  }

  private void closeOldest(Viewer viewer) {
    List<ViewerStream> same = streamsOf(viewer);
    if (viewer instanceof Seat && same.size() >= Limits.STREAMS_OF_SEAT) {
      same.get(0).drop();
      streams.remove(same.get(0));
    }
  }

  /** Removes a stream. Any thread may call this. */
  void forget(ViewerStream stream) {
    streams.remove(stream);
  }

  private void sendState(ViewerStream stream, Session table) {
    stream.send("state", table.size(), Wire.print(messages(table).state(stream.viewer())));
  }

  /** Sends events to all streams; the message of each viewer is created once. */
  private void sendEvents(Session table, int from, List<Transition> happened) {
    Messages messages = messages(table);
    Map<Viewer, String> texts = new HashMap<>();
    for (ViewerStream stream : streams) {
      String text = texts.computeIfAbsent(
          stream.viewer(), viewer -> Wire.print(messages.events(viewer, from, happened)));
      stream.send("events", table.size(), text);
    }
  }

  private void sendSeats() {
    String seats = Wire.print(describe());
    streams.forEach(stream -> stream.send("seats", null, seats));
  }

  // ---- the memory

  /** Whether the room can leave the memory. An ended game is removed at once. */
  boolean isIdle() {
    boolean quiet = System.nanoTime() - touched > games.limits().idle.toNanos();
    return streams.isEmpty() && (ended != null || (session != null && quiet));
  }

  /** Closes a game that has not started in time. */
  void closeIfStale() {
    long age = System.currentTimeMillis() - order.created();
    if (isOpen() && age > games.limits().lobby.toMillis()) {
      ended = "closed because it did not start in time";
      save(List.of());
      sendSeats();
      streams.forEach(ViewerStream::end);
    }
  }

  /** Tells all clients to reconnect later. Any thread may call this. */
  void endStreams() {
    streams.forEach(stream -> stream.endUntil(games.limits().stop));
  }

  /** Drops all streams: clients reconnect and get the game from the database. */
  void dropStreams() {
    streams.forEach(ViewerStream::drop);
  }
}
