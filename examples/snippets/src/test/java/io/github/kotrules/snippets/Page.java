package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** A Markdown file of the repository. Surefire runs tests in the module's directory, from where the files are found. */
record Page(Path file, String text) {
  static final Path ROOT = Path.of("../..");

  private static final ImmutableSet<String> SKIPPED =
      ImmutableSet.of(".git", "target", "node_modules");
  private static final Pattern FENCE = Pattern.compile("(?ms)^```([^\n`]*)\n(.*?)^```$");
  private static final Pattern INLINE_CODE = Pattern.compile("`[^`\n]*`");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");
  private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*?) *$");
  private static final Pattern LINKED_WORDS = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
  private static final Pattern ID = Pattern.compile("<a (?:id|name)=\"([^\"]+)\"");

  static Page of(String file) throws IOException {
    Path path = ROOT.resolve(file);
    return new Page(path, Files.readString(path));
  }

  /** All pages of the repository. */
  static ImmutableList<Page> all() throws IOException {
    ImmutableList.Builder<Page> pages = ImmutableList.builder();
    Files.walkFileTree(ROOT, new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        return SKIPPED.contains(folder.getFileName().toString())
            ? FileVisitResult.SKIP_SUBTREE
            : FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes)
          throws IOException {
        if (file.toString().endsWith(".md")) {
          pages.add(new Page(file, Files.readString(file)));
        }
        return FileVisitResult.CONTINUE;
      }
    });
    return pages.build();
  }

  /** The fenced blocks of a language, without the fences. */
  ImmutableList<String> blocks(String language) {
    return FENCE
        .matcher(text)
        .results()
        .filter(block -> block.group(1).equals(language))
        .map(block -> CharMatcher.is('\n').trimTrailingFrom(block.group(2)))
        .collect(toImmutableList());
  }

  private String prose() {
    return FENCE.matcher(text).replaceAll("");
  }

  /** Where links and pictures lead: files of the repository and headings of this page, not other sites. */
  ImmutableList<String> relativeLinks() {
    return LINK.matcher(INLINE_CODE.matcher(prose()).replaceAll("code"))
        .results()
        .map(link -> link.group(1))
        .filter(link -> !link.contains("://") && !link.startsWith("mailto:"))
        .collect(toImmutableList());
  }

  /** The fragments that links to this page can have. Headings with the same text are not distinguished. */
  ImmutableSet<String> anchors() {
    ImmutableSet<String> ids =
        ID.matcher(prose()).results().map(id -> id.group(1)).collect(toImmutableSet());
    ImmutableSet<String> headings =
        HEADING.matcher(prose()).results().map(Page::anchor).collect(toImmutableSet());
    return ImmutableSet.<String>builder().addAll(ids).addAll(headings).build();
  }

  /** As GitHub makes it: lower case, without punctuation, with hyphens for spaces. */
  private static String anchor(MatchResult heading) {
    String words = LINKED_WORDS.matcher(heading.group(1)).replaceAll("$1");
    return Ascii.toLowerCase(words).replaceAll("[^a-z0-9 _-]", "").replace(' ', '-');
  }

  /** Why a relative link leads nowhere; empty if it leads somewhere. */
  String fault(String link) throws IOException {
    ImmutableList<String> parts = ImmutableList.copyOf(Splitter.on('#').limit(2).split(link));
    Path target =
        parts.get(0).isEmpty() ? file : file.resolveSibling(parts.get(0)).normalize();
    if (!Files.exists(target)) {
      return file + ": " + link + " does not exist";
    }
    boolean isAnchored = parts.size() == 1
        || new Page(target, Files.readString(target)).anchors().contains(parts.get(1));
    return isAnchored ? "" : file + ": " + link + " has no such heading";
  }
}
