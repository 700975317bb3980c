package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/**
 * The program as a process of its own: at a pseudo-terminal of the operating system, and at a pipe. The time limit only ends a
 * program that hangs.
 */
@Timeout(value = 10, unit = TimeUnit.MINUTES)
class ProgramTest {
  /** The second signal, in the kernel's sets of signals. */
  private static final long SIGINT = 1L << 1;

  private final List<Process> started = new ArrayList<>();

  /** The program with a seed that is always the same, also where it asks what to play. */
  static final class Seeded {
    private Seeded() {}

    public static void main(String[] args) {
      Main.start(Visit.SEED, args);
    }
  }

  @AfterEach
  void end() {
    started.forEach(Process::destroyForcibly);
  }

  private static ProcessBuilder program(Class<?> main, String... args) {
    List<String> command = new ArrayList<>(List.of(
        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
        "-cp",
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path")),
        main.getName()));
    command.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().put("TERM", "xterm");
    builder.environment().put("NO_COLOR", "1");
    builder.environment().put("LC_ALL", "C.UTF-8");
    return builder;
  }

  private Process start(ProcessBuilder builder) throws IOException {
    Process process = builder.start();
    started.add(process);
    return process;
  }

  private Process startAt(Pty pty, Class<?> main, String... args) throws IOException {
    File device = new File(pty.device());
    Process process = start(
        program(main, args).redirectInput(device).redirectOutput(device).redirectError(device));
    var unused = process.onExit().thenRun(pty::end);
    return process;
  }

  /** Waits for the end of a program that has left its terminal as it was. */
  private static void checkEnd(Process process, int code, Pty pty, String before)
      throws InterruptedException {
    assertThat(process.waitFor()).isEqualTo(code);
    assertThat(pty.terminal().getAttributes()).hasToString(before);
  }

  @Test
  void plays_at_a_terminal_and_leaves_it_as_it_was() throws Exception {
    try (Pty pty = new Pty(80, 50)) {
      String before = pty.terminal().getAttributes().toString();
      Process process = startAt(pty, Seeded.class);
      pty.await("1 to 2, Enter for 1 > ");
      pty.type("");
      pty.await("1 to 2, Enter for 1 > ");
      pty.type("");
      pty.await("How many bots? 1 to 5, Enter for 3 > ");
      pty.type("1");
      pty.await("1 to 3, Enter for 1 > ");
      pty.type("2");
      pty.await("1 to 6, Enter for 1 > ");
      pty.type("2");
      String screen = pty.await("\n> ");
      assertThat(screen).contains("1 CyberKitty (you)", "2 Gigazaur");
      while (!screen.contains("(seed " + Visit.SEED + ")")) {
        pty.type(screen.contains("which dice to roll again") ? "f" : "1");
        screen = pty.await("\n> ");
      }
      assertThat(screen).contains("The game is won by");
      pty.type("q");
      checkEnd(process, 0, pty, before);
    }
  }

  @Test
  void leaves_at_the_end_of_input() throws Exception {
    try (Pty pty = new Pty(80, 50)) {
      String before = pty.terminal().getAttributes().toString();
      Process process = startAt(pty, Main.class, "--seed", "5");
      pty.await("\n> ");
      pty.press("\u0004");
      pty.await("Goodbye.");
      checkEnd(process, 0, pty, before);
    }
  }

  /**
   * Sends the signal of Ctrl-C once. JLine handles it from before the prompt is shown until the line is read. A second signal
   * could come after that and end the program at once, without its goodbye.
   */
  @Test
  void leaves_when_interrupted() throws Exception {
    assumeThat(ignoresInterrupts())
        .as(
            "interrupts are ignored, as by what a shell starts in the background, and so by its children")
        .isFalse();
    try (Pty pty = new Pty(80, 50)) {
      String before = pty.terminal().getAttributes().toString();
      Process process = startAt(pty, Main.class, "--seed", "5");
      pty.await("\n> ");
      start(new ProcessBuilder("kill", "-INT", String.valueOf(process.pid())));
      pty.await("Goodbye.");
      checkEnd(process, 130, pty, before);
    }
  }

  /** What a process ignores when it starts, the programs that it starts ignore too. */
  private static boolean ignoresInterrupts() throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return false;
    }
    String ignored = Files.readAllLines(status).stream()
        .filter(line -> line.startsWith("SigIgn:"))
        .findFirst()
        .orElse("SigIgn: 0");
    return (Long.parseUnsignedLong(ignored.replace("SigIgn:", "").strip(), 16) & SIGINT) != 0;
  }

  @Test
  void tells_a_story_at_a_pipe() throws Exception {
    Process process =
        start(program(Main.class, "--seed", "4").redirectError(ProcessBuilder.Redirect.DISCARD));
    process.getOutputStream().close();
    String story = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);

    assertThat(process.waitFor()).isZero();
    assertThat(story)
        .startsWith("King of Tokyo, second edition, 4 Monsters, bots: value, seed 4.\n")
        .contains("The game is won by")
        .doesNotContain("\u001b");
  }
}
