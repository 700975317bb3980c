package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PrintedNamesTest {
  private final PrintedNames names = PrintedNames.read();

  PrintedNamesTest() throws IOException {}

  @ParameterizedTest
  @ValueSource(
      strings = {
        "record ExtraHead() {}",
        "int extraHeads = 2;",
        "static final int EXTRA_HEAD = 1;",
        "id.equals(\"extra-head\")",
        "\"owns the Extra Head\"",
        "enum Edition { MIMIC }",
        "\"jets\"",
        "new Wings()",
        "\"Monster Batteries\"",
      })
  void are_found_in_code_and_in_texts(String source) {
    assertThat(names.namedIn(source)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "// as extra-head does",
        "/** Such as {@code extra-head}. */ int x;",
        "\"the wings of the house\"",
        "new Heal(seat, 1)",
        "\"a // b\" + c // mimic",
        "'\"' + head /* frenzy */ + '\"'",
        "int jetLag;",
      })
  void are_not_found_in_comments_and_plain_words(String source) {
    assertThat(names.namedIn(source)).isEmpty();
  }

  @Test
  void are_those_of_both_editions() {
    assertThat(names.namedBy("AlienMetabolism")).containsExactly("alienmetabolism");
    assertThat(names.namedBy("AlienOrigin")).containsExactly("alienorigin");
  }
}
