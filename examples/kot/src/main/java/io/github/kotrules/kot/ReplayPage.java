package io.github.kotrules.kot;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableMap;
import com.google.common.html.HtmlEscapers;
import com.google.common.io.Resources;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.protocol.serve.JsonText;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.story.Storyteller;
import io.github.kotrules.story.TableSvg;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;

/**
 * Writes a game as one self-contained HTML file: a picture and the story of each step, and plots of points and life. The page
 * is {@code replay.html}, its program {@code replay.js}.
 */
final class ReplayPage {
  private static final String STYLE_END = "</style>\n";

  private final Game game;
  private final GameRecord record;
  private final Storyteller storyteller;
  private final List<GameState> states = new ArrayList<>();
  private final List<List<String>> story = new ArrayList<>();
  private final List<Integer> turns = new ArrayList<>();

  private ReplayPage(Game game, GameRecord record) {
    this.game = game;
    this.record = record;
    storyteller = new Storyteller(game, record.end());
  }

  static String of(Game game, GameRecord record) {
    return new ReplayPage(game, record).write();
  }

  private String write() {
    replay();
    List<String> pictures = states.stream()
        .map(state -> TableSvg.of(game, state.viewFor(Onlooker.ALL_SEEING)))
        .toList();
    String first = pictures.get(0);
    String style = first.substring(first.indexOf("<style>"), styleEnd(first));
    List<String> names =
        record.end().setting().monsters().stream().map(Monster::title).toList();
    // The data are inserted last, so that nothing in them is replaced.
    return resource("replay.html")
        .replace("{{picture-style}}\n", style)
        .replace("{{monsters}}", HtmlEscapers.htmlEscaper().escape(String.join(", ", names)))
        .replace("{{last}}", String.valueOf(states.size() - 1))
        .replace("{{script}}", resource("replay.js"))
        .replace("{{game}}", JsonText.of(data(names, pictures)));
  }

  private void replay() {
    states.add(game.start(record.start()));
    story.add(List.of(storyteller.tell(states.get(0).pending())));
    int index = 0;
    for (Transition transition : record.transitions(game)) {
      story.add(sentences(record.actions().get(index++), transition.events()));
      states.add(transition.state());
      if (transition.turnStart() != null) {
        turns.add(index);
      }
    }
  }

  /** The sentences of a choice and its events; chance has only its events. */
  private List<String> sentences(Action action, List<Event> events) {
    List<String> sentences = new ArrayList<>();
    if (states.get(states.size() - 1).pending() instanceof Decision decision) {
      sentences.add(storyteller.name(decision.seat()) + ": " + storyteller.tell(action));
    }
    events.stream()
        .map(storyteller::tell)
        .filter(words -> !words.isEmpty())
        .forEach(sentences::add);
    return sentences;
  }

  /**
   * The data of the page. Pictures of consecutive steps share most lines, so each line is stored once, and a picture is a list
   * of lines.
   */
  private ImmutableMap<String, Object> data(List<String> names, List<String> pictures) {
    Map<String, Integer> lines = new LinkedHashMap<>();
    List<List<Integer>> drawn = new ArrayList<>();
    for (String picture : pictures) {
      List<Integer> numbers = new ArrayList<>();
      String plain =
          picture.substring(0, picture.indexOf("<style>")) + picture.substring(styleEnd(picture));
      for (String line : Splitter.on('\n').omitEmptyStrings().split(plain)) {
        lines.putIfAbsent(line, lines.size());
        numbers.add(lines.get(line));
      }
      drawn.add(numbers);
    }
    return ImmutableMap.<String, Object>builder()
        .put("monsters", names)
        .put("turns", turns)
        .put("points", perSeat(GameState::points))
        .put("life", perSeat(GameState::life))
        .put("energy", perSeat(GameState::energy))
        .put("story", story)
        .put("lines", new ArrayList<>(lines.keySet()))
        .put("pictures", drawn)
        .buildOrThrow();
  }

  private List<List<Integer>> perSeat(ToIntBiFunction<GameState, Seat> value) {
    List<List<Integer>> all = new ArrayList<>();
    for (int i = 0; i < record.end().seats(); i++) {
      Seat seat = Seat.at(i);
      all.add(
          states.stream().map(state -> value.applyAsInt(state, seat)).collect(toImmutableList()));
    }
    return all;
  }

  private static int styleEnd(String picture) {
    return picture.indexOf(STYLE_END) + STYLE_END.length();
  }

  private static String resource(String name) {
    try {
      return Resources.toString(
          Resources.getResource(ReplayPage.class, name), StandardCharsets.UTF_8);
    } catch (IOException unreadable) {
      throw new UncheckedIOException(unreadable);
    }
  }
}
