package io.github.kotrules.internal;

/** Opens a draft of a table. This package is not exported, so that nobody outside the library can change a table. */
public final class DraftKey {
  public static final DraftKey KEY = new DraftKey();

  private DraftKey() {}
}
