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
 * A position at the start of a turn: plain data, not necessarily legal. It says everything that lasts from turn to turn.
 * {@code game.start(setup)} checks it as a whole and reports all its faults at once.
 *
 * <pre>{@code
 * GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
 *     .with(Seat.ONE, MonsterSetup.of(Monster.GIGAZAUR).withLife(3).withPlace(Place.CITY))
 *     .withFirst(Seat.TWO);
 * GameState state = KingOfTokyo.secondEdition().start(setup);
 * }</pre>
 *
 * @param monsters by seat
 * @param market the face-up cards, with empty slots as they are; null to have three cards dealt by chance
 * @param deck the cards in the deck; the others that are nowhere are in the discard pile. Null for all that are nowhere
 *     else
 * @param topCards the cards on top of the deck that somebody has seen, the topmost first; they are not part of {@code deck}
 * @param first whose turn is about to begin; null to have the first player found by a roll (S-7)
 * @param began who had the first turn of the game, where rounds count; null for the Monster whose turn is about to begin
 * @param regular whose turn it is by order of seats, if an extra turn of another is about to begin; else null
 * @param fewerDice by how many dice the turn that is about to begin is smaller
 * @param extraTurns the turns to come before the next regular one, in the order in which they were granted
 */
@KotStyle
@Value.Builder
public record GameSetup(
    ImmutableList<MonsterSetup> monsters,
    @Nullable Market market,
    @Nullable ImmutableList<CardId> deck,
    ImmutableList<SeenCard> topCards,
    @Nullable Seat first,
    @Nullable Seat began,
    @Nullable Seat regular,
    int fewerDice,
    ImmutableList<ExtraTurn> extraTurns)
    implements WithGameSetup {
  /** Keeps one form of what means the same, so that equal positions are equal. */
  public GameSetup {
    requireNonNull(monsters, "monsters");
    requireNonNull(topCards, "topCards");
    requireNonNull(extraTurns, "extraTurns");
    deck = deck == null ? null : ImmutableList.sortedCopyOf(deck);
    began = began == first ? null : began;
    regular = regular == first ? null : regular;
  }

  /**
   * A new game of these Monsters, who sit clockwise in this order, by the printed rules: with 10 life. {@code Game.setup}
   * gives them the starting life of other rules.
   */
  public static GameSetup of(Monster... monsters) {
    return new GameSetup(
        Arrays.stream(requireNonNull(monsters, "monsters"))
            .map(MonsterSetup::of)
            .collect(ImmutableList.toImmutableList()),
        null,
        null,
        ImmutableList.of(),
        null,
        null,
        null,
        0,
        ImmutableList.of());
  }

  /** Whether an extra turn is about to begin. */
  public boolean isExtraTurn() {
    return fewerDice > 0 || regular != null;
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
