package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameView;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/** Finds the option that does what a chooser wants. An impossible wish becomes an answer that the table refuses. */
final class Wishes {
  private Wishes() {}

  /** Rerolls dice, for free if a card allows it, otherwise with one of the rolls left. */
  static Action reroll(Question question, Dice again) {
    List<Action> options = question.options();
    // The options of cards come after the rerolls, of which there are many.
    for (int i = options.size() - 1; i > 0 && !(options.get(i) instanceof RerollDice); i--) {
      if (options.get(i) instanceof RerollWithCard free && again.contains(free.dice())) {
        return free;
      }
    }
    return again.isEmpty() || question.view().rollsLeft() == 0
        ? new StopRolling()
        : new RerollDice(again);
  }

  /** Buys the card that is picked from the affordable ones; asks another chooser if there is none. */
  static Action buy(
      Question question,
      BiFunction<GameView, List<CardId>, @Nullable CardId> choice,
      Chooser otherwise) {
    Map<CardId, Action> purchases = new LinkedHashMap<>();
    for (Action option : question.options()) {
      CardId card = bought(option, question.view());
      if (card != null) {
        purchases.putIfAbsent(card, option);
      }
    }
    if (purchases.isEmpty()) {
      return otherwise.choose(question);
    }
    CardId wanted = choice.apply(question.view(), ImmutableList.copyOf(purchases.keySet()));
    return wanted == null
        ? question.options().get(0)
        : purchases.getOrDefault(wanted, new BuyCard(wanted));
  }

  private static @Nullable CardId bought(Action option, GameView view) {
    if (option instanceof BuyCard buy) {
      return buy.card();
    }
    if (option instanceof BuyTopCard buy) {
      return requireNonNull(view.seenCards().get(buy.position()).card());
    }
    return option instanceof BuyFromMonster buy ? buy.card() : null;
  }
}
