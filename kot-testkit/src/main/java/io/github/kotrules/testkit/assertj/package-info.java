/**
 * AssertJ assertions about states and steps. Start at {@link io.github.kotrules.testkit.assertj.KotAssertions}.
 *
 * <p>This package needs AssertJ, which is an optional dependency: add {@code org.assertj:assertj-core} yourself.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit.assertj;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
