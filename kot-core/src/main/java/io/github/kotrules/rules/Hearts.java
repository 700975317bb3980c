package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Table;
import java.util.List;

/**
 * Hearts: outside Tokyo they heal their roller or remove its tokens; a card may give them to others.
 *
 * @rulebook D-4
 */
final class Hearts {
  /** The answers to which other Monster gets hearts. */
  static final Choice<ChooseGift> GIFTS = Hearts::gifts;

  /** The answers to what hearts are spent on. */
  static final Choice<ChooseHearts> USES = Hearts::uses;

  private Hearts() {}

  /** Whether a Monster's Hearts may lead to a question. */
  static boolean mayAsk(Resolution r, Seat seat) {
    return r.has(Hooks.SHARES_HEARTS, seat) || hasTokens(r.table, seat);
  }

  static void begin(Resolution r, Seat seat) {
    int hearts = r.table.dice().count(Face.HEART);
    if (r.has(Hooks.SHARES_HEARTS, seat)) {
      r.ask(new AskGift(new ChooseGift(seat, hearts, SeatSet.none())));
    } else {
      use(r, seat, hearts);
    }
  }

  private static List<Action> gifts(CardRegistry cards, Table table, ChooseGift asked) {
    ActionList answers = new ActionList().append(CardRolls.DECLINE);
    for (Seat to : table.others(asked.seat()).toList()) {
      if (!asked.given().contains(to) && table.life(to) < table.maxLife(to)) {
        for (int hearts = 1; hearts <= asked.hearts(); hearts++) {
          answers.append(new GiveHearts(to, hearts));
        }
      }
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  /** Asks whether to give hearts to another Monster; the rest is for the roller. */
  private record AskGift(ChooseGift question) implements Asker {
    @Override
    public Choice<?> choice() {
      return GIFTS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      Seat seat = question.seat();
      if (action instanceof GiveHearts gift) {
        int price = r.cards.max(
            Hooks.SHARES_HEARTS,
            r.table,
            seat,
            0,
            (hook, table, owner, card) -> hook.pricePerLife(table, owner));
        MonsterStats.healForPay(r, seat, gift.to(), gift.hearts(), price);
        r.ask(new AskGift(new ChooseGift(
            seat, question.hearts() - gift.hearts(), question.given().with(gift.to()))));
      } else {
        use(r, seat, question.hearts());
      }
    }
  }

  private static void use(Resolution r, Seat seat, int hearts) {
    if (hearts == 0 || r.table.isInTokyo(seat)) {
      return;
    }
    if (hasTokens(r.table, seat)) {
      r.ask(new AskHearts(new ChooseHearts(seat, hearts)));
    } else {
      MonsterStats.heal(r, seat, hearts);
    }
  }

  private static boolean hasTokens(Table table, Seat seat) {
    return table.tokens(seat, Token.POISON) + table.tokens(seat, Token.SHRINK) > 0;
  }

  private static List<Action> uses(CardRegistry cards, Table table, ChooseHearts asked) {
    ActionList answers = new ActionList();
    int hearts = asked.hearts();
    int maxPoison = Math.min(hearts, table.tokens(asked.seat(), Token.POISON));
    for (int poison = 0; poison <= maxPoison; poison++) {
      int maxShrink = Math.min(hearts - poison, table.tokens(asked.seat(), Token.SHRINK));
      for (int shrink = 0; shrink <= maxShrink; shrink++) {
        answers.append(new SpendHearts(hearts - poison - shrink, poison, shrink));
      }
    }
    return CardUse.withUses(cards, table, asked.seat(), Moment.DECIDING, answers);
  }

  private record AskHearts(ChooseHearts question) implements Asker {
    @Override
    public Choice<?> choice() {
      return USES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      SpendHearts spent = (SpendHearts) action;
      Seat seat = question.seat();
      remove(r, seat, Token.POISON, spent.poison());
      remove(r, seat, Token.SHRINK, spent.shrink());
      MonsterStats.heal(r, seat, spent.heal());
    }
  }

  private static void remove(Resolution r, Seat seat, Token token, int count) {
    if (count > 0) {
      r.emit(new TokensRemoved(seat, token, count));
    }
  }
}
