/**
 * The console game.
 *
 * <p>{@code Main} reads the options and finds the terminal. A {@code Match} is the game in progress, which can be undone;
 * {@code Playing} lets a person play it, {@code Watching} lets a person watch it, and {@code Story} prints it where there is no
 * terminal. {@code TableView} draws the table. {@code Hint} explains a choice. The opponents are the reference bots.
 */
@NullMarked
package io.github.kotrules.console;

import org.jspecify.annotations.NullMarked;
