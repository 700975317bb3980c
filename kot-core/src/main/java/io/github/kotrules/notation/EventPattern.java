package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.StepBegan;
import java.util.List;

/**
 * Events of one kind, as in {@code points-gained 1 3}.
 *
 * @param fields their components in text, {@code *} for any; none at all for every event of the kind
 */
record EventPattern(String name, ImmutableList<String> fields) {
  private static final String ANY = "*";

  static EventPattern read(ImmutableList<Word> words, Glossary glossary) {
    RecordShape shape = RecordText.EVENTS.shape(words.get(0));
    ImmutableList<Word> said = words.subList(1, words.size());
    if (!said.isEmpty() && said.size() != shape.components().size()) {
      throw words
          .get(0)
          .wrong(shape.name() + " has " + shape.components().size() + " fields, not " + said.size()
              + ": write them all, * for any, or none");
    }
    ImmutableList.Builder<String> fields = ImmutableList.builder();
    for (int i = 0; i < said.size(); i++) {
      fields.add(field(shape.components().get(i), said.get(i), glossary));
    }
    return new EventPattern(shape.name(), fields.build());
  }

  /** A field in its usual form. */
  private static String field(RecordShape.Component component, Word word, Glossary glossary) {
    if (word.is(ANY)) {
      return ANY;
    }
    Cursor words = new Cursor(word.split('.'));
    Object value = component.read(words, glossary);
    words.end();
    return component.writeValue(value);
  }

  boolean matches(Event event) {
    if (!Names.of(event.getClass()).equals(name)) {
      return false;
    }
    ImmutableList<String> actual = fields(event);
    for (int i = 0; i < fields.size(); i++) {
      if (!fields.get(i).equals(ANY) && !fields.get(i).equals(actual.get(i))) {
        return false;
      }
    }
    return true;
  }

  private static ImmutableList<String> fields(Event event) {
    ImmutableList.Builder<String> fields = ImmutableList.builder();
    RecordText.EVENTS
        .shape(event)
        .components()
        .forEach(component -> fields.add(component.write(event)));
    return fields.build();
  }

  String text() {
    return fields.isEmpty() ? name : name + " " + Joiner.on(' ').join(fields);
  }

  private static boolean isOfCourse(Event event) {
    return event instanceof StepBegan
        || event instanceof QuestionAsked
        || event instanceof DiceAwaited
        || event instanceof CardAwaited;
  }

  /** Events as they would be written; that the table waits again goes without saying. */
  static String write(List<Event> events) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    for (Event event : events) {
      if (!isOfCourse(event)) {
        texts.add(new EventPattern(Names.of(event.getClass()), fields(event)).text());
      }
    }
    ImmutableList<String> all = texts.build();
    return all.isEmpty() ? "nothing" : Joiner.on(", ").join(all);
  }
}
