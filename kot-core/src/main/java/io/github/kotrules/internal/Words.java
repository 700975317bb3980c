package io.github.kotrules.internal;

import com.google.common.base.Ascii;

/** The spelling of enum constants in texts. */
public final class Words {
  private Words() {}

  /** The name in lower case, with hyphens between its parts. */
  public static String of(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name()).replace('_', '-');
  }
}
