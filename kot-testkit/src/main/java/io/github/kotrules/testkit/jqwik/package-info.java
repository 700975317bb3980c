/**
 * Random states, moves and games for properties in jqwik. Start at {@link
 * io.github.kotrules.testkit.jqwik.KotArbitraries}.
 *
 * <p>This package needs jqwik, which is an optional dependency: add {@code net.jqwik:jqwik} yourself.
 */
@NullMarked
package io.github.kotrules.testkit.jqwik;

import org.jspecify.annotations.NullMarked;
