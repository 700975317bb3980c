package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All Markdown files of the repository. The guides are run by {@code .ci/pages}. */
class PagesTest {
  private static final Pattern MARKED =
      Pattern.compile("// README: begin\n(.*?)\n *// README: end", Pattern.DOTALL);
  private static final Pattern VERSION = Pattern.compile(
      "<artifactId>kot-[a-z]+</artifactId>\\s*<version>([^<]+)<|/kot-example-[a-z]+-([0-9][^ ]*)-all.jar");
  private static final Pattern PROJECT_VERSION =
      Pattern.compile("<artifactId>kot-parent</artifactId>\\s*<version>([^<]+)<");

  @Test
  void all_java_on_pages_is_compiled_as_it_is_shown() throws IOException {
    List<String> shown = new ArrayList<>();
    for (Page page : Page.all()) {
      if (!isGuide(page)) {
        shown.addAll(page.blocks("java"));
      }
    }

    assertThat(shown).hasSizeGreaterThan(8);
    assertThat(compiled()).containsExactlyInAnyOrderElementsOf(shown);
  }

  @Test
  void every_relative_link_leads_to_a_file_and_a_heading() throws IOException {
    List<String> faults = new ArrayList<>();
    int links = 0;
    for (Page page : Page.all()) {
      for (String link : page.relativeLinks()) {
        links++;
        faults.add(page.fault(link));
      }
    }
    faults.removeIf(String::isEmpty);

    assertThat(links).isGreaterThan(80);
    assertThat(faults).isEmpty();
  }

  @Test
  void pages_name_the_version_of_this_build() throws IOException {
    String pom = Files.readString(Page.ROOT.resolve("pom.xml"));
    String version =
        PROJECT_VERSION.matcher(pom).results().findFirst().orElseThrow().group(1);
    List<String> named = new ArrayList<>();
    for (Page page : Page.all()) {
      VERSION.matcher(page.text()).results().map(PagesTest::version).forEach(named::add);
    }

    assertThat(named).hasSizeGreaterThan(5).containsOnly(version);
  }

  private static String version(MatchResult found) {
    return found.group(1) == null ? found.group(2) : found.group(1);
  }

  @Test
  void there_are_three_guides() throws IOException {
    assertThat(Page.all().stream().filter(PagesTest::isGuide)).hasSize(3).allSatisfy(guide -> {
      assertThat(guide.blocks("sh")).hasSizeGreaterThan(2);
      assertThat(guide.blocks("text"))
          .anySatisfy(output -> assertThat(output).contains("BUILD SUCCESS"));
    });
  }

  private static boolean isGuide(Page page) {
    return page.file().startsWith(Page.ROOT.resolve("examples/guides"));
  }

  /** What stands between two marks in any source of the examples. */
  private static ImmutableList<String> compiled() throws IOException {
    try (Stream<Path> files = Files.walk(Page.ROOT.resolve("examples"))) {
      List<Path> sources = files
          .filter(file -> file.toString().endsWith(".java"))
          .filter(file -> !file.endsWith("PagesTest.java"))
          .sorted()
          .toList();
      ImmutableList.Builder<String> code = ImmutableList.builder();
      for (Path source : sources) {
        for (MatchResult part :
            MARKED.matcher(Files.readString(source)).results().toList()) {
          code.add(part.group(1).stripIndent());
        }
      }
      return code.build();
    }
  }
}
