package io.github.kotrules.cards;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.card.Card;
import io.github.kotrules.model.CardId;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * RULES.md and RULINGS.md agree with the scenario files, with the cards and with the ids that code cites. The lists of scenarios
 * on both pages are generated: {@code mvn -Dkot.renew=true -Dtest=RulePagesTest -Dsurefire.failIfNoSpecifiedTests=false -pl kot-cards
 * -am test} renews them.
 */
class RulePagesTest {
  private static final Path ROOT = Path.of("..");
  private static final String RULES = "kot-core/RULES.md";
  private static final String RULINGS = "kot-cards/RULINGS.md";
  private static final String SUITE =
      "../kot-testkit/src/main/resources/io/github/kotrules/testkit/conformance/";
  private static final String WITHOUT_RULING = "Cards without a ruling";
  private static final String MISTAKES = "Common mistakes";
  /** Stands for the prefix of cards that have no entry of their own. */
  private static final String PLAIN = "cards/plain-";
  /** What follows on a page is generated. */
  private static final String LINKS = "<!-- scenario files -->";

  private static final Pattern SCENARIOS = Pattern.compile("(?s)<sub>.*?</sub>");
  private static final Pattern RULE = Pattern.compile("(?m)^\\*\\*([A-Z]-\\d+)\\*\\*");
  private static final Pattern HEADING = Pattern.compile("(?m)^#{1,3} (.+)$");
  private static final Pattern ENTRY = Pattern.compile("(?m)^### (.+)$");
  private static final Pattern RULE_ID = Pattern.compile("\\b[SRDYTBEWX]-\\d+\\b");
  private static final Pattern RULING_NUMBER =
      Pattern.compile("\\bruling[- ](\\d+)|Smash and damage (\\d+)");
  private static final Pattern DEFINITION = Pattern.compile("(?m)^\\[[^\\]]+\\]: (\\S+)$");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

  private static final ImmutableSet<Card> FIRST =
      KingOfTokyo.firstEdition().cards().copies().keySet();
  /** Cards that are implemented alike and differ because only the second edition has added smashes. */
  private static final ImmutableSet<CardId> BY_ADDED_SMASHES =
      ImmutableSet.of(CardIds.ALPHA_MONSTER, CardIds.COMPLETE_DESTRUCTION);

  private static final ImmutableSet<Card> SECOND =
      KingOfTokyo.secondEdition().cards().copies().keySet();
  private static final ImmutableList<String> FILES =
      ConformanceSuite.of(KingOfTokyo.notation()).scenarios().stream()
          .map(ScenarioFile::name)
          .collect(toImmutableList());

  /** A rule has the files that are named after its id. */
  @Test
  void every_rule_lists_its_scenarios() throws IOException {
    String page = read(RULES);
    List<String> entries = entriesWithScenarios(page, RULE);

    assertThat(entries).hasSizeGreaterThan(50).isEqualTo(found(RULE, page)).doesNotHaveDuplicates();
    assertCurrent(RULES, withScenarios(page, RULE, id -> "rules/" + id + "-"), "rules/");
  }

  /** A ruling has the files that are named after its card, or after its number. */
  @Test
  void every_ruling_lists_its_scenarios() throws IOException {
    String page = read(RULINGS);
    List<String> expected = new ArrayList<>(found(ENTRY, page));
    expected.add(WITHOUT_RULING);
    expected.add(MISTAKES);

    assertThat(entriesWithScenarios(page, HEADING)).isEqualTo(expected).doesNotHaveDuplicates();
    assertCurrent(RULINGS, withScenarios(page, HEADING, RulePagesTest::prefixOf), "cards/");
  }

  /** A name is that of the second edition, followed by that of the first if it is another. */
  @Test
  void every_card_is_on_the_page_once_with_its_printed_names() throws IOException {
    String page = read(RULINGS);
    ImmutableSet<String> titles = ImmutableSet.copyOf(found(ENTRY, page));
    String plain =
        page.substring(page.indexOf("\n## " + WITHOUT_RULING), page.indexOf("\n## " + MISTAKES));

    for (Card card : SECOND) {
      boolean isPlain = plain.contains(card.face().name());
      assertThat(titles.contains(title(card))).as(title(card)).isNotEqualTo(isPlain);
    }
    assertThat(titles)
        .filteredOn(title -> !title.startsWith("Ruling "))
        .allMatch(title -> SECOND.stream().anyMatch(card -> title(card).equals(title)));
  }

