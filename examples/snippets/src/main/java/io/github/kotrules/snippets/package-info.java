/** The pieces of code that the README shows, compiled. */
@NullMarked
package io.github.kotrules.snippets;

import org.jspecify.annotations.NullMarked;
