package io.github.kotrules.server;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Session;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * A request for a new game.
 *
 * @param header the header of the game's record
 * @param seats for each seat {@link #OPEN} or the kind of a bot
 * @param seconds the time for an answer
 * @param seed the seed of the dice; null for unpredictable dice
 */
record Order(
    String id,
    long created,
    String edition,
    String header,
    ImmutableList<String> seats,
    int seconds,
    @Nullable Long seed) {
  static final String OPEN = "open";

  private static final ImmutableMap<String, Game> EDITIONS =
      ImmutableMap.of("first", KingOfTokyo.firstEdition(), "second", KingOfTokyo.secondEdition());

  /** The fast bots; a search could overload the server. */
  private static final ImmutableSet<String> BOTS =
      ImmutableSet.of("random", "greedy", "expectimax", "value");

  /** Reads a request. */
  static Order read(Fields fields) {
    String edition = fields.text("edition", () -> "second");
    Game game = EDITIONS.get(edition);
    if (game == null) {
      throw Problem.malformed("$.edition", "an edition is one of " + EDITIONS.keySet());
    }
    ImmutableList<String> seats = fields.texts("seats");
    checkSeats(seats);
    Long seconds = fields.number("seconds", 1, Limits.MAX_SECONDS);
    Long seed = fields.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
    fields.end();
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, seats.size()).toArray(new Monster[0]);
    String header = KingOfTokyo.notation().write(Session.of(game, monsters).record());
    return new Order(
        Secrets.id(),
        System.currentTimeMillis(),
        edition,
        header,
        seats,
        seconds == null ? 60 : seconds.intValue(),
        seed);
  }

  private static void checkSeats(ImmutableList<String> seats) {
    if (seats.size() < 2 || seats.size() > Seat.values().length) {
      throw Problem.malformed("$.seats", "a game has 2 to 6 seats, not " + seats.size());
    }
    for (int i = 0; i < seats.size(); i++) {
      if (!seats.get(i).equals(OPEN) && !BOTS.contains(seats.get(i))) {
        throw Problem.malformed(
            "$.seats[" + i + "]", "a seat is \"" + OPEN + "\" or a bot, which is one of " + BOTS);
      }
    }
  }

  /** The bot at a seat; null if it is for a player. */
  @Nullable
  Chooser bot(Game game, Seat seat) {
    String name = seats.get(seat.ordinal());
    return name.equals(OPEN)
        ? null
        : BotNames.get(name).make(game, new SplittableRandom(Secrets.RANDOM.nextLong()));
  }
}
