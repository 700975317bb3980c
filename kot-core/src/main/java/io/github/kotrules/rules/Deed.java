package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;

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
    try {
      r.engine.runEffect(r, this);
    } catch (CardFailureException failure) {
      throw failure;
    } catch (Throwable thrown) {
      String problem = "wanted what the rules cannot do: " + CardRegistry.describe(thrown);
      throw CardRegistry.failure(hook, owner, card, problem, thrown);
    }
  }

  Effect nextEffect() {
    return effects.get(next);
  }

  /** The deed with its next effect only. */
  Deed onlyNext() {
    return new Deed(hook, owner, card, ImmutableList.of(nextEffect()), 0);
  }

  CardFailureException failure(String problem) {
    return new CardFailureException(card, hook.name(), owner, problem, null);
  }
}
