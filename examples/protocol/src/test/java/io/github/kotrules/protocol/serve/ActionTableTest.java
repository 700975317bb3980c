package io.github.kotrules.protocol.serve;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.GameState;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** The fixed table of answers: complete, without doubles, and always the same. */
class ActionTableTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final ActionTable TABLE =
      new ActionTable(KingOfTokyo.firstEdition(), KingOfTokyo.secondEdition());

  /** A client that has learned ids needs the same ids later: if this fails, raise Protocol.VERSION or keep the order. */
  @Test
  void the_table_is_always_the_same() {
    assertThat(TABLE.size()).isEqualTo(6278);
    assertThat(TABLE.hash()).isEqualTo("a412a2f8");
    assertThat(TABLE.texts()).doesNotHaveDuplicates();
    assertThat(TABLE.text(0)).isEqualTo("resolve");
    assertThat(TABLE.text(1)).isEqualTo("reroll 1");
    assertThat(TABLE.text(5004)).isEqualTo("reroll SSSSSSSSS");
  }

  @Test
  void it_does_not_depend_on_the_order_of_editions() {
    assertThat(new ActionTable(KingOfTokyo.secondEdition(), KingOfTokyo.firstEdition()).texts())
        .isEqualTo(TABLE.texts());
  }

  @Test
  void each_legal_answer_is_in_the_table_once() {
    Set<Integer> seen = new TreeSet<>();
    Games.play(1_500, (game, state) -> check(game, state, seen));
    Games.playWithCards(700, (game, state) -> check(game, state, seen));

    // What few games bring about.
    Set<String> words = new HashSet<>();
    seen.forEach(id -> words.add(TABLE.text(id).replaceAll("\\d(?=[/=])|(?<=from )\\d", "n")));
    assertThat(words)
        .contains(
            "use background-dweller 33",
            "use psychic-probe S",
            "use herd-culler 3",
            "use stretchy H S",
            "use plot-twist 1 E",
            "use camouflage",
            "use wings",
            "use rapid-healing",
            "use smoke-cloud",
            "use energy-drink",
            "use mimic",
            "use mimic 1 S",
            "buy top",
            "buy top 2",
            "buy wings from n",
            "sell wings",
            "mimic n/wings",
            "store 3",
            "keep",
            "again",
            "give n=2",
            "hearts heal=1 poison=1",
            "hearts shrink=1");
  }

  private static void check(Game game, GameState state, Set<Integer> seen) {
    if (!(state.pending() instanceof Decision)) {
      return;
    }
    List<Action> legal = game.legalActions(state);
    int[] ids = TABLE.ids(state, legal);
    boolean complete = ids.length == legal.size() && ids[0] >= 0;
    for (int i = 1; i < ids.length; i++) {
      complete &= ids[i] > ids[i - 1];
    }
    if (!complete) { // an assertion for each question would take too long
      throw new AssertionError(Arrays.toString(ids) + " are not the ids of " + legal);
    }
    // Most questions are which dice to roll again: some of those are enough.
    if (legal.size() < 10 || Math.floorMod(state.hashCode(), 10) == 0) {
      checkTexts(game, state, ids, seen);
    }
  }

  private static void checkTexts(Game game, GameState state, int[] ids, Set<Integer> seen) {
    List<Action> legal = game.legalActions(state);
    List<String> texts = NOTATION.writeOptions(Question.of(game, state));
    for (int i = 0; i < legal.size(); i++) {
      int id = TABLE.id(state, legal, legal.get(i));
      boolean right = TABLE.text(id).equals(texts.get(i))
          && Arrays.binarySearch(ids, id) >= 0
          && legal.get(i).equals(TABLE.legal(game, state, id));
      if (!right) {
        throw new AssertionError(id + " is not the id of " + texts.get(i) + ", " + legal.get(i));
      }
      seen.add(id);
    }
    int other = Math.floorMod(state.hashCode(), TABLE.size());
    boolean refused = TABLE.legal(game, state, other) == null;
    assertThat(refused).isEqualTo(Arrays.binarySearch(ids, other) < 0);
  }

  @Test
  void nine_dice_are_the_maximum() {
    GameState state = NOTATION
        .readMoment(
            "kot1/second/gigazaur.e0.extra-head,extra-head,mimic@1-extra-head/the-king/m=-,-,-/t=1"
                + "/moves/roll.123EHS333")
        .end();
    Game game = KingOfTokyo.secondEdition();
    assertThat(state.dice().size()).isEqualTo(ActionTable.MAX_DICE);
    assertThat(TABLE.ids(state, game.legalActions(state)))
        .hasSize(game.legalActions(state).size());
  }

  @Test
  void what_is_beyond_the_table_has_no_id_and_the_mask_is_never_empty() {
    GameState state = NOTATION
        .readMoment("kot1/first/gigazaur.e150/kraken/m=battery-monster,-,-/t=1"
            + "/moves/roll.112233/resolve/buy.battery-monster/reveal.heal")
        .end();
    Game game = KingOfTokyo.firstEdition();
    List<Action> legal = game.legalActions(state);
    assertThat(legal).hasSize(149);
    assertThat(TABLE.ids(state, legal)).hasSize(ActionTable.MAX_STORED + 1);
    assertThat(TABLE.id(state, legal, legal.get(120))).isEqualTo(-1);
  }
}
