package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.DamageEffect.DealDamage;
import io.github.kotrules.effect.TurnEffect.EndTurnPart;
import io.github.kotrules.effect.TurnEffect.SufferPoison;
import io.github.kotrules.event.TurnEvent.StepBegan;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.model.TurnStep;
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
  private static final PerSeat<SufferPoison> SUFFER_POISON = PerSeat.of(SufferPoison::new);

  private EndStep() {}

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    boolean cardsSpeak = r.has(WHEN_TURN_ENDS, seat);
    if (cardsSpeak || r.table.tokens(seat, Token.POISON) > 0) {
      r.push(SUFFER_POISON.at(seat));
    }
    for (int i = PARTS.size() - 1; cardsSpeak && i >= 0; i--) {
      r.push(PARTS.get(i));
    }
  }

  static void part(Resolution r, TurnEnd part) {
    r.trigger(
        WHEN_TURN_ENDS,
        r.table.activeSeat(),
        (hook, table, owner, card) ->
            hook.part() == part ? hook.whenTurnEnds(table, owner, card) : ImmutableList.of());
  }

  static void poison(Resolution r, Seat seat) {
    int tokens = r.table.tokens(seat, Token.POISON);
    if (tokens > 0) {
      r.push(new DealDamage(null, SeatSet.of(seat), tokens, DamageKind.POISON));
    }
  }
}
