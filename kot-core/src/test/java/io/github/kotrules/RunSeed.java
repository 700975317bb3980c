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
 * The seed of a test run. It is the same in every run, so that one commit gives one result. {@code -Dkot.seed=random}, or
 * a number, explores with other seeds; a failure names the command that repeats the run.
 *
 * <p>A class with properties names this hook in {@code @AddLifecycleHook}, which an architecture test checks. kot-cards has the
 * same hook: the tests of the two modules share no code.
 */
public final class RunSeed implements AroundPropertyHook {
  private static final String OPTION = "kot.seed";
  private static final int NUMBER = number(System.getProperty(OPTION, "1"));

  /** Called by jqwik. */
  public RunSeed() {}

  private static int number(String seed) {
    if (seed.equals("random")) {
      return ThreadLocalRandom.current().nextInt(1, Integer.MAX_VALUE);
    }
    Integer number = Ints.tryParse(seed);
    if (number == null || number < 1) {
      throw new IllegalArgumentException(
          "-D" + OPTION + "=" + seed + ": write a number from 1 to 2147483647, or random");
    }
    return number;
  }

  /** The command that plays the same run again. */
  private static String howToRepeat() {
    return "repeat this run with: mvn verify -D" + OPTION + "=" + NUMBER;
  }

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) {
    context.attributes().setSeed(String.valueOf(NUMBER));
    PropertyExecutionResult result = property.execute();
    if (result.status() != Status.FAILED) {
      return result;
    }
    Throwable failure = result.throwable().orElseThrow();
    return result.mapToFailed(
        new AssertionError(failure.getMessage() + "; " + howToRepeat(), failure));
  }
}
