/**
 * The command {@code kot}: checks, replays, shows and counts games, positions and scenarios in text. Start at {@link
 * io.github.kotrules.kot.Kot}; each subcommand is a class {@code ...Command}. The work is done by the libraries and the other
 * examples: only input, options and output belong here.
 */
@NullMarked
package io.github.kotrules.kot;

import org.jspecify.annotations.NullMarked;
