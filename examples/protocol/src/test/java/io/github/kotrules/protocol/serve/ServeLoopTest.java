package io.github.kotrules.protocol.serve;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What goes in and out as bytes: lines, batches, flushes, and what is no line. */
class ServeLoopTest {
  private static List<String> serve(byte[] input) throws IOException {
    return serve(new ByteArrayInputStream(input));
  }

  private static List<String> serve(String input) throws IOException {
    return serve(input.getBytes(UTF_8));
  }

  private static List<String> serve(InputStream input) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ServeLoop.run(input, out, ServeLoop.DEFAULT_GAMES);
    String text = out.toString(UTF_8);
    assertThat(text)
        .satisfiesAnyOf(t -> assertThat(t).isEmpty(), t -> assertThat(t).endsWith("\n"));
    return Splitter.on('\n').omitEmptyStrings().splitToList(text);
  }

  @Test
  void each_line_gets_one_back() throws IOException {
    assertThat(serve("new\r\n\n  \nstatus 1\nlist"))
        .containsExactly(
            "ok 1 chance reveal",
            "error a command is missing: help lists all commands",
            "error a command is missing: help lists all commands",
            "ok chance reveal",
            "ok 1");
    assertThat(serve("")).isEmpty();
    assertThat(serve("list\nquit\nlist\n")).containsExactly("ok", "ok");
  }

  @Test
  void a_line_that_is_too_long_is_refused_and_the_next_is_read() throws IOException {
    String longest = "list" + " ".repeat(ServeLoop.MAX_LINE - 4);
    assertThat(serve(longest + "\n" + longest + "\r\nlist\n")).containsExactly("ok", "ok", "ok");
    assertThat(serve(longest + " \nlist\n" + longest + " \r\nlist\n" + longest + longest))
        .satisfiesExactly(
            tooLong -> assertThat(tooLong).startsWith("error this line has more than 65536 bytes"),
            next -> assertThat(next).isEqualTo("ok"),
            tooLong -> assertThat(tooLong).startsWith("error this line has more than 65536 bytes"),
            next -> assertThat(next).isEqualTo("ok"),
            tooLong -> assertThat(tooLong).startsWith("error this line has more than 65536 bytes"));
  }

  @Test
  void an_endless_line_takes_no_memory() throws IOException {
    InputStream endless = new InputStream() {
      private int left = 20_000_000;

      @Override
      public int read() {
        throw new AssertionError("bytes are read one by one");
      }

      @Override
      public int read(byte[] bytes, int from, int length) {
        assertThat(bytes.length).isLessThan(1_000_000);
        int count = Math.min(left, length);
        Arrays.fill(bytes, from, from + count, (byte) 'x');
        left -= count;
        return count == 0 ? -1 : count;
      }
    };
    assertThat(serve(
            new SequenceInputStream(endless, new ByteArrayInputStream("\nlist\n".getBytes(UTF_8)))))
        .satisfiesExactly(
            tooLong -> assertThat(tooLong).startsWith("error this line has more than"),
            next -> assertThat(next).isEqualTo("ok"));
  }

  @Test
  void what_is_no_text_is_refused() throws IOException {
    byte[] end = "\nlist\n".getBytes(UTF_8);
    for (byte[] bad : new byte[][] {
      {(byte) 0xff},
      {(byte) 0xc3},
      {'l', 'i', (byte) 0xc0, (byte) 0x80},
      {(byte) 0xed, (byte) 0xa0, (byte) 0x80}
    }) {
      assertThat(serve(Bytes.concat(bad, end)))
          .containsExactly("error this line is not UTF-8: send text in UTF-8, or only ASCII", "ok");
    }
    for (String bad :
        new String[] {"\0", "li\u0007st", "list\r\r", "\u0085", "\u007f", "\u001b[2J"}) {
      assertThat(serve(Bytes.concat(bad.getBytes(UTF_8), end)))
          .satisfiesExactly(
              refused -> assertThat(refused)
                  .startsWith("error this line has a control character in column "),
              next -> assertThat(next).isEqualTo("ok"));
    }
    assertThat(serve("l\u00efst\n"))
        .containsExactly("error \"l?st\" is not a command: help lists all");
  }

  @Test
  void a_batch_is_answered_after_its_last_line() throws IOException {
    Recorder recorder = new Recorder("batch 3\nlist\n", "new\n", "foo\nlist\n", "list\n");
    recorder.run();

    assertThat(recorder.writes)
        .containsExactly(
            "ok\nok 1 chance reveal\nerror \"foo\" is not a command: help lists all\n",
            "ok 1\n",
            "ok 1\n");
    assertThat(recorder.reads).containsExactly(0, 0, 0, 2);
  }

  /** Before each read: how many writes there were. */
  private static final class Recorder extends InputStream {
    final List<String> writes = new ArrayList<>();
    final List<Integer> reads = new ArrayList<>();
    private final String[] pieces;
    private int next;

    Recorder(String... pieces) {
      this.pieces = pieces;
    }

    void run() throws IOException {
      ByteArrayOutputStream out = new ByteArrayOutputStream() {
        @Override
        public void flush() {
          if (size() > 0) {
            writes.add(toString(UTF_8));
            reset();
          }
        }
      };
      ServeLoop.run(this, out, ServeLoop.DEFAULT_GAMES);
    }

    @Override
    public int read() {
      throw new AssertionError("bytes are read one by one");
    }

    @Override
    public int read(byte[] bytes, int from, int length) {
      if (next == pieces.length) {
        return -1;
      }
      reads.add(writes.size());
      byte[] piece = pieces[next++].getBytes(UTF_8);
      System.arraycopy(piece, 0, bytes, from, piece.length);
      return piece.length;
    }

    @Override
    public int available() {
      return 0;
    }
  }

  @Test
  void answers_are_written_when_no_input_waits() throws IOException {
    Recorder recorder = new Recorder("list\nlist\nli", "st\n", "list\nlist\n");
    recorder.run();

    assertThat(recorder.writes).containsExactly("ok\nok\n", "ok\n", "ok\nok\n");
    assertThat(recorder.reads).containsExactly(0, 1, 2);
  }

  @Test
  void a_batch_has_limits() throws IOException {
    assertThat(serve(
            "batch\nbatch 0\nbatch 20001\nbatch x\nbatch 1 1\nbatches\nbatch 2\nbatch 1\nlist\n"))
        .satisfiesExactly(
            a -> assertThat(a)
                .isEqualTo("error the number of commands is missing: help lists all commands"),
            a -> assertThat(a).contains("from 1 to 20000"),
            a -> assertThat(a).contains("from 1 to 20000"),
            a -> assertThat(a).contains("from 1 to 20000"),
            a -> assertThat(a).contains("too much"),
            a -> assertThat(a).contains("\"batches\" is not a command"),
            a -> assertThat(a).contains("inside a batch"),
            a -> assertThat(a).isEqualTo("ok"));
    assertThat(serve("batch 20000\n" + "list\n".repeat(20_000))).hasSize(20_000).containsOnly("ok");
    assertThat(serve("batch 3\nlist\nlist")).containsExactly("ok", "ok");
    assertThat(serve("batch 3\nlist\nquit\nlist\n")).containsExactly("ok", "ok");
  }

  @Test
  void the_answers_of_a_batch_are_bounded() throws IOException {
    int commands = 1_000;
    byte[] input = ("batch " + commands + "\n" + "actions\n".repeat(commands - 1) + "new\nlist\n")
        .getBytes(UTF_8);
    long[] bytes = new long[1];
    StringBuilder end = new StringBuilder();
    ServeLoop.run(
        new ByteArrayInputStream(input),
        new OutputStream() {
          @Override
          public void write(int letter) {
            throw new AssertionError("bytes are written one by one");
          }

          @Override
          public void write(byte[] answers, int from, int length) {
            bytes[0] += length;
            int shown = Math.min(length, 300);
            end.append(new String(answers, from + length - shown, shown, UTF_8));
          }
        },
        ServeLoop.DEFAULT_GAMES);

    assertThat(bytes[0]).isBetween(1L << 26, (1L << 26) + 1_000_000);
    assertThat(end.toString())
        .contains("error the answers of this batch have more than 67108864 bytes: ask for less")
        .endsWith("one batch\nok\n"); // no game was opened
  }
}
