/**
 * Bots in any language: the line protocol between a program that plays games and one that answers questions. Start at {@link
 * io.github.kotrules.protocol.Protocol}; {@code README.md} of this module is the page for authors of bots.
 */
@NullMarked
package io.github.kotrules.protocol;

import org.jspecify.annotations.NullMarked;
