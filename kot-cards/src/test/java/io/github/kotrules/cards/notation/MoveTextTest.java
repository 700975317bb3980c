package io.github.kotrules.cards.notation;

import static io.github.kotrules.cards.CardIds.HERD_CULLER;
import static io.github.kotrules.cards.CardIds.STRETCHY;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Face;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Moves in text; the round trips over random games are in RoundTripProperties. */
class MoveTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** The table after these lines, in the turn of seat 1 of two. */
  private static GameState after(String seat, String moves) {
    return NOTATION
        .readRecord("kot 1\nedition second\nseat 1 gigazaur " + seat
            + "\nseat 2 the-king place=city cards=jets,wings\nmarket heal tank frenzy\nfirst 1\n"
            + moves)
        .end();
  }

  private static Action read(GameState state, String move) {
    return NOTATION.readMove(state, move);
  }

  private static NotationException refusal(GameState state, String move) {
    return catchThrowableOfType(NotationException.class, () -> {
      Action unused = NOTATION.readMove(state, move);
    });
  }

  @Test
  void one_word_answers_several_questions() {
    GameState rolling = after("cards=stretchy energy=2", "roll 112EHH\n");
    assertThat(read(rolling, "resolve")).isEqualTo(new StopRolling());
    GameState changing = after("cards=stretchy energy=2", "roll 112EHH\nresolve\n");
    assertThat(read(changing, "resolve")).isEqualTo(new KeepDice());
    GameState ordering = after("life=5", "roll 112EHH\nresolve\n");
    assertThat(refusal(ordering, "resolve"))
        .hasMessageContaining(
            "\"resolve\" is not legal here: the table waits for 1 group; legal moves are resolve H, resolve E");
  }

  @Test
  @Tag("D-1")
  void a_line_picks_one_group_of_dice() {
    GameState picking = after("life=5", "roll 112EHH\nresolve\n");
    assertThat(read(picking, "resolve E")).isEqualTo(new ResolveDice(DiceGroup.ENERGY));
    assertThat(NOTATION.write(picking, new ResolveDice(DiceGroup.HEARTS)))
        .isEqualTo("1: resolve H");
    assertThat(refusal(picking, "resolve S"))
        .hasMessageContaining(
            "\"resolve S\" is not legal here: the table waits for 1 group; legal moves are resolve H, resolve E");
    assertThat(refusal(picking, "1: resolve EH"))
        .hasMessage("line 1, column 12: \"EH\" is not a group of dice: write one of N H E S");
  }

  @Test
  void the_face_to_which_a_die_is_turned_goes_without_saying_where_there_is_one() {
    GameState culling = after("cards=herd-culler", "roll 223EHH\nresolve\n");
    Action turn = new TurnDie(HERD_CULLER, Face.THREE, Face.ONE);
    assertThat(read(culling, "use herd-culler 3")).isEqualTo(turn);
    assertThat(read(culling, "use herd-culler 3 1")).isEqualTo(turn);
    assertThat(NOTATION.write(culling, turn)).isEqualTo("1: use herd-culler 3");

    GameState stretching = after("cards=stretchy energy=2", "roll 112EHH\nresolve\n");
    assertThat(read(stretching, "use stretchy 1 S"))
        .isEqualTo(new TurnDie(STRETCHY, Face.ONE, Face.SMASH));
    assertThat(refusal(stretching, "use stretchy 1"))
        .hasMessage(
            "line 1, column 1: \"use stretchy 1\" can mean several moves: say to which face");
  }

  @Test
  void who_moves_may_be_said_and_must_be_right() {
    GameState state = after("", "roll 112EHH\n");

    assertThat(read(state, "1: reroll H")).isEqualTo(read(state, "reroll H"));
    assertThat(refusal(state, "2: reroll H"))
        .hasMessage(
            "line 1, column 1: \"2:\" is not the seat that moves: the table waits for 1 reroll");
    assertThat(refusal(state, "1:")).hasMessageContaining("a move is missing after \"1:\"");
  }

  @Test
  void an_illegal_move_tells_what_was_written_what_was_awaited_and_what_is_legal() {
    GameState yielding = after("", "roll 112ESS\nresolve\nresolve E\n");

    assertThat(refusal(yielding, "   done"))
        .hasMessage(
            "line 1, column 4: \"done\" is not legal here: the table waits for 2 yield; legal moves are stay, yield");
    assertThat(refusal(after("", "roll 112EHH\n"), "reroll SS"))
        .hasMessageStartingWith(
            "line 1, column 1: \"reroll SS\" is not legal here: the table waits for 1 reroll; legal moves are resolve,")
        .hasMessageEndingWith(" more");
    assertThat(refusal(after("", ""), "roll 1"))
        .hasMessage(
            "line 1, column 1: \"roll 1\" is not legal here: the table waits for chance roll 6");
  }

  @Test
  void what_is_no_move_is_refused() {
    GameState state = after("", "roll 112EHH\n");

    assertThat(refusal(state, "rerol 1")).hasMessage("line 1, column 1: \"rerol\" is not a move");
    assertThat(refusal(state, "reroll")).hasMessageContaining("column 7: missing here: dice");
    assertThat(refusal(state, "reroll 1X")).hasMessageContaining("column 8: \"1X\" are not dice");
    assertThat(refusal(state, "reroll 1 1"))
        .hasMessageContaining("column 10: nothing more is expected");
    assertThat(refusal(state, "buy godzilla"))
        .hasMessageContaining("there is no card \"godzilla\"");
    assertThat(refusal(state, "buy heal from 3"))
        .hasMessageContaining("\"3\" is not a number from 1 to 2");
    assertThat(refusal(state, "")).hasMessageContaining("one move is awaited: 1 reroll");
    assertThat(refusal(state, "reroll 1\nreroll 1")).hasMessageContaining("one move is awaited");
    assertThat(refusal(state, "reroll " + "1".repeat(900)))
        .hasMessageContaining("these are 900 dice: at most 31 can be rolled");
    assertThat(refusal(state, "reroll " + "1".repeat(100_000)))
        .hasMessageContaining("this text has 100,007 characters");
    assertThat(refusal(state, "use " + "wings ".repeat(150)).getMessage()).hasSizeLessThan(400);
  }

  @Test
  void to_decline_a_copy_is_to_keep_what_there_is() {
    GameState state = after("cards=mimic>2/jets energy=1", "");

    assertThat(NOTATION.write(state, new Decline())).isEqualTo("1: keep");
    assertThat(read(state, "no")).isEqualTo(new Decline());
    assertThat(NOTATION.write(state, read(state, "mimic 2/wings"))).isEqualTo("1: mimic 2/wings");
    assertThat(refusal(state, "mimic 1/wings"))
        .hasMessageContaining("legal moves are keep, mimic 2/wings");
  }

  @Test
  void only_legal_moves_are_written() {
    GameState state = after("", "");

    assertThatThrownBy(() -> {
          String unused = NOTATION.write(state, new StopRolling());
        })
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("is not a legal move");
  }
}
