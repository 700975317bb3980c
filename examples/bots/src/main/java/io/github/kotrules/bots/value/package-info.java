/**
 * Bots that look to the end of their turn, exactly as far as dice are concerned. Start with {@link
 * io.github.kotrules.bots.value.ValueBot}: it asks a {@code TurnSearch}, which makes a {@code DicePlan} for the dice and tries the
 * options of other questions; both resolve the turn with a {@code Lookahead} and ask a {@code Judge} what the table is worth. A
 * {@code LearnedJudge} sees the table as features ({@code Sight}) and asks a {@code Network}; an {@code ExactJudge} has the solved game
 * of two. {@link io.github.kotrules.bots.value.Trainer} makes the networks.
 */
@NullMarked
package io.github.kotrules.bots.value;

import org.jspecify.annotations.NullMarked;
