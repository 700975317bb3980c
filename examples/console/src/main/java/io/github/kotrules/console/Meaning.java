package io.github.kotrules.console;

import io.github.kotrules.Game;
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
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.model.CardId;

/** What each question means, for somebody who meets it for the first time. */
record Meaning(Game game) implements Decision.Cases<String> {

  private String text(CardId id) {
    CardFace card = game.cards().card(id).face();
    return card.name() + ": " + card.text();
  }

  @Override
  public String chooseReroll(ChooseReroll decision) {
    return "Three equal numbers score that number, each further one 1 point more. E is energy, which"
        + " buys cards. H heals 1 life, but not in Tokyo. S hits all Monsters in Tokyo if you are"
        + " outside, and all outside if you are in Tokyo.";
  }

  @Override
  public String chooseProbe(ChooseProbe decision) {
    return "Your card can have one of these dice rolled again, which are not yours.";
  }

  @Override
  public String chooseFreeReroll(ChooseFreeReroll decision) {
    return "Your card rolls some of these dice again and costs no roll.";
  }

  @Override
  public String chooseDieChange(ChooseDieChange decision) {
    return "Your card can turn a die to another face before the dice count.";
  }

  @Override
  public String chooseGroup(ChooseGroup decision) {
    return "All your dice count; you only choose their order. Enter takes the usual one: first what"
        + " you gain, and Smash last.";
  }

  @Override
  public String chooseGift(ChooseGift decision) {
    return "Your card can heal others with your Hearts, and they pay for it.";
  }

  @Override
  public String chooseHearts(ChooseHearts decision) {
    return "A Heart heals 1 life or removes a token. A poison token costs 1 life at the end of each of"
        + " your turns, a shrink token one die.";
  }

  @Override
  public String chooseYield(ChooseYield decision) {
    int points = game.rules().pointsInTokyo();
    return "If you leave Tokyo, the Monster that hit you takes your place. If you stay, you get "
        + points + (points == 1 ? " point" : " points")
        + " when your next turn starts, and Hearts do not heal you.";
  }

  @Override
  public String chooseDefence(ChooseDefence decision) {
    return "You are about to take " + decision.packet().amount()
        + " damage. Your card can prevent some or all of it.";
  }

  @Override
  public String choosePurchase(ChoosePurchase decision) {
    return "Energy buys cards. Keep cards stay in front of you, Discard cards act once. To sweep costs "
        + game.rules().sweepPrice() + " energy and puts new cards on sale. Energy that you do not"
        + " spend is yours next turn.";
  }

  @Override
  public String chooseRevealed(ChooseRevealed decision) {
    return "Your card lets you buy what has just come up, before anybody else.";
  }

  @Override
  public String chooseCopy(ChooseCopy decision) {
    return text(decision.card()) + " It works like the card that you choose.";
  }

  @Override
  public String chooseAmount(ChooseAmount decision) {
    return text(decision.card());
  }

  @Override
  public String chooseSale(ChooseSale decision) {
    return "Your card lets you turn cards of yours back into energy.";
  }

  @Override
  public String chooseOption(ChooseOption decision) {
    return text(decision.card());
  }

  @Override
  public String chooseMonster(ChooseMonster decision) {
    return text(decision.card());
  }

  @Override
  public String chooseNumber(ChooseNumber decision) {
    return text(decision.card());
  }

  @Override
  public String chooseExtraTurn(ChooseExtraTurn decision) {
    return "You have earned another turn right after this one.";
  }
}
