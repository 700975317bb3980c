/**
 * Actions, decisions, events, views and questions as JSON. Start at {@link io.github.kotrules.json.Json}.
 *
 * <p>The package writes and reads neutral trees: maps, lists, strings, whole numbers, booleans and null. Any JSON library
 * converts them to text and back. The words are those of the {@linkplain io.github.kotrules.notation notation}:
 *
 * <ul>
 *   <li>Every object has a {@code type}, such as {@code points-gained}, and all its fields, including null ones.
 *   <li>Seats are numbers from 1, several seats a list of them. A viewer is a seat, {@code "spectator"} or {@code
 *       "all-seeing"}.
 *   <li>Cards, faces, groups of dice and constants are strings, {@code "extra-head"}, {@code "S"}, {@code "N"}, {@code "city"}.
 *   <li>Dice are one string, {@code "112EHS"}, and {@code "-"} if there are none.
 *   <li>A card in play is an object of type {@code card-in-play} with {@code owner} and {@code card}.
 * </ul>
 *
 * <pre>{@literal
 * {"type": "reroll-dice", "dice": "11"}
 * {"type": "life-lost", "seat": 1, "amount": 2, "dealer": null, "kind": "poison"}
 * {"type": "question-asked", "decision": {"type": "choose-yield", "seat": 2, "attacker": 1, "avoidable": 0}}
 * }</pre>
 *
 * <p>A view has the type {@code view}. Its {@code edition}, the fingerprint of its {@code cards} and its {@code options}, an
 * object with those that differ from the edition, identify the game. Then come the {@code viewer}, the table, the turn and what
 * the table is {@code waiting} for, as the event that says so. The tree contains nothing that the viewer may not know: a hidden
 * card on top of the deck is null, and {@code deck} has all cards that the viewer has not seen.
 *
 * <p>A question has the type {@code question}. A server sends it to the asked player, with all legal answers in order:
 *
 * <pre>{@literal
 * {"type": "question", "seat": 2, "decision": {"type": "choose-yield", "seat": 2, "attacker": 1, "avoidable": 0},
 *  "answers": [{"type": "stay-in-tokyo"}, {"type": "yield-tokyo"}]}
 * }</pre>
 *
 * <p>Reading is strict: missing, unknown or wrong fields are refused with an {@link io.github.kotrules.json.JsonException} that
 * has the path, as in {@code $.decision.seat: a number from 1 to 3 is expected, not 9}.
 *
 * <p>{@link io.github.kotrules.json.Json#schema()} is a JSON Schema of all this, and {@link
 * io.github.kotrules.json.jackson.KotModule} writes it with Jackson 2. Without a module Jackson refuses to write these types.
 *
 * <p>This package depends on the root package, {@link io.github.kotrules.model}, {@link io.github.kotrules.action} and {@link
 * io.github.kotrules.state}, and on {@code vocabulary}, which is not exported.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.json;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
