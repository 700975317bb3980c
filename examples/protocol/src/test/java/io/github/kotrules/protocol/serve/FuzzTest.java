package io.github.kotrules.protocol.serve;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.primitives.Bytes;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Lines that nobody meant: each gets one answer, and a refused line has changed nothing. */
class FuzzTest {
  private static final int LINES = 10_000;

  private static final List<String> COMMANDS = List.of(
      "hello",
      "help",
      "new edition=second players=4 seed=42",
      "new players=2",
      "new edition=first players=6 o=points=15,life=8_10 seed=7",
      "new kot1/second/gigazaur.h8C.wings/the-king.e5.jets,mimic@1-wings/m=heal,-,tank/t=2/moves/keep/roll.113HSS/resolve seed=3",
      "status 1",
      "legal 1",
      "play 1 1",
      "play 1 2",
      "play 2 resolve",
      "play 2 1",
      "play 3 reveal heal",
      "play 4 roll 112EHS",
      "undo 1",
      "undo 2",
      "fork 1 seed=5 seat=2",
      "fork 2",
      "view 1 2",
      "view 2 all json",
      "moment 1",
      "record 2",
      "events 1 spectator",
      "events 2 since=3",
      "odds 1 2",
      "odds 3",
      "sample 3 seed=2",
      "mask 1",
      "act 1 0",
      "act 2 5005",
      "observe 1 2",
      "drop 9",
      "list");

  private static final Pattern LINE = Pattern.compile("(ok|error) [ -~]+");

  /** What shows all games, and that the server still works. */
  private static final List<byte[]> PROBES = probes();

  private static List<byte[]> probes() {
    List<byte[]> probes = new ArrayList<>();
    probes.add("list".getBytes(US_ASCII));
    for (int game = 1; game <= 1_000; game++) {
      probes.add(("view " + game + " all").getBytes(US_ASCII));
    }
    return probes;
  }

  @Test
  void every_line_gets_one_answer_and_what_was_refused_has_changed_nothing() throws IOException {
    SplittableRandom random = new SplittableRandom(17);
    List<byte[]> lines = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      byte[] line = COMMANDS.get(random.nextInt(COMMANDS.size())).getBytes(US_ASCII);
      int mutations = random.nextInt(4);
      for (int j = 0; j < mutations; j++) {
        line = mutate(line, random);
      }
      lines.add(withoutEnds(line));
    }
    List<String> answers = serve(with(lines, PROBES));
    assertThat(answers)
        .hasSize(LINES + PROBES.size())
        .allMatch(answer -> answer.equals("ok") || LINE.matcher(answer).matches())
        .noneMatch(answer -> answer.contains("fault of the server"));

    List<byte[]> carriedOut = new ArrayList<>();
    List<String> theirs = new ArrayList<>();
    for (int i = 0; i < LINES; i++) {
      if (answers.get(i).startsWith("ok")) {
        carriedOut.add(lines.get(i));
        theirs.add(answers.get(i));
      }
    }
    assertThat(carriedOut.size()).isBetween(LINES / 5, LINES * 4 / 5);
    List<String> after = answers.subList(LINES, answers.size());
    assertThat(after).filteredOn(answer -> answer.startsWith("ok ")).hasSizeGreaterThan(500);
    theirs.addAll(after);
    assertThat(serve(with(carriedOut, PROBES))).isEqualTo(theirs);
  }

  private static List<byte[]> with(List<byte[]> lines, List<byte[]> more) {
    List<byte[]> all = new ArrayList<>(lines);
    all.addAll(more);
    return all;
  }

  private static List<String> serve(List<byte[]> lines) throws IOException {
    ByteArrayOutputStream input = new ByteArrayOutputStream();
    for (byte[] line : lines) {
      input.write(line);
      input.write('\n');
    }
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ServeLoop.run(new ByteArrayInputStream(input.toByteArray()), out, ServeLoop.DEFAULT_GAMES);
    List<String> answers = Splitter.on('\n').splitToList(out.toString(ISO_8859_1));
    return answers.subList(0, answers.size() - 1);
  }

  /** A batch has no line of its own, quit ends all, and a line break makes two lines: these are tested elsewhere. */
  private static byte[] withoutEnds(byte[] line) {
    byte[] clean = line.clone();
    for (int i = 0; i < clean.length; i++) {
      clean[i] = clean[i] == '\n' ? (byte) '_' : clean[i];
    }
    String text = new String(clean, ISO_8859_1).strip();
    return text.startsWith("batch") || text.equals("quit") ? new byte[] {'x'} : clean;
  }

  private static byte[] mutate(byte[] line, SplittableRandom random) {
    int at = random.nextInt(line.length + 1);
    int to = at + random.nextInt(line.length + 1 - at);
    byte[] before = Arrays.copyOf(line, at);
    byte[] cut = Arrays.copyOfRange(line, at, to);
    byte[] after = Arrays.copyOfRange(line, to, line.length);
    return switch (random.nextInt(9)) {
      case 0 -> Bytes.concat(before, after);
      case 1 -> Bytes.concat(before, cut, cut, after);
      case 2 -> Bytes.concat(before, new byte[] {(byte) random.nextInt(256)}, cut, after);
      case 3 -> before;
      case 4 -> Bytes.concat(after, cut, before);
      case 5 -> Bytes.concat(before, String.valueOf(random.nextLong()).getBytes(US_ASCII), after);
      case 6 ->
        Bytes.concat(
            line,
            new byte[] {' '},
            COMMANDS.get(random.nextInt(COMMANDS.size())).getBytes(US_ASCII));
      case 7 -> Bytes.concat(before, new byte[random.nextInt(100) == 0 ? 70_000 : 3], after);
      default -> Bytes.concat(before, " =".getBytes(US_ASCII), cut, after);
    };
  }
}
