package io.github.kotrules.internal;

/**
 * Opens what is public for other packages of the library only: a draft of a table, and what the rules read off a table to find
 * cards quickly. This package is not exported, so nobody outside the library has the key.
 */
public final class EngineKey {
  public static final EngineKey KEY = new EngineKey();

  private EngineKey() {}
}
