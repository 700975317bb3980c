/**
 * The console game, the program that people try first.
 *
 * <p>{@code Main} reads the options and finds the terminal. A {@code Match} is the game under way, with the way back; {@code
 * Playing} lets a person play it, {@code Watching} lets one watch, {@code Story} tells it where there is no terminal. {@code
 * TableView} and what it draws with only read. {@code Hint} explains a choice. The opponents are the
 * reference bots.
 */
@NullMarked
package io.github.kotrules.console;

import org.jspecify.annotations.NullMarked;
