package io.github.kotrules.state;

import org.jspecify.annotations.Nullable;

/**
 * A table between two events, read-only. The game cannot continue from it: {@link #pending()} is what the table last waited
 * for.
 */
final class PastTable extends FrozenTable {
  PastTable(Draft draft) {
    super(draft, null);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PastTable that && looksLike(that);
  }

  @Override
  public int hashCode() {
    return super.hashCode();
  }

  @Override
  public String toString() {
    return "between two events:\n" + TableText.withoutWaiting(this);
  }
}
