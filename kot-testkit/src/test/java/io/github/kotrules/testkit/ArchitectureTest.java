package io.github.kotrules.testkit;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The shape of this module. Surefire runs tests in the module's directory, where its sources and classes are. */
class ArchitectureTest {
  private static final String ROOT = "io.github.kotrules.testkit";
  private static final JavaClasses MAIN =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void the_main_package_needs_no_test_framework() {
    noClasses()
        .that()
        .resideInAPackage(ROOT)
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "org.assertj..", "org.junit..", "org.opentest4j..", "net.jqwik..", ROOT + ".*..")
        .check(MAIN);
  }

  @Test
  void only_its_own_package_needs_assertj() {
    checkOnlyOneNeeds("assertj", "org.assertj..");
  }

  @Test
  void only_its_own_package_needs_jqwik() {
    checkOnlyOneNeeds("jqwik", "net.jqwik..");
  }

  private static void checkOnlyOneNeeds(String name, String framework) {
    noClasses()
        .that()
        .resideOutsideOfPackage(ROOT + "." + name)
        .should()
        .dependOnClassesThat()
        .resideInAPackage(framework)
        .check(MAIN);
  }

  @Test
  void nobody_knows_the_rules_inside_or_the_printed_cards() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage(
            "io.github.kotrules.rules..",
            "io.github.kotrules.internal..",
            "io.github.kotrules.cards..")
        .check(MAIN);
  }

  /** What a translator to JavaScript lacks. */
  @Test
  void nobody_uses_reflection_or_what_other_platforms_lack() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.lang.reflect..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.SplittableRandom.class)
        .orShould()
        .accessTargetWhere(targetOwner(type(Class.class))
            .and(target(nameMatching(
                "forName|newInstance|getPermittedSubclasses|getRecordComponents|getDeclared.*"
                    + "|get(Method|Field|Constructor)s?"))))
        .orShould()
        .accessTargetWhere(targetOwner(type(String.class)).and(target(name("lines"))))
        .check(MAIN);
  }

  @Test
  void nobody_prints() {
    GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(MAIN);
  }

  @Test
  void nobody_logs() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAnyPackage("org.slf4j..", "java.util.logging..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(System.Logger.class)
        .check(MAIN);
  }
}
