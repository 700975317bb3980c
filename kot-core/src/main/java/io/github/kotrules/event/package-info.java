/**
 * What happened, in the past tense, and how each event changes the table. Start at {@link
 * io.github.kotrules.event.Event}.
 */
@NullMarked
package io.github.kotrules.event;

import org.jspecify.annotations.NullMarked;
