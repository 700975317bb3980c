package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the page for authors of bots shows is what happens. */
class ReadmeTest {
  private static final String CUT = " ...";

  @TempDir
  Path folder;

  private static String block(String start) throws IOException {
    String page = Files.readString(Path.of("README.md"));
    Matcher block = Pattern.compile("(?s)```\\w*\n(" + start + ".*?)```").matcher(page);
    assertThat(block.find()).as("a block that begins with " + start).isTrue();
    return block.group(1);
  }

  @Test
  void the_game_on_the_page_begins_as_it_says() throws IOException {
    List<String> page = block("> ask hello").lines().toList();
    List<String> happened = new ArrayList<>();
    Deque<String> answers = new ArrayDeque<>();
    page.stream().filter(line -> line.startsWith("< ")).forEach(answers::add);
    TestLink link = TestLink.of(line -> {
      happened.add("> " + line);
      StringBuilder said = new StringBuilder();
      boolean isAnswered = !line.startsWith("ask");
      while (!isAnswered && !answers.isEmpty()) {
        String answer = answers.remove();
        happened.add(answer);
        said.append(answer, 2, answer.length()).append('\n');
        isAnswered = !answer.startsWith("< info");
      }
      return said.toString();
    });
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 7);
    try (ExternalBot bot = new ExternalBot(directory -> link).clock(Duration.ofSeconds(1))) {
      bot.startGame(session.state().viewFor(Seat.ONE), 42);
      while (!answers.isEmpty()) {
        Chooser asked = session.question().seat() == Seat.ONE ? bot : Chooser.firstOption();
        for (Transition transition : session.push(asked.choose(session.question()))) {
          bot.watch(transition);
        }
      }
    }
    happened.remove(happened.size() - 1);
    assertThat(happened).hasSameSizeAs(page);
    for (int i = 0; i < page.size(); i++) {
      String shown = page.get(i);
      if (shown.endsWith(CUT)) {
        assertThat(happened.get(i))
            .startsWith(shown.substring(0, shown.length() - CUT.length()) + " | ");
      } else {
        assertThat(happened.get(i)).isEqualTo(shown);
      }
    }
  }

  @Test
  void the_three_lines_of_python_are_a_bot() throws IOException {
    assumeTrue(hasPython(), "skipped: there is no python3");
    Path script = folder.resolve("my bot.py");
    Files.writeString(script, block("import sys\n"));
    try (ExternalBot bot = ExternalBot.of("python3 '" + script + "'")) {
      Session session = Games.session(KingOfTokyo.secondEdition(), 3, 4);
      List<Chooser> others = List.of(Games.shopper(), Games.shopper());
      GameRecord record = Games.play(bot, 1, session, others);
      Session same = Games.session(KingOfTokyo.secondEdition(), 3, 4);
      while (!same.state().isOver()) {
        Chooser asked =
            same.question().seat() == Seat.ONE ? Chooser.firstOption() : Games.shopper();
        same.push(asked.choose(same.question()));
      }
      assertThat(record).isEqualTo(same.record());
    }
  }

  @Test
  void the_java_on_the_page_plays_a_game() throws IOException {
    assumeTrue(hasPython(), "skipped: there is no python3");
    Path script = folder.resolve("mybot.py");
    Files.writeString(script, block("import sys\n"));
    String command = "python3 '" + script + "'";
    // README: begin
    GameRecord record;
    try (ExternalBot bot = ExternalBot.of(command).clock(Duration.ofSeconds(5)).seed(42)) {
      record = Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
          .choosers(List.of(bot, Chooser.random(new Random(1))))
          .random(new Random(42))
          .toEnd();
    }
    // README: end
    assertThat(record.end().isOver()).isTrue();
  }

  private static boolean hasPython() {
    try {
      return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
    } catch (IOException missing) {
      return false;
    } catch (InterruptedException interrupted) {
      throw new IllegalStateException(interrupted);
    }
  }
}
