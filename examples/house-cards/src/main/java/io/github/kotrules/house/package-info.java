/**
 * Ten published cards that are not in the base game, as house cards. Start at {@link io.github.kotrules.house.HouseCards}.
 * Costs are ours where the originals have none. {@code CARDS.md} lists the others that can be written.
 */
@NullMarked
package io.github.kotrules.house;

import org.jspecify.annotations.NullMarked;
