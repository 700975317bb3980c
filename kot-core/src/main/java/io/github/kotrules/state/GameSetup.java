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
 * A position at the start of a turn: plain data, not necessarily legal. It contains everything that lasts from turn to turn.
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
 * @param market the face-up cards, including empty slots; null to deal three cards by chance
 * @param deck the cards in the deck; those without another place are in the discard pile. Null for a deck of all cards without
 *     another place
 * @param topCards the cards on top of the deck that somebody has seen, the topmost first; they are not part of {@code deck}
 * @param first whose turn is about to start; null to roll for the first player (S-7)
 * @param began who had the first turn of the game, which matters for rounds; null for the Monster whose turn is about to start
 * @param regular whose turn it is by order of seats, if an extra turn of another Monster is about to start; otherwise null
 * @param fewerDice the number of dice by which the roll of the turn is reduced
 * @param extraTurns the extra turns to come after the turn that is about to start, in the order in which they were granted
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
  /** Normalises positions that mean the same, so that they are equal. */
  public GameSetup {
    requireNonNull(monsters, "monsters");
    requireNonNull(topCards, "topCards");
    requireNonNull(extraTurns, "extraTurns");
    deck = deck == null ? null : ImmutableList.sortedCopyOf(deck);
    began = began == first ? null : began;
    regular = regular == first ? null : regular;
  }

  /**
   * Creates the set-up of a new game by the printed rules, with 10 life each. The Monsters sit clockwise in this order. {@code
   * Game.setup} uses the starting life of other rules.
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

  /** Whether an extra turn is about to start. */
  public boolean isExtraTurn() {
    return fewerDice > 0 || regular != null;
  }

  /** The Monster at a seat. */
  public MonsterSetup monster(Seat seat) {
    seat.checkAtTableOf(monsters.size());
    return monsters.get(seat.ordinal());
  }

  /** Returns this set-up with another Monster at a seat. */
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
