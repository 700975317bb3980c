/**
 * Dice and seat sets packed in ints, for hot code where objects would cost too much. Start at {@link
 * io.github.kotrules.model.packed.PackedDice}; {@link io.github.kotrules.model.packed.Packed} converts to and from the public
 * types. This package is not exported, and depends on no other package of the library.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.model.packed;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
