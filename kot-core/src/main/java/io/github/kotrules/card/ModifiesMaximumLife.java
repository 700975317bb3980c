package io.github.kotrules.card;

/** Raises the maximum life of the owner. Of several such cards only the largest number counts. */
public non-sealed interface ModifiesMaximumLife extends Hook {
  int extraMaximumLife();
}
