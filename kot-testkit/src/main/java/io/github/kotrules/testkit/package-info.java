/**
 * What games and cards are tested with: {@link io.github.kotrules.testkit.Scenario} plays from any position with fixed dice,
 * {@link io.github.kotrules.testkit.Laws} checks what must always hold, {@link io.github.kotrules.testkit.RandomPlay} plays
 * many games at random.
 *
 * <p>Failures are plain {@link java.lang.AssertionError}s, so any test framework will do.
 */
@NullMarked
package io.github.kotrules.testkit;

import org.jspecify.annotations.NullMarked;
