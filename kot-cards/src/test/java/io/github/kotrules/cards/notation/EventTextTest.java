package io.github.kotrules.cards.notation;

import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.GameState;
import org.junit.jupiter.api.Test;

/** An event is one line. */
class EventTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final GameState TABLE = NOTATION.readHeader("""
          kot 1
          edition second
          seat 1 gigazaur
          seat 2 the-king
          seat 3 alienoid
          """).start();

  private static void check(String text, Event event) {
    assertThat(NOTATION.write(event)).isEqualTo(text);
    assertThat(NOTATION.readEvent(TABLE, text)).isEqualTo(event);
  }

  private static String refusal(String text) {
    return catchThrowableOfType(NotationException.class, () -> {
          Event unused = NOTATION.readEvent(TABLE, text);
        })
        .getMessage();
  }

  @Test
  void fields_are_words_in_order() {
    check("points-gained 1 3", new PointsGained(ONE, 3));
    check("life-lost 1 2 2 smash", new LifeLost(ONE, 2, TWO, DamageKind.SMASH));
    check("tokyo-yielded 1 city 2", new TokyoYielded(ONE, Place.CITY, TWO));
    check("copy-made 1 mimic 2/jets", new CopyMade(ONE, MIMIC, new CardRef(TWO, JETS)));
  }

  @Test
  void what_is_absent_or_hidden_is_a_hyphen() {
    check("life-lost 1 1 - poison", new LifeLost(ONE, 1, null, DamageKind.POISON));
    check("top-card-seen 1 - 0", new TopCardSeen(ONE, WINGS, 0).publicFor(TWO));
    check("market-swept 1 -", new MarketSwept(ONE, ImmutableList.of()));
    check("game-ended -", new GameEnded(SeatSet.none()));
  }

  @Test
  void several_cards_or_seats_are_one_word() {
    check("market-swept 1 wings_jets", new MarketSwept(ONE, ImmutableList.of(WINGS, JETS)));
    check("game-ended 13", new GameEnded(SeatSet.none().with(ONE).with(THREE)));
  }

  @Test
  void what_has_parts_has_points_between_them() {
    check(
        "question-asked choose-gift.1.2.3",
        new QuestionAsked(new ChooseGift(ONE, 2, SeatSet.none().with(THREE))));
    check(
        "question-asked choose-free-reroll.2.33.-",
        new QuestionAsked(new ChooseFreeReroll(TWO, Dice.parse("33"), null)));
    check(
        "question-asked choose-revealed.2.wings_jets",
        new QuestionAsked(new ChooseRevealed(TWO, ImmutableList.of(WINGS, JETS))));
    check(
        "question-asked choose-defence.2.1.3.smash.yes.wings",
        new QuestionAsked(new ChooseDefence(
            DamagePacket.of(TWO, ONE, 3, DamageKind.SMASH).staying().using(WINGS))));
    check("dice-awaited 1.6.turn", new DiceAwaited(DiceChance.of(ONE, 6, DiceChance.Use.TURN)));
    check("card-awaited look", new CardAwaited(DeckChance.Use.LOOK));
  }

  @Test
  void names_of_other_editions_and_dice_in_any_order_are_read() {
    assertThat(NOTATION.readEvent(TABLE, "  card-used 1 telepath # said"))
        .isEqualTo(NOTATION.readEvent(TABLE, "card-used 1 energy-drink"));
    assertThat(NOTATION.readEvent(TABLE, "dice-rolled 1 SH21"))
        .isEqualTo(NOTATION.readEvent(TABLE, "dice-rolled 1 12HS"));
  }

  @Test
  void whatever_is_wrong_is_refused_where_it_stands() {
    assertThat(refusal("points-gaind 1 3"))
        .isEqualTo(
            "line 1, column 1: \"points-gaind\" is not an event:" + " did you mean points-gained?");
    assertThat(refusal("points-gained 1")).isEqualTo("line 1, column 16: missing here: amount");
    assertThat(refusal("points-gained 4 1"))
        .isEqualTo("line 1, column 15: \"4\" is not a number from 1 to 3");
    assertThat(refusal("points-gained 1 3 2")).startsWith("line 1, column 19: nothing more");
    assertThat(refusal("life-lost 1 2 2 smsh"))
        .isEqualTo("line 1, column 17: \"smsh\" is not one of smash, card, poison:"
            + " did you mean smash?");
    assertThat(refusal("\ncard-used 1 haal"))
        .startsWith("line 2, column 13: there is no card \"haal\" in this game");
    assertThat(refusal("question-asked choose-yield.2.9.0"))
        .isEqualTo("line 1, column 31: \"9\" is not a number from 1 to 3");
    assertThat(refusal("dice-awaited 1.0.turn"))
        .isEqualTo("line 1, column 16: \"0\" is not a number from 1 to 31");
    assertThat(refusal("question-asked choose-gift.2.99.1"))
        .endsWith("this choose-gift is impossible: 99 hearts cannot be given");
    assertThat(refusal("question-asked choose-yield 2 1 0"))
        .isEqualTo("line 1, column 28: missing here: seat");
    assertThat(refusal("points-gained.1.3")).contains("is not an event");
    assertThat(refusal("points-gained 1.3 2")).startsWith("line 1, column 17: nothing more");
    assertThat(refusal("")).startsWith("line 1, column 1: an event is one line");
    assertThat(refusal("turn-started 1\nturn-started 2"))
        .startsWith("line 1, column 1: an event is one line");
  }
}
