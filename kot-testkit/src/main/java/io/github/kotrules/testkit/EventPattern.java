package io.github.kotrules.testkit;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.StepBegan;
import java.util.List;

/**
 * A pattern for events of one kind, as in {@code points-gained 1 3}.
 *
 * @param words the name and the fields in text, {@code *} for any value; the name alone for every event of the kind
 */
record EventPattern(ImmutableList<String> words) {
  private static final String ANY = "*";

  static EventPattern read(ImmutableList<Word> words, ScriptPoint point) {
    Word name = words.get(0);
    ImmutableList<String> fields = point.notation().events().get(name.text());
    if (fields == null) {
      throw name.wrong(name.quoted() + " is not an event");
    }
    if (words.size() > 1 && words.size() != fields.size() + 1) {
      throw name.wrong(name.text() + " has " + fields.size() + " fields, not " + (words.size() - 1)
          + ": write them all, * for any, or none");
    }
    ImmutableList.Builder<String> pattern = ImmutableList.builder();
    pattern.add(name.text());
    for (int i = 1; i < words.size(); i++) {
      pattern.add(field(name.text(), i - 1, words.get(i), point));
    }
    return new EventPattern(pattern.build());
  }

  private static String field(String event, int index, Word word, ScriptPoint point) {
    return word.is(ANY)
        ? ANY
        : word.read(text -> point.notation().normalizeField(point.state(), event, index, text));
  }

  boolean matches(Event event, ScriptPoint point) {
    List<String> actual = Splitter.on(' ').splitToList(point.notation().write(event));
    for (int i = 0; i < words.size(); i++) {
      if (!words.get(i).equals(ANY) && !words.get(i).equals(actual.get(i))) {
        return false;
      }
    }
    return true;
  }

  String text() {
    return Joiner.on(' ').join(words);
  }

  private static boolean isAboutWaiting(Event event) {
    return event instanceof StepBegan
        || event instanceof QuestionAsked
        || event instanceof DiceAwaited
        || event instanceof CardAwaited;
  }

  /** The events of the last move as text, without steps of the turn and what the table waits for. */
  static String happened(ScriptPoint point) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (Event event : point.last().events()) {
      if (!isAboutWaiting(event)) {
        texts.add(point.notation().write(event));
      }
    }
    ImmutableList<String> all = texts.build();
    return all.isEmpty() ? "nothing" : Joiner.on(", ").join(all);
  }
}
