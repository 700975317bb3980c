package io.github.kotrules.cards.laws;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.json.JsonException;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Views travel: every viewer of a game follows it from a view and the events that it may know. */
@AddLifecycleHook(TestRun.class)
class ViewProperties {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final Json JSON = KingOfTokyo.json();
  private static final int TRIES = 6;

  private static ImmutableList<Viewer> viewers(int players) {
    return ImmutableList.<Viewer>builder()
        .addAll(List.of(Seat.values()).subList(0, players))
        .add(Onlooker.values())
        .build();
  }

  private static void play(
      boolean firstEdition, int players, long seed, RandomPlay.Watcher watcher) {
    Game game = RandomGames.game(firstEdition);
    new RandomPlay(game, seed).toEnd(game.start(SecretProperties.start(game, players)), watcher);
  }

  /** Law 2 for views, by events in memory and by events that were written and read. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void events_lead_to_the_next_view(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    GameState start = game.start(SecretProperties.start(game, players));
    List<GameView> mirrors = new ArrayList<>();
    viewers(players).forEach(viewer -> mirrors.add(start.viewFor(viewer)));
    play(
        firstEdition,
        players,
        seed,
        (before, action, transition) -> mirrors.replaceAll(view -> {
          List<Event> events = transition.eventsFor(view.viewer());
          GameView next = transition.state().viewFor(view.viewer());
          GameView mirror = view.after(read(view, events));
          assertThat(mirror).isEqualTo(next).hasSameHashCodeAs(next);
          assertThat(before.viewFor(view.viewer()).after(events)).isEqualTo(next);
          return mirror;
        }));
  }

  private static List<Event> read(GameView view, List<Event> events) {
    List<Event> read = new ArrayList<>();
    events.forEach(event -> read.add(NOTATION.readEvent(view, NOTATION.write(event))));
    return read;
  }

  /** Law 7 for views. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void views_are_read_as_they_were_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    int[] step = {0};
    play(firstEdition, players, seed, (before, action, transition) -> {
      if (step[0]++ % 5 != 0 && !TestRun.isDeep()) {
        return;
      }
      for (Viewer viewer : viewers(players)) {
        GameView view = transition.state().viewFor(viewer);
        String text = NOTATION.writeView(view);
        assertThat(NOTATION.readView(text)).as(text).isEqualTo(view);
        assertThat(JSON.readView(JSON.write(view))).isEqualTo(view);
        SecretProperties.checkFields(text, SecretProperties.secrets(transition.state(), viewer));
      }
    });
  }

  /** Law 7 for JSON: actions, decisions and events are read as they were written. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void actions_decisions_and_events_are_read_from_json_as_they_were_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    play(firstEdition, players, seed, (before, action, transition) -> {
      assertThat(JSON.readAction(before, JSON.write(action))).isEqualTo(action);
      if (before.pending() instanceof Decision decision) {
        assertThat(JSON.readDecision(before, JSON.write(decision))).isEqualTo(decision);
        checkQuestion(Question.of(game, before));
      }
      for (Viewer viewer : viewers(players)) {
        for (Event event : transition.eventsFor(viewer)) {
          Map<String, Object> tree = JSON.write(event);
          assertThat(JSON.readEvent(before, tree)).isEqualTo(event);
        }
      }
    });
  }

  private static void checkQuestion(Question question) {
    Map<String, Object> tree = JSON.write(question);
    assertThat(tree).containsEntry("seat", question.seat().number());
    assertThat(JSON.readDecision(question.view(), tree.get("decision")))
        .isEqualTo(question.decision());
    List<Action> answers = new ArrayList<>();
    for (Object answer : (List<?>) requireNonNull(tree.get("answers"))) {
      answers.add(JSON.readAction(question.view(), answer));
    }
    assertThat(answers).isEqualTo(question.options());
  }

  /** Law 7 for answers: whoever has only the text of a view can give each legal answer as text. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void answers_are_read_from_text_as_they_were_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    play(firstEdition, players, seed, (before, action, transition) -> {
      if (before.pending() instanceof Decision) {
        Question question = Question.of(game, before);
        Question elsewhere =
            Question.of(game, NOTATION.readView(NOTATION.writeView(question.view())));
        assertThat(elsewhere.options()).isEqualTo(question.options());
        List<String> texts = NOTATION.writeOptions(elsewhere);
        assertThat(texts).isEqualTo(NOTATION.writeOptions(question)).doesNotHaveDuplicates();
        for (int i = 0; i < texts.size(); i++) {
          Action option = question.options().get(i);
          assertThat(NOTATION.write(before, option))
              .isEqualTo(question.seat().number() + ": " + texts.get(i));
          assertThat(NOTATION.readMove(question, texts.get(i))).isEqualTo(option);
        }
      }
    });
  }

  /** Law 9 for views: a text or tree with parts of another is read, or refused with a sentence and where it is wrong. */
  @Property(tries = 2, shrinking = ShrinkingMode.OFF)
  void mixed_views_are_read_or_refused(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    List<GameView> views = new ArrayList<>();
    play(firstEdition, players, seed, (before, action, transition) -> {
      Viewer viewer = viewers(players).get(random.nextInt(players + 2));
      views.add(transition.state().viewFor(viewer));
    });
    int[] refused = {0};
    for (int i = 0; i < 300; i++) {
      GameView one = views.get(random.nextInt(views.size()));
      GameView other = views.get(random.nextInt(views.size()));
      refused[0] += isText(mixedText(one, other, random)) ? 0 : 1;
      refused[0] += isTree(mixedTree(one, other, random)) ? 0 : 1;
    }
    assertThat(refused[0]).isPositive();
  }

  private static String mixedText(GameView one, GameView other, SplittableRandom random) {
    List<String> fields = new ArrayList<>(Splitter.on('/').splitToList(NOTATION.writeView(one)));
    List<String> others = Splitter.on('/').splitToList(NOTATION.writeView(other));
    fields.set(random.nextInt(fields.size()), others.get(random.nextInt(others.size())));
    return String.join("/", fields);
  }

  private static boolean isText(String text) {
    try {
      assertThat(NOTATION.writeView(NOTATION.readView(text))).isNotEmpty();
      return true;
    } catch (NotationException refusal) {
      assertThat(refusal).hasNoCause();
      return false;
    }
  }

  private static Map<String, Object> mixedTree(
      GameView one, GameView other, SplittableRandom random) {
    Map<String, Object> tree = new LinkedHashMap<>(JSON.write(one));
    Map<String, Object> others = JSON.write(other);
    List<String> names = new ArrayList<>(tree.keySet());
    String name = names.get(random.nextInt(names.size()));
    String from = random.nextInt(4) == 0 ? names.get(random.nextInt(names.size())) : name;
    tree.put(name, others.get(from));
    return tree;
  }

  private static boolean isTree(Map<String, Object> tree) {
    try {
      assertThat(JSON.write(JSON.readView(tree))).isNotEmpty();
      return true;
    } catch (JsonException refusal) {
      assertThat(refusal.path()).startsWith("$");
      return false;
    }
  }
}
