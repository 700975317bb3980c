package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.TurnSetup;
import io.github.kotrules.state.ViewSetup;
import io.github.kotrules.vocabulary.Field;
import io.github.kotrules.vocabulary.Vocabulary;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The fields of a view after those of a position, with their names, as in {@code viewer=2}. Default values are omitted. */
final class ViewText {
  private ViewText() {}

  /** The default values: a turn in which nothing has happened yet. */
  private static TurnSetup usual(GameSetup position, RuleSet rules) {
    ImmutableList.Builder<Integer> maximumLife = ImmutableList.builder();
    for (MonsterSetup monster : position.monsters()) {
      maximumLife.add(monster.place() == Place.NOWHERE ? 0 : rules.maximumLife());
    }
    return new TurnSetup(
        TurnStep.ROLL,
        Dice.none(),
        0,
        0,
        false,
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        SeatSet.none(),
        ImmutableList.of(),
        maximumLife.build(),
        ImmutableList.of());
  }

  static void write(ViewSetup view, RuleSet rules, BiConsumer<String, String> fields) {
    write(Vocabulary.VIEWER, view.viewer(), fields);
    @Nullable Object[] usual = Vocabulary.TURN.values(usual(view.position(), rules));
    @Nullable Object[] values = Vocabulary.TURN.values(view.turn());
    for (int i = 0; i < values.length; i++) {
      if (!Objects.equals(values[i], usual[i])) {
        write(Vocabulary.TURN.fields().get(i), values[i], fields);
      }
    }
    write(Vocabulary.WAITING, view.waiting(), fields);
  }

  private static void write(
      Field<?> field, @Nullable Object value, BiConsumer<String, String> fields) {
    fields.accept(field.name(), FieldText.write(field.kind(), value));
  }

  /** Reads a turn; the function gives the text of a field, or null. */
  static TurnSetup readTurn(
      GameSetup position, Function<String, @Nullable Word> fields, Glossary glossary) {
    List<@Nullable Object> values =
        Arrays.asList(Vocabulary.TURN.values(usual(position, glossary.rules())));
    for (int i = 0; i < values.size(); i++) {
      Field<?> field = Vocabulary.TURN.fields().get(i);
      Word word = fields.apply(field.name());
      if (word != null) {
        values.set(i, FieldText.read(field, word, glossary));
      }
    }
    return Vocabulary.TURN.make(values);
  }

  static Viewer readViewer(Word word, Glossary glossary) {
    return (Viewer) Objects.requireNonNull(FieldText.read(Vocabulary.VIEWER, word, glossary));
  }

  static Event readWaiting(Word word, Glossary glossary) {
    return (Event) Objects.requireNonNull(FieldText.read(Vocabulary.WAITING, word, glossary));
  }
}
