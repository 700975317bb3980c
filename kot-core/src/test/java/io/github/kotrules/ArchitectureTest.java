package io.github.kotrules;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.targetOwner;
import static com.tngtech.archunit.core.domain.JavaCall.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableFrom;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.assignableTo;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.methods;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableListMultimap;
import com.google.common.collect.ImmutableSet;
import com.google.common.collect.Multimaps;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.library.GeneralCodingRules;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameView;
import java.io.IOException;
import java.io.Serializable;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.junit.jupiter.api.Test;
import org.slf4j.Logger;

/** The shape of this module. Surefire runs tests in the module's directory, where its sources and classes are. */
class ArchitectureTest {
  private static final String ROOT = "io.github.kotrules";
  private static final Path SOURCES = Path.of("src", "main", "java");
  private static final JavaClasses MAIN =
      new ClassFileImporter().importPath(Path.of("target", "classes"));

  /** Checks what of this project a package knows, itself always included. */
  private static void checkKnowsOnly(String knowing, String... known) {
    String[] allowed = Stream.concat(Stream.of(knowing), Arrays.stream(known))
        .map(ArchitectureTest::packageName)
        .toArray(String[]::new);
    classes()
        .that()
        .resideInAPackage(packageName(knowing))
        .should()
        .onlyDependOnClassesThat(not(resideInAPackage(ROOT + "..")).or(resideInAnyPackage(allowed)))
        .check(MAIN);
  }

  private static String packageName(String name) {
    return name.isEmpty() ? ROOT : ROOT + "." + name;
  }

  @Test
  void the_model_knows_nothing_else_of_the_game() {
    checkKnowsOnly("model", "model.packed", "internal");
  }

  @Test
  void actions_know_the_model() {
    checkKnowsOnly("action", "model", "model.packed", "internal");
  }

  @Test
  void effects_know_the_model() {
    checkKnowsOnly("effect", "model");
  }

  @Test
  void the_state_knows_the_model_and_actions() {
    checkKnowsOnly("state", "model", "model.packed", "action", "internal");
  }

  @Test
  void cards_know_the_state_and_what_it_knows() {
    checkKnowsOnly("card", "model", "action", "effect", "state", "internal");
  }

  @Test
  void the_rules_know_everything_but_the_door() {
    checkKnowsOnly(
        "rules", "model", "model.packed", "action", "effect", "state", "card", "internal");
  }

  @Test
  void the_door_knows_everything() {
    checkKnowsOnly("", "model", "action", "state", "card", "rules", "internal");
  }

  @Test
  void formats_and_story_know_the_door_and_everything_but_the_rules() {
    checkKnowsOnly("vocabulary", "", "model", "action", "state", "card", "internal");
    checkKnowsOnly("notation", "", "model", "action", "state", "card", "vocabulary", "internal");
    checkKnowsOnly("json", "", "model", "action", "state", "vocabulary", "internal");
    checkKnowsOnly("json.jackson", "", "action", "state", "json");
    checkKnowsOnly("story", "", "model", "action", "state", "card");
  }

