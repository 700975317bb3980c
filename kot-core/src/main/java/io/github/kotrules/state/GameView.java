package io.github.kotrules.state;

import static com.google.common.base.Preconditions.checkState;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.internal.Agenda;
import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.IllegalSetupException.Fault;
import io.github.kotrules.state.IllegalSetupException.Part;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A table as a seat or an {@linkplain io.github.kotrules.model.Onlooker onlooker} sees it. Cards of the deck that only others
 * have looked at are among the unseen ones, so the view does not reveal them; that somebody has looked is public.
 *
 * <pre>{@code
 * Game game = Game.of(RuleSet.secondEdition(), CardSet.none());
 * GameState state = game.start(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING).withFirst(Seat.TWO));
 * Transition rolled = game.apply(state, new Roll(Dice.parse("1123SS")));
 * GameView view = rolled.state().viewFor(Seat.TWO);
 * assert view.equals(state.viewFor(Seat.TWO).after(rolled.eventsFor(Seat.TWO)));
 * List<Action> answers = game.legalActions(view); // the legal answers of seat 2
 * GameState guess = view.sample(new Random(42)); // a possible table, for a search
 * assert guess.viewFor(Seat.TWO).equals(view);
 * }</pre>
 */
public final class GameView extends FrozenTable {
  /** The kinds of events that end a transition: they contain what the table waits for. */
  static final ImmutableSet<Class<? extends Event>> LAST_EVENTS =
      ImmutableSet.of(QuestionAsked.class, DiceAwaited.class, CardAwaited.class, GameEnded.class);

  private final Viewer viewer;

  /** Stands for the rest of a resolution in a view made from visible data. */
  private record UnknownAgenda() implements Agenda {}

  private GameView(GameState state, CardTable cards, Viewer viewer) {
    super(state, cards, awaited(state, cards));
    this.viewer = viewer;
  }

  private GameView(Draft draft, @Nullable Agenda agenda, Viewer viewer) {
    super(draft, agenda);
    this.viewer = viewer;
  }

  static GameView of(GameState state, Viewer viewer) {
    return new GameView(
        state, hidesFrom(state, viewer) ? hide(state.cards, viewer) : state.cards, viewer);
  }

  /**
   * Creates a view from plain data.
   *
   * @throws IllegalSetupException if no table can have this view
   */
  public static GameView of(RuleSet rules, Catalogue catalogue, ViewSetup setup) {
    requireNonNull(setup, "setup");
    ImmutableList.Builder<Monster> monsters = ImmutableList.builder();
    setup.position().monsters().forEach(monster -> monsters.add(monster.monster()));
    Setting setting = new Setting(rules, monsters.build(), catalogue);
    List<Fault> faults = LawBook.faults(setting, setup);
    if (!faults.isEmpty()) {
      throw new IllegalSetupException(faults);
    }
    GameView view = lay(setting, setup);
    List<Fault> visible = LawBook.faults(view);
    if (!visible.isEmpty()) {
      throw new IllegalSetupException(visible);
    }
    return view;
  }

  private static GameView lay(Setting setting, ViewSetup setup) {
    try {
      Draft table = TableLayout.lay(setting, setup);
      return new GameView(table, new UnknownAgenda(), setup.viewer());
    } catch (RuntimeException unfit) {
      throw new IllegalSetupException(
          ImmutableList.of(new Fault(Part.TABLE, null, "no table can look like this: " + unfit)));
    }
  }

  private static boolean hidesFrom(FrozenTable table, Viewer viewer) {
    for (SeenCard seen : table.cards.seen) {
      if (!viewer.knowsCardSeenBy(seen.seenBy())) {
        return true;
      }
    }
    return false;
  }

  private static CardTable hide(CardTable cards, Viewer viewer) {
    CardPile deck = cards.deck;
    ImmutableList.Builder<SeenCard> seenCards = ImmutableList.builder();
    for (SeenCard seen : cards.seen) {
      if (viewer.knowsCardSeenBy(seen.seenBy())) {
        seenCards.add(seen);
      } else {
        seenCards.add(new SeenCard(null, seen.seenBy()));
        deck = deck.plus(requireNonNull(seen.card()));
      }
    }
    return cards.withDeck(deck, seenCards.build());
  }

