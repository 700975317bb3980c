package io.github.kotrules.story;

import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;

/** What a player is asked. */
final class QuestionWords implements Decision.Cases<String> {
  private final Words words;

  QuestionWords(Words words) {
    this.words = words;
  }

  @Override
  public String chooseReroll(ChooseReroll decision) {
    return "which dice to roll again";
  }

  @Override
  public String chooseProbe(ChooseProbe decision) {
    return "whether to have a die of the active Monster rolled again";
  }

  @Override
  public String chooseFreeReroll(ChooseFreeReroll decision) {
    CardId card = decision.rolledFor();
    return "which of " + decision.dice() + " to roll again for free"
        + (card == null ? "" : ", rolled for " + words.card(card));
  }

  @Override
  public String chooseDieChange(ChooseDieChange decision) {
    return "whether to turn a die";
  }

  @Override
  public String chooseGroup(ChooseGroup decision) {
    return "which dice to resolve next";
  }

  @Override
  public String chooseGift(ChooseGift decision) {
    return "whom to give some of " + Words.count(decision.hearts(), "heart")
        + (decision.given().isEmpty() ? "" : " beside " + words.names(decision.given()));
  }

  @Override
  public String chooseHearts(ChooseHearts decision) {
    return "what to spend " + Words.count(decision.hearts(), "heart") + " on";
  }

  @Override
  public String chooseYield(ChooseYield decision) {
    return "whether to yield Tokyo to " + words.name(decision.attacker())
        + (decision.avoidable() == 0 ? "" : " before taking " + decision.avoidable() + " damage");
  }

  @Override
  public String chooseDefence(ChooseDefence decision) {
    return "whether to defend against " + decision.packet().amount() + " damage"
        + source(decision.packet().kind());
  }

  private static String source(DamageKind kind) {
    return switch (kind) {
      case SMASH -> " by Smash";
      case CARD -> " by a card";
      case POISON -> " by poison";
    };
  }

  @Override
  public String choosePurchase(ChoosePurchase decision) {
    return "what to buy";
  }

  @Override
  public String chooseRevealed(ChooseRevealed decision) {
    return "whether to buy " + words.cards(decision.cards()) + ", just revealed";
  }

  @Override
  public String chooseCopy(ChooseCopy decision) {
    return "what " + words.card(decision.card()) + " shall copy"
        + (decision.price() == 0 ? "" : ", for " + decision.price() + " energy");
  }

  @Override
  public String chooseAmount(ChooseAmount decision) {
    return "how much energy to put on " + words.card(decision.card()) + ", " + decision.most()
        + " at most";
  }

  @Override
  public String chooseSale(ChooseSale decision) {
    return "what to sell";
  }

  @Override
  public String chooseExtraTurn(ChooseExtraTurn decision) {
    return "whether to take an extra turn";
  }
}
