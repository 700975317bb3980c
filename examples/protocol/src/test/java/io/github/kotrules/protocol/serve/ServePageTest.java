package io.github.kotrules.protocol.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import io.github.kotrules.cards.KingOfTokyo;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What the page for users says is true. */
class ServePageTest {
  private static String page() throws IOException {
    return Files.readString(Path.of("SERVE.md"));
  }

  /** All transcripts of the page, one after the other, are one conversation; an answer that ends with ... is cut there. */
  @Test
  void the_transcripts_are_what_the_server_says() throws IOException {
    RulesServer server = new RulesServer(RulesServer.DEFAULT_GAMES);
    String answer = "";
    int answers = 0;
    for (String line : Splitter.on('\n').split(page())) {
      if (line.startsWith("> ")) {
        answer = server.answer(line.substring(2));
      } else if (line.startsWith("< ") && line.endsWith(" ...")) {
        assertThat(answer).startsWith(line.substring(2, line.length() - 3));
        answers++;
      } else if (line.startsWith("< ")) {
        assertThat(answer).isEqualTo(line.substring(2));
        answers++;
      }
    }
    assertThat(answers).isGreaterThan(20);
  }

  @Test
  void the_page_has_every_command() throws IOException {
    String help = new RulesServer(RulesServer.DEFAULT_GAMES).answer("help");
    List<String> commands = Splitter.on(" | ").splitToList(help.substring(3));
    assertThat(commands).hasSizeGreaterThan(20);
    for (String command : commands) {
      assertThat(page()).contains("| `" + command.replace("|", "\\|") + "` |");
    }
  }

  @Test
  void the_page_has_the_table_of_actions_and_the_numbers() throws IOException {
    ActionTable table = new ActionTable(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());
    int next = 0;
    for (String line : Splitter.on('\n').split(page())) {
      if (line.matches("\\| \\d+ to \\d+ \\| `.*")) {
        List<String> cells = Splitter.on('|').trimResults().splitToList(line);
        List<String> range = Splitter.on(" to ").splitToList(cells.get(1));
        List<String> texts = Splitter.on("`").splitToList(cells.get(2));
        assertThat(Integer.parseInt(range.get(0))).as(line).isEqualTo(next);
        assertThat(table.text(next)).as(line).isEqualTo(texts.get(1));
        next = Integer.parseInt(range.get(1)) + 1;
        assertThat(table.text(next - 1)).as(line).isEqualTo(texts.get(texts.size() - 2));
      }
    }
    assertThat(next).isEqualTo(table.size());
    String names = new RulesServer(RulesServer.DEFAULT_GAMES).answer("observe");
    assertThat(page())
        .contains("gives " + (Splitter.on(' ').splitToList(names).size() - 1) + " whole numbers");
  }
}