  @Test
  void every_card_that_differs_between_the_editions_is_in_the_table() throws IOException {
    ImmutableSet<String> expected = SECOND.stream()
        .filter(RulePagesTest::differs)
        .map(card -> "| " + priced(card) + " | " + priced(inFirst(card)) + " |")
        .collect(toImmutableSet());
    ImmutableSet<String> rows =
        found(Pattern.compile("(?m)^(\\| .* \\(\\d+\\) \\| .* \\(\\d+\\) \\|) "), read(RULINGS))
            .stream()
            .collect(toImmutableSet());

    assertThat(rows).hasSizeGreaterThan(10).isEqualTo(expected);
  }

  @Test
  void every_ruling_has_a_reason() throws IOException {
    List<String> entries =
        Pattern.compile("(?m)^### ").splitAsStream(read(RULINGS)).skip(1).toList();

    assertThat(entries)
        .hasSizeGreaterThan(50)
        .allSatisfy(entry -> assertThat(entry).containsPattern("(?m)^\\*Why:\\* \\S"));
  }

  @Test
  void every_id_that_is_cited_is_on_the_page() throws IOException {
    String rules = read(RULES);
    String rulings = read(RULINGS);
    ImmutableSet<String> known = ImmutableSet.copyOf(found(RULE, rules));
    ImmutableSet<String> numbers =
        ImmutableSet.copyOf(found(Pattern.compile("(?m)^### Ruling (\\d+)$"), rulings));
    Map<String, Path> cited = new TreeMap<>();
    Map<String, Path> citedNumbers = new TreeMap<>();
    for (Path file : sources()) {
      String text = Files.readString(file);
      RULE_ID.matcher(text).results().forEach(id -> cited.put(id.group(), file));
      RULING_NUMBER
          .matcher(text)
          .results()
          .forEach(number ->
              citedNumbers.put(number.group(1) == null ? number.group(2) : number.group(1), file));
    }

    assertThat(cited)
        .hasSizeGreaterThan(50)
        .allSatisfy(
            (id, file) -> assertThat(known).as("%s, cited in %s", id, file).contains(id));
    assertThat(citedNumbers)
        .hasSizeGreaterThan(5)
        .allSatisfy((number, file) ->
            assertThat(numbers).as("ruling %s, cited in %s", number, file).contains(number));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {RULES, RULINGS, "CHANGELOG.md", ".github/CONTRIBUTING.md", ".github/SECURITY.md"})
  void every_link_leads_somewhere(String name) throws IOException {
    for (String link : found(LINK, read(name))) {
      if (link.startsWith("https://")) {
        continue;
      }
      String file = link.replaceFirst("#.*", "");
      Path target = file.isEmpty()
          ? ROOT.resolve(name)
          : ROOT.resolve(name).resolveSibling(file).normalize();
      assertThat(target).as(link).exists();
      if (link.contains("#")) {
        assertThat(found(HEADING, Files.readString(target)))
            .as(link)
            .extracting(RulePagesTest::anchor)
            .contains(link.replaceFirst("[^#]*#", ""));
      }
    }
  }

  private static void assertCurrent(String name, String renewed, String folder) throws IOException {
    if (Boolean.getBoolean("kot.renew")) {
      Files.writeString(ROOT.resolve(name), renewed);
    }
    assertThat(read(name))
        .as("stale: renew it as the comment of this class says, and look at the difference")
        .isEqualTo(renewed);
    assertThat(found(DEFINITION, renewed))
        .containsExactlyInAnyOrderElementsOf(FILES.stream()
            .filter(file -> file.startsWith(folder))
            .map(file -> SUITE + file)
            .toList());
  }

  private static List<String> entriesWithScenarios(String page, Pattern entry) {
    return SCENARIOS
        .matcher(page)
        .results()
        .map(found -> lastBefore(found, page, entry))
        .toList();
  }

  /** The entry that scenarios belong to. */
  private static String lastBefore(MatchResult scenarios, String page, Pattern entry) {
    List<String> before = found(entry, page.substring(0, scenarios.start()));
    return before.get(before.size() - 1);
  }

