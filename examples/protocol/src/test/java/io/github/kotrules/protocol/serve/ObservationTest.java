package io.github.kotrules.protocol.serve;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.SeenCard;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The row of numbers says what the view says, and nothing that the seat may not know. */
class ObservationTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final Observation OBSERVATION = new Observation(
      NOTATION,
      ImmutableMap.of("first", KingOfTokyo.firstEdition(), "second", KingOfTokyo.secondEdition()));
  private static final List<String> NAMES = OBSERVATION.names();

  private static final Map<String, Integer> PLACES = places();

  private static Map<String, Integer> places() {
    Map<String, Integer> places = new HashMap<>();
    NAMES.forEach(name -> places.put(name, places.size()));
    return places;
  }

  private static int value(int[] row, String name) {
    assertThat(PLACES).containsKey(name);
    return row[PLACES.getOrDefault(name, -1)];
  }

  /** Who has learned from rows needs the same order later. */
  @Test
  void names_are_words_and_always_the_same() {
    assertThat(NAMES).doesNotHaveDuplicates().allMatch(name -> name.matches("[A-Za-z0-9.-]+"));
    assertThat(NAMES).hasSize(1067);
    assertThat(String.join(" ", NAMES).hashCode()).isEqualTo(624880197);
  }

  @Test
  void a_row_says_what_the_view_says() {
    Set<Integer> moved = new HashSet<>();
    Games.play(100, (game, state) -> compare(game, state, moved));
    Games.playWithCards(150, (game, state) -> compare(game, state, moved));
    // The others are of rare cards and moments.
    assertThat(moved.size()).isGreaterThan(NAMES.size() * 3 / 4);
  }

  private static void compare(Game game, GameState state, Set<Integer> moved) {
    if (Math.floorMod(state.hashCode(), 5) != 0) {
      return; // one of five is enough
    }
    Seat seat = Seat.at(Math.floorMod(state.hashCode(), state.seats()));
    GameView view = state.viewFor(seat);
    int[] row = OBSERVATION.of(view);
    assertThat(row).hasSize(NAMES.size());
    for (int i = 0; i < row.length; i++) {
      if (row[i] != 0) {
        moved.add(i);
      }
    }
    Map<String, Integer> expected = new HashMap<>();
    expected.put("seats", view.seats());
    expected.put("deck", view.deckSize());
    expected.put("rolls-left", view.rollsLeft());
    expected.put("smashes", view.smashes());
    expected.put("edition.first", game == KingOfTokyo.firstEdition() ? 1 : 0);
    expected.put("edition.second", game == KingOfTokyo.secondEdition() ? 1 : 0);
    for (TurnStep step : TurnStep.values()) {
      expected.put("step." + step.name().toLowerCase(Locale.ROOT), step == view.step() ? 1 : 0);
    }
    for (Face face : Face.values()) {
      expected.put("dice." + face.symbol(), view.dice().count(face));
    }
    String waiting = NOTATION.waiting(view);
    for (String question : NOTATION.questions()) {
      boolean asked = view.decision() != null && waiting.substring(2).equals(question);
      expected.put("question." + question, asked ? 1 : 0);
    }
    expected.put("chance", view.pending() instanceof Chance ? 1 : 0);
    expected.put("over", view.isOver() ? 1 : 0);
    expected.put("damage", damage(view.decision()));
    Seat next = seat;
    for (int i = 0; i < 6; i++) {
      expectSeat(
          view, i < view.seats() ? next : null, i == 0 ? "self." : "left" + i + ".", expected);
      next = next.next(view.seats());
    }
    for (CardInfo card : game.catalogue().cards()) {
      String id = card.id().value();
      expected.put("discards." + id, view.discards().count(card.id()));
      for (int slot = 0; slot < 3; slot++) {
        expected.put(
            "market" + (slot + 1) + "." + id, card.id().equals(view.market().card(slot)) ? 1 : 0);
      }
      for (int i = 0; i < 2; i++) {
        boolean there = i < view.seenCards().size()
            && card.id().equals(view.seenCards().get(i).card());
        expected.put("top" + (i + 1) + "." + id, there ? 1 : 0);
      }
    }
    expected.forEach((name, number) -> {
      if (row[PLACES.getOrDefault(name, -1)] != number) {
        throw new AssertionError(name + " is not " + number + " in the row of\n" + view);
      }
    });
  }

  private static int damage(@Nullable Decision decision) {
    if (decision instanceof ChooseYield asked) {
      return asked.avoidable();
    }
    return decision instanceof ChooseDefence asked ? asked.packet().amount() : 0;
  }

  private static void expectSeat(
      GameView view, @Nullable Seat seat, String prefix, Map<String, Integer> expected) {
    if (seat == null) {
      NAMES.stream().filter(name -> name.startsWith(prefix)).forEach(name -> expected.put(name, 0));
      return;
    }
    expected.put(prefix + "present", 1);
    expected.put(prefix + "alive", view.isAlive(seat) ? 1 : 0);
    expected.put(prefix + "life", view.life(seat));
    expected.put(prefix + "maximum-life", view.maxLife(seat));
    expected.put(prefix + "points", view.points(seat));
    expected.put(prefix + "energy", view.energy(seat));
    expected.put(prefix + "outside", view.place(seat) == Place.OUTSIDE ? 1 : 0);
    expected.put(prefix + "city", view.place(seat) == Place.CITY ? 1 : 0);
    expected.put(prefix + "bay", view.place(seat) == Place.BAY ? 1 : 0);
    expected.put(prefix + "poison", view.tokens(seat, Token.POISON));
    expected.put(prefix + "shrink", view.tokens(seat, Token.SHRINK));
    expected.put(prefix + "active", view.activeSeat() == seat ? 1 : 0);
    expected.put(prefix + "asked", view.isAsked(seat) ? 1 : 0);
    expected.put(prefix + "attacker", seat == attacker(view.decision()) ? 1 : 0);
    for (CardInfo card : view.setting().catalogue().cards()) {
      if (card.kind() == CardKind.KEEP) {
        expected.put(prefix + card.id(), 0);
      }
    }
    for (HeldCard card : view.cards(seat)) {
      expected.merge(prefix + card.id(), 1, Integer::sum);
      if (!card.id().value().equals("extra-head")) { // there are two
        expected.put("counters." + card.id(), card.counters());
        expected.put("used." + card.id(), card.isUsed() ? 1 : 0);
      }
      if (card.copy() != null) {
        expected.put("copy." + card.copy().card(), 1);
      }
    }
  }

  private static @Nullable Seat attacker(@Nullable Decision decision) {
    if (decision instanceof ChooseYield asked) {
      return asked.attacker();
    }
    return decision instanceof ChooseDefence asked ? asked.packet().dealer() : null;
  }

  @Test
  void hidden_cards_make_no_difference() {
    SplittableRandom random = new SplittableRandom(5);
    int[] hidden = new int[2];
    Games.playWithCards(300, (game, state) -> {
      for (SeenCard seen : state.seenCards()) {
        for (Seat seat : state.allSeats()) {
          if (!seen.seenBy().contains(seat)) {
            GameState other = state.viewFor(seat).sample(random);
            assertThat(OBSERVATION.of(other.viewFor(seat)))
                .isEqualTo(OBSERVATION.of(state.viewFor(seat)));
            hidden[0] += other.equals(state) ? 0 : 1;
          } else {
            hidden[1]++;
          }
        }
      }
      assertThat(state.seenCards().size()).isLessThanOrEqualTo(2);
    });
    assertThat(hidden[0]).isGreaterThan(1_000);
    assertThat(hidden[1]).isGreaterThan(1_000);
  }

  @Test
  void who_has_looked_sees_the_card() {
    String table = "kot1/second/gigazaur.e9.made-in-a-lab/the-king/m=heal,tank,jets/t=1/moves"
        + "/roll.111111/resolve/reveal.";
    GameState wings = NOTATION.readMoment(table + "wings").end();
    GameState mimic = NOTATION.readMoment(table + "mimic").end();

    int[] own = OBSERVATION.of(wings.viewFor(Seat.ONE));
    assertThat(own).isNotEqualTo(OBSERVATION.of(mimic.viewFor(Seat.ONE)));
    assertThat(value(own, "top1.wings")).isEqualTo(1);
    assertThat(value(own, "hidden.top1")).isZero();
    int[] other = OBSERVATION.of(wings.viewFor(Seat.TWO));
    assertThat(other).isEqualTo(OBSERVATION.of(mimic.viewFor(Seat.TWO)));
    assertThat(value(other, "top1.wings")).isZero();
    assertThat(value(other, "hidden.top1")).isEqualTo(1);
    assertThat(value(other, "deck")).isEqualTo(wings.deckSize()).isEqualTo(value(own, "deck"));
  }

  @Test
  void seats_are_relative_to_the_viewer() {
    GameState state = NOTATION
        .readMoment("kot1/first/gigazaur.h3C.jets/kraken.v5.mimic@1-jets/the-king.h7p1/m=-,-,-/t=2"
            + "/moves/roll.SSS112/resolve")
        .end();
    assertThat(NOTATION.waiting(state)).isEqualTo("1 yield");
    int[] row = OBSERVATION.of(state.viewFor(Seat.THREE));

    assertThat(value(row, "self.life")).isEqualTo(7);
    assertThat(value(row, "self.poison")).isEqualTo(1);
    assertThat(value(row, "left1.jets")).isEqualTo(1);
    assertThat(value(row, "left1.city")).isEqualTo(1);
    assertThat(value(row, "left1.asked")).isEqualTo(1);
    assertThat(value(row, "left1.copied")).isEqualTo(1);
    assertThat(value(row, "left2.points")).isEqualTo(5);
    assertThat(value(row, "left2.attacker")).isEqualTo(1);
    assertThat(value(row, "left2.mimic")).isEqualTo(1);
    assertThat(value(row, "copy.jets")).isEqualTo(1);
    assertThat(value(row, "damage")).isEqualTo(3);
    assertThat(value(row, "question.yield")).isEqualTo(1);
    assertThat(value(row, "left3.present")).isZero();
  }
}
