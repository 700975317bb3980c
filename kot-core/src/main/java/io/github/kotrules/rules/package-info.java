/**
 * The rules of the game, not for use from outside: they may change without notice.
 *
 * <p>Read them in the order of the rulebook. {@link io.github.kotrules.rules.Reducer} is the way in. {@code TurnOrder} names
 * the steps: {@code Opening} (S), {@code StartStep} (T-8), {@code RollStep} (R), {@code ResolveStep} (D) with {@code
 * ResolveStep}, {@code Hearts} and {@code Smash} (Y), {@code EnterStep} (T), {@code BuyStep} (B), {@code EndStep} (E) and
 * {@code TurnOrder} with {@code Victory} (W). What several steps share follows: {@code Vitality}, {@code Damage} with {@code
 * Defence}, {@code Elimination}, {@code Tokyo}, {@code Deck}, {@code Keeping}.
 *
 * <p>{@code Resolution} is one call under way, and {@code LiveTable} many of them on one table; {@code EffectResolver} and
 * {@code Answers} are the indexes that lead from an effect or an answer to its rule; {@code Options} lists what may be
 * answered, {@code CardOptions} what cards add to it. No class here knows a card: cards are called through their hooks by
 * {@code CardBook} alone.
 */
@NullMarked
package io.github.kotrules.rules;

import org.jspecify.annotations.NullMarked;
