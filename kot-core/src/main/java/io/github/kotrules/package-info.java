/**
 * King of Tokyo as a pure function. Start at {@link io.github.kotrules.Game}; {@link io.github.kotrules.Play} plays a game
 * to its end for those who only want to answer questions.
 *
 * <p>The rules are cited by ids such as D-4; RULES.md in this module's sources says what each of them means. Two editions are
 * known: the first (2011) and the second (2016).
 *
 * <p>A null is taken and given only where the type says {@code @Nullable}; anywhere else it is refused with a {@link
 * NullPointerException} that names the parameter. A seat that is not at the table is refused with an {@link
 * IllegalArgumentException}.
 *
 * <p>Every type here and in the packages below has an example; the build compiles all of them and runs nearly all. They take
 * some things for granted: a {@code game} of the second edition and its new table {@code start}; a {@code state} in which seat 1 is in Tokyo and
 * {@code seat} 2 has rolled 1123SS; the {@code transition} to which the {@code action} leads that it stops rolling there; a whole
 * {@code record}; {@code random} and {@code bots}; {@code house}, a game with {@code myCard} in it; and a method {@code show}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
