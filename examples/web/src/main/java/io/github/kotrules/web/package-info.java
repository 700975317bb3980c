/** The build step of the web page, which puts everything into one file. The page itself is in {@code src/main/web}. */
@NullMarked
package io.github.kotrules.web;

import org.jspecify.annotations.NullMarked;
