/**
 * Ten published cards that are not in the base game, as cards of the house. Costs are ours where the originals have none.
 * {@code CARDS.md} says which others can be written.
 */
@NullMarked
package io.github.kotrules.house;

import org.jspecify.annotations.NullMarked;
