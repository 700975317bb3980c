package io.github.kotrules.rules;

import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.DiceAction.GiveHearts;
import io.github.kotrules.action.DiceAction.SpendHearts;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.effect.DiceEffect.OfferGift;
import io.github.kotrules.effect.DiceEffect.UseHearts;
import io.github.kotrules.effect.VitalEffect.HealForPay;
import io.github.kotrules.state.VitalEvent.TokensRemoved;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;

/**
 * Hearts heal their roller, or remove its tokens, outside Tokyo; a card may let others have them.
 *
 * @rulebook D-4
 */
final class Hearts {
  private static final HookType<SharesHearts> SHARES_HEARTS = HookType.of(SharesHearts.class);

  private Hearts() {}

  /** Whether a Monster's Hearts may lead to a question. */
  static boolean mayAsk(Resolution r, Seat seat) {
    return r.has(SHARES_HEARTS, seat) || hasTokens(r, seat);
  }

  private static boolean hasTokens(Resolution r, Seat seat) {
    return r.table.tokens(seat, Token.POISON) + r.table.tokens(seat, Token.SHRINK) > 0;
  }

  static void begin(Resolution r, Seat seat) {
    int hearts = r.table.dice().count(Face.HEART);
    if (r.has(SHARES_HEARTS, seat)) {
      r.push(new OfferGift(seat, hearts, SeatSet.none()));
    } else {
      use(r, seat, hearts);
    }
  }

  static void offerGift(Resolution r, OfferGift offer) {
    r.push(new UseHearts(offer.seat(), offer.hearts()));
    r.ask(new ChooseGift(offer.seat(), offer.hearts(), offer.given()));
  }

  static void give(Resolution r, ChooseGift choice, GiveHearts gift) {
    Seat seat = choice.seat();
    UseHearts left = r.pop(UseHearts.class);
    int[] price = {0};
    r.book.visit(
        SHARES_HEARTS,
        r.table.cards(seat),
        (hook, card) -> price[0] = Math.max(price[0], hook.pricePerLife(r.table, seat)));
    r.push(new OfferGift(seat, left.hearts() - gift.hearts(), choice.given().with(gift.to())));
    r.push(new HealForPay(seat, gift.to(), gift.hearts(), price[0]));
  }

  static void use(Resolution r, Seat seat, int hearts) {
    if (hearts == 0 || r.table.isInTokyo(seat)) {
      return;
    }
    if (hasTokens(r, seat)) {
      r.ask(new ChooseHearts(seat, hearts));
    } else {
      Vitality.heal(r, seat, hearts);
    }
  }

  static void spend(Resolution r, Seat seat, SpendHearts hearts) {
    remove(r, seat, Token.POISON, hearts.poison());
    remove(r, seat, Token.SHRINK, hearts.shrink());
    Vitality.heal(r, seat, hearts.heal());
  }

  private static void remove(Resolution r, Seat seat, Token token, int count) {
    if (count > 0) {
      r.emit(new TokensRemoved(seat, token, count));
    }
  }
}
