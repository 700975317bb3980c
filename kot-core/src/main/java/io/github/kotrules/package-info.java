/**
 * King of Tokyo as a pure function. Start at {@link io.github.kotrules.Game}; {@link io.github.kotrules.Play} plays a game
 * to its end for those who only want to answer questions.
 *
 * <p>The rules are cited by ids such as D-4; RULES.md in this module's sources says what each of them means. Two editions are
 * known: the first (2011) and the second (2016).
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
