package io.github.kotrules;

import com.google.common.primitives.Ints;
import java.util.concurrent.ThreadLocalRandom;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutionResult.Status;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * The seed and the size of a test run. Both are the same in every run, so that one commit gives one result. {@code -Pdeep} makes
 * ten times as many tries, {@code -Dkot.effort=100} a hundred times as many. {@code -Dkot.seed=random}, or a number, explores with
 * other seeds; a failure names the options that repeat the run.
 *
 * <p>A class with properties names this hook in {@code @AddLifecycleHook}, which an architecture test checks. kot-cards has the
 * same hook: the tests of the two modules share no code.
 */
public final class TestRun implements AroundPropertyHook {
  private static final String SEED_OPTION = "kot.seed";
  private static final String EFFORT_OPTION = "kot.effort";
  private static final int SEED = seed();
  private static final int EFFORT = number(EFFORT_OPTION, System.getProperty(EFFORT_OPTION, "1"));

  /** The number of tries of a property that names none. */
  private static final int USUAL_TRIES = 1000;

  /** Called by jqwik. */
  public TestRun() {}

  private static int seed() {
    String seed = System.getProperty(SEED_OPTION, "1");
    return seed.equals("random")
        ? ThreadLocalRandom.current().nextInt(1, Integer.MAX_VALUE)
        : number(SEED_OPTION, seed);
  }

  private static int number(String option, String text) {
    Integer number = Ints.tryParse(text);
    if (number == null || number < 1) {
      throw new IllegalArgumentException(
          "-D" + option + "=" + text + ": write a number from 1 to 2147483647"
              + (option.equals(SEED_OPTION) ? ", or random" : ""));
    }
    return number;
  }

  /** The options of Maven that repeat this run. */
  private static String howToRepeat() {
    return "repeat this run with: mvn verify -D" + SEED_OPTION + "=" + SEED
        + (EFFORT == 1 ? "" : " -D" + EFFORT_OPTION + "=" + EFFORT);
  }

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    context.attributes().setSeed(String.valueOf(SEED));
    int tries = context.attributes().tries().orElse(USUAL_TRIES);
    context.attributes().setTries(Ints.saturatedCast((long) tries * EFFORT));
    PropertyExecutionResult result = property.execute();
    if (result.status() != Status.FAILED) {
      return result;
    }
    Throwable failure = result.throwable().orElseThrow();
    return result.mapToFailed(
        new AssertionError(failure.getMessage() + "; " + howToRepeat(), failure));
  }
}
