package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.KotStyle;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import java.util.Arrays;
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A position to begin from: plain data, not necessarily legal. {@code game.start(setup)} checks it as a whole and reports
 * all its faults at once.
 *
 * <pre>{@code
 * GameSetup setup = GameSetup.of(GIGAZAUR, THE_KING)
 *     .with(Seat.ONE, MonsterSetup.of(GIGAZAUR).withLife(3).withPlace(Place.CITY))
 *     .withFirst(Seat.TWO);
 * GameState state = game.start(setup);
 * }</pre>
 *
 * @param monsters by seat
 * @param market the face-up cards, with empty slots as they are; null to have three cards dealt by chance
 * @param deck the cards in the deck; the others that are nowhere are in the discard pile. Null for all that are nowhere
 *     else
 * @param first whose turn is about to begin; null to have the first player found by a roll (S-7)
 */
@KotStyle
@Value.Builder
public record GameSetup(
    ImmutableList<MonsterSetup> monsters,
    @Nullable Market market,
    @Nullable ImmutableList<CardId> deck,
    @Nullable Seat first)
    implements WithGameSetup {
  public GameSetup {
    requireNonNull(monsters, "monsters");
  }

  /** A new game of these Monsters, who sit clockwise in this order. */
  public static GameSetup of(Monster... monsters) {
    return new GameSetup(
        Arrays.stream(requireNonNull(monsters, "monsters"))
            .map(MonsterSetup::of)
            .collect(ImmutableList.toImmutableList()),
        null,
        null,
        null);
  }

  /** The Monster at a seat. */
  public MonsterSetup monster(Seat seat) {
    seat.checkAtTableOf(monsters.size());
    return monsters.get(seat.ordinal());
  }

  /** The same with another Monster at a seat. */
  public GameSetup with(Seat seat, MonsterSetup monster) {
    seat.checkAtTableOf(monsters.size());
    requireNonNull(monster, "monster");
    ImmutableList.Builder<MonsterSetup> all = ImmutableList.builder();
    for (int i = 0; i < monsters.size(); i++) {
      all.add(i == seat.ordinal() ? monster : monsters.get(i));
    }
    return withMonsters(all.build());
  }
}
