package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cards.KingOfTokyo;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Whatever a bot writes, the host has a legal answer or a sentence; whatever a host writes, a bot lives on. */
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

  @Test
  void mutated_lines_of_a_host_get_one_answer_if_they_ask_and_else_none() {
    String view = KingOfTokyo.notation().writeView(question.view());
    String position = KingOfTokyo.notation().write(question);
    List<String> lines = List.of(
        "ask hello " + Protocol.identity(),
        "ask ready",
        "new game=1 edition=second players=2 seat=1 clock=1000 seed=42 restart=no view=" + view,
        "event dice-rolled 1 2SS",
        "ask 1 choose-reroll.1 clock=1000 view=" + view + " position=" + position + " | 1 resolve",
        "ask 2 choose-reroll.1 clock=none position=" + position + " | 1 resolve | 2 reroll 1",
        "stop",
        "error no",
        "over winners=1");
    StdioBot bot = new StdioBot("greedy", BotNames.get("greedy"));
    int sent = 0;
    int played = 0;
    while (sent < LINES) {
      for (String line : mutated(lines).lines().toList()) {
        List<String> replies = bot.reply(line).lines().toList();
        List<String> answers =
            replies.stream().filter(reply -> !reply.startsWith("info ")).toList();
        assertThat(answers).as(line).hasSize(line.startsWith("ask") ? 1 : 0);
        assertThat(replies).as(line).hasSizeLessThanOrEqualTo(2);
        played +=
            replies.equals(answers) && replies.size() == 1 && isNumber(replies.get(0)) ? 1 : 0;
        sent++;
      }
    }
    assertThat(played).isBetween(LINES / 100, LINES * 9 / 10);
  }

  private static boolean isNumber(String reply) {
    return CharMatcher.inRange('0', '9').matchesAllOf(reply);
  }
}
