/** Text. */
@NullMarked
package io.github.kotrules.notation;

import org.jspecify.annotations.NullMarked;
