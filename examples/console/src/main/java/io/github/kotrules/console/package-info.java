/** The program that people try first. */
@NullMarked
package io.github.kotrules.console;

import org.jspecify.annotations.NullMarked;
