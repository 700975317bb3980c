package io.github.kotrules.cards;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.notation.Notation;

/**
 * King of Tokyo as printed: the rules and the cards of an edition.
 *
 * <pre>{@code
 * Game game = KingOfTokyo.secondEdition();
 * GameState state = game.start(Monster.GIGAZAUR, Monster.THE_KING);
 * }</pre>
 */
public final class KingOfTokyo {
  private static final Game FIRST_EDITION = Game.of(RuleSet.firstEdition(), BaseSet.firstEdition());
  private static final Game SECOND_EDITION =
      Game.of(RuleSet.secondEdition(), BaseSet.secondEdition());
  private static final ImmutableMap<String, Game> EDITIONS =
      ImmutableMap.of("first", FIRST_EDITION, "second", SECOND_EDITION);
  private static final Notation NOTATION = Notation.of(EDITIONS);
  private static final Json JSON = Json.of(EDITIONS);

  private KingOfTokyo() {}

  /** The first edition (2011). */
  public static Game firstEdition() {
    return FIRST_EDITION;
  }

  /** The second edition (2016). */
  public static Game secondEdition() {
    return SECOND_EDITION;
  }

  /** The text notation of both editions, named {@code first} and {@code second}. */
  public static Notation notation() {
    return NOTATION;
  }

  /** The JSON format of both editions, named {@code first} and {@code second}. */
  public static Json json() {
    return JSON;
  }
}
