package io.github.kotrules.card;

/**
 * The most life that the owner can have. Of several such cards the largest number counts.
 *
 * <pre>{@code
 * // Room for two more hearts.
 * @Override
 * public int maximumLife() {
 *   return Table.STARTING_LIFE + 2;
 * }
 * }</pre>
 */
public non-sealed interface ModifiesMaximumLife extends Hook {
  int maximumLife();
}
