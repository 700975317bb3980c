package io.github.kotrules.cards;

import io.github.kotrules.card.Card;

/** A card of the base game. The hierarchy is closed; cards of your own implement {@link Card}. */
sealed interface PowerCard extends Card permits KeepCard, DiscardCards.PrintedDiscard {}
