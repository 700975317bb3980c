/**
 * Random states, moves and games for properties in jqwik. Start at {@link
 * io.github.kotrules.testkit.jqwik.KotArbitraries}.
 *
 * <p>This package needs jqwik, which is an optional dependency: add {@code net.jqwik:jqwik} yourself.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit.jqwik;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
