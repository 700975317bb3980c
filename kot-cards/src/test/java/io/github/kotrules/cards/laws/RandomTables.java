package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.kotrules.cards.CardIds.BATTERY_MONSTER;
import static io.github.kotrules.cards.CardIds.EVEN_BIGGER;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.SMOKE_CLOUD;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.MonsterSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Positions in the middle of a game: wounded Monsters with energy, tokens and Keep cards, some of them copied. It is the
 * turn of seat 1.
 *
 * @param left cards that nobody has
 */
record RandomTables(Game game, SplittableRandom random, ImmutableSet<CardId> left) {
  private static final int FIVE = 5;

  static ImmutableList<CardId> keepCards(CardSet cards) {
    return cards.copies().keySet().stream()
        .map(Card::face)
        .filter(face -> face.kind() == CardKind.KEEP)
        .map(CardFace::id)
        .collect(toImmutableList());
  }

  GameSetup next(int players) {
    ImmutableList<Monster> monsters = game.rules().monsters().asList();
    List<List<CardSetup>> hands = hands(players);
    int city = random.nextInt(players + 1);
    int bay = players >= FIVE ? random.nextInt(players + 1) : players;
    ImmutableList.Builder<MonsterSetup> table = ImmutableList.builder();
    for (int i = 0; i < players; i++) {
      Place place = i == city ? Place.CITY : i == bay ? Place.BAY : Place.OUTSIDE;
      table.add(monster(monsters.get(i), place, hands.get(i)));
    }
    return GameSetup.of(monsters.subList(0, players).toArray(new Monster[0]))
        .withMonsters(table.build())
        .withFirst(Seat.ONE);
  }

  private MonsterSetup monster(Monster monster, Place place, List<CardSetup> hand) {
    boolean bigger = hand.stream().anyMatch(card -> isOrCopies(card, EVEN_BIGGER));
    return new MonsterSetup(
        monster,
        1 + random.nextInt(random.nextBoolean() ? 4 : bigger ? 12 : 10),
        random.nextInt(15),
        random.nextInt(9),
        place,
        Math.max(0, random.nextInt(6) - 3),
        Math.max(0, random.nextInt(6) - 3),
        ImmutableList.copyOf(hand));
  }

  private static boolean isOrCopies(CardSetup card, CardId id) {
    return card.id().equals(id) || (card.copy() != null && card.copy().card().equals(id));
  }

  /** Deals some Keep cards. A Mimic among them copies one of the others. */
  private List<List<CardSetup>> hands(int players) {
    List<CardId> pile = new ArrayList<>(keepCards(game.cards()));
    pile.removeAll(left);
    List<List<CardSetup>> hands = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      List<CardSetup> hand = new ArrayList<>();
      for (int number = random.nextInt(5); number > 0; number--) {
        hand.add(card(pile.remove(random.nextInt(pile.size())), null));
      }
      hands.add(hand);
    }
    hands.forEach(hand -> hand.replaceAll(card -> card.id().equals(MIMIC) ? copy(hands) : card));
    return hands;
  }

  private CardSetup copy(List<List<CardSetup>> hands) {
    List<CardRef> targets = new ArrayList<>();
    for (int i = 0; i < hands.size(); i++) {
      for (CardSetup card : hands.get(i)) {
        if (!card.id().equals(MIMIC)) {
          targets.add(new CardRef(Seat.at(i), card.id()));
        }
      }
    }
    return card(MIMIC, targets.isEmpty() ? null : targets.get(random.nextInt(targets.size())));
  }

  private CardSetup card(CardId id, @Nullable CardRef copy) {
    CardId power = copy == null ? id : copy.card();
    int counters = power.equals(BATTERY_MONSTER)
        ? 2 + 2 * random.nextInt(3)
        : power.equals(SMOKE_CLOUD) ? 1 + random.nextInt(3) : 0;
    return new CardSetup(id, counters, copy);
  }
}
