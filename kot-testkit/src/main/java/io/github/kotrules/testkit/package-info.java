/**
 * What games, cards and bots are tested with. Start at {@link io.github.kotrules.testkit.Scenario}, which plays from any
 * position with fixed dice; {@link io.github.kotrules.testkit.CardSetCheck} tries a set of cards out, {@link
 * io.github.kotrules.testkit.FixedDice} makes a {@link io.github.kotrules.Play} foreseeable, {@link
 * io.github.kotrules.testkit.Laws} checks what must always hold, and {@link io.github.kotrules.testkit.RandomPlay} plays many
 * games at random. {@link io.github.kotrules.testkit.ScenarioFile} checks a scenario that was written down, and {@link
 * io.github.kotrules.testkit.ConformanceSuite} has hundreds of them.
 *
 * <p>Failures are plain {@link java.lang.AssertionError}s, so any test framework will do. For those who use JUnit, AssertJ or jqwik
 * there is a package each; nothing else needs them.
 *
 * <h2>Expectations</h2>
 *
 * <p>A scenario file is a game in the {@linkplain io.github.kotrules.notation notation} with lines between the moves that say what
 * must hold there.
 *
 * <p>Where a group of dice is to be picked, one line of a scenario may pick several. {@code resolve SH} picks smash and then
 * hearts; {@code resolve} picks the groups in the usual order, numbers, hearts, energy, smash. The line ends at any other
 * question, where chance decides, and when all groups are resolved. A group that is resolved without a question may be left out.
 * Reading a {@linkplain io.github.kotrules.notation.Notation#readRecord record} does not understand such lines; {@link
 * io.github.kotrules.testkit.ScenarioFile#record} does.
 *
 * <table>
 *   <caption>Expectations</caption>
 *   <tr><th>line</th><th>meaning</th></tr>
 *   <tr><td>{@code expect 1 life=9 points=4 energy=1 place=city cards=jets}</td><td>what a Monster has; also {@code max-life},
 *       {@code poison}, {@code shrink}, {@code cards=-} for no cards</td></tr>
 *   <tr><td>{@code expect 3 out}</td><td>the Monster is eliminated</td></tr>
 *   <tr><td>{@code expect waiting 2 yield}</td><td>who is asked what: {@code reroll}, {@code probe}, {@code free-reroll}, {@code
 *       die-change}, {@code group}, {@code gift}, {@code hearts}, {@code yield}, {@code defence}, {@code purchase}, {@code
 *       revealed}, {@code copy}, {@code amount}, {@code sale}, {@code extra-turn}</td></tr>
 *   <tr><td>{@code expect waiting chance roll 6}</td><td>six dice are awaited; also {@code chance reveal}, and {@code chance look}
 *       for a card that is only looked at</td></tr>
 *   <tr><td>{@code expect turn 2}</td><td>whose turn it is</td></tr>
 *   <tr><td>{@code expect event points-gained 1 3}</td><td>this happened in the last move, or in the moves of the last line: the event as in the
 *       notation, {@code *} for any value of a field. Without fields: any event of that kind</td></tr>
 *   <tr><td>{@code expect no event card-bought}</td><td>this did not</td></tr>
 *   <tr><td>{@code expect market heal - jets}</td><td>the face-up cards</td></tr>
 *   <tr><td>{@code expect deck 60}</td><td>how many cards the deck has, seen or not</td></tr>
 *   <tr><td>{@code expect discard heal jets}</td><td>the whole discard pile, in any order; {@code -} for an empty one</td></tr>
 *   <tr><td>{@code expect dice 112EHS}</td><td>the dice on the table, in any order; {@code -} for none</td></tr>
 *   <tr><td>{@code expect rolls-left 1}</td><td>how often dice may still be rolled again this turn</td></tr>
 *   <tr><td>{@code expect at-turn-end 1 points=4}</td><td>what a Monster had at the end of the turn that the last move ended; also
 *       {@code at-turn-end} with {@code turn}, {@code market}, {@code deck}, {@code discard}, {@code dice} or {@code
 *       rolls-left}</td></tr>
 *   <tr><td>{@code expect over winners=1}</td><td>the game has ended; {@code winners=1,3} if several have won, {@code winners=-}
 *       if everyone has lost</td></tr>
 *   <tr><td>{@code illegal reroll 3}</td><td>this move is refused; of groups of dice it names one</td></tr>
 * </table>
 *
 * <p>A plain {@code expect} is about the table as it is after the last move. If that move ended a turn, the next turn has started, and
 * its points for Tokyo are counted. {@code at-turn-end} looks at the table just before the next turn started or the game was
 * over. If the move ended several turns (a Monster without dice may have nothing to decide), it is the end of the first. The
 * expectation fails if the move ended no turn.
 *
 * <p>At the end of a scenario nobody may be left with a question, unless {@code expect waiting} says so after the last move.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.testkit;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
