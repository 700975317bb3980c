/**
 * Trains the value bot, and measures King of Tokyo with it: what each card is worth, what the first turn is worth, how games end,
 * and what Tokyo Bay is worth. Start with {@link io.github.kotrules.study.Study}.
 */
@NullMarked
package io.github.kotrules.study;

import org.jspecify.annotations.NullMarked;
