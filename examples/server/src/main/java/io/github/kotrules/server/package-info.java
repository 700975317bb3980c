/**
 * A small game server: an example of how to embed the library. {@link io.github.kotrules.server.Main} starts it, {@code Api} is
 * the HTTP interface, {@code Games} holds all games, {@code Room} is one game, and {@code Store} keeps games in a database.
 *
 * <p>No rule of the game belongs here: a {@link io.github.kotrules.Session} plays, {@code Json} writes messages for clients,
 * and {@code Notation} writes records for the database.
 */
@NullMarked
package io.github.kotrules.server;

import org.jspecify.annotations.NullMarked;
