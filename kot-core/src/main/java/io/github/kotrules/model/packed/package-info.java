/**
 * Dice and sets of seats as numbers: what the library computes with where a value would cost too much. Not exported, so nothing
 * here is public API.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.model.packed;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
