/**
 * The printed Power cards of both editions. Start at {@link io.github.kotrules.cards.KingOfTokyo}.
 *
 * <p>A Discard card is a row in {@code DiscardCards}; a Keep card is a record in its own file, named as printed, that
 * implements the hooks it needs. Each card describes its effect in our own words and the rulings that it follows. {@link
 * io.github.kotrules.cards.CardIds} has the ids.
 *
 * <p>Cards use only the exported packages of kot-core, as cards of your own do.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.cards;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
