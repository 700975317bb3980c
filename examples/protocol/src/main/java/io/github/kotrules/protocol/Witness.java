package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.UnaryOperator;

/**
 * A proxy between a host and a bot. It remembers the last question with its answer for reports, can edit the lines of the host,
 * and can send other lines.
 */
final class Witness implements Link {
  private static final int MAX_LINES = 4;
  private static final int MAX_BYTES = 400;
  private static final int MAX_WORD = 48;
  private static final int MAX_LINE = 160;
  private static final long MILLIS_TO_LOOK = 2;

  private final Link bot;
  private final OutputStream input;
  private final InputStream output;
  private final ReentrantLock writing = new ReentrantLock();

  /** The lines sent since the previous question. */
  private final Deque<String> sent = new ArrayDeque<>();

  /** The output of the bot since the first of them. */
  private final ByteArrayOutputStream back = new ByteArrayOutputStream();

  /** The number of these lines that were sent before the last output. */
  private int answered;

  private String lastNew = "";
  private volatile UnaryOperator<String> edit = UnaryOperator.identity();

  Witness(Link bot) {
    this.bot = bot;
    this.input = new Input();
    this.output = new Output();
  }

  /** Edits the lines of the host from now on. */
  void edit(UnaryOperator<String> change) {
    edit = change;
  }

  /** Sends a line. If the bot has ended, the next question reports it. */
  void say(String line) {
    synchronized (this) {
      remember(line);
    }
    try {
      pass(line + "\n");
    } catch (IOException gone) {
      // the next question reports it
    }
  }

  /** Sends the last {@code new} again. */
  void repeatNew() {
    say(lastNew);
  }

  private void pass(String text) throws IOException {
    writing.lock(); // another thread may send lines
    try {
      bot.input().write(text.getBytes(StandardCharsets.UTF_8));
      bot.input().flush();
    } finally {
      writing.unlock();
    }
  }

  /** Waits until the bot writes something, up to a time limit. The next question reads it. */
  void awaitOutput(long millis) {
    long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(millis);
    try {
      while (System.nanoTime() < end && bot.output().available() == 0) {
        TimeUnit.MILLISECONDS.sleep(MILLIS_TO_LOOK);
      }
    } catch (IOException gone) {
      // the next question reports it
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  /** Closes the input of the bot. */
  void closeInput() {
    synchronized (this) {
      remember("(the end of input)");
    }
    try {
      bot.input().close();
    } catch (IOException gone) {
      // it has ended already
    }
  }

  /** The last lines in both directions: {@code sent: ...} and {@code back: ...}. */
  synchronized ImmutableList<String> transcript() {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    for (String line : sent) {
      lines.add("sent: " + shortened(line));
    }
    if (back.size() == 0) {
      return lines.add("back: nothing").build();
    }
    back.toString(StandardCharsets.UTF_8)
        .lines()
        .limit(MAX_LINES)
        .forEach(line -> lines.add("back: " + Quotes.of(line)));
    return lines.build();
  }

  private static String shortened(String line) {
    StringBuilder text = new StringBuilder();
    for (String word : line.split(" ", -1)) {
      text.append(text.isEmpty() ? "" : " ").append(cut(word, MAX_WORD));
    }
    return line.isEmpty() ? "(an empty line)" : cut(text.toString(), MAX_LINE);
  }

  private static String cut(String text, int length) {
    return text.length() <= length ? text : text.substring(0, length) + "...";
  }

  private void remember(String line) {
    boolean isNew = line.startsWith("new ");
    if (isNew || isQuestion(line)) {
      forgetAnswered();
    }
    if (sent.size() == MAX_LINES) {
      sent.removeFirst();
    }
    sent.addLast(line);
    lastNew = isNew ? line : lastNew;
  }

  /** Forgets lines that were answered. */
  private void forgetAnswered() {
    for (; answered > 0; answered--) {
      sent.pollFirst();
    }
    back.reset();
  }

  private static boolean isQuestion(String line) {
    return line.startsWith("ask");
  }

  /** Passes on text of the host, whose writes consist of whole lines; lines with an error come after a fault. */
  private void send(String text) throws IOException {
    List<String> lines = text.lines().map(edit).toList();
    synchronized (this) {
      if (lines.stream().noneMatch(line -> line.startsWith("error "))) {
        lines.stream().filter(Witness::isRemembered).forEach(this::remember);
      }
    }
    pass(String.join("\n", lines) + "\n");
  }

  private static boolean isRemembered(String line) {
    return isQuestion(line) || line.startsWith("new ") || line.equals("stop");
  }

  private synchronized void receive(byte[] bytes, int from, int length) {
    answered = sent.size();
    back.write(bytes, from, Math.min(length, MAX_BYTES - Math.min(MAX_BYTES, back.size())));
  }

  @Override
  public OutputStream input() {
    return input;
  }

  @Override
  public InputStream output() {
    return output;
  }

  @Override
  public String ending() {
    return bot.ending();
  }

  @Override
  public boolean hasEndedWithin(long millis) {
    return bot.hasEndedWithin(millis);
  }

  @Override
  public boolean wasInterrupted() {
    return bot.wasInterrupted();
  }

  @Override
  public void kill() {
    bot.kill();
  }

  @Override
  public void end() {
    bot.end();
  }

  @Override
  public String errorOutput() {
    return bot.errorOutput();
  }

  /** The stream that the host writes to. */
  private final class Input extends OutputStream {
    @Override
    public void write(int next) {
      throw new UnsupportedOperationException("only whole lines");
    }

    @Override
    public void write(byte[] bytes, int from, int length) throws IOException {
      send(new String(bytes, from, length, StandardCharsets.UTF_8));
    }
  }

  /** The stream that the host reads from. */
  private final class Output extends InputStream {
    @Override
    public int read() {
      throw new UnsupportedOperationException("only in pieces");
    }

    @Override
    public int read(byte[] into, int from, int length) throws IOException {
      int count = bot.output().read(into, from, length);
      if (count > 0) {
        receive(into, from, count);
      }
      return count;
    }

    @Override
    public int available() throws IOException {
      return bot.output().available();
    }
  }
}
