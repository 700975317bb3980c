/**
 * The SPI for cards. Start at {@link io.github.kotrules.card.Card}: its {@link io.github.kotrules.card.CardFace} is what is
 * printed on it, and the {@linkplain io.github.kotrules.card.Hook hooks} that it implements are what it does. A {@link
 * io.github.kotrules.card.CardSet} holds the cards of a game.
 *
 * <p>To write a card you need this package and those it depends on: {@link io.github.kotrules.model}, {@link
 * io.github.kotrules.effect}, {@link io.github.kotrules.state} and {@link io.github.kotrules.action}.
 *
 * <p>If several hooks apply at one moment, this is the order:
 *
 * <ol>
 *   <li>The active Monster first, then clockwise.
 *   <li>One owner's cards in the order they were acquired.
 *   <li>A card that copies another acts at its own place: first as itself, then as the copied card.
 *   <li>All hooks of a moment are called before the first of their effects happens; then the effects happen in the order of the
 *       calls.
 *   <li>The effects of one call are all or nothing: before the first of them, the card must still be in play with the same
 *       owner, as the same card or as a copy of the same card. This check does not apply to Discard cards, {@link
 *       io.github.kotrules.card.WhenLost}, {@link io.github.kotrules.card.InsteadOfElimination}, {@link
 *       io.github.kotrules.card.WhenAnswered} and {@link io.github.kotrules.card.WhenDamageDealt}.
 *   <li>Numbers are added up, unless a hook says otherwise.
 * </ol>
 *
 * <p>One exception: {@link io.github.kotrules.card.BeforeDamage} is called for one card after the other, each with the packet
 * that the previous one has left. When a packet has cost life, the dealer's cards ({@link
 * io.github.kotrules.card.WhenDamageDealt}) act before the victim's ({@link io.github.kotrules.card.WhenDamageTaken}).
 *
 * <p>Damage is one effect until the last of its packets is resolved. Only then is a Monster at 0 life eliminated, together with
 * all others at 0 life; until then it is not asked anything and cannot be healed. Damage that a card deals in response to a
 * packet is the next effect.
 *
 * <p>A card that throws, or returns something impossible, causes a {@link io.github.kotrules.card.CardFailureException}, and
 * the action is not applied; see the contract in {@link io.github.kotrules.card.Hook}.
 *
 * <p>Two equal cards of one owner are interchangeable: an ability with one use a turn can be used once with each, but a use
 * against a packet of damage counts for both.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.card;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
