package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Lines to a bot and back, from its start to its end.
 *
 * <p>One thread reads and writes. It may block in both and sets a deadline; when that has passed, the {@link Watchdog} kills
 * the bot, which ends every read and write.
 */
final class Conversation {
  private static final int MAX_INFO_LINES = 1_000;
  private static final String INFO = "info";
  private static final byte[] STOP = "stop\n".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] QUIT = "quit\n".getBytes(StandardCharsets.US_ASCII);

  /** The number of bytes from which lines do not wait for the next question. */
  private static final int FULL = 32 * 1024;

  /** The origin of all times, in nanoseconds, so that none of them equals one of the next two constants. */
  private static final long START = System.nanoTime();

  private static final long NEVER = Long.MAX_VALUE;
  private static final long KILLED = Long.MIN_VALUE;
  private static final Duration TIME_TO_QUIT = Duration.ofSeconds(1);

  private final Link link;
  private final LineReader reader;
  private final LineBuffer lines = new LineBuffer();
  private final Deque<String> info = new ArrayDeque<>();
  private final ReentrantLock writing = new ReentrantLock();
  private final AtomicLong stopAt = new AtomicLong(NEVER);
  private final AtomicLong killAt = new AtomicLong(NEVER);
  private final AtomicBoolean ending = new AtomicBoolean();
  private volatile long quitBy = NEVER;
  private int infoLines;

  /** A fault between two questions. */
  private @Nullable BotFaultException fault;

  Conversation(Link link) {
    this.link = link;
    this.reader = new LineReader(link.output());
    Watchdog.add(this);
  }

  /** Adds a part of a line. Lines are sent with the next question, or earlier. */
  void add(String text) {
    lines.add(text);
  }

  /** Sends the buffered lines if there are many. */
  void sendIfFull(@Nullable Duration limit) {
    if (lines.size() >= FULL) {
      send(limit);
    }
  }

  /** Sends the buffered lines. If that fails, the next question fails. */
  void send(@Nullable Duration limit) {
    if (fault != null) {
      return;
    }
    boolean broken = false;
    start(limit, null);
    try {
      write();
    } catch (IOException gone) {
      broken = true;
    }
    if (!finish()) {
      fault = BotFaultException.of("did not read its input" + within(limit, null));
    } else if (broken) {
      fault = ended("did not read its input");
    }
  }

  /** Sends some last lines to a bot that may not read them. */
  void sendLast(String text) {
    add(text);
    start(TIME_TO_QUIT, null);
    try {
      write();
    } catch (IOException gone) {
      // the bot has ended
    }
    boolean unused = finish();
  }

  /**
   * Sends the buffered lines, the last of which is a question, and waits for the answer.
   *
   * @param what the question, for messages
   * @param limit the time limit; null for none
   * @param grace the time to wait after the bot was asked to stop; null if it is not asked to stop
   */
  String ask(String what, @Nullable Duration limit, @Nullable Duration grace) {
    if (fault != null) {
      throw fault;
    }
    String answer = null;
    BotFaultException wrong = null;
    start(limit, grace);
    try {
      checkSilence();
      boolean early = reader.isInsideLine();
      write();
      answer = read(early);
    } catch (BotFaultException refused) {
      wrong = refused;
    } catch (IOException gone) {
      // no answer, as if the output had ended
    }
    if (!finish()) {
      throw BotFaultException.of("gave no answer to " + what + within(limit, grace));
    }
    if (wrong != null) {
      throw wrong;
    }
    if (answer == null) {
      throw ended("gave no answer to " + what);
    }
    return answer;
  }

  private static String within(@Nullable Duration limit, @Nullable Duration grace) {
    return limit == null
        ? ""
        : " within " + limit.toMillis() + " ms"
            + (grace == null ? "" : " and " + grace.toMillis() + " ms of grace");
  }

  private BotFaultException ended(String failure) {
    if (ending.get()) {
      Watchdog.awaitShutdown(false);
      return BotFaultException.of(failure + ": it was closed by this program");
    }
    Watchdog.awaitShutdown(link.wasInterrupted());
    return BotFaultException.ended(failure + ": it " + link.ending());
  }

  /** Checks that the bot has written nothing but information since the last answer. */
  private void checkSilence() throws IOException {
    String line = reader.poll();
    while (line != null) {
      if (!isInfo(line)) {
        throw unasked(line);
      }
      line = reader.poll();
    }
  }

  private static BotFaultException unasked(String line) {
    return BotFaultException.of("sent " + Quotes.of(line) + " although nothing was asked");
  }

  /**
   * The next line that is not information.
   *
   * @param early whether the current line was started before the question
   */
  private @Nullable String read(boolean early) throws IOException {
    boolean tooEarly = early;
    String line = reader.next();
    while (line != null && isInfo(line)) {
      tooEarly = false;
      line = reader.next();
    }
    if (line != null && tooEarly) {
      throw unasked(line);
    }
    infoLines = 0;
    return line;
  }

  private boolean isInfo(String line) {
    boolean isInfo = line.startsWith(INFO)
        && (line.length() == INFO.length() || line.charAt(INFO.length()) == ' ');
    if (isInfo) {
      infoLines++;
      if (infoLines > MAX_INFO_LINES) {
        throw BotFaultException.of(
            "sent more than " + MAX_INFO_LINES + " lines of information between two answers");
      }
      keep(line);
    }
    return isInfo;
  }

  private void keep(String line) {
    synchronized (info) {
      if (info.size() == MAX_INFO_LINES) {
        info.removeFirst();
      }
      info.addLast(line.substring(INFO.length()).strip());
    }
  }

  ImmutableList<String> info() {
    synchronized (info) {
      return ImmutableList.copyOf(info);
    }
  }

  String errorOutput() {
    return link.errorOutput();
  }

  private void write() throws IOException {
    writing.lock();
    try {
      lines.sendTo(link.input());
    } finally {
      writing.unlock();
    }
  }

  private static long now() {
    return System.nanoTime() - START;
  }

  private void start(@Nullable Duration limit, @Nullable Duration grace) {
    if (limit != null) {
      long stop = now() + limit.toNanos();
      killAt.set(grace == null ? stop : stop + grace.toNanos());
      stopAt.set(grace == null ? NEVER : stop);
    }
  }

  /**
   * Ends the time limit.
   *
   * @return whether the bot was in time
   */
  private boolean finish() {
    stopAt.set(NEVER);
    long limit = killAt.getAndSet(NEVER);
    return limit == NEVER || (limit != KILLED && now() <= limit);
  }

  /** Checks the deadline. The watchdog calls this, so it must not block. */
  void check() {
    long now = now();
    long kill = killAt.get();
    long stop = stopAt.get();
    if (now >= quitBy) {
      quitBy = NEVER;
      link.kill();
    } else if (kill != KILLED && now >= kill) {
      if (killAt.compareAndSet(kill, KILLED)) {
        link.kill();
      }
    } else if (now >= stop && stopAt.compareAndSet(stop, NEVER)) {
      Thread sender = new Thread(() -> sendStop(kill), "bot-stop"); // a write may wait
      sender.setDaemon(true);
      sender.start();
    }
  }

  /** Asks the bot to stop, unless its question, identified by its deadline, is over or has not been read. */
  private void sendStop(long question) {
    if (writing.tryLock()) {
      try {
        if (killAt.get() == question) {
          link.input().write(STOP);
          link.input().flush();
        }
      } catch (IOException gone) {
        // the thread that waits for the answer will notice
      } finally {
        writing.unlock();
      }
    }
  }

  void kill() {
    link.kill();
  }

  /** Ends the bot, gracefully if possible. It has ended when this returns, unless another thread ends it. */
  void end() {
    if (!ending.compareAndSet(false, true)) {
      return;
    }
    quitBy = now() + TIME_TO_QUIT.toNanos();
    if (writing.tryLock()) {
      try {
        link.input().write(QUIT);
        link.input().flush();
      } catch (IOException gone) {
        // it has ended already
      } finally {
        writing.unlock();
      }
      link.end();
    } else {
      link.kill();
    }
    Watchdog.remove(this);
  }
}
