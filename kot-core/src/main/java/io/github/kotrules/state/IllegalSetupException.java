package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import java.util.List;

/** A {@link GameSetup} that no game can be in, with everything that is wrong with it. */
public final class IllegalSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final transient ImmutableList<String> faults;

  public IllegalSetupException(List<String> faults) {
    super("not a legal position: " + String.join("; ", faults));
    this.faults = ImmutableList.copyOf(faults);
  }

  /** One sentence for each fault. */
  public ImmutableList<String> faults() {
    return faults;
  }
}
