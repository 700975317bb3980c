package io.github.kotrules.js;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import io.github.kotrules.story.Storyteller;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/**
 * A game in progress, held by JavaScript. Seats are numbers from 1; the viewers 0 and -1 are a spectator and an all-seeing one.
 */
public final class Table {
  private static final Json JSON = KingOfTokyo.json();
  private static final Notation NOTATION = KingOfTokyo.notation();

  final Session session;
  private ImmutableList<Transition> last = ImmutableList.of();

  Table(Session session) {
    this.session = session;
  }

  private GameState state() {
    return session.state();
  }

  @JSExport
  public int players() {
    return state().seats();
  }

  @JSExport
  public String edition() {
    return session.game() == KingOfTokyo.firstEdition() ? "first" : "second";
  }

  /** The seat that is asked; 0 if the game is over or waits for chance. */
  @JSExport
  public int asked() {
    Decision decision = state().decision();
    return decision == null ? 0 : decision.seat().number();
  }

  @JSExport
  public boolean over() {
    return state().isOver();
  }

  /** What the table waits for, in the notation. */
  @JSExport
  public String waiting() {
    return NOTATION.waiting(state());
  }

  @JSExport
  public @Nullable JSObject winners() {
    return Trees.toJs(seats(state().winners()));
  }

  /** The final ranking, best first: for each rank a list of the seats that share it. */
  @JSExport
  public @Nullable JSObject placing() {
    List<Object> places = new ArrayList<>();
    session.record().placing(session.game()).forEach(place -> places.add(seats(place)));
    return Trees.toJs(places);
  }

  private static List<Object> seats(SeatSet set) {
    List<Object> numbers = new ArrayList<>();
    for (Seat seat : set) {
      numbers.add(seat.number());
    }
    return numbers;
  }

  @JSExport
  public @Nullable JSObject view(int viewer) {
    return Trees.toJs(JSON.write(state().viewFor(viewer(viewer))));
  }

  /** The question with its legal answers; null if nobody is asked. */
  @JSExport
  public @Nullable JSObject question() {
    return asked() == 0 ? null : Trees.toJs(JSON.write(session.question()));
  }

  /** The price of each card of the market for a seat. */
  @JSExport
  public @Nullable JSObject prices(int seat) {
    Map<String, Object> prices = new LinkedHashMap<>();
    for (CardId card : state().market().cards()) {
      prices.put(card.value(), session.game().price(state(), Seat.of(seat), card));
    }
    return Trees.toJs(prices);
  }

  /** The legal moves as text, in the order of the {@link #question}. */
  @JSExport
  public @Nullable JSObject moves() {
    List<Object> moves = new ArrayList<>();
    if (asked() != 0) {
      session.legalActions().forEach(action -> moves.add(NOTATION.write(state(), action)));
    }
    return Trees.toJs(moves);
  }

  /** The value of each reroll; empty if no reroll is asked for. */
  @JSExport
  public @Nullable JSObject odds() {
    return Trees.toJs(Odds.of(state(), session.legalActions()));
  }

  @JSExport
  public void applyText(int seat, String move) {
    push(seat, NOTATION.readMove(state(), move));
  }

  @JSExport
  public void applyTree(int seat, JSObject action) {
    push(seat, JSON.readAction(state(), Trees.fromJs(action)));
  }

  private void push(int seat, Action action) {
    last = seat == 0 ? session.push(action) : session.push(Seat.of(seat), action);
  }

  @JSExport
  public void forfeit(int seat) {
    last = session.forfeit(Seat.of(seat));
  }

  @JSExport
  public void undo() {
    session.pop();
    last = ImmutableList.of();
  }

  /** The events of the last call that changed the table, as a viewer sees them. */
  @JSExport
  public @Nullable JSObject events(int viewer) {
    List<Object> events = new ArrayList<>();
    for (Transition transition : last) {
      for (Event event : transition.eventsFor(viewer(viewer))) {
        events.add(JSON.write(event));
      }
    }
    return Trees.toJs(events);
  }

  /** The same events in sentences. */
  @JSExport
  public @Nullable JSObject story(int viewer) {
    Storyteller storyteller = new Storyteller(session.game(), state());
    List<Object> sentences = new ArrayList<>();
    last.forEach(transition -> tell(storyteller, transition, viewer(viewer), sentences));
    return Trees.toJs(sentences);
  }

  private static void tell(
      Storyteller storyteller, Transition transition, Viewer viewer, List<Object> sentences) {
    for (Event event : transition.eventsFor(viewer)) {
      String sentence = storyteller.tell(event);
      if (!sentence.isEmpty()) {
        sentences.add(sentence);
      }
    }
  }

  /** Every step since the start: its move, its events, its sentences, and the view after it. */
  @JSExport
  public @Nullable JSObject steps(int viewer) {
    Storyteller storyteller = new Storyteller(session.game(), state());
    List<Object> steps = new ArrayList<>();
    int number = 0;
    List<Action> actions = session.record().actions();
    for (Transition transition : session.transitions()) {
      List<Object> events = new ArrayList<>();
      transition.eventsFor(viewer(viewer)).forEach(event -> events.add(JSON.write(event)));
      List<Object> sentences = new ArrayList<>();
      tell(storyteller, transition, viewer(viewer), sentences);
      steps.add(ImmutableMap.of(
          "move",
          NOTATION.write(transition.before(), actions.get(number++)),
          "events",
          events,
          "story",
          sentences,
          "view",
          JSON.write(transition.state().viewFor(viewer(viewer)))));
    }
    return Trees.toJs(steps);
  }

  @JSExport
  public int size() {
    return session.size();
  }

  @JSExport
  public String record() {
    return NOTATION.write(session.record());
  }

  @JSExport
  public String moment() {
    return NOTATION.writeMoment(session.record().lastTurn(session.game()));
  }

  private static Viewer viewer(int number) {
    return switch (number) {
      case 0 -> Onlooker.SPECTATOR;
      case -1 -> Onlooker.ALL_SEEING;
      default -> Seat.of(number);
    };
  }
}
