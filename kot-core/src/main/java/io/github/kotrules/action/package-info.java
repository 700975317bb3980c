/**
 * Questions and chance that a table waits for, and the actions that answer them.
 *
 * <p>Start at {@link io.github.kotrules.action.Pending}: a state waits for a {@link io.github.kotrules.action.Decision} of a
 * player or for {@link io.github.kotrules.action.Chance}, or the game is over. An {@link io.github.kotrules.action.Action}
 * answers either; all kinds of actions are nested in it, and all kinds of decisions in {@code Decision}.
 *
 * <p>Everything here is an immutable value. The rules decide which actions are legal: call {@code game.legalActions(state)}.
 * This package depends on {@link io.github.kotrules.model} alone.
 *
 * <p>The types are serialisable, so that exceptions can carry them. The serialised form may change from version to version. To
 * store them, write them as text; see {@link io.github.kotrules.notation}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.action;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
