package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.protocol.Hello.Extra;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The host with real processes, most of them scripts of a shell. */
class BotProcessTest {
  @TempDir
  Path folder;

  @BeforeAll
  static void needs_a_shell() {
    assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "skipped: there is no /bin/sh");
  }

  /** Answers hello and ready, and runs a command when it is asked a question. */
  private static ExternalBot shell(String answer) {
    String script = "echo $$ >&2; while read -r line; do case \"$line\" in \"ask hello\"*) echo 1;;"
        + " \"ask ready\") echo ready;; quit) exit;; ask*) " + answer + ";; esac; done";
    return ExternalBot.of(List.of("/bin/sh", "-c", script));
  }

  private static BotFaultException fault(ExternalBot bot) {
    Question question = Games.question();
    return catchThrowableOfType(BotFaultException.class, () -> {
      var unused = bot.choose(question);
    });
  }

  /** Processes say their numbers on their standard error. */
  private static List<Long> processes(ExternalBot bot) {
    return bot.errorOutput().lines().map(Long::valueOf).toList();
  }

  /** The number of the process that answers now; what it said may still be on its way. */
  private static long process(ExternalBot bot) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(10);
    while (processes(bot).isEmpty() && System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
    return processes(bot).get(0);
  }

  private static void assertGone(long process) throws Exception {
    Optional<ProcessHandle> handle = ProcessHandle.of(process);
    if (handle.isPresent()) {
      assertThat(handle.get().onExit().get(10, TimeUnit.SECONDS)).isNotNull();
    }
  }

  @Test
  void a_script_plays_two_games_and_is_gone_afterwards() throws Exception {
    ExternalBot bot = shell("echo 1");
    List<Chooser> others = List.of(Chooser.random(new SplittableRandom(7)));
    for (int seed = 0; seed < 2; seed++) {
      Session session = Games.session(KingOfTokyo.secondEdition(), 2, seed);
      GameRecord record = Games.play(bot, seed, session, others);
      assertThat(record.end().isOver()).isTrue();
    }
    assertThat(processes(bot)).hasSize(1);
    assertThat(ProcessHandle.of(processes(bot).get(0))).isPresent();
    bot.close();
    assertGone(processes(bot).get(0));
  }

  @Test
  void a_process_that_does_not_want_to_quit_is_killed_with_its_children() throws Exception {
    ExternalBot bot = shell("sleep 1000 & echo $! >&2; echo 1; trap '' TERM INT HUP; wait");
    assertThat(fault(bot)).isNull();
    while (processes(bot).size() < 2) {
      Thread.onSpinWait();
    }
    bot.close();
    for (long process : processes(bot)) {
      assertGone(process);
    }
  }

  @Test
  void a_late_process_is_killed_with_its_children() throws Exception {
    ExternalBot bot = shell("sleep 1000 & echo $! >&2; wait")
        .clock(Duration.ofMillis(300))
        .grace(Duration.ofMillis(50));

    assertThat(fault(bot))
        .hasMessage("the bot gave no answer to choose-reroll.1 within 300 ms and 50 ms of grace");
    for (long process : processes(bot)) {
      assertGone(process);
    }
  }

  @Test
  void an_end_is_reported_with_code_and_last_error() {
    assertThat(fault(shell("echo 'first line' >&2; echo 'no such card' >&2; exit 3")))
        .hasMessage("the bot gave no answer to choose-reroll.1: it ended with exit code 3 and the"
            + " last error \"no such card\"");
    assertThat(fault(shell("kill -9 $$")).getMessage())
        .startsWith(
            "the bot gave no answer to choose-reroll.1: it ended with exit code 137 (signal 9)");
    assertThat(fault(shell("exec 1>&-")).getMessage())
        .isEqualTo("the bot gave no answer to choose-reroll.1: it closed its output");
  }

  @Test
  void a_process_killed_from_outside_is_replaced_if_that_is_allowed() throws Exception {
    ExternalBot bot = shell("echo 1").restarts(1);
    assertThat(fault(bot)).isNull();
    long first = process(bot);
    assertThat(ProcessHandle.of(first).orElseThrow().destroyForcibly()).isTrue();
    assertGone(first);

    assertThat(fault(bot)).isNull();
    long second = process(bot);
    assertThat(second).isNotEqualTo(first);
    assertThat(ProcessHandle.of(second).orElseThrow().destroyForcibly()).isTrue();
    assertGone(second);
    assertThat(fault(bot).getMessage())
        .startsWith(
            "the bot gave no answer to choose-reroll.1: it ended with exit code 137 (signal 9)");
    bot.close();
  }

  /** Its pipe is full after a while, and this program would wait for ever. */
  @Test
  void a_process_that_does_not_read_is_late() throws Exception {
    ExternalBot bot = shell("echo 1; sleep 1000")
        .clock(Duration.ofSeconds(1))
        .send(ImmutableSet.of(Extra.EVENTS));
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 1);
    Question question = session.question();
    bot.startGame(session.state().viewFor(question.seat()), 1);
    Transition transition = session.push(bot.choose(question)).get(0);
    for (int bytes = 0; bytes < 200_000; bytes += 10) {
      bot.watch(transition);
    }
    assertThat(fault(bot)).hasMessage("the bot did not read its input within 1000 ms");
    assertGone(processes(bot).get(0));
  }

  @Test
  void a_command_that_does_not_exist_is_a_fault() {
    ExternalBot bot = ExternalBot.of("/no/such/program --fast");
    assertThat(fault(bot).getMessage())
        .startsWith("the bot cannot be started: ")
        .contains("/no/such/program");
  }

  @Test
  void a_process_starts_in_its_directory() throws IOException {
    ExternalBot bot = shell("pwd >&2; exit").directory(folder);
    assertThat(fault(bot)).hasMessageContaining(folder.toRealPath().toString());
  }

  @Test
  void only_the_last_errors_are_kept() {
    ExternalBot bot = shell("i=0; while [ $i -lt 3000 ]; do echo"
        + " \"$i ........................................\" >&2; i=$((i+1)); done; exit 1");
    assertThat(fault(bot)).hasMessageContaining("the last error \"2999 ....");
    assertThat(bot.errorOutput()).hasSize(64 * 1024).endsWith("\n");
  }
}
