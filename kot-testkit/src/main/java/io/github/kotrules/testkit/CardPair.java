package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.MonsterSetup;
import org.jspecify.annotations.Nullable;

/**
 * A pair of Keep cards in play, the first of them at seat 1. If both are the same card with a single copy, the second is a card
 * that copies it.
 *
 * @param owner the owner of the second card
 * @param number the number of the pair, which varies the position
 */
record CardPair(
    Game game,
    Card first,
    Card second,
    Seat owner,
    int number,
    ImmutableMap<CardId, Integer> counters) {
  private static final int PLAYERS = 3;

  /** The position: wounded Monsters with energy, close to the end of the game, and a market to deal. */
  GameSetup setup() {
    ImmutableList<Monster> monsters = game.rules().monsters().asList().subList(0, PLAYERS);
    GameSetup setup = game.setup(monsters.toArray(new Monster[0])).withFirst(Seat.ONE);
    for (int i = 0; i < PLAYERS; i++) {
      setup = setup.with(Seat.at(i), monster(monsters.get(i), i));
    }
    setup = give(setup, Seat.ONE, first, new CardRef(owner, second.face().id()), second);
    Card other = isOnlyOne() ? copier(game.cards()) : second;
    return other == null || (isOnlyOne() && other.equals(first))
        ? setup
        : give(setup, owner, other, new CardRef(Seat.ONE, first.face().id()), first);
  }

  private MonsterSetup monster(Monster monster, int seat) {
    return MonsterSetup.of(monster)
        .withLife(Math.min(4 + seat, game.rules().maximumLife()))
        .withPoints(Math.min(6 + seat, game.rules().pointsToWin() - 1))
        .withEnergy(8)
        .withPoison(seat)
        .withPlace(number % PLAYERS == seat ? Place.CITY : Place.OUTSIDE);
  }

  /** Whether both cards are the same, with a single copy. */
  private boolean isOnlyOne() {
    return first.equals(second) && game.cards().copies().getOrDefault(first, 0) == 1;
  }

  private static @Nullable Card copier(CardSet cards) {
    for (Card card : cards) {
      if (card instanceof CopiesCards) {
        return card;
      }
    }
    return null;
  }

  /** Gives a card with counters to a Monster; a copying card copies the other. */
  private GameSetup give(GameSetup setup, Seat seat, Card card, CardRef other, Card otherCard) {
    boolean copies = card instanceof CopiesCards && !(otherCard instanceof CopiesCards);
    CardId id = card.face().id();
    int count = counters.getOrDefault(copies ? other.card() : id, 0);
    MonsterSetup monster = setup.monster(seat);
    return setup.with(
        seat,
        monster.withCards(ImmutableList.<CardSetup>builder()
            .addAll(monster.cards())
            .add(new CardSetup(id, count, copies ? other : null))
            .build()));
  }

  @Override
  public String toString() {
    return first.face().id() + " of " + Seat.ONE + " and " + second.face().id() + " of " + owner;
  }
}
