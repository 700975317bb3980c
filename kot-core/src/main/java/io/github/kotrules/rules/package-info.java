/**
 * The rules of the game, not for use from outside: they may change without notice.
 *
 * <p>Read them in the order of the rulebook. {@link io.github.kotrules.rules.Reducer} is the way in. {@code TurnOrder} names
 * the steps: {@code Opening} (S), the start of a turn (T-8), {@code RollStep} (R), {@code ResolveStep} (D) with {@code Hearts}
 * and {@code Smash} (Y), {@code Tokyo} (T), {@code BuyStep} (B), {@code EndStep} (E), and {@code Victory} (W). Several steps
 * share {@code MonsterStats}, {@code Damage} with {@code Defence}, {@code Deck} and {@code CardsInPlay}.
 *
 * <p>{@code Resolution} is one action under way. {@code Deed} leads from an effect of a card to its rule, and {@code Choices}
 * from a question to the rule that lists its answers. No class here knows a card: {@code CardRegistry} alone calls the hooks
 * of cards.
 */
@NullMarked
package io.github.kotrules.rules;

import org.jspecify.annotations.NullMarked;
