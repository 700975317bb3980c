package io.github.kotrules.server;

import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The messages to a viewer about a table, with only what this viewer may know. */
record Messages(Session session, int secondsLeft) {
  static final Json JSON = KingOfTokyo.json();

  /** The whole table. */
  Map<String, @Nullable Object> state(Viewer viewer) {
    Map<String, @Nullable Object> message = message(viewer);
    message.put("view", JSON.write(session.state().viewFor(viewer)));
    return message;
  }

  /** The events since the first {@code from} actions. */
  Map<String, @Nullable Object> events(Viewer viewer, int from, Iterable<Transition> happened) {
    List<Object> events = new ArrayList<>();
    for (Transition transition : happened) {
      for (Event event : transition.eventsFor(viewer)) {
        events.add(JSON.write(event));
      }
    }
    Map<String, @Nullable Object> message = message(viewer);
    message.put("from", from);
    message.put("events", events);
    return message;
  }

  private Map<String, @Nullable Object> message(Viewer viewer) {
    Map<String, @Nullable Object> message = new LinkedHashMap<>();
    message.put("number", session.size());
    message.put("over", session.state().isOver());
    Decision decision = session.state().decision();
    if (decision != null) {
      message.put("asked", decision.seat().number());
      message.put("seconds", secondsLeft);
      if (decision.seat() == viewer) {
        message.put("question", JSON.write(session.question()));
      }
    }
    return message;
  }
}
