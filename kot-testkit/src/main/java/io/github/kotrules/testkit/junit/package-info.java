/**
 * Scenario files as JUnit tests, for those who use JUnit Jupiter: {@link io.github.kotrules.testkit.junit.ScenarioTests}.
 */
@NullMarked
package io.github.kotrules.testkit.junit;

import org.jspecify.annotations.NullMarked;
