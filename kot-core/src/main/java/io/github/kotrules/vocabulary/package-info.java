/**
 * The table of names and fields that text and JSON share. Start at {@link io.github.kotrules.vocabulary.Vocabulary}: it has the
 * name of every action, question, event and part of a view, its fields and the kinds of their values. Each word of the formats
 * is defined only here.
 *
 * <p>This package is not exported, so nothing here is public API. Only the packages {@code notation} and {@code json} use it.
 * It depends on the root package, {@code model}, {@code action}, {@code state}, {@code card} and {@code internal}.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.vocabulary;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
