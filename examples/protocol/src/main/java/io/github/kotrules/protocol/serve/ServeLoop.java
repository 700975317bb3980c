package io.github.kotrules.protocol.serve;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Reads commands, one for each line, and writes one line for each, in order, until the input ends or contains {@code quit}. The
 * answers to a {@code batch} are written together at its end, others when no more input is available.
 */
public final class ServeLoop {
  /** The maximum number of bytes in a line. */
  static final int MAX_LINE = 65_536;

  /** The maximum number of open games, unless another one is given. */
  public static final int DEFAULT_GAMES = RulesServer.DEFAULT_GAMES;

  /** The maximum number of lines in a batch. */
  static final int MAX_BATCH = 20_000;

  /** The maximum number of bytes in the answers to a batch; further commands of it are refused. */
  private static final int MAX_BATCH_BYTES = 1 << 26;

  /** The number of bytes from which answers outside a batch are written at once. */
  private static final int FULL = 1 << 16;

  private final RulesServer server;
  private final InputStream in;
  private final OutputStream out;

  private final byte[] input = new byte[4 * MAX_LINE];

  /** The start of the current line in the buffer, and the end of the input read. */
  private int start;

  private int end;

  /** Whether the current line is too long; then nothing of it is kept. */
  private boolean tooLong;

  private byte[] output = new byte[2 * FULL];
  private int written;

  /** The number of lines left in a batch. */
  private int batchLeft;

  private ServeLoop(InputStream in, OutputStream out, int maxGames) {
    this.in = in;
    this.out = out;
    this.server = new RulesServer(maxGames);
  }

  /**
   * Serves until the input ends or contains {@code quit}.
   *
   * @param maxGames the maximum number of games that are open at once
   * @throws IOException if a stream fails, for instance because the client has ended
   */
  public static void run(InputStream in, OutputStream out, int maxGames) throws IOException {
    new ServeLoop(in, out, maxGames).run();
  }

  private void run() throws IOException {
    boolean more = true;
    while (more && !server.hasQuit()) {
      takeLines();
      more = !server.hasQuit() && read();
    }
    if (!server.hasQuit() && (start < end || tooLong)) {
      take(end); // the last line has no line break
    }
    flush();
  }

  /** Runs all complete lines. */
  private void takeLines() throws IOException {
    int next = start;
    while (next < end && !server.hasQuit()) {
      if (input[next] == '\n') {
        take(next);
        start = next + 1;
      }
      next++;
    }
    if (end - start > MAX_LINE + 1) { // a line break can have two bytes
      tooLong = true;
    }
    if (tooLong) {
      start = end;
    }
  }

  /**
   * Reads more input.
   *
   * @return false at the end of the input
   */
  private boolean read() throws IOException {
    System.arraycopy(input, start, input, 0, end - start);
    end -= start;
    start = 0;
    if (written > 0 && batchLeft == 0 && in.available() == 0) {
      flush();
    }
    int count = in.read(input, end, input.length - end);
    end += Math.max(0, count);
    return count >= 0;
  }

  private void flush() throws IOException {
    out.write(output, 0, written);
    out.flush();
    written = 0;
  }

  /** Runs the line that ends here. */
  private void take(int lineEnd) throws IOException {
    boolean inBatch = batchLeft > 0;
    String answer = answer(lineEnd, inBatch);
    tooLong = false;
    if (!answer.isEmpty()) {
      write(answer);
    }
    if (inBatch && --batchLeft == 0) {
      flush();
    } else if (batchLeft == 0 && written >= FULL) {
      flush();
    }
  }

  /** The answer to the line that ends here; empty if the line starts a batch. */
  private String answer(int lineEnd, boolean inBatch) {
    int length = lineEnd - start;
    if (length > 0 && input[lineEnd - 1] == '\r') {
      length--;
    }
    if (tooLong || length > MAX_LINE) {
      return RulesServer.error("this line has more than " + MAX_LINE + " bytes: send less in one");
    }
    if (inBatch && written > MAX_BATCH_BYTES) {
      return RulesServer.error("the answers of this batch have more than " + MAX_BATCH_BYTES
          + " bytes: ask for less in one batch");
    }
    String line;
    try {
      line = decode(start, length);
    } catch (CharacterCodingException wrong) {
      return RulesServer.error("this line is not UTF-8: send text in UTF-8, or only ASCII");
    }
    for (int i = 0; i < line.length(); i++) {
      if (Character.isISOControl(line.charAt(i)) && line.charAt(i) != '\t') {
        return RulesServer.error("this line has a control character in column " + (i + 1)
            + ": end lines with \\n and separate words with blanks");
      }
    }
    return line.startsWith("batch") ? batch(line, inBatch) : server.answer(line);
  }

  private String decode(int from, int length) throws CharacterCodingException {
    for (int i = from; i < from + length; i++) {
      if (input[i] < 0) {
        return StandardCharsets.UTF_8
            .newDecoder()
            .decode(ByteBuffer.wrap(input, from, length))
            .toString();
      }
    }
    return new String(input, from, length, StandardCharsets.ISO_8859_1);
  }

  private String batch(String line, boolean inBatch) {
    Request request = new Request(line);
    if (!request.skip("batch")) {
      return server.answer(line);
    }
    try {
      int count = Request.number(
          request.next("the number of commands"), 1, MAX_BATCH, "a number of commands");
      request.end();
      if (inBatch) {
        throw new Refusal("a batch cannot begin inside a batch: wait for its last command");
      }
      batchLeft = count;
      return "";
    } catch (Refusal refused) {
      return RulesServer.error(String.valueOf(refused.getMessage()));
    }
  }

  private void write(String answer) {
    int length = answer.length();
    if (written + length + 1 > output.length) {
      output = Arrays.copyOf(output, Math.max(2 * output.length, written + length + 1));
    }
    byte[] bytes = answer.getBytes(StandardCharsets.ISO_8859_1);
    System.arraycopy(bytes, 0, output, written, length);
    written += length;
    output[written++] = '\n';
  }
}
