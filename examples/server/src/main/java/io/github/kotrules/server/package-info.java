/**
 * A small game server: an example of how to embed the library. {@link io.github.kotrules.server.Main} starts it, {@code Api} is
 * what HTTP clients see, {@code Room} is one game, and {@code Store} keeps games in a database.
 *
 * <p>No class here knows a rule. A {@link io.github.kotrules.Session} plays, {@code Json} speaks to clients, {@code Notation} to the
 * database.
 */
@NullMarked
package io.github.kotrules.server;

import org.jspecify.annotations.NullMarked;
