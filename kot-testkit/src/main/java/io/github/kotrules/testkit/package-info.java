/**
 * Tools for testing games, cards and bots. Start at {@link io.github.kotrules.testkit.Scenario}, which plays from any position
 * with fixed dice.
 *
 * <ul>
 *   <li>{@link io.github.kotrules.testkit.CardSetCheck} tests a set of cards.
 *   <li>{@link io.github.kotrules.testkit.FixedDice} makes a {@link io.github.kotrules.Play} deterministic.
 *   <li>{@link io.github.kotrules.testkit.Laws} checks invariants, and {@link io.github.kotrules.testkit.RandomPlay} plays many
 *       games at random.
 *   <li>{@link io.github.kotrules.testkit.ScenarioFile} checks a scenario in a text file, and {@link
 *       io.github.kotrules.testkit.ConformanceSuite} contains hundreds of them.
 * </ul>
 *
 * <p>Failures are plain {@link java.lang.AssertionError}s, so any test framework will do. JUnit, AssertJ and jqwik are supported
 * by one subpackage each; only these need them. This package depends on kot-core and on no card.
 *
 * <h2>Expectations</h2>
 *
 * <p>A scenario file is a game in the {@linkplain io.github.kotrules.notation notation} with expectations between the
 * moves.
 *
 * <p>One line of a scenario may pick several groups of dice. {@code resolve SH} picks smash and then
 * hearts; {@code resolve} picks the groups in the usual order, numbers, hearts, energy, smash. The line ends at any other
 * question, where chance decides, and when all groups are resolved. A group that is resolved without a question may be omitted.
 * {@link io.github.kotrules.notation.Notation#readRecord} does not read such lines; {@link
 * io.github.kotrules.testkit.ScenarioFile#record} does.
 *
 * <table>
 *   <caption>Expectations</caption>
 *   <tr><th>line</th><th>meaning</th></tr>
 *   <tr><td>{@code expect 1 life=9 points=4 energy=1 place=city cards=jets}</td><td>the values of a Monster; also {@code max-life},
 *       {@code poison}, {@code shrink}, {@code cards=-} for no cards</td></tr>
 *   <tr><td>{@code expect 3 out}</td><td>the Monster is eliminated</td></tr>
 *   <tr><td>{@code expect waiting 2 yield}</td><td>the asked seat and the question: {@code reroll}, {@code probe}, {@code free-reroll}, {@code
 *       die-change}, {@code group}, {@code gift}, {@code hearts}, {@code yield}, {@code defence}, {@code purchase}, {@code
 *       revealed}, {@code copy}, {@code amount}, {@code sale}, {@code extra-turn}</td></tr>
 *   <tr><td>{@code expect waiting chance roll 6}</td><td>six dice are awaited; also {@code chance reveal}, and {@code chance look}
 *       for a card that is only looked at</td></tr>
 *   <tr><td>{@code expect turn 2}</td><td>whose turn it is</td></tr>
 *   <tr><td>{@code expect event points-gained 1 3}</td><td>this happened in the last move, or in the moves of the last line: the event as in the
 *       notation, {@code *} for any value of a field. Without fields: any event of that kind</td></tr>
 *   <tr><td>{@code expect no event card-bought}</td><td>no such event happened</td></tr>
 *   <tr><td>{@code expect market heal - jets}</td><td>the face-up cards</td></tr>
 *   <tr><td>{@code expect deck 60}</td><td>the number of cards in the deck, seen or not</td></tr>
 *   <tr><td>{@code expect discard heal jets}</td><td>the whole discard pile, in any order; {@code -} for an empty one</td></tr>
 *   <tr><td>{@code expect dice 112EHS}</td><td>the dice on the table, in any order; {@code -} for none</td></tr>
 *   <tr><td>{@code expect rolls-left 1}</td><td>the number of rerolls left this turn</td></tr>
 *   <tr><td>{@code expect at-turn-end 1 points=4}</td><td>the values of a Monster at the end of the turn that the last move ended; also
 *       {@code at-turn-end} with {@code turn}, {@code market}, {@code deck}, {@code discard}, {@code dice} or {@code
 *       rolls-left}</td></tr>
 *   <tr><td>{@code expect over winners=1}</td><td>the game is over; {@code winners=1,3} if several have won, {@code winners=-}
 *       if all Monsters were eliminated</td></tr>
 *   <tr><td>{@code illegal reroll 3}</td><td>this move is refused; it names at most one group of dice</td></tr>
 * </table>
 *
 * <p>A plain {@code expect} checks the table after the last move. If that move ended a turn, the next turn has started, and
 * its points for Tokyo are counted. {@code at-turn-end} checks the table just before the next turn started or the game was
 * over. If the move ended several turns (a Monster without dice may have nothing to decide), it is the end of the first. The
 * expectation fails if the move did not end a turn.
 *
 * <p>At the end of a scenario no question may be open, unless {@code expect waiting} follows the last move.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
