package io.github.kotrules.rules;

import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.effect.TurnEffect.Ask;
import io.github.kotrules.state.CardEvent.CardUsed;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.Objects;

/** Cards that their owner may use when it is asked something; then the question is put again. */
final class CardUse {
  static final HookType<MayBeUsed> MAY_BE_USED = HookType.of(MayBeUsed.class);

  private CardUse() {}

  static Moment moment(Decision decision) {
    if (decision instanceof ChooseReroll) {
      return Moment.ROLLING;
    }
    return decision instanceof ChooseDefence ? Moment.DAMAGE : Moment.DECIDING;
  }

  static boolean isUsable(CardBook book, Table table, Seat seat, HeldCard card, Moment moment) {
    boolean[] usable = {false};
    book.visitCard(
        MAY_BE_USED,
        card,
        (hook, held) -> usable[0] |= !hook.use(table, seat, held, moment).isEmpty());
    return usable[0];
  }

  static void use(Resolution r, Decision decision, CardId id) {
    Seat seat = decision.seat();
    HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(id));
    Moment moment = moment(decision);
    if (moment == Moment.DAMAGE && !isUsable(r.book, r.table, seat, card, moment)) {
      Defence.defend(r, seat, id);
      return;
    }
    r.emit(new CardUsed(seat, id));
    r.push(new Ask(decision));
    r.triggerCard(
        MAY_BE_USED,
        seat,
        card,
        (hook, table, owner, held) -> hook.use(table, owner, held, moment));
  }
}
