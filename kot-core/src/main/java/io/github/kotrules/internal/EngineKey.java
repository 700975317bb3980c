package io.github.kotrules.internal;

/**
 * Marks methods that are public only for other packages of the library: those that create and edit a draft, and lookups of
 * cards by hook. A caller outside the library cannot create a key, because this package is not exported.
 */
public final class EngineKey {
  public static final EngineKey KEY = new EngineKey();

  private EngineKey() {}
}
