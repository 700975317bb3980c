/**
 * AssertJ assertions about states, transitions and events. Start at {@link io.github.kotrules.testkit.assertj.KotAssertions}.
 *
 * <p>AssertJ is an optional dependency: add {@code org.assertj:assertj-core} to use this package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
