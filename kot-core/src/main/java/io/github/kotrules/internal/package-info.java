/** What the build needs; nothing here is part of the library. */
@NullMarked
package io.github.kotrules.internal;

import org.jspecify.annotations.NullMarked;
