/**
 * Tools for testing rules, cards and bots. They use the core and do not depend on a card.
 *
 * <h2>Where to start</h2>
 *
 * <dl>
 *   <dt>Test a rule or a card
 *   <dd>{@link io.github.kotrules.testkit.Scenario} plays from any position with fixed dice. {@link
 *       io.github.kotrules.testkit.ScenarioFile} does the same from a text file.
 *   <dt>Test a set of cards
 *   <dd>{@link io.github.kotrules.testkit.CardSetCheck} plays them at random and checks what must always hold.
 *   <dt>Test an implementation of the rules
 *   <dd>{@link io.github.kotrules.testkit.ConformanceSuite} has hundreds of scenario files. {@link
 *       io.github.kotrules.testkit.junit.ScenarioTests} runs such files with JUnit.
 *   <dt>Write assertions and properties
 *   <dd>{@link io.github.kotrules.testkit.assertj.KotAssertions} is for AssertJ, {@link
 *       io.github.kotrules.testkit.jqwik.KotArbitraries} for jqwik.
 * </dl>
 */
module io.github.kotrules.testkit {
  requires transitive io.github.kotrules.core;
  requires static com.google.errorprone.annotations;

  // each wanted only by those who use the package that is named after it
  requires static net.jqwik.api;
  requires static org.assertj.core;
  requires static org.junit.jupiter.api;

  exports io.github.kotrules.testkit;
  exports io.github.kotrules.testkit.assertj;
  exports io.github.kotrules.testkit.jqwik;
  exports io.github.kotrules.testkit.junit;
}
