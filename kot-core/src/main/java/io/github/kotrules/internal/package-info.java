/** What the packages of the library and its build share and do not export: nothing here is public API. */
@CheckReturnValue
@NullMarked
package io.github.kotrules.internal;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
