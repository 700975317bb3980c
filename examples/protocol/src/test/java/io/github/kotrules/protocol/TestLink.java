package io.github.kotrules.protocol;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.UnaryOperator;

/** A bot in memory: what it answers to a line is there when the line has been written. */
final class TestLink implements Link {
  /** What the bot has read, a line each. */
  final List<String> heard = new ArrayList<>();

  private final UnaryOperator<String> bot;
  private final boolean hangs;
  private final ByteArrayOutputStream line = new ByteArrayOutputStream();
  private final Deque<Byte> said = new ArrayDeque<>();
  private boolean killed;

  private TestLink(UnaryOperator<String> bot, boolean hangs) {
    this.bot = bot;
    this.hangs = hangs;
  }

  /** A bot that answers with these characters, which are bytes, and ends when it has nothing more to say. */
  static TestLink of(UnaryOperator<String> bot) {
    return new TestLink(bot, false);
  }

  /** A bot that waits for ever where it has nothing more to say. */
  static TestLink hanging(UnaryOperator<String> bot) {
    return new TestLink(bot, true);
  }

  /** Lines that the bot has read and that begin with some word. */
  List<String> heard(String start) {
    synchronized (this) {
      return heard.stream().filter(each -> each.startsWith(start)).toList();
    }
  }

  private synchronized void hear(byte next) {
    if (next != '\n') {
      line.write(next);
      return;
    }
    String text = line.toString(StandardCharsets.UTF_8);
    line.reset();
    heard.add(text);
    for (byte each : bot.apply(text).getBytes(StandardCharsets.ISO_8859_1)) {
      said.add(each);
    }
    notifyAll();
  }

  @Override
  public OutputStream input() {
    return new OutputStream() {
      @Override
      public void write(int next) throws IOException {
        if (killed) {
          throw new IOException("Broken pipe");
        }
        hear((byte) next);
      }
    };
  }

  @Override
  public InputStream output() {
    return new InputStream() {
      @Override
      public int read() {
        throw new UnsupportedOperationException("only in pieces");
      }

      @Override
      public int read(byte[] into, int from, int length) {
        return take(into, from, length);
      }

      @Override
      public int available() {
        synchronized (TestLink.this) {
          return said.size();
        }
      }
    };
  }

  private synchronized int take(byte[] into, int from, int length) {
    while (said.isEmpty() && hangs && !killed) {
      try {
        wait();
      } catch (InterruptedException interrupted) {
        throw new IllegalStateException(interrupted);
      }
    }
    int count = 0;
    while (count < length && !said.isEmpty()) {
      into[from + count] = said.remove();
      count++;
    }
    return count == 0 ? -1 : count;
  }

  @Override
  public String ending() {
    return "ended with exit code 7";
  }

  @Override
  public synchronized boolean hasEndedWithin(long millis) {
    return killed;
  }

  @Override
  public boolean wasInterrupted() {
    return false;
  }

  @Override
  public synchronized void kill() {
    killed = true;
    notifyAll();
  }

  @Override
  public void end() {
    kill();
  }

  @Override
  public String errorOutput() {
    return "";
  }
}
