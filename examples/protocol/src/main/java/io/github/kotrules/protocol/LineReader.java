package io.github.kotrules.protocol;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Reads the lines that a bot writes, and refuses malformed ones. */
final class LineReader {
  static final int MAX_BYTES = 4096;

  private final InputStream in;
  private final byte[] buffer = new byte[2 * MAX_BYTES];
  private int start;
  private int end;

  /** The position up to which no line ends. */
  private int scanned;

  LineReader(InputStream in) {
    this.in = in;
  }

  /** Waits for the next line; null at the end of the output. */
  @Nullable
  String next() throws IOException {
    String line = take();
    while (line == null) {
      if (!fill()) {
        return null;
      }
      line = take();
    }
    return line;
  }

  /** The next line if it is complete already, otherwise null. */
  @Nullable
  String poll() throws IOException {
    String line = take();
    while (line == null && in.available() > 0 && fill()) {
      line = take();
    }
    return line;
  }

  /** Whether part of a line has been read. */
  boolean isInsideLine() {
    return start < end;
  }

  private boolean fill() throws IOException {
    if (start == end) {
      start = 0;
      end = 0;
      scanned = 0;
    } else if (buffer.length - end < MAX_BYTES) {
      System.arraycopy(buffer, start, buffer, 0, end - start);
      end -= start;
      scanned -= start;
      start = 0;
    }
    int read = in.read(buffer, end, buffer.length - end);
    if (read > 0) {
      end += read;
    }
    return read >= 0;
  }

  private @Nullable String take() {
    while (scanned < end && buffer[scanned] != '\n') {
      scanned++;
    }
    if (scanned == end) {
      checkLength(end - start - 1); // the last byte may be a carriage return
      return null;
    }
    int stop = scanned > start && buffer[scanned - 1] == '\r' ? scanned - 1 : scanned;
    checkLength(stop - start);
    String line = text(start, stop);
    scanned++;
    start = scanned;
    return line;
  }

  private static void checkLength(int length) {
    if (length > MAX_BYTES) {
      throw BotFaultException.of("sent a line of more than " + MAX_BYTES + " bytes");
    }
  }

  private String text(int from, int to) {
    boolean ascii = true;
    for (int i = from; i < to; i++) {
      ascii &= buffer[i] >= 0;
    }
    String text =
        ascii ? new String(buffer, from, to - from, StandardCharsets.US_ASCII) : utf8(from, to);
    for (int i = 0; i < text.length(); i++) {
      char next = text.charAt(i);
      if (next != '\t' && Character.isISOControl(next)) {
        throw BotFaultException.of(
            String.format("sent the control character U+%04X in %s", (int) next, Quotes.of(text)));
      }
    }
    return text;
  }

  private String utf8(int from, int to) {
    try {
      return StandardCharsets.UTF_8
          .newDecoder()
          .decode(ByteBuffer.wrap(buffer, from, to - from))
          .toString();
    } catch (CharacterCodingException wrong) {
      throw BotFaultException.of("sent a line that is not UTF-8: "
          + Quotes.of(new String(buffer, from, to - from, StandardCharsets.UTF_8)));
    }
  }
}
