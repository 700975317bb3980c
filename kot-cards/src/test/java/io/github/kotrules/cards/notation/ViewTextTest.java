package io.github.kotrules.cards.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import org.junit.jupiter.api.Test;

/** A view is one word: a position, and what the turn has brought. */
class ViewTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final String TABLE =
      "kot1/second/c=ff8f7f28/gigazaur.C/the-king.e3/alienoid/m=heal,tank,-/k=_@13/t=2.b1";
  private static final GameState STATE = NOTATION
      .readMoment("kot1/second/gigazaur.C/the-king.e3/alienoid/m=heal,tank,-/k=jets@13/t=2.b1"
          + "/moves/roll.1223SS/resolve")
      .end();

  private static String refusal(String text) {
    return catchThrowableOfType(NotationException.class, () -> {
          GameView unused = NOTATION.readView(text);
        })
        .getMessage();
  }

  @Test
  void is_a_position_and_what_the_turn_has_brought() {
    assertThat(NOTATION.writeView(STATE.viewFor(Seat.TWO)))
        .isEqualTo(
            "kot1/second/c=ff8f7f28/gigazaur.h8C/the-king.e3/alienoid/m=heal,tank,-/k=_@13/t=2.b1"
                + "/viewer=2/step=resolve/dice=1223SS/rollsLeft=2/smashes=2/harmers=2/smashed=1"
                + "/waiting=question-asked.choose-yield.1.2.0");
    assertThat(NOTATION.writeView(STATE.viewFor(Onlooker.SPECTATOR)))
        .contains("/k=_@13/", "/viewer=spectator/");
    assertThat(NOTATION.writeView(STATE.viewFor(Onlooker.ALL_SEEING)))
        .contains("/k=jets@13/", "/viewer=all-seeing/");
  }

  @Test
  void leaves_out_what_is_usual() {
    assertThat(NOTATION
            .readView(TABLE + "/viewer=2/waiting=dice-awaited.2.6.turn")
            .dice()
            .size())
        .isZero();
  }

  @Test
  void whatever_is_wrong_is_refused_where_it_stands() {
    assertThat(refusal(TABLE))
        .isEqualTo("line 1, column 83: this is not a view: viewer= is missing here");
    assertThat(refusal(TABLE + "/viewer=4/waiting=dice-awaited.2.6.turn"))
        .isEqualTo("line 1, column 91: \"4\" is not a number from 1 to 3");
    assertThat(refusal(TABLE + "/viewer=2/step=sleep/waiting=dice-awaited.2.6.turn"))
        .startsWith("line 1, column 98: \"sleep\" is not one of opening, start, roll, resolve");
    assertThat(refusal(TABLE + "/viewer=2/dice=1/step=buy/waiting=dice-awaited.2.6.turn"))
        .endsWith("this is not a view: waiting= is missing here");
    assertThat(refusal(TABLE + "/viewer=2/waiting=points-gained.1.2"))
        .endsWith("\"points-gained\" is not what a table waits for");
    assertThat(refusal(TABLE + "/viewer=2/waiting=dice-awaited.2.6.turn/moves"))
        .endsWith("\"moves\" is not a field that is allowed here");
    assertThat(refusal("a view")).contains("a view is one word");
  }

  @Test
  void what_no_table_looks_like_is_refused() {
    String waiting = "/waiting=dice-awaited.2.6.turn";

    assertThat(refusal(TABLE + "/viewer=1" + waiting))
        .isEqualTo("line 1, column 72: a card on top of the deck is not named");
    assertThat(refusal(TABLE.replace("k=_@13", "k=jets@13") + "/viewer=2" + waiting))
        .contains("a card on top of the deck is named that only others have looked at");
    assertThat(refusal(TABLE + "/viewer=2/bought=wings" + waiting))
        .contains("wings cannot wait to take effect: it is not a Discard card");
    assertThat(refusal(TABLE + "/viewer=2/maximumLife=10_10" + waiting))
        .contains("there are 3 Monsters, but the maximum life of 2");
    assertThat(refusal(TABLE + "/viewer=2/maximumLife=10_9_10" + waiting))
        .contains("seat 2 has 10 life: 0 to 9");
    assertThat(refusal(TABLE + "/viewer=2/usedCards=0" + waiting))
        .contains("card number 0 was used: name numbers of the 0 Keep cards");
    assertThat(refusal(TABLE + "/viewer=2/rollsLeft=99" + waiting))
        .endsWith("\"99\" is not a number from 0 to 63");
    assertThat(refusal(TABLE.replace("/t=2.b1", "") + "/viewer=2" + waiting))
        .contains("a seat must have the turn");
    assertThat(refusal(TABLE.replace("m=heal,tank,-", "m=wings,wings,-") + "/viewer=2" + waiting))
        .contains("wings occurs 2 times, but the game has 1");
    assertThat(refusal(TABLE.replace("the-king.e3", "the-king.X") + "/viewer=2"
            + "/waiting=question-asked.choose-reroll.2"))
        .contains("seat 2 is asked, but is out");
  }
}
