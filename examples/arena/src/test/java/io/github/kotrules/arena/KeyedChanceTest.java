package io.github.kotrules.arena;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class KeyedChanceTest {
  private static final GameState TABLE =
      KingOfTokyo.secondEdition().start(Monster.GIGAZAUR, Monster.THE_KING);

  private static Outcome roll(KeyedChance chance, Seat seat, int dice) {
    return chance.outcome(TABLE, new DiceChance(seat, dice, DiceChance.Use.TURN));
  }

  private static KeyedChance inTurn(int turns) {
    KeyedChance chance = new KeyedChance(42);
    for (int i = 0; i < turns; i++) {
      new TurnStarted(Seat.ONE).accept(chance);
      new TurnStarted(Seat.TWO).accept(chance);
    }
    return chance;
  }

  @Test
  void dice_depend_on_seat_turn_and_roll_and_on_nothing_before() {
    KeyedChance one = inTurn(2);
    KeyedChance other = inTurn(1);
    for (int i = 0; i < 5; i++) {
      roll(other, Seat.ONE, 3);
    }
    new TurnStarted(Seat.ONE).accept(other);

    assertThat(roll(other, Seat.ONE, 6)).isEqualTo(roll(one, Seat.ONE, 6));
    assertThat(roll(other, Seat.ONE, 6)).isEqualTo(roll(one, Seat.ONE, 6));
    assertThat(roll(inTurn(2), Seat.TWO, 6)).isNotEqualTo(roll(inTurn(2), Seat.ONE, 6));
  }

  @Test
  void fewer_dice_are_a_part_of_more() {
    Roll six = (Roll) roll(inTurn(1), Seat.ONE, 6);
    Roll two = (Roll) roll(inTurn(1), Seat.ONE, 2);

    assertThat(six.dice().contains(two.dice())).isTrue();
  }

  @Test
  void faces_are_equally_likely() {
    int[] counts = new int[6];
    for (int turn = 0; turn < 2_000; turn++) {
      Roll roll = (Roll)
          new KeyedChance(turn).outcome(TABLE, new DiceChance(Seat.ONE, 6, DiceChance.Use.TURN));
      for (Face face : Face.values()) {
        counts[face.ordinal()] += roll.dice().count(face);
      }
    }
    for (int count : counts) {
      assertThat(count / 12_000.0).isEqualTo(1 / 6.0, within(0.015));
    }
  }

  @Test
  void the_deck_is_shuffled_once_whatever_is_taken_out() {
    CardPile deck = KingOfTokyo.secondEdition().catalogue().allCards();
    List<CardId> order = order(deck);
    CardPile smaller = deck.minus(order.get(0)).minus(order.get(3));
    List<CardId> rest = new ArrayList<>(order);
    rest.remove(3);
    rest.remove(0);

    assertThat(order).hasSize(66);
    assertThat(orderOf(new ShuffledDeck(9, 0), deck, smaller)).isEqualTo(rest);
  }

  private static List<CardId> order(CardPile deck) {
    return orderOf(new ShuffledDeck(9, 0), deck, deck);
  }

  /** The order of some cards of a deck that was seen whole first. */
  private static List<CardId> orderOf(ShuffledDeck shuffled, CardPile whole, CardPile pile) {
    shuffled.next(new DeckChance(whole, DeckChance.Use.MARKET));
    List<CardId> order = new ArrayList<>();
    CardPile rest = pile;
    while (!rest.isEmpty()) {
      CardId next = Objects.requireNonNull(
          shuffled.next(new DeckChance(rest, DeckChance.Use.MARKET)).card());
      order.add(next);
      rest = rest.minus(next);
    }
    return order;
  }
}
