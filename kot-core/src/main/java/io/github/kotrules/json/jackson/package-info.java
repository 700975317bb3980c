/**
 * JSON for those who use Jackson 2. Start at {@link io.github.kotrules.json.jackson.KotModule}. Jackson is an optional dependency: add
 * {@code com.fasterxml.jackson.core:jackson-databind} yourself.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.json.jackson;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
