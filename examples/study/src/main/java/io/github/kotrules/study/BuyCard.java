package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.value.SelfPlay;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Market;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * How often a Monster wins that buys a card as soon as it can pay for it, against one that never buys it. The card lies in the
 * market from the start and stays there until it is bought.
 */
final class BuyCard extends Experiment {
  private final CardId card;
  private final ImmutableList<CardId> others;

  BuyCard(Setting setting, CardId card) {
    super("buy", setting, ImmutableList.of(card.value()));
    this.card = card;
    ImmutableList.Builder<CardId> ids = ImmutableList.builder();
    for (CardInfo info : game().catalogue().cards()) {
      if (!info.id().equals(card)) {
        ids.add(info.id());
      }
    }
    this.others = ids.build();
  }

  @Override
  double @Nullable [] play(int number, RandomGenerator random) {
    Seat buyer = Seat.at(number % 2);
    Seat first = Seat.at(number / 2 % 2);
    List<CardId> rest = new ArrayList<>(others);
    CardId second = rest.remove(random.nextInt(rest.size()));
    CardId third = rest.get(random.nextInt(rest.size()));
    SelfPlay game = play(
        setting().setup().withMarket(Market.of(card, second, third)).withFirst(first),
        random,
        (question, bot) -> decide(question, bot.choose(question), buyer));
    double[] shares = game.sharesWithoutLuck();
    return shares == null ? null : new double[] {shares[buyer.ordinal()]};
  }

  private Action decide(Question question, Action proposed, Seat buyer) {
    if (!question.view().market().cards().contains(card)) {
      return proposed;
    }
    Action buy = new Action.BuyCard(card);
    if (question.seat() == buyer && question.options().contains(buy)) {
      return buy;
    }
    return proposed.equals(buy) || proposed instanceof Action.SweepMarket
        ? new Action.EndBuying()
        : proposed;
  }
}
