package io.github.kotrules.testkit;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Transition;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/** The transitions of the last step: an answer, and the fixed dice and cards that followed. */
record LastStep(ImmutableList<Transition> transitions) {
  static final LastStep NONE = new LastStep(ImmutableList.of());

  LastStep plus(Transition transition) {
    return new LastStep(
        ImmutableList.<Transition>builder().addAll(transitions).add(transition).build());
  }

  ImmutableList<Event> events() {
    ImmutableList.Builder<Event> events = ImmutableList.builder();
    for (Transition transition : transitions) {
      events.addAll(transition.events());
    }
    return events.build();
  }

  /** The table at the end of the first turn that ended; null if none did. */
  @Nullable
  Table turnEnd() {
    for (Transition transition : transitions) {
      Table end = transition.turnEnd();
      if (end != null) {
        return end;
      }
    }
    return null;
  }
}
