package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.Hook;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.testkit.CardSetCheck;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.api.io.TempDir;

/**
 * Every example in the Javadoc of the libraries compiles; those made of statements run, and those of hooks are played with.
 * What they may use without declaring it is in {@link ExamplePrelude}.
 */
class JavadocExamplesTest {
  @TempDir
  static Path folder;

  private static LibrarySources sources;
  private static CompiledExamples examples;

  @BeforeAll
  static void compile() throws IOException {
    sources = LibrarySources.read();
    examples = CompiledExamples.of(sources, folder);
  }

  @AfterAll
  static void close() throws IOException {
    examples.close();
  }

  @Test
  void every_public_type_has_an_example() {
    ImmutableList<Path> without = sources.publicTypes().stream()
        .filter(source -> source.examples().stream().noneMatch(JavadocExample::inTypeComment))
        .map(LibrarySource::file)
        .collect(toImmutableList());

    assertThat(sources.publicTypes()).hasSizeGreaterThan(140);
    assertThat(without).isEmpty();
  }

  @Test
  void every_example_compiles() {
    assertThat(examples.classes()).isNotEmpty();
    assertThat(examples.faults()).isEmpty();
  }

  @TestFactory
  Stream<DynamicTest> every_row_of_statements_runs() {
    assumeThat(examples.faults()).isEmpty();
    return examples.classes().stream()
        .filter(unit -> !unit.example().isMember())
        .map(unit -> dynamicTest(unit.example().toString(), () -> runQuietly(unit)));
  }

  private static void runQuietly(ExampleClass unit) throws Throwable {
    PrintStream out = System.out;
    try (PrintStream nowhere =
        new PrintStream(OutputStream.nullOutputStream(), true, StandardCharsets.UTF_8)) {
      System.setOut(nowhere);
      examples.load(unit, Executable.class).execute();
    } catch (Throwable failure) {
      throw new AssertionError(place(unit, failure) + ": " + failure, failure);
    } finally {
      System.setOut(out);
    }
  }

  private static String place(ExampleClass unit, Throwable failure) {
    return Arrays.stream(failure.getStackTrace())
        .filter(frame -> frame.getClassName().equals(unit.binaryName()))
        .findFirst()
        .map(frame -> unit.place(frame.getLineNumber()))
        .orElseGet(() -> unit.example().toString());
  }

  @Test
  void the_examples_of_all_hooks_are_cards_to_play_with() throws ReflectiveOperationException {
    assumeThat(examples.faults()).isEmpty();
    CardSet.Builder cards = CardSet.builder();
    for (ExampleClass unit : examples.classes()) {
      Object example = unit.example().isMember() ? examples.load(unit, Object.class) : unit;
      if (example instanceof Card card) {
        cards.add(card);
      }
    }
    Game game = Game.of(RuleSet.secondEdition(), cards.build());

    assertThat(game.cards().copies()).hasSameSizeAs(Hook.class.getPermittedSubclasses());
    CardSetCheck.of(game).randomGames(30).run();
  }
}
