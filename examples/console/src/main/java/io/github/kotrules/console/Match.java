package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game under way: the table, what was said, and the way back. It neither draws nor asks. */
final class Match {
  private final Settings settings;
  private final Storyteller storyteller;
  private final Chooser bot;
  private final Luck luck;
  private final List<Action> actions = new ArrayList<>();
  private final Deque<Moment> ownChoices = new ArrayDeque<>();
  private GameState state;
  private News news = News.none();
  private int turns;

  /** Where one can go back to. */
  private record Moment(GameState state, News news, int moves, int turns) {}

  Match(Settings settings) {
    this.settings = settings;
    this.state = settings.game().start(settings.start());
    this.storyteller = new Storyteller(settings.game(), state);
    this.bot = new Bot(settings.game());
    this.luck = new Luck(settings.seed());
    settings.actions().forEach(this::play);
  }

  Game game() {
    return settings.game();
  }

  long seed() {
    return settings.seed();
  }

  @Nullable
  Seat person() {
    return settings.person();
  }

  Storyteller storyteller() {
    return storyteller;
  }

  GameState state() {
    return state;
  }

  /** The table as the person sees it; all of it if nobody plays. */
  Table view() {
    Seat person = person();
    return person == null ? state : state.viewFor(person);
  }

  /** What has happened since the person's last choice. */
  News news() {
    return news;
  }

  /** Forgets the news. */
  void read() {
    news = News.none();
  }

  /** How many turns have begun. */
  int turns() {
    return turns;
  }

  boolean isOver() {
    return state.isOver();
  }

  boolean isPersonAsked() {
    return state.pending() instanceof Decision decision && decision.seat() == person();
  }

  List<Action> options() {
    return settings.game().legalActions(state);
  }

  /** Says something to the table; gives what happens. */
  @CanIgnoreReturnValue
  List<Event> play(Action action) {
    if (isPersonAsked()) {
      ownChoices.push(new Moment(state, news, actions.size(), turns));
      news = state.activeSeat() == person()
          ? News.none().turnOf(storyteller.name(state.activeSeat()))
          : News.none();
    }
    Transition transition = settings.game().apply(state, action);
    transition.events().forEach(this::hear);
    actions.add(action);
    state = transition.state();
    return transition.events();
  }

  private void hear(Event event) {
    if (event instanceof TurnStarted started) {
      begin(started.seat());
    } else if (event instanceof ExtraTurnStarted started) {
      begin(started.seat());
      news = news.plus(storyteller.tell(event));
    } else {
      String sentence = storyteller.tell(event);
      news = sentence.isEmpty() ? news : news.plus(sentence);
    }
  }

  private void begin(Seat seat) {
    turns++;
    news = news.turnOf(storyteller.name(seat));
  }

  /** Lets chance or a bot speak; the person must not be asked. */
  @CanIgnoreReturnValue
  List<Event> advance() {
    return play(
        state.pending() instanceof Chance chance
            ? luck.bring(chance, actions.size())
            : bot.choose(Question.of(game(), record())));
  }

  /** Goes back to the person's last choice; false if there was none. */
  boolean undo() {
    Moment moment = ownChoices.poll();
    if (moment == null) {
      return false;
    }
    state = moment.state();
    news = moment.news();
    turns = moment.turns();
    actions.subList(moment.moves(), actions.size()).clear();
    return true;
  }

  GameRecord record() {
    return new GameRecord(settings.start(), ImmutableList.copyOf(actions), state);
  }
}
