/** The Java that the READMEs show, compiled. */
@NullMarked
package io.github.kotrules.snippets;

import org.jspecify.annotations.NullMarked;
