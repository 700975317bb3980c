package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** How often a Monster wins that has a Keep card from the start, against one that has none. */
final class HoldCard extends Experiment {
  private final CardId card;

  HoldCard(Setting setting, CardId card) {
    super("hold", setting, ImmutableList.of(card.value()));
    this.card = card;
  }

  @Override
  double @Nullable [] play(int number, RandomGenerator random) {
    Seat owner = Seat.at(number % 2);
    Seat first = Seat.at(number / 2 % 2);
    GameSetup setup = setting().setup();
    SelfPlay game = play(
        setup
            .with(owner, setup.monster(owner).withCards(ImmutableList.of(CardSetup.of(card))))
            .withFirst(first),
        random,
        SelfPlay.Referee.NONE);
    double[] shares = game.sharesWithoutLuck();
    return shares == null ? null : new double[] {shares[owner.ordinal()]};
  }
}
