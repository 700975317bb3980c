/**
 * What the command lines of the examples share: how a program runs and refuses wrong input, the options of a game, a table in
 * plain text, and means with their intervals.
 */
@NullMarked
package io.github.kotrules.cli;

import org.jspecify.annotations.NullMarked;
