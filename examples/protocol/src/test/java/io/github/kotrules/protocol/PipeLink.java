package io.github.kotrules.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.ArrayDeque;
import java.util.Queue;

/** A bot on a thread of this program, which lives and ends as a process does. */
final class PipeLink implements Link {
  private final Pipe toBot = new Pipe();
  private final Pipe fromBot = new Pipe();
  private final Thread thread;

  /** What the bot does. */
  @FunctionalInterface
  interface Body {
    void run(InputStream in, OutputStream out) throws IOException;
  }

  /** Bytes from one thread to another. Unlike that of the JDK it does not care which threads write. */
  private static final class Pipe {
    private final Queue<Byte> bytes = new ArrayDeque<>();
    private boolean closed;

    private synchronized void write(byte[] from, int start, int length) throws IOException {
      if (closed) {
        throw new IOException("Broken pipe");
      }
      for (int i = start; i < start + length; i++) {
        bytes.add(from[i]);
      }
      notifyAll();
    }

    private synchronized int read(byte[] into, int start, int length) throws IOException {
      while (bytes.isEmpty() && !closed) {
        try {
          wait();
        } catch (InterruptedException killed) {
          throw new IOException(killed);
        }
      }
      int count = 0;
      while (count < length && !bytes.isEmpty()) {
        into[start + count] = bytes.remove();
        count++;
      }
      return count == 0 ? -1 : count;
    }

    private synchronized int available() {
      return bytes.size();
    }

    private synchronized void close() {
      closed = true;
      notifyAll();
    }

    InputStream reader() {
      return new InputStream() {
        @Override
        public int read() {
          throw new UnsupportedOperationException("only in pieces");
        }

        @Override
        public int read(byte[] into, int start, int length) throws IOException {
          return Pipe.this.read(into, start, length);
        }

        @Override
        public int available() {
          return Pipe.this.available();
        }
      };
    }

    OutputStream writer() {
      return new OutputStream() {
        @Override
        public void write(int next) throws IOException {
          write(new byte[] {(byte) next}, 0, 1);
        }

        @Override
        public void write(byte[] from, int start, int length) throws IOException {
          Pipe.this.write(from, start, length);
        }

        @Override
        public void close() {
          Pipe.this.close();
        }
      };
    }
  }

  private PipeLink(Body body) {
    thread = new Thread(() -> live(body), "bot-in-memory");
    thread.setDaemon(true);
  }

  static PipeLink start(Body body) {
    PipeLink link = new PipeLink(body);
    link.thread.start();
    return link;
  }

  private void live(Body body) {
    try {
      body.run(toBot.reader(), fromBot.writer());
    } catch (IOException killed) {
      // as a process ends
    } finally {
      toBot.close();
      fromBot.close();
    }
  }

  @Override
  public OutputStream input() {
    return toBot.writer();
  }

  @Override
  public InputStream output() {
    return fromBot.reader();
  }

  @Override
  public String ending() {
    return hasEndedWithin(500) ? "ended with exit code 0" : "closed its output";
  }

  @Override
  public boolean hasEndedWithin(long millis) {
    try {
      thread.join(millis);
      return !thread.isAlive();
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }

  @Override
  public boolean wasInterrupted() {
    return false;
  }

  @Override
  public void kill() {
    thread.interrupt();
    toBot.close();
    fromBot.close();
  }

  @Override
  public void end() {
    toBot.close();
    if (!hasEndedWithin(1_000)) {
      kill();
    }
  }

  @Override
  public String errorOutput() {
    return "";
  }
}
