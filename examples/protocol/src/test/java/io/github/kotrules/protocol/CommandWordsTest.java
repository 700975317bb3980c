package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class CommandWordsTest {
  @Test
  void blanks_separate_words_except_between_quotation_marks() {
    assertThat(CommandWords.split("python3 mybot.py")).containsExactly("python3", "mybot.py");
    assertThat(CommandWords.split("  ./my\\bot \t --x=1 ")).containsExactly("./my\\bot", "--x=1");
    assertThat(CommandWords.split("sh -c 'echo \"1 2\"; exit'"))
        .containsExactly("sh", "-c", "echo \"1 2\"; exit");
    assertThat(CommandWords.split("\"my 'own' bot\" a'b c'd ''"))
        .containsExactly("my 'own' bot", "ab cd", "");
  }

  @Test
  void what_is_not_a_command_is_refused() {
    assertThatThrownBy(() -> ExternalBot.of(" \t"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a command has at least one word, such as ./mybot");
    assertThatThrownBy(() -> ExternalBot.of("sh -c 'exit"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("the quotation mark at character 7 has no partner: sh -c 'exit");
  }

  @Test
  void a_command_is_called_by_the_file_that_it_runs() {
    assertThat(ExternalBot.nameOf("python3 -u bots/mybot.py --depth 3")).isEqualTo("mybot");
    assertThat(ExternalBot.nameOf("./bots/mybot.exe 7")).isEqualTo("mybot");
    assertThat(ExternalBot.nameOf("java -jar kot.jar bot greedy")).isEqualTo("kot");
    assertThat(ExternalBot.nameOf("mybot --fast")).isEqualTo("mybot");
    assertThat(ExternalBot.nameOf("/bin/sh -c 'while true; do echo 1; done'")).isEqualTo("sh");
    assertThat(ExternalBot.nameOf("sh -c 'echo /'")).isEqualTo("sh");
    assertThat(ExternalBot.nameOf(".hidden")).isEqualTo(".hidden");
    assertThat(ExternalBot.nameOf("bots/")).isEqualTo("program");
  }
}
