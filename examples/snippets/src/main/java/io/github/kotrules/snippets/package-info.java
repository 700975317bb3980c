/**
 * The Java code of the README, compiled. A test compares the lines between the marks {@code README: begin} and {@code README:
 * end} with the page.
 */
@NullMarked
package io.github.kotrules.snippets;

import org.jspecify.annotations.NullMarked;
