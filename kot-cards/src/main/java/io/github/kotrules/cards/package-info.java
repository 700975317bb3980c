/**
 * The printed Power cards of both editions. Start at {@link io.github.kotrules.cards.KingOfTokyo}.
 *
 * <p>A Discard card is a row in its edition's table; a Keep card is a record in a file of its own, named as printed, that
 * implements the hooks it needs. What cards do is said here in our own words and follows the rulings that each card names.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.cards;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
