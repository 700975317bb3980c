/**
 * King of Tokyo as a pure function. Start at {@link io.github.kotrules.Game}. {@link io.github.kotrules.Session} keeps a game
 * under way and can go back; {@link io.github.kotrules.Play} plays a whole game for those who only want to answer questions.
 *
 * <p>Here is what starts, plays, searches and replays games. This package depends on {@link io.github.kotrules.model}, {@link
 * io.github.kotrules.action}, {@link io.github.kotrules.state} and {@link io.github.kotrules.card}, and on the packages {@code
 * rules} and {@code internal}, which are not exported.
 *
 * <p>A state comes from a {@link io.github.kotrules.state.GameSetup}, a position at the start of a turn, and from legal
 * actions since. Save a {@link io.github.kotrules.GameRecord}, which is exactly that.
 *
 * <p>Comments cite the rules by ids such as D-4; RULES.md in this module's sources says what each of them means. There are two
 * editions: the first (2011) and the second (2016).
 *
 * <p>Parameters and results are null only where the type says {@code @Nullable}. Any other null is refused with a {@link
 * NullPointerException} that names the parameter. A seat that is not at the table is refused with an {@link
 * IllegalArgumentException}.
 *
 * <p>Examples in this documentation declare all they use. They import the packages of this module, the nested types of {@code
 * Action}, {@code Decision}, {@code Effect} and {@code Event}, and, for the printed cards, {@code
 * io.github.kotrules.cards.KingOfTokyo} of the module kot-cards. The build compiles and runs them.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
