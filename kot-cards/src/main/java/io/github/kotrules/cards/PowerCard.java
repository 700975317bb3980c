package io.github.kotrules.cards;

import io.github.kotrules.card.Card;

/**
 * A card of the base game. The hierarchy is closed; cards of your own implement {@link Card}.
 *
 * <pre>{@code
 * for (Card card : house.cards().copies().keySet()) {
 *   if (!(card instanceof PowerCard)) {
 *     show(card.name() + " is not printed");
 *   }
 * }
 * }</pre>
 */
public sealed interface PowerCard extends Card permits KeepCard, DiscardCard {}
