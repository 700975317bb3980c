/**
 * The rules of the game. Not exported: they may change without notice.
 *
 * <p>Follow one turn through the code:
 *
 * <ol>
 *   <li>{@code Game.apply} checks the action and calls {@link io.github.kotrules.rules.Reducer#apply}, which opens a draft of the
 *       state and a {@code Resolution}.
 *   <li>{@code Resolution.resume} takes the frame off the top of the agenda that waited, and hands it the action. Then frames run
 *       until one of them waits again. With an empty agenda, {@code TurnOrder} begins the next step of the turn.
 *   <li>{@code Opening} (S-3, S-7) deals the market and finds the first player, before the first turn.
 *   <li>{@code TurnOrder.startTurn} (T-8, T-9, T-10): Tokyo pays, then cards act, part by part.
 *   <li>{@code RollStep} (R): dice fall and are rolled again; {@code CardRolls} are dice that cards have rolled.
 *   <li>{@code ResolveStep} (D): the groups of dice, picked one at a time, and what they are worth, with {@code Hearts} (D-4) and
 *       {@code Smash} (D-5, Y). Damage goes through {@code Defence} packet by packet; {@code Damage} ends each effect, and those
 *       at 0 life fall (D-7, D-8).
 *   <li>{@code Tokyo} (T): the active Monster enters.
 *   <li>{@code BuyStep} (B): purchases and sweeps, with {@code Deck} and {@code CardsInPlay}.
 *   <li>{@code EndStep} (E-1): cards act at the end of the turn, and poison hurts.
 *   <li>{@code TurnOrder} and {@code Victory} (E-2, W): has somebody won, is there an extra turn, who is next?
 * </ol>
 *
 * <p>Each file holds all there is to its rule: the frames it puts on the agenda, the questions it asks ({@code Asker}), what may
 * be answered ({@code Choice}) and what an answer does. A frame is a value. Whatever waits for a player or for chance lies on top
 * of the agenda until the action has come. What a card wants in answer to one hook call is one frame, a {@code Deed}, which
 * looks once, when it begins, whether the card is still there; {@code Rulebook} leads its effects to their rules. No class here knows a card: hooks are called by {@code CardRegistry} alone.
 *
 * <p>A fast path says which rule it must agree with; {@code FastPathsTest} and {@code PlayoutTest} play them against each other.
 * Scenarios of the rules are in kot-testkit's tests, package {@code testkit.rules}, because they are written with the testkit;
 * scenarios of cards are in kot-cards' tests.
 */
@NullMarked
package io.github.kotrules.rules;

import org.jspecify.annotations.NullMarked;
