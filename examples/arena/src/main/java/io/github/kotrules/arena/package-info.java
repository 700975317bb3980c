/**
 * The arena: bots play seat-balanced, seeded matches against each other, with confidence intervals. Start at {@link
 * io.github.kotrules.arena.Arena}, the command; {@code Tournament} plays the blocks of a {@code MatchPlan}, {@code Guard}
 * contains the faults of a bot, and {@code Summary} and {@code HtmlReport} present the {@code Results}. Programs that
 * distribute blocks use {@link io.github.kotrules.arena.BlockPlayer}.
 */
@NullMarked
package io.github.kotrules.arena;

import org.jspecify.annotations.NullMarked;
