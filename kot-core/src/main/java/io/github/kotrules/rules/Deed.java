package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/**
 * The effects of one call of a hook, run one after the other. Before the first effect, the deed checks that its card is still
 * in play with the same owner, as the same card or as a copy of the same card. Either all effects happen, or none (ruling 10).
 *
 * @param copied the copied card that the card acted as; null if it acted as itself
 * @param next the index of the next effect
 */
record Deed(
    HookType<?> hook,
    Seat owner,
    CardId card,
    @Nullable CardId copied,
    ImmutableList<Effect> effects,
    int next)
    implements Frame {
  /** The hooks whose effects happen even if the card is gone. */
  private static final HookSet OUTLIVING = HookSet.of(
      Hooks.WHEN_PLAYED,
      Hooks.WHEN_LOST,
      Hooks.INSTEAD_OF_ELIMINATION,
      Hooks.WHEN_DAMAGE_DEALT,
      Hooks.WHEN_ANSWERED);

  @Override
  public void run(Resolution r) {
    if (next == 0 && !isDue(r.table)) {
      return;
    }
    if (next + 1 < effects.size()) {
      r.push(new Deed(hook, owner, card, copied, effects, next + 1));
    }
    try {
      r.engine.runEffect(r, this);
    } catch (CardFailureException failure) {
      throw failure;
    } catch (Throwable thrown) {
      String problem =
          "returned an effect that the rules cannot apply: " + CardRegistry.describe(thrown);
      throw CardRegistry.failure(hook, owner, card, problem, thrown);
    }
  }

  Effect nextEffect() {
    return effects.get(next);
  }

  private boolean isDue(Table table) {
    if (OUTLIVING.contains(hook)) {
      return true;
    }
    KeepCards held = table.cards(owner);
    for (int i = 0; i < held.size(); i++) {
      if (isSource(held.get(i))) {
        return true;
      }
    }
    return false;
  }

  private boolean isSource(HeldCard held) {
    CardRef copy = held.copy();
    return held.id().equals(card)
        && (copied == null || (copy != null && copy.card().equals(copied)));
  }

  /** Returns the deed with its next effect as the last one. */
  Deed onlyNext() {
    return new Deed(hook, owner, card, copied, effects.subList(0, next + 1), next);
  }

  CardFailureException failure(String problem) {
    return new CardFailureException(card, hook.name(), owner, problem, null);
  }
}
