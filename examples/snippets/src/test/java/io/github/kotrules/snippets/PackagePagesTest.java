package io.github.kotrules.snippets;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Every package of the libraries has a page that says where null is possible and, if it is exported, where to start. */
class PackagePagesTest {
  private final Set<String> packages = new TreeSet<>();
  private final Set<String> exported = new TreeSet<>();
  private final Set<String> nullMarked = new TreeSet<>();
  private final Set<String> withStart = new TreeSet<>();

  PackagePagesTest() throws IOException {
    for (LibrarySources library : LibrarySources.ofAllLibraries()) {
      exported.addAll(library.exportedPackages());
      for (Path file : library.files()) {
        read(library.packageOf(file), file);
      }
    }
  }

  private void read(String name, Path file) throws IOException {
    packages.add(name);
    String page = file.endsWith("package-info.java") ? Files.readString(file) : "";
    if (page.contains("\n@NullMarked\n")) {
      nullMarked.add(name);
    }
    if (page.contains("Start at {@link")) {
      withStart.add(name);
    }
  }

  @Test
  void every_package_is_null_marked() {
    assertThat(packages).hasSizeGreaterThan(15);
    assertThat(nullMarked).isEqualTo(packages);
  }

  @Test
  void every_exported_package_says_where_to_start() {
    assertThat(withStart).containsAll(exported);
  }

  /** The page of a module is the first page of its Javadoc. */
  @Test
  void every_module_page_links_to_a_type_of_every_exported_package() throws IOException {
    for (LibrarySources library : LibrarySources.ofAllLibraries()) {
      String page = library.moduleInfo().replaceAll("\\s+\\*?\\s*", " ");
      for (String name : library.exportedPackages()) {
        assertThat(page).containsPattern("\\{@link(plain)? " + Pattern.quote(name) + "\\.[A-Z]");
      }
    }
  }
}
