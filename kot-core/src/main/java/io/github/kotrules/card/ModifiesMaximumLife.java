package io.github.kotrules.card;

/** The maximum life of the owner. Of several such cards the largest number counts. */
public non-sealed interface ModifiesMaximumLife extends Hook {
  int maximumLife();
}
