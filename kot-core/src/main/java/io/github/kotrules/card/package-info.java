/**
 * What cards are written against. Start at {@link io.github.kotrules.card.Card}: its {@link
 * io.github.kotrules.card.CardFace} is what is printed on it. What a card does is in the {@linkplain io.github.kotrules.card.Hook hooks} that it implements. A game is played with a {@link
 * io.github.kotrules.card.CardSet}.
 *
 * <p>Cards of your own need this package and those it depends on: {@link io.github.kotrules.model}, {@link
 * io.github.kotrules.effect}, {@link io.github.kotrules.state} and {@link io.github.kotrules.action}.
 *
 * <p>Where several hooks answer at one moment, this is the order:
 *
 * <ol>
 *   <li>The active Monster first, then clockwise.
 *   <li>One owner's cards in the order they were acquired.
 *   <li>A card that copies another speaks at its own place: first as itself, then as what it copies.
 *   <li>All cards that speak at a moment answer before the first of their effects happens; then the effects happen in the
 *       order of the answers.
 *   <li>What one card wants is one deed. When it begins, the card must still be in play with the same owner, as the same card or
 *       copy of the same card; then all of it happens, or nothing. Discard cards, last acts ({@link
 *       io.github.kotrules.card.WhenLost}), rescues, answers and what follows from damage dealt happen in any case.
 *   <li>Numbers add up, except where a hook says otherwise.
 * </ol>
 *
 * <p>One exception: cards that act against damage by themselves ({@link io.github.kotrules.card.BeforeDamage}) speak one
 * after the other, each about the packet that the previous one has left. When a packet has cost life, the dealer's cards
 * ({@link io.github.kotrules.card.WhenDamageDealt}) speak before the victim's ({@link
 * io.github.kotrules.card.WhenDamageTaken}).
 *
 * <p>Damage is one effect until the last of its packets is met. A Monster at 0 life falls only then, together with all others
 * at 0 life; until then it is asked nothing, and nothing heals it. Damage that a card deals in answer to a packet is the next
 * effect.
 *
 * <p>No card breaks a table. A card that fails, or wants the impossible, causes a {@link
 * io.github.kotrules.card.CardFailureException}, and the action is not applied; see the contract in {@link
 * io.github.kotrules.card.Hook}.
 *
 * <p>Two equal cards of one owner are interchangeable: what may be used once a turn may be used once with each, but what was
 * used against a packet of damage counts as used by both.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.card;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
