/**
 * Helpers that several packages of the library share. This package is not exported, so nothing here is public API, and it
 * depends on no other package of the library.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.internal;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
