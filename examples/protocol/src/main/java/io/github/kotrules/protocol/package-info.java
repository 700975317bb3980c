/**
 * Bots in any language: the line protocol between a program that plays games and one that answers questions. Start at {@link
 * io.github.kotrules.protocol.ExternalBot}, the host's side, or {@link io.github.kotrules.protocol.StdioBot}, the bot's side.
 * {@link io.github.kotrules.protocol.BotChecker} tests a bot. {@code README.md} of this module is for authors of bots.
 */
@NullMarked
package io.github.kotrules.protocol;

import org.jspecify.annotations.NullMarked;
