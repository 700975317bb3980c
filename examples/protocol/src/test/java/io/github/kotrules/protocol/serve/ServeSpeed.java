package io.github.kotrules.protocol.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.charset.StandardCharsets;

/**
 * Measures how many decisions a processor carries out in a second, without a pipe: a client in the same thread that plays many games at once,
 * a batch for each round. Run it with the class path of the tests; the arguments are the commands for a decision, {@code G} being
 * the game: {@code "play G 1"}, or {@code "play G 1" "mask G" "observe G"}.
 */
final class ServeSpeed {
  private static final int GAMES = 256;
  private static final long SECONDS = 10;

  private ServeSpeed() {}

  @SuppressWarnings("SystemOut") // a program
  public static void main(String... args) throws IOException {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    String[] commands = args.length == 0 ? new String[] {"play G 1"} : args;
    for (int run = 0; run < 3; run++) {
      Client client = new Client(commands);
      long start = threads.getCurrentThreadCpuTime();
      ServeLoop.run(client, client.answers, ServeLoop.DEFAULT_GAMES);
      double seconds = (threads.getCurrentThreadCpuTime() - start) / 1e9;
      System.out.printf(
          "%,.0f decisions a second, %,.0f games%n",
          client.decisions / seconds, client.games / seconds);
    }
  }

  /** Writes a batch whenever the server reads. */
  private static final class Client extends InputStream {
    private final String[] commands;
    private final long end = System.nanoTime() + SECONDS * 1_000_000_000;
    private final int[] numbers = new int[GAMES];
    private final boolean[] over = new boolean[GAMES];

    /** How many lines of the batch open and drop games; they come first. */
    private int openings;

    private byte[] input = new byte[0];
    private int read;
    private long decisions;
    private int games;

    final OutputStream answers = new OutputStream() {
      @Override
      public void write(int letter) {
        throw new AssertionError("bytes are written one by one");
      }

      @Override
      public void write(byte[] bytes, int from, int length) {
        hear(bytes, from, length);
      }
    };

    Client(String... commands) {
      this.commands = commands;
    }

    /** The first answer for each game is that to its move. */
    private void hear(byte[] bytes, int from, int length) {
      int line = -openings;
      int start = from;
      for (int i = from; i < from + length; i++) {
        if (bytes[i] == '\n') {
          if (bytes[start] != 'o') {
            throw new AssertionError(
                new String(bytes, start, i - start, StandardCharsets.US_ASCII));
          }
          if (line >= 0 && line % commands.length == 0 && bytes[start + 3] == 'o') {
            over[line / commands.length] = true;
          }
          line++;
          start = i + 1;
        }
      }
    }

    private void speak() {
      StringBuilder text = new StringBuilder();
      openings = 0;
      for (int i = 0; i < GAMES; i++) {
        if (numbers[i] == 0 || over[i]) {
          text.append(over[i] ? "drop " + numbers[i] : "list").append('\n');
          numbers[i] = ++games;
          over[i] = false;
          text.append("new players=4 seed=").append(games).append('\n');
          openings += 2;
        }
      }
      text.insert(0, "batch " + (GAMES * commands.length + openings) + "\n");
      for (int i = 0; i < GAMES; i++) {
        for (String command : commands) {
          text.append(command.replace("G", String.valueOf(numbers[i]))).append('\n');
        }
      }
      decisions += GAMES;
      input = text.toString().getBytes(StandardCharsets.US_ASCII);
      read = 0;
    }

    @Override
    public int read() {
      throw new AssertionError("bytes are read one by one");
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
      if (read == input.length) {
        if (System.nanoTime() > end) {
          return -1;
        }
        speak();
      }
      int count = Math.min(length, input.length - read);
      System.arraycopy(input, read, bytes, from, count);
      read += count;
      return count;
    }
  }
}
