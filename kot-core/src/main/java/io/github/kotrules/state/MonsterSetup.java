package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.KotStyle;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import org.immutables.value.Value;

/**
 * A Monster in a {@link GameSetup}. Start from {@link #of} and change it with the {@code with} methods.
 *
 * @param place {@link Place#NOWHERE} if it is eliminated
 * @param cards its Keep cards in the order in which they were acquired
 */
@KotStyle
@Value.Builder
public record MonsterSetup(
    Monster monster,
    int life,
    int points,
    int energy,
    Place place,
    int poison,
    int shrink,
    ImmutableList<CardSetup> cards)
    implements WithMonsterSetup {
  public MonsterSetup {
    requireNonNull(monster, "monster");
    requireNonNull(place, "place");
    requireNonNull(cards, "cards");
  }

  /**
   * Creates a Monster of a new game by the printed rules, with 10 life (S-2). {@code Game.setup} uses the life of other rules.
   */
  public static MonsterSetup of(Monster monster) {
    return new MonsterSetup(monster, 10, 0, 0, Place.OUTSIDE, 0, 0, ImmutableList.of());
  }

  /** Creates an eliminated Monster. */
  public static MonsterSetup out(Monster monster) {
    return new MonsterSetup(monster, 0, 0, 0, Place.NOWHERE, 0, 0, ImmutableList.of());
  }

  /** Returns a Monster of a table, without what happened this turn, such as the use of its cards. */
  public static MonsterSetup of(Table table, Seat seat) {
    ImmutableList.Builder<CardSetup> cards = ImmutableList.builder();
    for (HeldCard card : requireNonNull(table, "table").cards(requireNonNull(seat, "seat"))) {
      cards.add(new CardSetup(card.id(), card.counters(), card.copy()));
    }
    return new MonsterSetup(
        table.monster(seat),
        table.life(seat),
        table.points(seat),
        table.energy(seat),
        table.place(seat),
        table.tokens(seat, Token.POISON),
        table.tokens(seat, Token.SHRINK),
        cards.build());
  }

  boolean isOut() {
    return place == Place.NOWHERE;
  }
}
