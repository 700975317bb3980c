package io.github.kotrules.card;

/** The most life that the owner can have. Of several such cards the largest number counts. */
public non-sealed interface ModifiesMaximumLife extends Hook {
  int maximumLife();
}
