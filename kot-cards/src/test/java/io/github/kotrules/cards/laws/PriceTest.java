package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.ALIEN_ORIGIN;
import static io.github.kotrules.cards.CardIds.MADE_IN_A_LAB;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.PARASITIC_TENTACLES;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.testkit.RandomPlay;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The price that a game names is the one that it charges. */
class PriceTest {
  private static final int GAMES = 40;
  private static final int ENERGY = 30;

  /** Of each kind of purchase, the number of those that cost what is printed and of those that cost less. */
  private final Map<String, Integer> purchases = new HashMap<>();

  /** Monsters with energy, of which two pay less, and two can buy where others cannot. */
  private static GameSetup richTable(boolean firstEdition, int players) {
    GameSetup setup = RandomGames.newGame(firstEdition, players);
    for (int i = 0; i < players; i++) {
      setup = setup.with(Seat.at(i), setup.monster(Seat.at(i)).withEnergy(ENERGY));
    }
    return setup
        .with(
            Seat.ONE,
            setup
                .monster(Seat.ONE)
                .withCards(CardSetup.of(ALIEN_ORIGIN), CardSetup.of(PARASITIC_TENTACLES)))
        .with(
            Seat.TWO,
            setup
                .monster(Seat.TWO)
                .withCards(
                    new CardSetup(MIMIC, 0, new CardRef(Seat.ONE, ALIEN_ORIGIN)),
                    CardSetup.of(MADE_IN_A_LAB)));
  }

  private void check(Game game, GameState before, Event event) {
    if (event instanceof CardBought bought) {
      check(game, before, event, bought.seat(), bought.card(), bought.price());
    } else if (event instanceof TopCardBought bought) {
      check(game, before, event, bought.seat(), bought.card(), bought.price());
    } else if (event instanceof CardBoughtFromMonster bought) {
      check(game, before, event, bought.seat(), bought.card(), bought.price());
    }
  }

  private void check(
      Game game, GameState before, Event event, Seat seat, CardId card, int charged) {
    assertThat(game.price(before, seat, card)).as("%s", event).isEqualTo(charged);
    assertThat(game.price(before.viewFor(seat), seat, card)).isEqualTo(charged);
    boolean cheaper = charged < game.cards().card(card).face().cost();
    purchases.merge(
        event.getClass().getSimpleName() + (cheaper ? ", cheaper" : ""), 1, Integer::sum);
  }

  @Test
  void the_price_is_charged() {
    for (boolean firstEdition : new boolean[] {true, false}) {
      Game game = RandomGames.game(firstEdition);
      for (int seed = 0; seed < GAMES; seed++) {
        GameState start = game.start(richTable(firstEdition, 2 + seed % 5));
        new RandomPlay(game, seed)
            .toEnd(
                start,
                (before, action, transition) ->
                    transition.events().forEach(event -> check(game, before, event)));
      }
    }

    assertThat(purchases)
        .hasSize(6) // three kinds of purchases, at the printed cost and for less
        .allSatisfy((kind, count) -> assertThat(count).as(kind).isGreaterThan(10));
  }

  @Test
  void is_known_for_any_card_and_any_monster() {
    Game game = RandomGames.game(false);
    GameState state = game.start(richTable(false, 3));

    assertThat(game.price(state, Seat.ONE, MIMIC)).isEqualTo(7);
    assertThat(game.price(state, Seat.TWO, MIMIC)).isEqualTo(7);
    assertThat(game.price(state, Seat.THREE, MIMIC)).isEqualTo(8);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.price(state, Seat.ONE, CardId.of("unheard-of")))
        .withMessage("no card unheard-of in this game");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> game.price(state, Seat.FOUR, ALIEN_ORIGIN))
        .withMessage("no seat 4 at a table of 3");
  }
}
