/**
 * The rules of the game. This package is not exported and may change without notice. It depends on all packages but the root,
 * formats, {@code story} and {@code odds}.
 *
 * <p>Follow one turn through the code:
 *
 * <ol>
 *   <li>{@code Game.apply} checks the action and calls {@link io.github.kotrules.rules.Reducer#apply}, which creates a
 *       {@code Resolution} on a draft of the state. Rules change the draft by events only, with {@code emit}.
 *   <li>{@code Resolution.resume} takes the waiting frame off the top of the agenda and passes it the action. Then frames run
 *       until one of them waits again. If the agenda is empty, {@code TurnOrder} begins the next step of the turn.
 *   <li>{@code Opening} (S-3, S-7) deals the market and rolls for the first player, before the first turn.
 *   <li>{@code TurnOrder.startTurn} (T-8, T-9, T-10): income from Tokyo, then cards act, part by part.
 *   <li>{@code RollStep} (R): dice are rolled and rerolled; {@code CardRolls} are rolls caused by cards.
 *   <li>{@code ResolveStep} (D): the groups of dice, picked one at a time, with {@code Hearts} (D-4) and {@code Smash} (D-5,
 *       Y). Damage goes through {@code Defence} packet by packet; {@code Damage} ends each effect and eliminates Monsters at 0
 *       life (D-7, D-8).
 *   <li>{@code Tokyo} (T): the active Monster enters.
 *   <li>{@code BuyStep} (B): purchases and sweeps, with {@code Deck} and {@code CardsInPlay}.
 *   <li>{@code EndStep} (E-1): cards act at the end of the turn, and then poison.
 *   <li>{@code TurnOrder} and {@code Victory} (E-2, W): victory, extra turns, and the next turn.
 * </ol>
 *
 * <p>Each file holds everything about its rule: its frames for the agenda, its questions ({@code Asker}), their legal answers
 * ({@code Choice}) and the effects of an answer. A frame is a value. A frame that waits for a player or for chance stays on top
 * of the agenda until the action arrives. The effects of one hook call are one frame, a {@code Deed}, which checks before its
 * first effect that the card is still in play; {@code Rulebook} dispatches its effects to their rules. No class here knows a
 * card: only {@code CardRegistry} calls hooks.
 *
 * <p>A fast path says which rule it must agree with; {@code FastPathsTest} and {@code PlayoutTest} play them against each
 * other. Scenarios of the rules are in kot-testkit's tests, package {@code testkit.rules}, because they are written with the
 * testkit; scenarios of cards are in kot-cards' tests.
 */
@NullMarked
package io.github.kotrules.rules;

import org.jspecify.annotations.NullMarked;
