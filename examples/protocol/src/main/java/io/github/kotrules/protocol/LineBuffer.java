package io.github.kotrules.protocol;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Buffers lines to send them with one write. */
final class LineBuffer {
  private byte[] bytes = new byte[4096];
  private int length;

  int size() {
    return length;
  }

  void add(String text) {
    byte[] added = text.getBytes(StandardCharsets.UTF_8);
    if (bytes.length < length + added.length) {
      bytes = Arrays.copyOf(bytes, 2 * (length + added.length));
    }
    System.arraycopy(added, 0, bytes, length, added.length);
    length += added.length;
  }

  /** Sends all lines and forgets them, even if that fails. */
  void sendTo(OutputStream out) throws IOException {
    int sent = length;
    length = 0;
    out.write(bytes, 0, sent);
    out.flush();
  }
}
