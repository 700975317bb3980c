package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.rules.CardRegistry.EffectsQuestion;
import io.github.kotrules.state.Event.StepBegan;
import java.util.Arrays;

/**
 * Step 5: the active Monster's cards act, part by part, and then its poison.
 *
 * @rulebook E-1
 */
final class EndStep {
  private static final StepBegan BEGAN = new StepBegan(TurnStep.END);

  /** For each part, a call of the hook that gives no effects for cards of other parts. */
  private static final ImmutableList<EffectsQuestion<WhenTurnEnds>> PARTS =
      ImmutableList.copyOf(Lists.transform(Arrays.asList(TurnEnd.values()), EndStep::question));

  private EndStep() {}

  private static EffectsQuestion<WhenTurnEnds> question(TurnEnd part) {
    return (hook, table, owner, card) -> CardRegistry.answered(hook.part()) == part
        ? hook.whenTurnEnds(table, owner, card)
        : ImmutableList.of();
  }

  static void begin(Resolution r, Seat seat) {
    r.emit(BEGAN);
    endParts(r, seat, 0);
  }

  /** The rest of the end of turn: the parts from this index on, and then poison. */
  private record EndParts(Seat seat, int from) implements Frame {
    @Override
    public void run(Resolution r) {
      endParts(r, seat, from);
    }
  }

  /** Runs the parts. If cards have effects, the later parts wait on the agenda. */
  private static void endParts(Resolution r, Seat seat, int from) {
    for (int part = from; part < PARTS.size() && r.has(Hooks.WHEN_TURN_ENDS, seat); part++) {
      ImmutableList<Deed> deeds =
          r.cards.deeds(Hooks.WHEN_TURN_ENDS, r.table, seat, PARTS.get(part));
      if (!deeds.isEmpty()) {
        r.push(new EndParts(seat, part + 1));
        r.pushAll(deeds);
        return;
      }
    }
    int poison = r.table.tokens(seat, Token.POISON);
    if (poison > 0) {
      Damage.deal(r, new DealDamage(null, SeatSet.of(seat), poison, DamageKind.POISON));
    }
  }
}
