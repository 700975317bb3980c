package io.github.kotrules.rules;

import io.github.kotrules.card.Card;
import io.github.kotrules.card.Hook;
import org.jspecify.annotations.Nullable;

/** A type of hook. */
final class HookType<H extends Hook> extends HookSet {
  private final Class<H> type;

  HookType(Class<H> type, int position) {
    super(1L << position);
    this.type = type;
  }

  /** The name of the hook's interface. */
  String name() {
    return type.getSimpleName();
  }

  Class<H> type() {
    return type;
  }

  /** The card as this hook, or null. */
  @Nullable
  H of(Card card) {
    return type.isInstance(card) ? type.cast(card) : null;
  }

  @Override
  public String toString() {
    return name();
  }
}
