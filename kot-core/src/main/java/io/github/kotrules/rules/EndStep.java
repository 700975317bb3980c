package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.TurnEffect.EndTurnPart;
import io.github.kotrules.effect.TurnEffect.SufferPoison;
import io.github.kotrules.state.TurnEvent.StepBegan;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.rules.CardBook.Question;
import java.util.Arrays;

/**
 * Step 5: the active Monster's cards speak, part by part, and then its poison hurts.
 *
 * @rulebook E-1
 */
final class EndStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.END);
  private static final HookType<WhenTurnEnds> WHEN_TURN_ENDS = HookType.of(WhenTurnEnds.class);
  private static final ImmutableList<EndTurnPart> PARTS =
      ImmutableList.copyOf(Lists.transform(Arrays.asList(TurnEnd.values()), EndTurnPart::new));
  private static final ImmutableList<Question<WhenTurnEnds, ImmutableList<Effect>>> SPEAK =
      ImmutableList.copyOf(Lists.transform(Arrays.asList(TurnEnd.values()), EndStep::speak));
  private static final PerSeat<SufferPoison> SUFFER_POISON = PerSeat.of(SufferPoison::new);

  private EndStep() {}

  /** What the cards of one part want, and those of other parts do not. */
  private static Question<WhenTurnEnds, ImmutableList<Effect>> speak(TurnEnd part) {
    return (hook, table, owner, card) ->
        hook.part() == part ? hook.whenTurnEnds(table, owner, card) : ImmutableList.of();
  }

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    goOn(r, seat, 0);
  }

  static void goOn(Resolution r, TurnEnd from) {
    goOn(r, r.table.activeSeat(), from.ordinal());
  }

  /** The parts from this one on. When a card wants something, the rest waits on the agenda until that has happened. */
  private static void goOn(Resolution r, Seat seat, int from) {
    for (int part = from; part < PARTS.size() && r.has(WHEN_TURN_ENDS, seat); part++) {
      ImmutableList<Effect> wanted = r.book.effects(WHEN_TURN_ENDS, r.table, seat, SPEAK.get(part));
      if (!wanted.isEmpty()) {
        r.push(part + 1 < PARTS.size() ? PARTS.get(part + 1) : SUFFER_POISON.at(seat));
        r.pushAll(wanted);
        return;
      }
    }
    poison(r, seat);
  }

  static void poison(Resolution r, Seat seat) {
    int tokens = r.table.tokens(seat, Token.POISON);
    if (tokens > 0) {
      r.push(new DealDamage(null, SeatSet.of(seat), tokens, DamageKind.POISON));
    }
  }
}