  /** The page with the scenarios of each entry, and the links to their files at its end. */
  private static String withScenarios(String page, Pattern entry, UnaryOperator<String> prefixOf) {
    int end = page.indexOf(LINKS);
    assertThat(end).as(LINKS).isPositive();
    String text = page.substring(0, end) + LINKS + "\n\n";
    List<String> definitions = new ArrayList<>();
    return SCENARIOS.matcher(text).replaceAll(found -> {
          String prefix = prefixOf.apply(lastBefore(found, text, entry));
          return "<sub>Scenarios: " + scenarios(prefix, found(ENTRY, text), definitions) + "</sub>";
        })
        + String.join("\n", definitions) + "\n";
  }

  /** The scenarios with this prefix; those of the two editions share a name. Titles are those of all entries. */
  private static String scenarios(String prefix, List<String> titles, List<String> definitions) {
    ImmutableList<String> chosen = FILES.stream()
        .filter(file -> prefix.equals(PLAIN) ? hasNoEntry(file, titles) : file.startsWith(prefix))
        .collect(toImmutableList());
    assertThat(chosen).as("scenarios of " + prefix).isNotEmpty();
    String folder = prefix.substring(0, prefix.indexOf('/') + 1);
    String group = prefix.substring(folder.length(), prefix.length() - 1);
    Map<String, String> links = new TreeMap<>();
    for (int i = 0; i < chosen.size(); i++) {
      String file = chosen.get(i);
      String reference = "[" + group + "." + (i + 1) + "]";
      String name = file.substring(prefix.equals(PLAIN) ? folder.length() : prefix.length())
          .replace(".kot", "");
      String base = name.replaceFirst("-(first|second)-edition$", "").replace('-', ' ');
      if (name.endsWith("-edition")) {
        String edition = name.endsWith("-first-edition") ? " [1e]" : " [2e]";
        links.merge(
            base, base + edition + reference, (before, unused) -> before + edition + reference);
      } else {
        String other = links.put(base, "[" + base + "]" + reference);
        assertThat(other)
            .as("a file for one edition, and one without an edition")
            .isNull();
      }
      definitions.add(reference + ": " + SUITE + file);
    }
    return String.join(" ·\n", links.values());
  }

  /** How the names of an entry's files begin; {@link #PLAIN} for all cards that have no entry. */
  private static String prefixOf(String title) {
    if (title.equals(WITHOUT_RULING)) {
      return PLAIN;
    }
    if (title.equals(MISTAKES)) {
      return "cards/mistake-";
    }
    if (title.startsWith("Ruling ")) {
      return "cards/damage-" + title.substring("Ruling ".length()) + "-";
    }
    return SECOND.stream()
        .filter(card -> title(card).equals(title))
        .map(card -> "cards/" + card.face().id() + "-")
        .findAny()
        .orElseThrow(() -> new AssertionError("no card is called " + title));
  }

  private static boolean hasNoEntry(String file, List<String> titles) {
    return file.startsWith("cards/")
        && !file.startsWith(prefixOf(MISTAKES))
        && titles.stream().noneMatch(title -> file.startsWith(prefixOf(title)));
  }

  private static String title(Card card) {
    String name = card.face().name();
    String former = inFirst(card).face().name();
    return name.equals(former) ? name : name + " (1e: " + former + ")";
  }

  /** Another record, name or price; Discard cards of one price and name differ in nothing else. */
  private static boolean differs(Card card) {
    Card former = inFirst(card);
    return !card.getClass().equals(former.getClass())
        || !priced(card).equals(priced(former))
        || BY_ADDED_SMASHES.contains(card.face().id());
  }

  private static Card inFirst(Card card) {
    return FIRST.stream()
        .filter(former -> former.face().id().equals(card.face().id()))
        .findAny()
        .orElseThrow();
  }

  private static String priced(Card card) {
    return card.face().name() + " (" + card.face().cost() + ")";
  }

  /** As GitHub makes them of headings. */
  private static String anchor(String heading) {
    return heading.toLowerCase(Locale.ROOT).replaceAll("[^\\p{Alnum} -]", "").replace(' ', '-');
  }

  /** What cites rules: Java, scenarios and pages, without what was built. */
  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return folder.toString().matches(".*/(target|node_modules|\\.git)")
            ? FileVisitResult.SKIP_SUBTREE
            : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (file.toString().matches(".*\\.(java|kot|md)")) {
          sources.add(file);
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return sources;
  }

  private static List<String> found(Pattern pattern, String text) {
    return pattern
        .matcher(text)
        .results()
        .map((MatchResult match) -> match.group(1))
        .toList();
  }

  private static String read(String name) throws IOException {
    return Files.readString(ROOT.resolve(name));
  }
}
