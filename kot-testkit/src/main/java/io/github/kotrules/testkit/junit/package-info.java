/**
 * Scenario files as JUnit tests. Start at {@link io.github.kotrules.testkit.junit.ScenarioTests}.
 *
 * <p>JUnit is an optional dependency: add {@code org.junit.jupiter:junit-jupiter} to use this package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit.junit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
