package io.github.kotrules.cards.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.Turn;
import org.junit.jupiter.api.Test;

/** States in one word; the round trips over random games are in RoundTripProperties. */
class PositionTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** Written by the library; a change of it breaks what people have stored. */
  private static final String STORED =
      "kot1/second/gigazaur.h8C.wings/the-king.e5.jets,mimic@1-wings/m=heal,-,tank"
          + "/t=222.resolve.113HSS.r2.k2.h2.s1/w=choose-yield.1.2.0/a=offer-yields.2,resolve-group.hearts";

  private static NotationException refusal(String text) {
    return catchThrowableOfType(NotationException.class, () -> {
      GameState unused = NOTATION.readPosition(text);
    });
  }

  private static final String GAME = """
      kot 1
      edition second
      seat 1 gigazaur place=city cards=wings
      seat 2 the-king energy=5 cards=jets,mimic>1/wings
      market heal - tank
      first 2
      keep
      roll 113HSS
      resolve
      resolve SH
      """;

  @Test
  void positions_are_stable() {
    GameState state = NOTATION.readRecord(GAME).end();

    assertThat(NOTATION.write(state)).isEqualTo(STORED);
    assertThat(NOTATION.readPosition(STORED)).isEqualTo(state);
    assertThat(NOTATION.readPosition("  " + STORED + "  # saved\r\n")).isEqualTo(state);
  }

  @Test
  void the_numbers_of_a_turn_may_all_be_the_most_at_once() {
    String most = changed(".r2.k2", ".r63.f63.k63");
    GameState state = NOTATION.readPosition(most);

    assertThat(state.rollsLeft()).isEqualTo(Turn.MAX);
    assertThat(state.fewerDice()).isEqualTo(Turn.MAX);
    assertThat(state.smashes()).isEqualTo(Turn.MAX);
    assertThat(state.activeSeat()).isEqualTo(Seat.TWO);
    assertThat(NOTATION.write(state)).isEqualTo(most);
  }

  @Test
  void options_of_the_rules_are_told_where_they_differ() {
    Game game = KingOfTokyo.firstEdition()
        .withRules(RuleSet.firstEdition().withTwoPlayerVariant(true).withBay(RuleSet.Bay.NEVER));
    GameState state = game.start(Monster.KRAKEN, Monster.CYBERBUNNY);

    assertThat(NOTATION.write(state))
        .startsWith("kot1/first/o=bay=never,two-player=yes/kraken/cyberbunny/");
    assertThat(NOTATION.readPosition(NOTATION.write(state))).isEqualTo(state);
    assertThat(NOTATION.game(state).rules()).isEqualTo(game.rules());
  }

  @Test
  void any_game_can_have_a_notation() {
    Game dice = Game.of(RuleSet.secondEdition(), CardSet.none());
    Notation notation = Notation.of(ImmutableMap.of("dice-only", dice));
    GameState state = dice.start(Monster.GIGAZAUR, Monster.THE_KING);

    assertThat(notation.write(state))
        .isEqualTo(
            "kot1/dice-only/gigazaur/the-king/t=111.opening.-/w=dice.1.6.opening/a=take-opening-roll.1.2.-.-1");
    assertThat(notation.readPosition(notation.write(state))).isEqualTo(state);
  }

  @Test
  void the_name_of_an_edition_is_written_like_a_word_of_the_notation() {
    Game dice = Game.of(RuleSet.secondEdition(), CardSet.none());

    assertThatThrownBy(() -> {
          Notation unused = Notation.of(ImmutableMap.of("Dice only", dice));
        })
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "not a name of an edition: \"Dice only\"; write lower-case words joined by hyphens, such as second");
  }

  @Test
  void a_game_that_the_notation_does_not_know_cannot_be_written() {
    GameState state =
        Game.of(RuleSet.secondEdition(), CardSet.none()).start(Monster.GIGAZAUR, Monster.THE_KING);

    assertThatThrownBy(() -> {
          String unused = NOTATION.write(state);
        })
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no edition of this notation has these cards: there are [first, second]");
  }

  @Test
  void what_is_no_position_is_refused_where_it_is_wrong() {
    assertThat(refusal("")).hasMessageContaining("a position is one word");
    assertThat(refusal("kot1/second a b")).hasMessageContaining("a position is one word");
    assertThat(refusal("kot2/second")).hasMessageContaining("a position begins with kot1/");
    assertThat(refusal("kot1")).hasMessage("line 1, column 5: the edition is missing here");
    assertThat(refusal("kot1/third"))
        .hasMessage("line 1, column 6: there is no edition \"third\": there are first, second");
    assertThat(refusal("kot1/second/gigazaur"))
        .hasMessageContaining("2 to 6 Monsters can play, not 1");
    assertThat(refusal("kot1/second/gigazaur/the-king"))
        .hasMessageContaining("the turn is missing here: t=");
    assertThat(refusal("kot1/second/gigazaur/the-king/t=111.start.-"))
        .hasMessageContaining("what the table waits for is missing here: w=");
  }

  @Test
  void the_laws_of_every_table_are_kept() {
    assertThat(refusal(changed("the-king", "gigazaur")))
        .hasMessageContaining("Gigazaur sits there twice");
    assertThat(refusal(changed("the-king", "kraken")))
        .hasMessageContaining("Kraken is not a Monster of this edition");
    assertThat(refusal(changed("h8C", "h11C")))
        .hasMessageContaining("seat 1 has 11 life of at most 10");
    assertThat(refusal(changed("h8C", "h8B")))
        .hasMessageContaining("a Monster is in Bay, which is closed");
    assertThat(refusal(changed("h8C", "X")))
        .hasMessageContaining("seat 1 is out and can own nothing");
    assertThat(refusal(changed("h8C", "q8")))
        .hasMessageContaining("is nothing of a Monster's board");
    assertThat(refusal(changed("e5", "e5C")))
        .hasMessageContaining("2 Monsters are in one place of Tokyo");
    assertThat(refusal(changed("m=heal,-,tank", "m=heal,heal,tank")))
        .hasMessageContaining("there are not so many of \"heal\"");
    assertThat(refusal(changed("m=heal,-,tank", "m=heal,tank")))
        .hasMessageContaining("a market has 3 slots, not 2");
    assertThat(refusal(changed(".jets", ".frenzy")))
        .hasMessageContaining("\"frenzy\" is no Keep card");
    assertThat(refusal(changed("@1-wings", "@1-stretchy")))
        .hasMessageContaining("which is not in play");
    assertThat(refusal(changed("t=222", "t=22"))).hasMessageContaining("does not name three seats");
    assertThat(refusal(changed("t=222", "t=223")))
        .hasMessageContaining("\"3\" is not a number from 1 to 2");
    assertThat(refusal(changed(".r2", ".r64")))
        .hasMessageContaining("\"64\" is not a number from 0 to 63");
    assertThat(refusal(STORED + ",ask.ask.ask")).hasMessageContaining("is no decision");
    assertThat(refusal(STORED + "/z=1")).hasMessageContaining("is no field that can stand here");
  }

  private static String changed(String from, String to) {
    assertThat(STORED).contains(from);
    return STORED.replace(from, to);
  }
}