  @Test
  void only_formats_know_the_vocabulary() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            packageName("json"), packageName("notation"), packageName("vocabulary"))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(packageName("vocabulary"))
        .check(MAIN);
  }

  @Test
  void odds_know_the_model() {
    checkKnowsOnly("odds", "model", "model.packed");
  }

  @Test
  void what_is_shared_inside_knows_nothing_of_the_game() {
    checkKnowsOnly("internal");
    checkKnowsOnly("model.packed");
  }

  @Test
  void every_package_has_its_place_in_this_order() {
    List<String> packages =
        MAIN.stream().map(JavaClass::getPackageName).distinct().sorted().toList();

    assertThat(packages)
        .filteredOn(name -> name.startsWith(ROOT))
        .containsExactlyInAnyOrder(Stream.of(
                "",
                "action",
                "card",
                "effect",
                "internal",
                "json",
                "json.jackson",
                "model",
                "model.packed",
                "notation",
                "odds",
                "rules",
                "state",
                "story",
                "vocabulary")
            .map(ArchitectureTest::packageName)
            .toArray(String[]::new));
  }

  @Test
  void nobody_goes_through_the_door_from_inside() {
    noClasses()
        .that()
        .resideOutsideOfPackages(
            ROOT,
            packageName("json") + "..",
            packageName("notation"),
            packageName("story"),
            packageName("vocabulary"))
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT)
        .check(MAIN);
  }

  @Test
  void only_the_door_knows_the_rules() {
    noClasses()
        .that()
        .resideOutsideOfPackages(ROOT, ROOT + ".rules..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage(ROOT + ".rules..")
        .check(MAIN);
  }

  /** The steps of a turn know the mechanism; the mechanism reaches them through {@code Engine} only. */
  @Test
  void the_mechanism_of_resolution_knows_no_rule() {
    ImmutableSet<String> mechanism = ImmutableSet.of(
        "ActionList",
        "Asker",
        "CardRegistry",
        "CardUse",
        "Choice",
        "Deed",
        "Engine",
        "Frame",
        "Frames",
        "HookSet",
        "HookType",
        "Hooks",
        "Resolution",
        "StandstillDetector");
    DescribedPredicate<JavaClass> ofMechanism = DescribedPredicate.describe(
        "of the mechanism", type -> mechanism.contains(topLevelName(type)));
    classes()
        .that(resideInAPackage(packageName("rules")).and(ofMechanism))
        .should()
        .onlyDependOnClassesThat(not(resideInAPackage(packageName("rules"))).or(ofMechanism))
        .check(MAIN);
  }

  private static String topLevelName(JavaClass type) {
    JavaClass base = type.getBaseComponentType();
    String name = base.getName().substring(base.getPackageName().length() + 1);
    int nested = name.indexOf('$');
    return nested < 0 ? name : name.substring(0, nested);
  }

  @Test
  void nothing_is_needed_but_java_guava_annotations_and_a_logger() {
    classes()
        .that()
        .resideOutsideOfPackages(ROOT + ".internal", ROOT + ".json.jackson")
        .should()
        .onlyDependOnClassesThat(resideInAnyPackage(
            "java..",
            "com.google.common..",
            "com.google.errorprone.annotations..",
            "org.immutables.value..",
            "org.jspecify.annotations..",
            "org.slf4j..",
            ROOT + ".."))
        .check(MAIN);
  }

  @Test
  void nobody_looks_at_a_clock() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.time..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.Date.class, java.util.Calendar.class, java.util.Timer.class)
        .orShould()
        .callMethod(System.class, "currentTimeMillis")
        .orShould()
        .callMethod(System.class, "nanoTime")
        .check(MAIN);
  }

  @Test
  void nobody_makes_randomness_of_its_own() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .areAssignableTo(java.util.Random.class)
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(java.util.SplittableRandom.class, java.util.UUID.class)
        .orShould()
        .callMethod(Math.class, "random")
        .orShould()
        .callMethod(StrictMath.class, "random")
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
            .and(JavaAccess.Predicates.target(nameMatching(
                "forName|newInstance|getPermittedSubclasses|getRecordComponents|getDeclared.*"
                    + "|get(Method|Field|Constructor)s?"))))
        .orShould()
        .accessTargetWhere(
            targetOwner(type(String.class)).and(JavaAccess.Predicates.target(name("lines"))))
        .check(MAIN);
  }

  @Test
  void only_dice_chance_views_choosers_and_drivers_are_given_randomness() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(
            Chooser.class,
            Play.class,
            Playout.class,
            Session.class,
            Dice.class,
            Chance.class,
            DiceChance.class,
            DeckChance.class,
            GameView.class)
        .should()
        .dependOnClassesThat()
        .areAssignableTo(RandomGenerator.class)
        .check(MAIN);
  }

  @Test
  void nobody_reads_or_writes_files_or_the_console() {
    noClasses()
        .should()
        .dependOnClassesThat(resideInAnyPackage("java.io..", "java.nio..", "java.net..")
            .and(not(assignableFrom(Serializable.class)))
            .and(not(type(IOException.class)))) // others throw it
        .orShould()
        .accessField(System.class, "out")
        .orShould()
        .accessField(System.class, "err")
        .orShould()
        .accessField(System.class, "in")
        .check(MAIN);
  }

  @Test
  void nobody_asks_the_environment() {
    noClasses()
        .should()
        .callMethod(System.class, "getenv")
        .orShould()
        .callMethod(System.class, "getenv", String.class)
        .orShould()
        .callMethod(System.class, "getProperty", String.class)
        .orShould()
        .callMethod(System.class, "getProperty", String.class, String.class)
        .orShould()
        .callMethod(System.class, "getProperties")
        .orShould()
        .callMethod(Integer.class, "getInteger", String.class)
        .orShould()
        .callMethod(Boolean.class, "getBoolean", String.class)
        .check(MAIN);
  }

  @Test
  void nobody_prints_a_failure() {
    GeneralCodingRules.NO_CLASSES_SHOULD_ACCESS_STANDARD_STREAMS.check(MAIN);
  }

  @Test
  void only_the_driver_logs() {
    noClasses()
        .that()
        .doNotBelongToAnyOf(Play.class)
        .should()
        .dependOnClassesThat()
        .resideInAPackage("org.slf4j..")
        .check(MAIN);
  }

  @Test
  void the_driver_logs_for_debugging_only() {
    noClasses()
        .should()
        .callMethodWhere(target(owner(assignableTo(Logger.class))).and(target(not(name("debug")))))
        .check(MAIN);
  }

  @Test
  void nobody_logs_by_other_means() {
    noClasses()
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.util.logging..")
        .orShould()
        .dependOnClassesThat()
        .belongToAnyOf(System.Logger.class)
        .check(MAIN);
  }

  @Test
  void no_static_field_can_change() {
    fields().that().areStatic().should().beFinal().andShould(holdAValue()).check(MAIN);
  }

  private static ArchCondition<JavaField> holdAValue() {
    return new ArchCondition<>("hold a value that cannot change") {
      @Override
      public void check(JavaField field, ConditionEvents events) {
        boolean holds = field.getModifiers().contains(JavaModifier.SYNTHETIC)
            || (field.getRawType().isArray()
                ? field.getModifiers().contains(JavaModifier.PRIVATE)
                : isValue(field.getRawType()));
        events.add(new SimpleConditionEvent(
            field, holds, field.getFullName() + " is a " + field.getRawType().getName()));
      }
    };
  }

  private static boolean isValue(JavaClass type) {
    if (type.getPackageName().startsWith(ROOT)) {
      return type.getAllFields().stream()
          .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
          .filter(field -> field.getOwner().getPackageName().startsWith(ROOT))
          .allMatch(field -> field.getModifiers().contains(JavaModifier.FINAL));
    }
    return type.isPrimitive()
        || type.isEquivalentTo(String.class)
        || type.isEquivalentTo(com.google.common.base.CharMatcher.class)
        || type.isEquivalentTo(Logger.class)
        || type.getFullName().startsWith("com.google.common.collect.Immutable");
  }

  @Test
  void no_static_array_or_changeable_collection_is_handed_out() {
    DescribedPredicate<JavaClass> changeable = assignableTo(Collection.class)
        .or(assignableTo(Map.class))
        .and(not(resideInAPackage("com.google.common.collect")));
    fields()
        .that()
        .areStatic()
        .and()
        .areNotPrivate()
        .and()
        .doNotHaveModifier(JavaModifier.SYNTHETIC)
        .should()
        .notHaveRawType(changeable)
        .andShould()
        .notHaveRawType(DescribedPredicate.describe("an array", JavaClass::isArray))
        .check(MAIN);
  }

  @Test
  void the_rules_use_no_streams() {
    noClasses()
        .that()
        .resideInAPackage(ROOT + ".rules..")
        .should()
        .dependOnClassesThat()
        .resideInAPackage("java.util.stream..")
        .check(MAIN);
  }

  @Test
  void nested_records_of_one_package_have_different_names() {
    ImmutableListMultimap<String, JavaClass> byName = Multimaps.index(
        MAIN.stream()
            .filter(JavaClass::isRecord)
            .filter(type -> type.getEnclosingClass().isPresent())
            .collect(toImmutableList()),
        type -> type.getPackageName() + "." + type.getSimpleName());

    assertThat(byName.keySet()).isNotEmpty();
    assertThat(byName.asMap()).allSatisfy((name, types) -> assertThat(types).hasSize(1));
  }

  @Test
  void nobody_names_a_printed_card() throws IOException {
    PrintedNames names = PrintedNames.read();
    for (Path source : sources()) {
      assertThat(names.namedIn(Files.readString(source))).as(source.toString()).isEmpty();
    }
    for (JavaClass type : MAIN) {
      assertThat(names.namedBy(type.getSimpleName())).as(type.getName()).isEmpty();
      type.getMembers()
          .forEach(member -> assertThat(names.namedBy(member.getName()))
              .as(member.getFullName())
              .isEmpty());
    }
  }

  private static ImmutableList<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(SOURCES)) {
      return files
          .filter(file -> file.toString().endsWith(".java"))
          .sorted()
          .collect(toImmutableList());
    }
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
