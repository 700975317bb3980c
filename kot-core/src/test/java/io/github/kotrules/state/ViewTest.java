package io.github.kotrules.state;

import static io.github.kotrules.InventedCards.LOOKOUT;
import static io.github.kotrules.InventedCards.PARADE;
import static io.github.kotrules.InventedCards.QUAKE;
import static io.github.kotrules.InventedCards.SNACK;
import static io.github.kotrules.InventedCards.SPARE_CLAWS;
import static io.github.kotrules.InventedCards.TALL_LOOKOUT;
import static io.github.kotrules.InventedCards.UMBRELLA;
import static io.github.kotrules.Say.reveal;
import static io.github.kotrules.Say.roll;
import static io.github.kotrules.Say.stop;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.Say;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Seat 1 has a lookout, a card that shows it the top of the deck in its buy step, and looks. The deck is three parades (6
 * energy), a snack (2) and an umbrella (0).
 */
class ViewTest {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final int SOME_ENERGY = 3;

  private final GameState looking = looking(LOOKOUT, SOME_ENERGY);
  private final Transition sawSnack = GAME.apply(looking, reveal(SNACK));
  private final Transition sawParade = GAME.apply(looking, reveal(PARADE));

  /** Seat 1 is about to look at the top card. */
  private static GameState looking(CardId lookout, int energy) {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(QUAKE, SPARE_CLAWS, QUAKE))
        .withDeck(ImmutableList.of(PARADE, PARADE, PARADE, SNACK, UMBRELLA));
    MonsterSetup owner = setup
        .monster(Seat.ONE)
        .withCards(ImmutableList.of(CardSetup.of(lookout)))
        .withEnergy(energy);
    return Say.all(GAME, GAME.start(setup.with(Seat.ONE, owner)), roll("112233"), stop());
  }

  private static void checkSame(Seat seat, Transition one, Transition other) {
    GameView view = one.state().viewFor(seat);
    GameView otherView = other.state().viewFor(seat);

    assertThat(one.state()).isNotEqualTo(other.state());
    assertThat(view).isEqualTo(otherView).hasSameHashCodeAs(otherView);
    assertThat(view).hasToString(otherView.toString());
    assertThat(GAME.legalActions(view)).isEqualTo(GAME.legalActions(otherView));
    assertThat(one.eventsFor(seat)).isEqualTo(other.eventsFor(seat));
  }

  @Test
  void waits_for_the_card_that_is_looked_at() {
    assertThat(looking.pending()).isEqualTo(new DeckChance(looking.deck(), DeckChance.Use.LOOK));
    assertThat(sawSnack.state().pending()).isEqualTo(new ChoosePurchase(Seat.ONE));
    assertThat(sawSnack.state().seenCards())
        .containsExactly(new SeenCard(SNACK, SeatSet.of(Seat.ONE)));
  }

  @ParameterizedTest
  @EnumSource(names = {"TWO", "THREE"})
  void is_the_same_to_others_whatever_the_owner_saw(Seat other) {
    checkSame(other, sawSnack, sawParade);
  }

  @ParameterizedTest
  @EnumSource(names = {"TWO", "THREE"})
  void tells_others_only_that_the_owner_looked(Seat other) {
    assertThat(sawSnack.eventsFor(other)).contains(new TopCardSeen(Seat.ONE, null, 0));
    assertThat(sawSnack.eventsFor(other)).doesNotContain(new TopCardSeen(Seat.ONE, SNACK, 0));
    assertThat(sawSnack.state().viewFor(other).seenCards())
        .containsExactly(new SeenCard(null, SeatSet.of(Seat.ONE)));
  }

  @Test
  void tells_the_owner_what_it_saw() {
    GameView snack = sawSnack.state().viewFor(Seat.ONE);
    GameView parade = sawParade.state().viewFor(Seat.ONE);

    assertThat(snack).isNotEqualTo(parade);
    assertThat(snack.seenCards()).containsExactly(new SeenCard(SNACK, SeatSet.of(Seat.ONE)));
    assertThat(sawSnack.eventsFor(Seat.ONE)).isEqualTo(sawSnack.events());
    assertThat(sawSnack.eventsFor(Seat.ONE)).isNotEqualTo(sawParade.eventsFor(Seat.ONE));
    assertThat(GAME.legalActions(snack)).contains(new BuyTopCard(0));
    assertThat(GAME.legalActions(parade)).doesNotContain(new BuyTopCard(0));
  }

  @ParameterizedTest
  @EnumSource(names = {"TWO", "THREE"})
  void does_not_tell_others_by_a_question_whether_the_card_is_affordable(Seat other) {
    GameState poor = looking(LOOKOUT, 0);
    Transition nothingToBuy = GAME.apply(poor, reveal(PARADE));
    Transition freeToBuy = GAME.apply(poor, reveal(UMBRELLA));

    assertThat(GAME.legalActions(nothingToBuy.state())).containsExactly(new EndBuying());
    assertThat(GAME.legalActions(freeToBuy.state()))
        .containsExactly(new EndBuying(), new BuyTopCard(0));
    checkSame(other, nothingToBuy, freeToBuy);
  }

  @Test
  void stays_the_same_to_others_until_the_card_is_revealed() {
    Action[] turnOfTwo = {new EndBuying(), roll("1EEEEE"), stop(), new BuyCard(QUAKE)};
    Transition snack = sawSnack;
    Transition parade = sawParade;
    for (int i = 0; i < turnOfTwo.length - 1; i++) {
      snack = GAME.apply(snack.state(), turnOfTwo[i]);
      parade = GAME.apply(parade.state(), turnOfTwo[i]);
      checkSame(Seat.TWO, snack, parade);
      checkSame(Seat.THREE, snack, parade);
    }

    Transition bought = GAME.apply(snack.state(), turnOfTwo[3]);
    assertThat(bought.eventsFor(Seat.THREE)).contains(new CardRevealed(0, SNACK));
    assertThat(bought.state().seenCards()).isEmpty();
  }

  @Test
  void shows_everybody_a_top_card_that_is_bought() {
    Transition bought = GAME.apply(sawSnack.state(), new BuyTopCard(0));

    assertThat(bought.eventsFor(Seat.THREE)).contains(new TopCardBought(Seat.ONE, SNACK, 0, 2));
    assertThat(bought.state().viewFor(Seat.THREE).cards(Seat.ONE).contains(SNACK))
        .isTrue();
  }

  @Test
  void hides_both_cards_of_a_longer_look() {
    GameState tall = looking(TALL_LOOKOUT, SOME_ENERGY);
    GameState snackFirst = Say.all(GAME, tall, reveal(SNACK), reveal(PARADE));
    GameState umbrellaFirst = Say.all(GAME, tall, reveal(UMBRELLA), reveal(SNACK));

    assertThat(snackFirst.viewFor(Seat.TWO)).isEqualTo(umbrellaFirst.viewFor(Seat.TWO));
    assertThat(snackFirst.viewFor(Seat.ONE)).isNotEqualTo(umbrellaFirst.viewFor(Seat.ONE));
    assertThat(GAME.legalActions(umbrellaFirst))
        .contains(new BuyTopCard(0), new BuyTopCard(1))
        .doesNotContain(new BuyTopCard(2));
  }

  @Test
  void is_no_secret_to_a_second_monster_that_looks() {
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID)
        .withFirst(Seat.ONE)
        .withMarket(Market.of(QUAKE, SPARE_CLAWS, QUAKE));
    ImmutableList<CardSetup> lookout = ImmutableList.of(CardSetup.of(LOOKOUT));
    GameState start = GAME.start(setup
        .with(Seat.ONE, setup.monster(Seat.ONE).withCards(lookout))
        .with(Seat.TWO, setup.monster(Seat.TWO).withCards(lookout)));
    GameState oneLooked = Say.all(GAME, start, roll("112233"), stop(), reveal(SNACK));
    GameState twoRolled = Say.all(GAME, oneLooked, new EndBuying(), roll("112233"));
    Transition twoLooked = GAME.apply(twoRolled, stop());

    assertThat(twoRolled.viewFor(Seat.TWO).seenCards())
        .containsExactly(new SeenCard(null, SeatSet.of(Seat.ONE)));
    assertThat(twoLooked.state().viewFor(Seat.TWO).seenCards())
        .containsExactly(new SeenCard(SNACK, SeatSet.of(Seat.ONE, Seat.TWO)));
    assertThat(twoLooked.state().viewFor(Seat.THREE).seenCards())
        .containsExactly(new SeenCard(null, SeatSet.of(Seat.ONE, Seat.TWO)));
    assertThat(twoLooked.eventsFor(Seat.TWO)).contains(new TopCardSeen(Seat.TWO, SNACK, 0));
    assertThat(twoLooked.eventsFor(Seat.THREE)).contains(new TopCardSeen(Seat.TWO, null, 0));
    assertThat(twoLooked.eventsFor(Seat.ONE)).contains(new TopCardSeen(Seat.TWO, null, 0));
  }

  @Test
  void has_the_hidden_card_among_the_unseen() {
    GameView view = sawSnack.state().viewFor(Seat.TWO);

    assertThat(sawSnack.state().deck().toList())
        .containsExactlyInAnyOrder(PARADE, PARADE, PARADE, UMBRELLA);
    assertThat(view.deck().toList())
        .containsExactlyInAnyOrder(PARADE, PARADE, PARADE, SNACK, UMBRELLA);
    assertThat(view.deck()).isEqualTo(looking.deck());
  }

  @Test
  void counts_the_seen_card_as_part_of_the_deck() {
    assertThat(sawSnack.state().deckSize()).isEqualTo(5);
    assertThat(sawSnack.state().viewFor(Seat.ONE).deckSize()).isEqualTo(5);
  }

  @Test
  void has_everything_in_it_for_a_seat_that_knows_everything() {
    for (Seat seat : new Seat[] {Seat.ONE, Seat.TWO, Seat.THREE}) {
      checkContent(looking, looking.viewFor(seat));
    }
    checkContent(sawSnack.state(), sawSnack.state().viewFor(Seat.ONE));
  }

  private static void checkContent(GameState state, GameView view) {
    assertThat(view.setting()).isEqualTo(state.setting());
    assertThat(view.market()).isEqualTo(state.market());
    assertThat(view.deck()).isEqualTo(state.deck());
    assertThat(view.seenCards()).isEqualTo(state.seenCards());
    assertThat(view.discards()).isEqualTo(state.discards());
    assertThat(view.pending()).isEqualTo(state.pending());
    assertThat(view.packedTurn()).isEqualTo(state.packedTurn());
    assertThat(view.packedSeats()).isEqualTo(state.packedSeats());
    assertThat(view.dice()).isEqualTo(state.dice());
    assertThat(view.extraTurns()).isEqualTo(state.extraTurns());
    for (int i = 0; i < state.seats(); i++) {
      assertThat(view.stats()[i]).isEqualTo(state.stats()[i]);
      assertThat(view.cards(Seat.at(i))).isEqualTo(state.cards(Seat.at(i)));
    }
    assertThat(view.sample(new SplittableRandom(1))).isEqualTo(state);
  }

  @Test
  void is_one_seats_own() {
    assertThat(looking.viewFor(Seat.TWO)).isEqualTo(looking.viewFor(Seat.TWO));
    assertThat(looking.viewFor(Seat.TWO)).isNotEqualTo(looking.viewFor(Seat.THREE));
    assertThat(looking.viewFor(Seat.TWO).seat()).isEqualTo(Seat.TWO);
    assertThat(looking.viewFor(Seat.TWO).equals((Object) looking)).isFalse();
  }

  @Test
  void gives_lawful_states_that_look_the_same_to_the_seat() {
    GameView view = sawSnack.state().viewFor(Seat.TWO);
    SplittableRandom random = new SplittableRandom(4);
    for (int i = 0; i < 200; i++) {
      GameState sample = view.sample(random);
      CardId seen = Objects.requireNonNull(sample.seenCards().get(0).card());

      assertThat(sample.viewFor(Seat.TWO)).isEqualTo(view);
      assertThat(sample.deckSize()).isEqualTo(sawSnack.state().deckSize());
      assertThat(sample.deck().plus(seen)).isEqualTo(view.deck());
      assertThat(sample).isEqualTo(GAME.next(looking, reveal(seen)));
      assertThat(GAME.legalActions(sample).contains(new BuyTopCard(0)))
          .isEqualTo(!seen.equals(PARADE));
    }
  }

  @Test
  void gives_every_card_that_it_can_be_as_often_as_it_is_likely() {
    GameView view = sawSnack.state().viewFor(Seat.THREE);
    int draws = 10_000;
    Map<CardId, Integer> counts = new HashMap<>();
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < draws; i++) {
      counts.merge(view.sample(random).seenCards().get(0).card(), 1, Integer::sum);
    }

    assertThat(counts).containsOnlyKeys(PARADE, SNACK, UMBRELLA);
    double critical = 13.816; // chi-square, 0.999, 2 degrees of freedom
    assertThat(chiSquare(counts, view.deck(), draws)).isLessThan(critical);
  }

  private static double chiSquare(Map<CardId, Integer> counts, CardPile deck, int draws) {
    double sum = 0;
    for (CardId card : deck.distinct()) {
      double expected = (double) draws * deck.count(card) / deck.size();
      sum += Math.pow(counts.getOrDefault(card, 0) - expected, 2) / expected;
    }
    return sum;
  }

  @Test
  void gives_the_same_state_again_with_the_same_seed() {
    GameView view = sawSnack.state().viewFor(Seat.TWO);

    assertThat(view.sample(new SplittableRandom(6)))
        .isEqualTo(view.sample(new SplittableRandom(6)));
  }

  @Test
  void does_not_write_the_hidden_card() {
    assertThat(sawSnack.state().viewFor(Seat.TWO).toString())
        .startsWith("as seat 2 sees it:")
        .doesNotContain(SNACK.value());
    assertThat(sawSnack.eventsFor(Seat.TWO).toString()).doesNotContain(SNACK.value());
  }

  @Test
  void holds_no_way_back_to_the_hidden_card() {
    List<Object> inside = Inside.of(sawSnack.state().viewFor(Seat.TWO));

    assertThat(inside).doesNotHaveAnyElementsOfTypes(GameState.class, Draft.class);
    assertThat(inside)
        .filteredOn(SeenCard.class::isInstance)
        .containsExactly(new SeenCard(null, SeatSet.of(Seat.ONE)));
    assertThat(inside).contains(looking.deck()).doesNotContain(sawSnack.state().deck());
  }

  @Test
  void would_be_caught_with_a_way_back() {
    List<Object> inside = new ArrayList<>(Inside.of(sawSnack.state()));

    assertThat(inside).contains(sawSnack.state().deck(), new SeenCard(SNACK, SeatSet.of(Seat.ONE)));
  }

  @Test
  void does_not_tell_the_first_card_by_the_second_look() {
    GameState tall = looking(TALL_LOOKOUT, SOME_ENERGY);
    checkSame(Seat.TWO, GAME.apply(tall, reveal(SNACK)), GAME.apply(tall, reveal(PARADE)));
  }

  @ParameterizedTest
  @EnumSource(names = {"ONE", "TWO", "THREE"})
  void counts_the_cards_of_the_deck_as_they_are(Seat seat) {
    assertThat(sawSnack.state().viewFor(seat).deckSize())
        .isEqualTo(sawSnack.state().deckSize());
  }
}
