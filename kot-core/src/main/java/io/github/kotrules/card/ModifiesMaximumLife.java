package io.github.kotrules.card;

/** By how much the maximum life of the owner is higher. Of several such cards the largest number counts. */
public non-sealed interface ModifiesMaximumLife extends Hook {
  int extraMaximumLife();
}