  /** Replaces the deck of a pending draw by the visible one. */
  private static Pending awaited(FrozenTable table, CardTable cards) {
    return table.pending instanceof DeckChance chance && !cards.deck.equals(table.cards.deck)
        ? new DeckChance(cards.deck, chance.use())
        : table.pending;
  }

  /** The viewer: a seat or an onlooker. */
  public Viewer viewer() {
    return viewer;
  }

  /**
   * The seat whose view this is.
   *
   * @throws IllegalStateException if it is the view of an onlooker, who has no seat
   */
  public Seat seat() {
    if (viewer instanceof Seat seat) {
      return seat;
    }
    throw new IllegalStateException("this is the view of a viewer without a seat: " + viewer);
  }

  /**
   * Returns the view after events as this viewer sees them: {@code transition.eventsFor(viewer)}, which may be copied or
   * parsed. It is equal to the viewer's view of the transition's state, so a client can follow a game with a first view and the
   * events.
   *
   * @param events all events of one transition, or of several in a row
   * @throws IllegalArgumentException if these events are impossible at this table, name a card that the viewer may not know, or
   *     do not end with what the table waits for
   */
  public GameView after(List<Event> events) {
    ImmutableList<Event> all = ImmutableList.copyOf(requireNonNull(events, "events"));
    if (all.isEmpty() || !LAST_EVENTS.contains(all.get(all.size() - 1).getClass())) {
      throw new IllegalArgumentException(
          "the events do not end with what the table waits for: pass all events of a transition");
    }
    Draft.Changeable draft = new Draft.Changeable(this);
    for (Event event : all) {
      apply(event, draft);
    }
    GameView after = new GameView(draft, draft.isOver() ? null : new UnknownAgenda(), viewer);
    List<Fault> faults = LawBook.faults(after);
    if (!faults.isEmpty()) {
      throw new IllegalArgumentException(Excerpt.ofMessage("the events do not fit this view: "
          + String.join("; ", IllegalSetupException.sentences(faults))));
    }
    return after;
  }

  private void apply(Event event, Draft.Changeable draft) {
    try {
      if (!event.publicFor(viewer).equals(event)) {
        throw new IllegalArgumentException("it names a card that this viewer may not know");
      }
      if (!event.fits(draft)) {
        throw new IllegalArgumentException("it cannot happen at this table");
      }
      event.applyTo(draft);
    } catch (RuntimeException unfit) {
      throw new IllegalArgumentException(
          Excerpt.of(event) + " does not fit the view of " + viewer + ": " + unfit.getMessage(),
          unfit);
    }
  }

  /**
   * Returns a random state that fits everything this viewer knows: hidden cards are drawn from the possible ones.
   *
   * @throws IllegalStateException if this view comes from events, text or JSON, which lack the rest of a resolution
   */
  public GameState sample(RandomGenerator random) {
    requireNonNull(random, "random");
    checkState(
        !(agenda instanceof UnknownAgenda),
        "this view comes from events, text or JSON, which do not say what is left of a resolution:"
            + " sample a view of a state");
    return restack(this, hidesFrom(this, viewer) ? draw(random) : cards);
  }

  /** Returns a state with the cards replaced. */
  static GameState restack(FrozenTable table, CardTable cards) {
    return new GameState(table, cards, awaited(table, cards));
  }

  private CardTable draw(RandomGenerator random) {
    CardPile rest = cards.deck;
    ImmutableList.Builder<SeenCard> drawn = ImmutableList.builder();
    for (SeenCard seen : cards.seen) {
      if (seen.card() != null) {
        drawn.add(seen);
      } else {
        CardId card = rest.get(random.nextInt(rest.size()));
        rest = rest.minus(card);
        drawn.add(new SeenCard(card, seen.seenBy()));
      }
    }
    return cards.withDeck(rest, drawn.build());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameView that && viewer == that.viewer && looksLike(that);
  }

  /** Uses the order of viewers, seats first, and not their identity, so that it is the same on every JVM. */
  @Override
  public int hashCode() {
    int number = viewer instanceof Enum<?> constant ? constant.ordinal() : 0;
    return super.hashCode() * 31 + number;
  }

  /** The table in a few lines of text, for people. */
  @Override
  public String toString() {
    return "as " + viewer + " sees it:\n" + TableText.withWaiting(this);
  }
}
