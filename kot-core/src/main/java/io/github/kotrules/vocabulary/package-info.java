/**
 * The one table of names and fields that text and JSON share: what every action, question, event and part of a view is called,
 * which fields it has, and of what kind they are. A word of the formats is spelled here and nowhere else. This package is not
 * exported: nothing here is public API.
 */
@CheckReturnValue
@NullMarked
package io.github.kotrules.vocabulary;

import com.google.errorprone.annotations.CheckReturnValue;
import org.jspecify.annotations.NullMarked;
