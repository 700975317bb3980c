package io.github.kotrules.cards.notation;

import static io.github.kotrules.cards.CardIds.HEAL;
import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.SMOKE_CLOUD;
import static io.github.kotrules.cards.CardIds.WINGS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Moments in one word; the round trips over random games are in RoundTripProperties. */
class MomentTextTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** Written by the library; a change of it breaks what people have stored. */
  private static final String STORED = "kot1/second/c=ff8f7f28/gigazaur.C.wings"
      + "/the-king.e5.jets,mimic@1-wings/m=heal,-,tank/t=2/moves/keep/roll.113HSS/resolve/resolve.S";

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
      resolve S
      """;

  private static NotationException refusal(String text) {
    return catchThrowableOfType(NotationException.class, () -> NOTATION.readMoment(text));
  }

  private static String changed(String from, String to) {
    assertThat(STORED).contains(from);
    return STORED.replace(from, to);
  }

  private static GameRecord positionOf(GameSetup setup) {
    return GameRecord.of(KingOfTokyo.secondEdition(), setup, List.of());
  }

  @Test
  void moments_are_stable() {
    GameRecord record = NOTATION.readRecord(GAME);

    assertThat(NOTATION.writeMoment(record)).isEqualTo(STORED);
    assertThat(NOTATION.readMoment(STORED)).isEqualTo(record);
    assertThat(NOTATION.readMoment("  " + STORED + "  # saved\r\n")).isEqualTo(record);
  }

  @Test
  void a_position_says_all_that_lasts_from_turn_to_turn() {
    GameSetup setup = GameSetup.of(
            Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID, Monster.CYBERKITTY)
        .withMarket(Market.empty())
        .withDeck(JETS, WINGS)
        .withTopCards(new SeenCard(HEAL, SeatSet.of(Seat.ONE, Seat.THREE)))
        .withFirst(Seat.TWO)
        .withFewerDice(1)
        .withRegular(Seat.FOUR)
        .withBegan(Seat.ONE)
        .withExtraTurns(new ExtraTurn(Seat.TWO, 1), new ExtraTurn(Seat.FOUR, 0));
    GameRecord position = positionOf(setup
        .with(Seat.ONE, MonsterSetup.out(Monster.GIGAZAUR).withPoints(7))
        .with(
            Seat.THREE,
            setup
                .monster(Seat.THREE)
                .withLife(8)
                .withPoints(3)
                .withEnergy(5)
                .withPoison(1)
                .withShrink(2)
                .withCards(new CardSetup(SMOKE_CLOUD, 3, null))));
    String text = NOTATION.writeMoment(position);

    assertThat(text)
        .startsWith("kot1/second/c=")
        .contains("/gigazaur.v7X/the-king/alienoid.h8v3e5p1s2.smoke-cloud:3/cyberkitty/m=-,-,-/d=")
        .endsWith("/k=heal@13/t=2.f1.r4.b1.x2-1_4-0");
    assertThat(NOTATION.readMoment(text)).isEqualTo(position);
    assertThat(NOTATION.readRecord(NOTATION.write(position))).isEqualTo(position);
  }

  @Test
  void a_market_that_is_not_dealt_and_a_first_player_who_is_not_found_are_left_out() {
    GameRecord fresh = positionOf(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING));
    GameRecord dealt = positionOf(fresh.start().withMarket(Market.of(HEAL)));

    assertThat(NOTATION.writeMoment(fresh)).isEqualTo("kot1/second/c=ff8f7f28/gigazaur/the-king");
    assertThat(NOTATION.writeMoment(dealt)).endsWith("/gigazaur/the-king/m=heal,-,-");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(dealt))).isEqualTo(dealt);
    assertThat(NOTATION.readMoment("kot1/second/gigazaur/the-king")).isEqualTo(fresh);
  }

  @Test
  void a_deck_of_all_cards_that_lie_nowhere_else_is_still_a_deck_that_was_named() {
    GameRecord fresh = positionOf(GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING));
    GameRecord named = positionOf(fresh.start().withDeck(fresh.end().deck().toList()));

    assertThat(NOTATION.writeMoment(named)).endsWith("/gigazaur/the-king/d=-");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(named))).isEqualTo(named);
  }

  @Test
  void moves_are_lines_with_points() {
    GameRecord record = NOTATION.readRecord("""
        kot 1
        edition second
        seat 1 gigazaur life=7 place=city poison=1 cards=extra-head
        seat 2 the-king life=5 energy=9 poison=1 cards=mimic>1/extra-head,jets
        seat 3 alienoid cards=wings
        market parasitic-tentacles heal tank
        first 2
        mimic 3/wings
        roll 11HHEE
        resolve
        resolve H
        hearts heal=1 poison=1
        buy parasitic-tentacles
        reveal frenzy
        buy wings from 3
        """);

    assertThat(NOTATION.writeMoment(record))
        .endsWith("/moves/mimic.3-wings/roll.11EEHH/resolve/resolve.H/hearts.heal=1.poison=1"
            + "/buy.parasitic-tentacles/reveal.frenzy/buy.wings.from.3");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
  }

  @Test
  void options_of_the_rules_are_told_where_they_differ() {
    Game game = KingOfTokyo.firstEdition()
        .withRules(RuleSet.firstEdition().withTwoPlayerVariant(true).withBay(RuleSet.Bay.NEVER));
    GameRecord record =
        GameRecord.of(game, GameSetup.of(Monster.KRAKEN, Monster.CYBERBUNNY), List.of());

    assertThat(NOTATION.writeMoment(record))
        .matches("kot1/first/c=[0-9a-f]{8}/o=bay=never,two-player=yes/kraken/cyberbunny");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
    assertThat(NOTATION.game(record.end()).rules()).isEqualTo(game.rules());
  }

  @Test
  void any_game_can_have_a_notation() {
    Game dice = Game.of(RuleSet.secondEdition(), CardSet.none());
    Notation notation = Notation.of(ImmutableMap.of("dice-only", dice));
    GameRecord record =
        GameRecord.of(dice, GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING), List.of());

    assertThat(notation.writeMoment(record))
        .isEqualTo("kot1/dice-only/c=00000000/gigazaur/the-king");
    assertThat(notation.readMoment(notation.writeMoment(record))).isEqualTo(record);
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
    Game dice = Game.of(RuleSet.secondEdition(), CardSet.none());
    GameRecord record =
        GameRecord.of(dice, GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING), List.of());

    assertThatThrownBy(() -> {
          String unused = NOTATION.writeMoment(record);
        })
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("no edition of this notation has these cards: there are [first, second]");
  }

  @Test
  void another_set_of_cards_is_refused() {
    assertThat(refusal(changed("c=ff8f7f28", "c=12345678")))
        .hasMessage("line 1, column 15: this was written for another set of cards: its fingerprint"
            + " is \"12345678\", that of the cards here is ff8f7f28");
    assertThat(NOTATION.readMoment(changed("/c=ff8f7f28", "")))
        .isEqualTo(NOTATION.readMoment(STORED));
  }

  @Test
  void what_is_no_moment_is_refused_where_it_is_wrong() {
    assertThat(refusal("")).hasMessageContaining("a position is one word");
    assertThat(refusal("kot1/second a b")).hasMessageContaining("a position is one word");
    assertThat(refusal("kot2/second")).hasMessageContaining("a position begins with kot1/");
    assertThat(refusal("kot1")).hasMessage("line 1, column 5: the edition is missing here");
    assertThat(refusal("kot1/third"))
        .hasMessage("line 1, column 6: there is no edition \"third\": there are first, second");
    assertThat(refusal("kot1/second/gigazaur"))
        .hasMessageStartingWith("line 1, column 13: 2 to 6 Monsters can play, not 1");
    assertThat(refusal("kot1/second/gigazaur/the-king/z=1"))
        .hasMessage("line 1, column 31: \"z=1\" is not a field that is allowed here");
    assertThat(refusal("kot1/second/gigazaur/the-king/moves"))
        .hasMessage("line 1, column 36: a move is missing here");
    assertThat(refusal("kot1/second/gigazaur/the-king/moves/reveal.heal/yield"))
        .hasMessageStartingWith("line 1, column 49: \"yield\" is not legal here");
    assertThat(refusal("kot1/second/gigazaur/the-king/moves/reveal._"))
        .hasMessageStartingWith("line 1, column 44: ")
        .hasMessageContaining("hidden");
  }

  @Test
  void the_rules_judge_a_position_field_by_field() {
    assertThat(refusal(changed("the-king", "gigazaur")))
        .hasMessage("line 1, column 41: Gigazaur is taken by 2 players");
    assertThat(refusal(changed("the-king", "kraken")))
        .hasMessageContaining("column 41: Kraken is not a Monster of this edition");
    assertThat(refusal(changed("gigazaur.C", "gigazaur.h11C")))
        .hasMessage("line 1, column 24: seat 1 has 11 life: 1 to 10");
    assertThat(refusal(changed("gigazaur.C", "gigazaur.B")))
        .hasMessage("line 1, column 24: a Monster is in Bay, which is closed");
    assertThat(refusal(changed("gigazaur.C", "gigazaur.X")))
        .hasMessageContaining("line 1, column 24: seat 1 is out and can own nothing");
    assertThat(refusal(changed("gigazaur.C", "gigazaur.q8")))
        .hasMessageStartingWith("line 1, column 33: \"q8\" is not allowed here: a board is");
    assertThat(refusal(changed("e5", "e5e5")))
        .hasMessageStartingWith("line 1, column 52: \"e5\" is not allowed here");
    assertThat(refusal(changed("e5", "e5C")))
        .hasMessage("line 1, column 41: 2 Monsters are in CITY: there is room for one");
    assertThat(refusal(changed("m=heal,-,tank", "m=heal,heal,tank")))
        .hasMessage("line 1, column 74: heal occurs 2 times, but the game has 1");
    assertThat(refusal(changed("m=heal,-,tank", "m=heal,heal,tank/d=00")))
        .hasMessage("line 1, column 74: heal occurs 2 times, but the game has 1");
    assertThat(refusal(changed("/t=2", "/d=00/t=2")))
        .hasMessageStartingWith("line 1, column 88: \"00\" does not say for each of the 61 cards");
    assertThat(refusal(changed("/t=2", "/k=heal@2/t=2")))
        .hasMessage("line 1, column 88: heal occurs 2 times, but the game has 1");
    assertThat(refusal(changed("/t=2", "/k=_@2/t=2")))
        .hasMessage("line 1, column 88: a card on top of the deck is not named");
    assertThat(refusal(changed(".jets", ".frenzy")))
        .hasMessageContaining("line 1, column 41: seat 2 cannot own frenzy: it is not a Keep card");
    assertThat(refusal(changed("@1-wings", "@1-stretchy")))
        .hasMessageContaining("which is not in play");
    assertThat(refusal(changed("t=2", "t=3")))
        .hasMessage("line 1, column 88: seat 3 cannot begin: nobody alive sits there");
    assertThat(refusal(changed("t=2", "t=2.b1.b2")))
        .hasMessageStartingWith("line 1, column 93: \"b2\" is not allowed here");
    assertThat(refusal(changed("t=2", "t=2.q")))
        .hasMessageStartingWith("line 1, column 90: \"q\" is not about a turn");
    assertThat(refusal(changed("t=2", "t=2.f64")))
        .hasMessage("line 1, column 91: \"64\" is not a number from 1 to 63");
  }
}
