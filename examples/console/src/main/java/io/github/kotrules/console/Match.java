package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A game under way: the table, what was said, and the way back. It neither draws nor asks. */
final class Match {
  private static final int NEVER = Integer.MAX_VALUE;

  private final Settings settings;
  private final Storyteller storyteller;
  private final Luck luck;
  private final Session session;
  private final Deque<Moment> ownChoices = new ArrayDeque<>();
  private News news = News.none();
  private boolean along;
  private int moves;
  private int turns;

  /** The number of moves after which the person has left the game (W-7). */
  private int leftAt;

  /** Where one can go back to. */
  private record Moment(News news, int moves, int turns) {}

  Match(Settings settings) {
    this.settings = settings;
    this.session = Session.of(settings.game(), settings.begun());
    this.storyteller = new Storyteller(settings.game(), session.state());
    this.luck = new Luck(settings.seed());
    this.leftAt = leftAt(settings);
    session.transitions().forEach(this::hear);
  }

  private static int leftAt(Settings settings) {
    Integer moves =
        settings.person() == null ? null : settings.begun().forfeits().get(settings.person());
    return moves == null ? NEVER : moves;
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

  Opponents bots() {
    return settings.bots();
  }

  /** Whether the person has not chosen anything yet. */
  boolean isFresh() {
    return ownChoices.isEmpty();
  }

  Storyteller storyteller() {
    return storyteller;
  }

  GameState state() {
    return session.state();
  }

  /** The table as the person sees it; all of it if nobody plays. */
  Table view() {
    Seat person = person();
    return person == null ? state() : state().viewFor(person);
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
    return state().isOver();
  }

  boolean isPersonAsked() {
    return isPersonAsked(state());
  }

  private boolean isPersonAsked(GameState state) {
    Seat person = person();
    return person != null && state.isAsked(person);
  }

  List<Action> options() {
    return session.legalActions();
  }

  /** Says something to the table; gives what happens. */
  @CanIgnoreReturnValue
  ImmutableList<Transition> play(Action action) {
    ImmutableList<Transition> happened = session.push(action);
    happened.forEach(this::hear);
    return happened;
  }

  /** Says something that belongs to the person's last choice: both are one piece of news and are taken back together. */
  void playAlong(Action action) {
    along = true;
    play(action);
    along = false;
  }

  private void hear(Transition transition) {
    GameState before = transition.before();
    if (!along && isPersonAsked(before) && moves <= leftAt) {
      ownChoices.push(new Moment(news, moves, turns));
      news = before.activeSeat() == person()
          ? News.none().turnOf(storyteller.name(before.activeSeat()))
          : News.none();
    }
    moves++;
    boolean opening = before.step() == TurnStep.OPENING;
    transition.events().forEach(event -> hear(event, opening));
  }

  private void hear(Event event, boolean opening) {
    if (event instanceof OpeningRolled rolled) {
      news = news.plusOpening(storyteller.name(rolled.seat()), rolled.dice().toString());
    } else if (event instanceof TurnStarted started) {
      begin(started.seat());
    } else if (event instanceof ExtraTurnStarted started) {
      begin(started.seat());
      news = news.plus(storyteller.tell(event));
    } else if (!(opening && event instanceof CardRevealed)) { // the market shows those
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
  ImmutableList<Transition> advance() {
    return play(
        state().pending() instanceof Chance chance
            ? luck.bring(chance, session.size())
            : answerOf(bot(question().seat())));
  }

  /** The name of the bot in a seat. */
  private String bot(Seat seat) {
    Seat person = person();
    boolean after = person != null && seat.ordinal() > person.ordinal();
    return settings.bots().name(seat.ordinal() - (after ? 1 : 0));
  }

  /** What a bot would answer in the place of whoever is asked. */
  Action answerOf(String bot) {
    return Opponents.answer(bot, game(), question(), luck.ofBot(session.size()));
  }

  /** What is asked now. */
  Question question() {
    return session.question();
  }

  /** The person leaves the game while being asked; the others play on. */
  void forfeit(Seat person) {
    leftAt = moves;
    session.forfeit(person).forEach(this::hear);
  }

  /** Goes back to the person's last choice, also the one to leave; false if there was none. */
  boolean undo() {
    Moment moment = ownChoices.poll();
    if (moment == null) {
      return false;
    }
    news = moment.news();
    moves = moment.moves();
    turns = moment.turns();
    while (session.size() > moves) {
      session.pop();
    }
    leftAt = moves <= leftAt ? NEVER : leftAt;
    return true;
  }

  GameRecord record() {
    return session.record();
  }
}
