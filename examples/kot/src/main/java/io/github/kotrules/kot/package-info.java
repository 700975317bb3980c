/** The command {@code kot}: games, positions and scenarios in text. Start at {@link io.github.kotrules.kot.Kot}. */
@NullMarked
package io.github.kotrules.kot;

import org.jspecify.annotations.NullMarked;
