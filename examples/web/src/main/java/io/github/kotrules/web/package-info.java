/** The build step of the page: everything into one file. The page itself is in {@code src/main/web}. */
@NullMarked
package io.github.kotrules.web;

import org.jspecify.annotations.NullMarked;
