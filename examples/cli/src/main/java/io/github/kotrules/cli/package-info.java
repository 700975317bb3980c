/**
 * What the command lines of the examples share: how a program runs and refuses wrong input, the options of a game, and a table
 * in plain text.
 */
@NullMarked
package io.github.kotrules.cli;

import org.jspecify.annotations.NullMarked;
