package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Action;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.Objects;

/** Cards that their owner may use at a question, which is then asked again. */
final class CardUse {
  private CardUse() {}

  /** Appends the uses of cards at an ordinary question to these answers. */
  static List<Action> withUses(
      CardRegistry cards, Table table, Seat seat, ImmutableList<Action> answers) {
    return Hooks.MAY_BE_USED.isWith(table, seat)
        ? withUses(cards, table, seat, Moment.DECIDING, new ActionList().appendAll(answers))
        : answers;
  }

  /** Appends the uses of cards at a question of this moment to these answers. */
  static List<Action> withUses(
      CardRegistry cards, Table table, Seat seat, Moment moment, ActionList answers) {
    if (Hooks.MAY_BE_USED.isWith(table, seat)) {
      cards.visit(Hooks.MAY_BE_USED, table, seat, (hook, card) -> {
        if (!CardRegistry.answered(hook.use(table, seat, card, moment)).isEmpty()) {
          answers.appendSharedOnce(cards.use(card));
        }
      });
    }
    return answers;
  }

  static boolean isUsable(Resolution r, Seat seat, HeldCard card, Moment moment) {
    return r.cards.any(
        Hooks.MAY_BE_USED,
        r.table,
        seat,
        card,
        (hook, table, owner, held) ->
            !CardRegistry.answered(hook.use(table, owner, held, moment)).isEmpty());
  }

  static void use(Resolution r, Asker asker, Moment moment, CardId id) {
    use(r, asker.question().seat(), asker, moment, id);
  }

  /** Uses a card, and then runs the frame, which asks again. */
  static void use(Resolution r, Seat seat, Frame again, Moment moment, CardId id) {
    HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(id));
    r.emit(new CardUsed(seat, id));
    r.push(again);
    r.triggerCard(
        Hooks.MAY_BE_USED,
        seat,
        card,
        (hook, table, owner, held) -> hook.use(table, owner, held, moment));
  }
}
