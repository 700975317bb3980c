/**
 * What games, cards and bots are tested with. Start at {@link io.github.kotrules.testkit.Scenario}, which plays from any
 * position with fixed dice; {@link io.github.kotrules.testkit.CardSetCheck} tries a set of cards out, {@link
 * io.github.kotrules.testkit.FixedDice} makes a {@link io.github.kotrules.Play} foreseeable, {@link
 * io.github.kotrules.testkit.Laws} checks what must always hold, and {@link io.github.kotrules.testkit.RandomPlay} plays many
 * games at random. {@link io.github.kotrules.testkit.ScenarioFile} checks a scenario that was written down, and {@link
 * io.github.kotrules.testkit.ConformanceSuite} has hundreds of them.
 *
 * <p>Failures are plain {@link java.lang.AssertionError}s, so any test framework will do. For those who use JUnit, AssertJ or jqwik
 * there is a package each; nothing else needs them.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
