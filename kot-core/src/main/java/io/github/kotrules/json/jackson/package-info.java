/**
 * JSON with Jackson 2. Start at {@link io.github.kotrules.json.jackson.KotModule}. Jackson is an optional dependency: add
 * {@code com.fasterxml.jackson.core:jackson-databind} to use this package. It depends on {@link io.github.kotrules.json},
 * {@link io.github.kotrules.action}, {@link io.github.kotrules.state} and the root package.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.json.jackson;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
