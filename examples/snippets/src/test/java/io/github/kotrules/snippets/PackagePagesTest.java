package io.github.kotrules.snippets;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import org.junit.jupiter.api.Test;

/** Every package of the libraries has a page, says where null is possible, and tells a newcomer where to start. */
class PackagePagesTest {
  private final LibrarySources sources = LibrarySources.read();

  PackagePagesTest() throws IOException {}

  private ImmutableSet<String> pagesWith(String text) {
    return sources.all().stream()
        .filter(LibrarySource::isPackagePage)
        .filter(source -> source.text().contains(text))
        .map(LibrarySource::packageName)
        .collect(toImmutableSet());
  }

  @Test
  void every_package_is_null_marked() {
    ImmutableSet<String> packages =
        sources.all().stream().map(LibrarySource::packageName).collect(toImmutableSet());

    assertThat(packages).hasSizeGreaterThan(15);
    assertThat(pagesWith("\n@NullMarked\n")).isEqualTo(packages);
  }

  @Test
  void every_exported_package_says_where_to_start() {
    assertThat(pagesWith("Start at {@link")).containsAll(sources.exported());
  }
}
