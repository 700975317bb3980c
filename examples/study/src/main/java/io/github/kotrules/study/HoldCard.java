package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How often a Monster wins that has a Keep card from the start, against one that has none. The card has the counters, and the
 * Monster the life, that a purchase gives them. (Battery Monster of the first edition gets what its buyer has left, which is
 * nothing here.)
 */
final class HoldCard extends Experiment {
  private static final Dice NOTHING = Dice.parse("112233");

  private final CardSetup card;
  private final int life;

  HoldCard(Setting setting, CardId id) {
    super("hold", setting, ImmutableList.of(id.value()));
    GameState bought = buy(id);
    HeldCard held = bought.cards(Seat.ONE).find(id);
    this.card = new CardSetup(id, held == null ? 0 : held.counters(), null);
    this.life = bought.life(Seat.ONE);
  }

  /** The card as its owner has it when the game starts. */
  CardSetup card() {
    return card;
  }

  /** The owner's life when the game starts. */
  int life() {
    return life;
  }

  /** The state after the card was bought in a turn in which nothing else happened. */
  private GameState buy(CardId id) {
    GameSetup setup = setting().setup().withFirst(Seat.ONE).withMarket(Market.of(id, null, null));
    MonsterSetup rich =
        setup.monster(Seat.ONE).withEnergy(game().catalogue().info(id).cost());
    GameState state = game().start(setup.with(Seat.ONE, rich));
    state = game().next(state, new Roll(NOTHING));
    state = game().next(state, new StopRolling());
    state = game().next(state, new Action.BuyCard(id));
    while (state.step() == TurnStep.BUY && state.pending() instanceof DeckChance refill) {
      state = game().next(state, refill.outcomes().get(0));
    }
    return state;
  }

  @Override
  double @Nullable [] play(int number, RandomGenerator random) {
    Seat owner = Seat.at(number % 2);
    Seat first = Seat.at(number / 2 % 2);
    GameSetup setup = setting().setup();
    MonsterSetup monster =
        setup.monster(owner).withCards(ImmutableList.of(card)).withLife(life);
    SelfPlay game =
        play(setup.with(owner, monster).withFirst(first), random, SelfPlay.Referee.NONE);
    double[] shares = game.sharesWithoutLuck();
    return shares == null ? null : new double[] {shares[owner.ordinal()]};
  }
}
