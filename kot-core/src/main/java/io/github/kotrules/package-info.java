/**
 * King of Tokyo as a pure function. Start at {@link io.github.kotrules.Game}. {@link io.github.kotrules.Session} keeps a game
 * in progress and can undo actions; {@link io.github.kotrules.Play} plays a whole game with your {@link
 * io.github.kotrules.Chooser choosers}.
 *
 * <p>Types that start, play, search and replay games belong here. This package depends on {@link io.github.kotrules.model},
 * {@link io.github.kotrules.action}, {@link io.github.kotrules.state} and {@link io.github.kotrules.card}, and on the packages
 * {@code rules} and {@code internal}, which are not exported.
 *
 * <p>Every state comes from a {@link io.github.kotrules.state.GameSetup}, a position at the start of a turn, and the legal
 * actions since. A {@link io.github.kotrules.GameRecord} holds exactly these: save it.
 *
 * <p>Comments cite the rules by ids such as D-4; RULES.md in the sources of this module explains them. There are two editions:
 * the first (2011) and the second (2016).
 *
 * <p>Parameters and results are null only where the type says {@code @Nullable}. Any other null is refused with a {@link
 * NullPointerException} that names the parameter. A seat that is not at the table is refused with an {@link
 * IllegalArgumentException}.
 *
 * <p>Examples in this documentation declare every variable they use. They import the packages of this module, the nested types
 * of {@code Action}, {@code Decision}, {@code Effect} and {@code Event}, and, for the printed cards, {@code
 * io.github.kotrules.cards.KingOfTokyo} of the module kot-cards. The build compiles and runs them.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
