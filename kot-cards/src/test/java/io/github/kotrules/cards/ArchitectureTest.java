package io.github.kotrules.cards;

import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.library.GeneralCodingRules;
import java.nio.file.Path;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;

/** The shape of this module. Surefire runs tests in the module's directory, where its classes are. */
class ArchitectureTest {
  private static final JavaClasses MAIN =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  @Test
  void cards_need_java_guava_annotations_and_what_the_core_exports() {
    classes()
        .should()
        .onlyDependOnClassesThat()
        .resideInAnyPackage(
            "java..",
            "com.google.common..",
            "com.google.errorprone.annotations..",
            "org.jspecify.annotations..",
            "io.github.kotrules",
            "io.github.kotrules.action",
            "io.github.kotrules.card",
            "io.github.kotrules.cards",
            "io.github.kotrules.effect",
            "io.github.kotrules.json",
            "io.github.kotrules.model",
            "io.github.kotrules.notation",
            "io.github.kotrules.state")
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

  @Test
  void every_property_has_the_seed_of_the_run() {
    methods()
        .that()
        .areAnnotatedWith(Property.class)
        .should()
        .beDeclaredInClassesThat()
        .areAnnotatedWith(AddLifecycleHook.class)
        .check(new ClassFileImporter().importPath(Path.of("target", "test-classes")));
  }
}
