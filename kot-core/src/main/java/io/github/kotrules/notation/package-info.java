/**
 * Text for games, moves, events and moments of games. Start at {@link io.github.kotrules.notation.Notation}.
 *
 * <p>One plain-text format, in files that end in {@code .kot}: UTF-8, {@code #} starts a comment, blank lines are ignored, words
 * are separated by blanks. A text has a header and then one line for each move. Reading a written text gives an equal value, and
 * equal values have equal texts. This package depends on all exported packages but {@code effect}, {@code json}, {@code story}
 * and {@code odds}, and on {@code vocabulary}, which is not exported.
 *
 * <p>An invalid text is refused with a {@link io.github.kotrules.notation.NotationException}. For a header it lists all syntax
 * problems or, if there are none, all faults of the position. A number above its maximum (see {@link
 * io.github.kotrules.state.Table}) is refused at its place. A game or moment has at most 4,000,000 characters, a move or event
 * 1,000.
 *
 * <h2>Words</h2>
 *
 * <ul>
 *   <li>Faces are {@code 1 2 3 E H S} (energy, heart, smash). Dice are faces without blanks, {@code 112EHS}, in any order when
 *       read and sorted when written; {@code -} stands for none.
 *   <li>Seats are {@code 1} to {@code 6}, clockwise. Monsters are {@code gigazaur}, {@code the-king}, {@code space-penguin} ...
 *   <li>Cards are named by their ids, {@code extra-head}; their names in other editions are accepted too.
 *   <li>A card in play is {@code 2/extra-head}: its owner and its id.
 * </ul>
 *
 * <h2>Header</h2>
 *
 * <table>
 *   <caption>Lines of a header; defaults are those of a new game</caption>
 *   <tr><th>line</th><th>meaning</th></tr>
 *   <tr><td>{@code kot 1}</td><td>the format and its version; always the first line</td></tr>
 *   <tr><td>{@code edition second}</td><td>the game; required</td></tr>
 *   <tr><td>{@code option victory=end-of-round}</td><td>an option of the rules that differs from the edition: {@code
 *       roll-off=tied|all}, {@code order=chosen|fixed}, {@code entry=always|after-attack}, {@code bay=from-five|never}, {@code
 *       bay-closing=leaves|moves-to-city}, {@code survivor=at-once|at-check}, {@code victory=end-of-turn|end-of-round}, {@code
 *       two-player=yes|no}, {@code monsters=gigazaur_the-king}, {@code win=points-or-last-alive|only-points|only-last-alive}. {@link
 *       io.github.kotrules.model.RuleSet} explains them</td></tr>
 *   <tr><td>{@code option life=8_10}</td><td>a number of the rules that differs from the edition: {@code life} starting life and maximum
 *       life, {@code points} to win, {@code rolls} of a turn, {@code dice}, {@code sweep} the price of one, {@code entering} points for
 *       entering Tokyo, {@code in-tokyo} points for starting a turn there</td></tr>
 *   <tr><td>{@code seat 1 gigazaur}</td><td>the Monster at a seat; seats are numbered from 1 without gaps</td></tr>
 *   <tr><td>{@code seat 2 the-king life=8 points=3 energy=5 place=city poison=1 shrink=2}</td><td>the values of a Monster; places are
 *       {@code outside}, {@code city}, {@code bay}</td></tr>
 *   <tr><td>{@code seat 2 the-king cards=spiked-tail,smoke-cloud:2,mimic>1/extra-head}</td><td>its Keep cards in order of
 *       acquisition, with counters and the copied card</td></tr>
 *   <tr><td>{@code seat 3 alienoid out points=7}</td><td>an eliminated Monster</td></tr>
 *   <tr><td>{@code market heal - mimic}</td><td>the face-up cards, {@code -} for an empty slot; default: three are dealt by
 *       chance</td></tr>
 *   <tr><td>{@code deck energize jets}</td><td>the cards in the deck, in any order, {@code -} for none; others without
 *       a place are discarded. Default: all cards without another place</td></tr>
 *   <tr><td>{@code top heal@2 jets@13}</td><td>the cards on top of the deck that seats have seen, the topmost first; they are not
 *       in {@code deck}</td></tr>
 *   <tr><td>{@code first 2}</td><td>whose turn is about to start; default: a roll decides</td></tr>
 *   <tr><td>{@code first 2 fewer=1 regular=4}</td><td>an extra turn: one die fewer, granted in the regular turn of seat 4 (omitted
 *       if it is the Monster's own). The next regular turn is that of the Monster to the left of seat 4</td></tr>
 *   <tr><td>{@code began 1}</td><td>who had the first turn of the game, which matters for rounds; default: the seat of {@code
 *       first}</td></tr>
 *   <tr><td>{@code extra 2-1,4-0}</td><td>extra turns to come after the turn about to start: the seat, and the number of dice
 *       fewer</td></tr>
 *   <tr><td>{@code rules 2}</td><td>the {@linkplain io.github.kotrules.model.RuleSet#RULINGS version of the rulings} by which the
 *       game was played, 1 to 1000. Default: the current version, which is always written. A game of another version is replayed with
 *       the current rulings; if a move is refused, the message names both versions</td></tr>
 * </table>
 *
 * <h2>Moves</h2>
 *
 * <p>Each line is the action that the table waits for. The seat that moves, as in {@code 2: yield}, is optional and always
 * written. A question with only one answer is not asked, so it has no line.
 *
 * <table>
 *   <caption>Moves</caption>
 *   <tr><th>line</th><th>meaning</th></tr>
 *   <tr><td>{@code roll 112EHS}</td><td>chance: the result of all dice rolled</td></tr>
 *   <tr><td>{@code reveal heal}</td><td>chance: this card was drawn from the deck, or looked at</td></tr>
 *   <tr><td>{@code reroll 1E}</td><td>reroll these dice</td></tr>
 *   <tr><td>{@code resolve}</td><td>end rolling, or end changing dice; each is a separate line</td></tr>
 *   <tr><td>{@code resolve S}</td><td>resolve this group of dice next: {@code N} numbers, {@code H} hearts, {@code E} energy,
 *       {@code S} smash</td></tr>
 *   <tr><td>{@code hearts heal=1 poison=1 shrink=1}</td><td>what hearts are spent on</td></tr>
 *   <tr><td>{@code give 3=2}</td><td>give two hearts to seat 3; {@code no} keeps the rest</td></tr>
 *   <tr><td>{@code yield}, {@code stay}</td><td>leave Tokyo to the attacker, or not</td></tr>
 *   <tr><td>{@code use wings}</td><td>use a card: against damage, for an extra roll, or whenever it may be used. A copy
 *       is used by the name of the copying card, {@code use mimic}</td></tr>
 *   <tr><td>{@code take}</td><td>take the damage without (further) defence</td></tr>
 *   <tr><td>{@code use stretchy 1 S}</td><td>change a die from 1 to smash; the second face is omitted if there is only one
 *       choice, {@code use herd-culler 3}</td></tr>
 *   <tr><td>{@code use psychic-probe S}</td><td>make the active Monster reroll this die; {@code no} declines</td></tr>
 *   <tr><td>{@code use background-dweller 33}</td><td>reroll these dice with a card; {@code no} declines if that is
 *       a separate question</td></tr>
 *   <tr><td>{@code buy heal}</td><td>buy a face-up card; {@code no} declines in the turn of another</td></tr>
 *   <tr><td>{@code buy top}, {@code buy top 2}</td><td>buy the first, or second, card of the deck that was looked at</td></tr>
 *   <tr><td>{@code buy wings from 3}</td><td>buy a Keep card from another Monster</td></tr>
 *   <tr><td>{@code sweep}</td><td>discard the face-up cards for energy</td></tr>
 *   <tr><td>{@code done}</td><td>end buying, or selling</td></tr>
 *   <tr><td>{@code mimic 2/extra-head}</td><td>copy a card; the verb is the copying card. {@code keep} declines</td></tr>
 *   <tr><td>{@code store 4}</td><td>put energy on the card that was bought</td></tr>
 *   <tr><td>{@code pick heal}, {@code pick 3}</td><td>answer a card: one of its options, or a seat or number, whichever it asks
 *       for</td></tr>
 *   <tr><td>{@code sell wings}</td><td>sell a Keep card</td></tr>
 *   <tr><td>{@code again}, {@code no}</td><td>take an extra turn, or not</td></tr>
 *   <tr><td>{@code forfeit 3}</td><td>not an answer: the player of seat 3 leaves (W-7). Until the next turn starts, its answers
 *       are written like others, and are the first legal ones. Before that turn starts the Monster is eliminated</td></tr>
 * </table>
 *
 * <p>Lines that begin with {@code expect} or {@code illegal} belong to scenarios; reading a game skips them. In scenarios one
 * line may also pick several groups of dice; a game has a line for each.
 *
 * <h2>Events</h2>
 *
 * <p>An {@linkplain io.github.kotrules.state.Event event} is one line: its name, then its fields in order. {@link
 * io.github.kotrules.notation.Notation#events} lists the names. {@code -} stands for a field that is null, such as a card that
 * a seat may not know.
 *
 * <table>
 *   <caption>Events</caption>
 *   <tr><th>line</th><th>fields</th></tr>
 *   <tr><td>{@code points-gained 1 3}</td><td>a seat and a number</td></tr>
 *   <tr><td>{@code life-lost 1 2 - poison}</td><td>nobody dealt this damage; constants are lower-case words</td></tr>
 *   <tr><td>{@code die-turned 1 stretchy 1 S}</td><td>faces; dice are written {@code 112EHS}</td></tr>
 *   <tr><td>{@code copy-made 1 mimic 2/jets}</td><td>a card in play</td></tr>
 *   <tr><td>{@code market-swept 1 heal_jets}</td><td>several cards; {@code -} for none</td></tr>
 *   <tr><td>{@code game-ended 13}</td><td>several seats; {@code -} for none</td></tr>
 *   <tr><td>{@code dice-awaited 1.6.turn}</td><td>the seat, the number of dice and the purpose, separated by dots</td></tr>
 *   <tr><td>{@code question-asked choose-yield.2.1.0}</td><td>a question: its name and its fields in order, separated by
 *       dots</td></tr>
 *   <tr><td>{@code question-asked choose-group.1.NHS}</td><td>the groups of dice that are left, in this order; {@code -} for
 *       none</td></tr>
 *   <tr><td>{@code question-asked choose-option.1.crossroads.heal_score-2}</td><td>a card and its options</td></tr>
 *   <tr><td>{@code question-asked choose-defence.2.1.3.smash.no.-}</td><td>the parts of the damage: target, dealer, amount, kind,
 *       whether the target has declined to yield, and the cards used against it</td></tr>
 * </table>
 *
 * <h2>Moments in one word</h2>
 *
 * <p>A position is a table at the start of a turn. A moment inside a turn is a position and the moves since. Both are one word
 * that is safe in an address and in a shell:
 *
 * <pre>{@literal
 * kot1/second/c=ff8f7f28/gigazaur.h8C.wings/the-king.e5.jets,mimic@1-wings/m=heal,-,tank/t=2/moves/keep/roll.113HSS/resolve
 * }</pre>
 *
 * <p>Fields are separated by {@code /}, have this order, and are omitted if they are as in a new game:
 *
 * <table>
 *   <caption>Fields of a moment</caption>
 *   <tr><th>field</th><th>meaning</th></tr>
 *   <tr><td>{@code kot1}</td><td>the format and its version</td></tr>
 *   <tr><td>{@code second}</td><td>the edition</td></tr>
 *   <tr><td>{@code c=ff8f7f28}</td><td>the {@linkplain io.github.kotrules.model.Catalogue#fingerprint fingerprint} of the cards.
 *       It is always written; when read, it is optional, but must match the cards</td></tr>
 *   <tr><td>{@code o=bay=never,points=15}</td><td>options and numbers of the rules that differ from the edition</td></tr>
 *   <tr><td>{@code the-king.h8v3e5p1s2C.jets,smoke-cloud:2,mimic@1-wings}</td><td>a Monster: its name, its board and its cards.
 *       On the board {@code h} is life, {@code v} points, {@code e} energy, {@code p} poison, {@code s} shrink; then {@code C}
 *       for City, {@code B} for Bay, {@code X} for out. A card is written as in a header, with {@code @} for {@code >} and {@code
 *       -} for {@code /}</td></tr>
 *   <tr><td>{@code m=heal,-,tank}</td><td>the market</td></tr>
 *   <tr><td>{@code d=8c0...}</td><td>the discard pile: one bit for each card that is not at a Monster, in the market or in
 *       {@code k=}, in order of ids, 1 for discarded; four bits are a hexadecimal digit. {@code -} for an empty pile. Default: all
 *       these cards are in the deck</td></tr>
 *   <tr><td>{@code k=heal@2,jets@13}</td><td>the cards on top of the deck that seats have seen, the topmost first</td></tr>
 *   <tr><td>{@code t=2.f1.r4.b1.x2-1_4-0}</td><td>whose turn starts; then {@code f} fewer dice, {@code r} whose regular turn it is,
 *       {@code b} who began the game, {@code x} extra turns, each as in a header. Default: a roll decides</td></tr>
 *   <tr><td>{@code moves/roll.113HSS/mimic.2-wings}</td><td>the moves since, a field each: a line as above without the seat, with
 *       dots for blanks and {@code -} for {@code /}</td></tr>
 * </table>
 *
 * <p>In a question, a card that its seat may not know is written {@code ?}, and {@code _} in one word: a card on top of the deck
 * that only others have seen, {@code k=_@13}, and another seat's look at such a card, {@code reveal._}. A card that has become
 * public since is named. A text with a hidden card can be read as a {@linkplain
 * io.github.kotrules.notation.Notation#readQuestion question} of its seat. As a game it is refused, because it cannot be
 * continued.
 *
 * <p>The rest of a resolution follows from the position and the moves, and is never written.
 *
 * <h2>Views in one word</h2>
 *
 * <p>A {@linkplain io.github.kotrules.state.GameView view} is a table as one viewer sees it, at any moment. Its text starts like
 * that of a position; {@code t=} names the seat whose turn it is, and {@code _} is a card that is hidden from the viewer. Named
 * fields follow, in this order:
 *
 * <pre>{@literal
 * kot1/second/c=ff8f7f28/gigazaur.h8C/the-king/m=heal,tank,-/k=_@1/t=2.b1/viewer=2/step=resolve/dice=1223SS/rollsLeft=2/smashes=2/harmers=2/smashed=1/waiting=question-asked.choose-yield.1.2.0
 * }</pre>
 *
 * <table>
 *   <caption>Fields of a view after those of a position</caption>
 *   <tr><th>field</th><th>meaning</th></tr>
 *   <tr><td>{@code viewer=2}</td><td>the viewer: a seat, {@code spectator} or {@code all-seeing}; required</td></tr>
 *   <tr><td>{@code step=buy}</td><td>the step of the turn; default: {@code roll}</td></tr>
 *   <tr><td>{@code dice=112EHS}, {@code rollsLeft=2}, {@code smashes=3}, {@code extraTurnEarned=yes}</td><td>the progress of
 *       the turn; default: none, 0, 0, {@code no}</td></tr>
 *   <tr><td>{@code harmers=1}, {@code smashed=23}, {@code yielded=2}, {@code stayed=3}, {@code shielded=4}</td><td>the Monsters
 *       to which something happened this turn; default: none</td></tr>
 *   <tr><td>{@code bought=heal}</td><td>Discard cards that were bought and have not taken effect yet</td></tr>
 *   <tr><td>{@code maximumLife=10_12_0}</td><td>by seat; default: that of the rules, and 0 for eliminated Monsters</td></tr>
 *   <tr><td>{@code usedCards=0_3}</td><td>the Keep cards that were used this turn, as indices into the list of all Monsters'
 *       cards, by seat</td></tr>
 *   <tr><td>{@code waiting=dice-awaited.2.6.turn}</td><td>what the table waits for, as the event that says so, with dots between
 *       its parts; required</td></tr>
 * </table>
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.notation;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
