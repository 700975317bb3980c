package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.cards.KingOfTokyo;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever a bot writes, the host has a legal answer or a sentence. */
class FuzzTest {
  private static final int LINES = 10_000;
  private static final int MAX_SENTENCE = 2_000;

  private final SplittableRandom random = new SplittableRandom(20);
  private final Question question = Games.question();

  private String mutated(List<String> lines) {
    StringBuilder line = new StringBuilder(lines.get(random.nextInt(lines.size()))).append('\n');
    for (int i = random.nextInt(4); i > 0; i--) {
      int at = random.nextInt(line.length() + 1);
      int to = at + random.nextInt(line.length() - at + 1);
      switch (random.nextInt(8)) {
        case 0 -> line.insert(at, (char) random.nextInt(256));
        case 1 -> line.insert(at, (char) random.nextInt(32));
        case 2 -> line.delete(at, to);
        case 3 -> line.setLength(at);
        case 4 -> line.append(line);
        case 5 -> line.insert(at, line.substring(at, to).repeat(random.nextInt(6)));
        case 6 -> line.insert(at, "x= ".repeat(random.nextInt(3_000)));
        default -> line.insert(at, lines.get(random.nextInt(lines.size())));
      }
    }
    return line.toString();
  }

  @Test
  void mutated_lines_are_legal_answers_or_faults_with_a_sentence() {
    List<String> hellos = List.of(
        "1",
        "hello",
        "hello kot=1 name=my-bot version=2.1 want=events,view,position vocabulary="
            + Protocol.vocabulary());
    List<String> answers = new ArrayList<>(KingOfTokyo.notation().writeOptions(question));
    answers.addAll(List.of("1", "2", "17", "1: resolve", "info all is well", "ready"));
    int legal = 0;
    for (int i = 0; i < LINES; i++) {
      boolean greets = random.nextBoolean();
      String line = mutated(greets ? hellos : answers);
      legal += isLegal(greets ? "ask hello" : "ask 1", line) ? 1 : 0;
    }
    assertThat(legal).isBetween(LINES / 10, LINES * 9 / 10);
  }

  private boolean isLegal(String asked, String line) {
    TestLink link =
        TestLink.of(heard -> heard.startsWith(asked) ? line : heard.startsWith("ask") ? "1\n" : "");
    try (ExternalBot bot = new ExternalBot(directory -> link)) {
      Action answer = bot.choose(question);
      assertThat(question.options()).as(line).contains(answer);
      return true;
    } catch (BotFaultException fault) {
      assertThat(fault.getMessage())
          .as(line)
          .startsWith("the bot ")
          .hasSizeLessThan(MAX_SENTENCE)
          .matches(CharMatcher.javaIsoControl()::matchesNoneOf);
      assertThat(link.heard("error ")).containsExactly("error " + fault.getMessage());
      return false;
    }
  }
}
