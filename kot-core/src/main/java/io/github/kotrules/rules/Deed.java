package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import org.jspecify.annotations.Nullable;

/**
 * What one card wants in answer to one call of a hook: its effects, one after the other.
 *
 * @param next the number of effects that have happened
 */
record Deed(HookType<?> hook, Seat owner, CardId card, ImmutableList<Effect> effects, int next)
    implements Frame {
  @Override
  public void run(Resolution r) {
    if (next + 1 < effects.size()) {
      r.push(new Deed(hook, owner, card, effects, next + 1));
    }
    r.engine.runEffect(r, this);
  }

  Effect nextEffect() {
    return effects.get(next);
  }

  CardFailureException failure(String problem, @Nullable Throwable cause) {
    return new CardFailureException(card, hook.name(), owner, problem, cause);
  }
}
