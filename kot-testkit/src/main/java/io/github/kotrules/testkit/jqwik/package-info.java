/**
 * Random states, moves and games for jqwik properties. Start at {@link io.github.kotrules.testkit.jqwik.KotArbitraries}.
 *
 * <p>jqwik is an optional dependency: add {@code net.jqwik:jqwik} to use this package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit.jqwik;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
