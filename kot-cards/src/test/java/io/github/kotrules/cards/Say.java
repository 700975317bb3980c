package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.util.Arrays;

/** Short words for what players say, and for what they are asked. */
final class Say {
  static final Action DECLINE = new Decline();
  static final Action END_BUYING = new EndBuying();
  static final Action STAY = new StayInTokyo();
  static final Action SWEEP = new SweepMarket();
  static final Action TAKE_DAMAGE = new TakeDamage();
  static final Action YIELD = new YieldTokyo();

  private Say() {}

  static Action buy(String card) {
    return new BuyCard(CardId.of(card));
  }

  static Action copy(Seat owner, String card) {
    return new CopyCard(owner, CardId.of(card));
  }

  static Action probe(String card, char face) {
    return new ProbeDie(CardId.of(card), Face.of(face));
  }

  static Action reroll(String dice) {
    return new RerollDice(Dice.parse(dice));
  }

  static Action use(String card) {
    return new UseCard(CardId.of(card));
  }

  static ChooseRevealed offer(Seat seat, String... cards) {
    return new ChooseRevealed(
        seat, Arrays.stream(cards).map(CardId::of).collect(ImmutableList.toImmutableList()));
  }
}
