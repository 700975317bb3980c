package io.github.kotrules.testkit;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.CaseFormat;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Pending;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.story.Storyteller;
import java.util.ArrayList;
import java.util.List;

/** The story of a failure in three parts: the position, the actions with their events, and the table now. */
final class Narration {
  private static final String INDENT = "  ";
  private static final int MAX_OPTIONS = 20;

  private final Storyteller storyteller;
  private final Boards boards;
  private GameState start;
  private final List<Step> steps = new ArrayList<>();

  /** A step, formatted only if something fails. */
  private record Step(Pending asked, Action action, List<Event> events) {}

  Narration(Game game, GameState start) {
    this.storyteller = new Storyteller(game, start);
    this.boards = new Boards(game);
    this.start = start;
  }

  /** Forgets the steps so far and continues from a state. */
  void restart(GameState now) {
    start = now;
    steps.clear();
  }

  /** Records an action before it is applied; {@link #happened} adds its events. */
  void acted(GameState before, Action action) {
    steps.add(new Step(before.pending(), action, new ArrayList<>()));
  }

  void happened(List<Event> events) {
    steps.get(steps.size() - 1).events().addAll(events);
  }

  /** Formats the whole story, after its reason. */
  String of(String reason, GameState now) {
    List<String> lines = new ArrayList<>();
    lines.add(reason);
    lines.add("Given");
    table(start, lines);
    lines.add("When");
    steps.forEach(step -> tell(step, lines));
    lines.add("Then");
    lines.add(INDENT + reason);
    table(now, lines);
    return String.join("\n", lines);
  }

  /** The first line of the message of a failure. */
  static String reason(Throwable failure) {
    return Splitter.on('\n')
        .split(String.valueOf(failure.getMessage()))
        .iterator()
        .next();
  }

  /** Describes an exception; a failed card is named with its hook and its owner. */
  static String breach(RuntimeException failure) {
    return failure instanceof CardFailureException
        ? reason(failure)
        : "the rules broke: " + failure;
  }

  private void table(GameState state, List<String> lines) {
    boards.of(state).forEach(line -> lines.add(INDENT + line));
    lines.add(INDENT + words(state.pending()));
  }

  private void tell(Step step, List<String> lines) {
    lines.add(INDENT + choice(step.asked(), step.action()));
    for (Event event : step.events()) {
      String sentence = storyteller.tell(event);
      if (!sentence.isEmpty()) {
        lines.add(INDENT + INDENT + sentence);
      }
    }
  }

  private String choice(Pending pending, Action action) {
    return pending instanceof Decision decision && !(action instanceof Outcome)
        ? storyteller.name(decision.seat()) + " chooses to " + words(action)
        : words(action);
  }

  /** As in {@code Gigazaur (seat 1)}. */
  String name(Seat seat) {
    return Boards.name(start, seat);
  }

  /**
   * Describes an action. A card from the deck is named even if only one player sees it, because the reader is the author of the
   * scenario.
   */
  String words(Action action) {
    return action instanceof Reveal reveal && reveal.card() != null
        ? boards.card(reveal.card()) + " comes from the deck"
        : storyteller.tell(action);
  }

  String words(Pending pending) {
    return storyteller.tell(pending);
  }

  /** Describes an event, including those that a storyteller omits. */
  String words(Event event) {
    String sentence = storyteller.tell(event);
    return sentence.isEmpty() ? words(event.getClass()) : sentence;
  }

  String words(List<Action> options) {
    ImmutableList<String> words =
        options.stream().limit(MAX_OPTIONS).map(this::words).collect(toImmutableList());
    int more = options.size() - words.size();
    return words.isEmpty()
        ? "nothing"
        : String.join("; ", words) + (more == 0 ? "" : "; and " + more + " more");
  }

  /** Describes a kind of question or event, as in {@code choose yield}. */
  static String words(Class<?> kind) {
    return CaseFormat.UPPER_CAMEL
        .to(CaseFormat.LOWER_UNDERSCORE, kind.getSimpleName())
        .replace('_', ' ');
  }
}
