/**
 * The arena: bots play seat-balanced, seeded matches against each other, and the results come with intervals. Start at {@link
 * io.github.kotrules.arena.Arena}.
 */
@NullMarked
package io.github.kotrules.arena;

import org.jspecify.annotations.NullMarked;
