package io.github.kotrules.cards.notation;

import static io.github.kotrules.cards.CardIds.ENERGIZE;
import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.TANK;
import static io.github.kotrules.cards.CardIds.WINGS;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.kotrules.GameRecord;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.testkit.ScenarioFile;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** How a text begins. */
class HeaderTest {
  private static final Notation NOTATION = KingOfTokyo.notation();
  private static final String TWO_SEATS = """
      kot 1
      edition second
      seat 1 gigazaur
      seat 2 the-king
      """;

  private static GameState start(String text) {
    return NOTATION.readHeader(text).start();
  }

  private static String canonical(String text) {
    return ScenarioFile.of("try.kot", text, NOTATION).canonicalText();
  }

  private static NotationException refusal(String text) {
    return catchThrowableOfType(NotationException.class, () -> {
      GameRecord unused = NOTATION.readRecord(text);
    });
  }

  private static final String HOUSE = """
      kot 1
      edition second
      option win=only-points
      option life=7_9
      option points=15
      option rolls=4
      option dice=5
      option sweep=1
      option entering=0
      option in-tokyo=3
      seat 1 gigazaur points=15
      seat 2 the-king life=9
      seat 3 alienoid life=11 cards=even-bigger
      market - - -
      first 1
      rules 2
      """;

  @Test
  @Tag("S-9")
  void numbers_of_the_house_are_options() {
    GameRecord record = NOTATION.readRecord(HOUSE);
    GameState state = record.end();

    assertThat(state.rules())
        .isEqualTo(KingOfTokyo.secondEdition()
            .rules()
            .withWayToWin(WayToWin.ONLY_POINTS)
            .withLife(7, 9)
            .withPointsToWin(15)
            .withRolls(4)
            .withDice(5)
            .withSweepPrice(1)
            .withPointsForEntering(0)
            .withPointsInTokyo(3));
    assertThat(state.life(ONE)).isEqualTo(7);
    assertThat(NOTATION.write(record)).isEqualTo(HOUSE);
    assertThat(NOTATION.writeMoment(record))
        .contains("/o=win=only-points,life=7_9,points=15,rolls=4,dice=5,sweep=1,entering=0,"
            + "in-tokyo=3/gigazaur.v15/the-king.h9/alienoid.h11.even-bigger/");
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
  }

  @Test
  @Tag("S-9")
  void printed_numbers_are_left_out() {
    String text = """
        kot 1
        edition second
        option points=20
        option life=10_10
        seat 1 gigazaur life=10
        seat 2 the-king
        market - - -
        rules 2
        """;

    assertThat(NOTATION.write(NOTATION.readRecord(text)))
        .isEqualTo(TWO_SEATS + "market - - -\nrules 2\n");
  }

  @Test
  @Tag("S-9")
  void numbers_out_of_range_are_refused_where_they_stand() {
    assertThat(refusal(HOUSE.replace("points=15\noption rolls", "points=64\noption rolls")))
        .hasMessageContaining("line 5, column 15: the points to win are 1 to 63, not 64");
    assertThat(refusal(HOUSE.replace("life=7_9", "life=7_6")))
        .hasMessageContaining("line 4, column 13: the starting life is 1 to 6, not 7");
    assertThat(refusal(HOUSE.replace("life=7_9", "life=7")))
        .hasMessageContaining(
            "line 4, column 13: life is two numbers: the starting life and the maximum life");
    assertThat(refusal(HOUSE.replace("dice=5", "dice=many")))
        .hasMessageContaining("line 7, column 13: \"many\" is not a number");
    assertThat(refusal(HOUSE.replace("dice=5", "dice=32")))
        .hasMessageContaining("line 7, column 13: the dice are 1 to 31, not 32");
    assertThat(refusal(HOUSE.replace("sweep=1", "sweep=0")))
        .hasMessageContaining("line 8, column 14: the price of a sweep is 1 to 63, not 0");
    assertThat(refusal(HOUSE.replace("gigazaur points=15", "gigazaur points=16")))
        .hasMessageContaining("line 11, column 24: \"16\" is not a number from 0 to 15");
    assertThat(refusal(HOUSE.replace("the-king life=9", "the-king life=10")))
        .hasMessageContaining("line 12, column 1: seat 2 has 10 life: 1 to 9");
  }

  @Test
  void a_new_game_needs_an_edition_and_its_Monsters() {
    GameState state = start(TWO_SEATS);

    assertThat(state.seats()).isEqualTo(2);
    assertThat(state.pending()).isInstanceOf(DeckChance.class);
    assertThat(state.rules()).isEqualTo(KingOfTokyo.secondEdition().rules());
    assertThat(state)
        .isEqualTo(KingOfTokyo.secondEdition().start(state.monster(ONE), state.monster(TWO)));
  }

  @Test
  void everything_on_the_table_can_be_said() {
    GameState state = start("""
        kot 1                 # the first line
        edition second
        option victory=end-of-round
        option bay=never

        seat 1 gigazaur cards=extra-head
        seat 2 cyberkitty life=8 points=3 energy=5 place=city poison=1 shrink=2 cards=spiked-tail,smoke-cloud:2,mimic>1/extra-head
        seat 3 the-king out points=4
        market apartment-building - mimic-does-not-matter
        first 1
        """.replace("mimic-does-not-matter", "heal"));

    assertThat(state.rules().victoryCheck()).isEqualTo(VictoryCheck.END_OF_ROUND);
    assertThat(state.rules().bay()).isEqualTo(Bay.NEVER);
    assertThat(state.life(TWO)).isEqualTo(8);
    assertThat(state.points(TWO)).isEqualTo(3);
    assertThat(state.energy(TWO)).isEqualTo(5);
    assertThat(state.place(TWO)).isEqualTo(Place.CITY);
    assertThat(state.tokens(TWO, Token.POISON)).isEqualTo(1);
    assertThat(state.tokens(TWO, Token.SHRINK)).isEqualTo(2);
    assertThat(state.cards(TWO)).hasToString("[spiked-tail, smoke-cloud:2, mimic>1/extra-head]");
    assertThat(state.place(THREE)).isEqualTo(Place.NOWHERE);
    assertThat(state.points(THREE)).isEqualTo(4);
    assertThat(state.market()).hasToString("apartment-building - heal");
    assertThat(state.pending()).isEqualTo(new DiceChance(ONE, 7, DiceChance.Use.TURN));
  }

  @Test
  void cards_that_are_neither_in_the_deck_nor_elsewhere_are_discarded() {
    GameState state = start(TWO_SEATS + "market heal - -\ndeck jets energize\nfirst 1\n");

    assertThat(state.deck().toList()).containsExactly(ENERGIZE, JETS);
    assertThat(state.discards().size()).isEqualTo(63);
    assertThat(start(TWO_SEATS + "market heal - -\ndeck -\nfirst 1\n").deck().isEmpty())
        .isTrue();
  }

  @Test
  void cards_may_be_called_by_their_name_in_another_edition() {
    GameState state = start(TWO_SEATS + "market telepath drop-from-high-altitude tanks\nfirst 1\n");

    assertThat(state.market()).hasToString("energy-drink death-from-above tank");
  }

  @Test
  void a_byte_order_mark_and_the_line_ends_of_Windows_change_nothing() {
    String text =
        TWO_SEATS + "market heal - -\nfirst 2\nroll 112EHS\n2: resolve\nexpect waiting 2 group\n";

    String other = "\uFEFF" + text.replace("\n", "\r\n");
    assertThat(NOTATION.readRecord(other)).isEqualTo(NOTATION.readRecord(text));
    assertThat(canonical(other)).isEqualTo(canonical(text));
  }

  @Test
  void the_usual_form_of_a_script_keeps_everything_but_comments_and_blanks() {
    String text = """
        kot 1
        edition first
        option order=fixed
        option two-player=yes
        seat 1 kraken life=8 points=3 energy=5 place=city poison=1 shrink=2 cards=wings,smoke-cloud:2
        seat 2 the-king cards=mimic>1/wings
        seat 3 alienoid out points=4
        market heal - jets
        deck energize evacuation-orders evacuation-orders
        first 2
        rules 2
        expect waiting chance roll 6
        expect dice -
        roll 112EHS
        expect dice 112EHS
        expect rolls-left 2
        illegal reroll 3
        2: reroll 1E
        roll SS
        2: resolve
        expect 1 life=8
        expect event attack-made 2 *
        expect no event tokyo-yielded
        expect turn 2
        expect market heal - jets
        expect deck 3
        expect at-turn-end 1 life=8 points=3
        expect at-turn-end turn 1
        expect at-turn-end deck 3
        expect at-turn-end discard -
        expect waiting 1 defence
        """;

    assertThat(canonical(text)).isEqualTo(text);
    assertThat(canonical(text.replace("\n", "  # said\n\n").replace(" ", "\t ")))
        .isEqualTo(text);
    assertThat(canonical(text.replace("rules 2\n", ""))).isEqualTo(text);
  }

  @Test
  void the_usual_form_sorts_dice_and_discards_and_uses_the_ids_of_cards() {
    String game = TWO_SEATS + "market heal - -\nfirst 2\n";

    assertThat(canonical(
            game + "expect dice SH1E21\nexpect deck 060\nexpect discard telepath energize\n"
                + "expect at-turn-end discard jets energize\n"))
        .isEqualTo(canonical(game) + "expect dice 112EHS\nexpect deck 60\nexpect discard energize"
            + " energy-drink\nexpect at-turn-end discard energize jets\n");
  }

  @Test
  void what_lasts_from_turn_to_turn_can_be_said() {
    String text = """
        kot 1
        edition second
        seat 1 gigazaur
        seat 2 the-king cards=made-in-a-lab
        seat 3 alienoid
        seat 4 cyberkitty
        market heal - jets
        deck energize evacuation-orders
        top wings@24 tank@2
        first 2 fewer=1 regular=4
        began 3
        extra 2-2,1-0
        rules 2
        """;
    GameState state = start(text);

    assertThat(NOTATION.write(NOTATION.readRecord(text))).isEqualTo(text);
    assertThat(canonical(text)).isEqualTo(text);
    assertThat(state.activeSeat()).isEqualTo(TWO);
    assertThat(state.fewerDice()).isEqualTo(1);
    assertThat(state.pending()).isEqualTo(new DiceChance(TWO, 5, DiceChance.Use.TURN));
    assertThat(state.regularSeat()).isEqualTo(FOUR);
    assertThat(state.firstSeat()).isEqualTo(THREE);
    assertThat(state.extraTurns()).containsExactly(new ExtraTurn(TWO, 2), new ExtraTurn(ONE, 0));
    assertThat(state.seenCards())
        .containsExactly(
            new SeenCard(WINGS, SeatSet.of(TWO, FOUR)), new SeenCard(TANK, SeatSet.of(TWO)));
    assertThat(state.deckSize()).isEqualTo(4);
    assertThat(state.discards().size()).isEqualTo(66 - 4 - 1 - 2);
  }

  @Test
  @Tag("S-7")
  void who_rolls_again_for_the_first_turn_can_be_said() {
    String text = """
        kot 1
        edition second
        option roll-off=all
        seat 1 gigazaur
        seat 2 the-king
        market - - -
        rules 2
        """;
    GameRecord record = NOTATION.readRecord(text);

    assertThat(record.end().rules().rollOff()).isEqualTo(RollOff.ALL);
    assertThat(NOTATION.write(record)).isEqualTo(text);
    assertThat(NOTATION.readMoment(NOTATION.writeMoment(record))).isEqualTo(record);
    assertThat(NOTATION.writeMoment(record)).contains("/o=roll-off=all/");
    assertThat(start(text.replace("=all", "=tied"))).isEqualTo(start(TWO_SEATS + "market - - -"));
    assertThat(refusal(text.replace("=all", "=some")))
        .hasMessage("line 3, column 17: \"some\" is not one of tied, all");
  }

  @Test
  void a_record_names_the_version_of_the_rulings() {
    GameRecord record = NOTATION.readRecord(turn("") + "2: resolve\n");
    String text = NOTATION.write(record);

    assertThat(RuleSet.RULINGS).isEqualTo(2);
    assertThat(text).isEqualTo(turn("rules 2\n") + "2: resolve\n");
    assertThat(NOTATION.readRecord(text)).isEqualTo(record);
    assertThat(NOTATION.readRecord(text.replace("rules 2", "rules 1"))).isEqualTo(record);
    assertThat(NOTATION.readRecord(
            text.replace("rules 2\n", "").replace("edition", "rules 2\nedition")))
        .isEqualTo(record);
  }

  /** Two Monsters, and the first dice of a turn of seat 2. */
  private static String turn(String line) {
    return TWO_SEATS + "market heal - -\nfirst 2\n" + line + "roll 112EHS\n";
  }

  @Test
  void an_illegal_move_of_a_game_by_other_rulings_brings_both_versions() {
    String illegal = refusal(turn("rules 2\n") + "2: yield\n").getMessage();

    assertThat(illegal)
        .startsWith("line 9, column 4: \"yield\" is not legal here: the table waits for 2 reroll")
        .doesNotContain("version");
    assertThat(refusal(turn("") + "2: yield\n")).hasMessage(illegal.replace("line 9", "line 8"));
    assertThat(refusal(turn("rules 1\n") + "2: yield\n"))
        .hasMessage(
            illegal + "; the game was played by version 1 of the rulings, and this is version 2");
    assertThat(refusal(turn("rules 3\n") + "2: yield\n"))
        .hasMessage(
            illegal + "; the game was played by version 3 of the rulings, and this is version 2");
  }

  @Test
  void a_version_of_the_rulings_that_cannot_be_read_is_refused_where_it_stands() {
    assertThat(refusal(TWO_SEATS + "rules"))
        .hasMessageStartingWith("line 5, column 1: \"rules\" needs a version of the rulings");
    assertThat(refusal(TWO_SEATS + "rules two"))
        .hasMessage("line 5, column 7: \"two\" is not a number from 1 to 1000");
    assertThat(refusal(TWO_SEATS + "rules 0"))
        .hasMessage("line 5, column 7: \"0\" is not a number from 1 to 1000");
    assertThat(refusal(TWO_SEATS + "rules  1001"))
        .hasMessage("line 5, column 8: \"1001\" is not a number from 1 to 1000");
    assertThat(refusal(TWO_SEATS + "rules 1 2"))
        .hasMessageStartingWith("line 5, column 1: \"rules\" needs a version of the rulings");
    assertThat(refusal(TWO_SEATS + "rules 2\nrules 2"))
        .hasMessage("line 6, column 1: \"rules\" was already given in line 5");
    assertThat(refusal(turn("") + "rules 2")).hasMessageStartingWith("line 8, column 1: ");
  }

  @Test
  void the_faults_of_a_turn_are_told_with_their_lines() {
    assertThat(refusal("""
        kot 1
        edition second
        seat 1 gigazaur
        seat 2 the-king out
        seat 3 alienoid
        market heal - -
        top heal@4
        first 1 regular=5
        began 6
        extra 2-0
        """)).hasMessage("""
        line 7, column 1: heal on top of the deck was seen by {4}: name seats of this table
        line 7, column 1: heal occurs 2 times, but the game has 1
        line 8, column 1: it cannot be the regular turn of seat 5, which is not at the table
        line 9, column 1: seat 6 cannot have begun the game: it is not at the table
        line 10, column 1: seat 2 has an extra turn: nobody alive sits there""");
    assertThat(refusal(TWO_SEATS + "began 1\nextra 1-0\n")).hasMessage("""
        line 5, column 1: seat 1 cannot have begun the game: its first player is still to be found
        line 6, column 1: extra turns are granted, but nobody has the turn that is about to begin""");
    assertThat(refusal(TWO_SEATS + "first 1 fewer=64\nextra 1\ntop heal\n").problems())
        .extracting(problem -> problem.line() + ":" + problem.column())
        .containsExactly("5:15", "6:8", "7:9");
  }

  @Test
  void all_faults_of_a_position_are_told_each_with_its_line() {
    NotationException refusal = refusal("""
        kot 1
        edition second
        seat 1 gigazaur life=11 place=city
        seat 2 kraken place=city cards=heal
        seat 3 the-king cards=wings
        market wings - -
        deck jets jets
        first 4
        """);

    assertThat(refusal).hasMessage("""
        line 3, column 1: seat 1 has 11 life: 1 to 10
        line 4, column 1: Kraken is not a Monster of this edition: there are Gigazaur, CyberKitty, Space Penguin, The King, MekaDragon, Alienoid
        line 4, column 1: seat 2 cannot own heal: it is not a Keep card
        line 4, column 1: 2 Monsters are in CITY: there is room for one
        line 6, column 1: wings occurs 2 times, but the game has 1
        line 7, column 1: jets occurs 2 times, but the game has 1
        line 8, column 1: seat 4 cannot begin: nobody alive sits there""");
    assertThat(refusal.line()).isEqualTo(3);
    assertThat(refusal.column()).isEqualTo(1);
  }

  @Test
  void everything_that_cannot_be_read_is_listed_in_the_order_of_the_text() {
    NotationException refusal = refusal("""
        kot 1
        edition second
        option colour=red
        option bay=soon
        seat 1 gigazaur life=many energy=-1 place=moon
        seat 2 king-kong
        seat 2 the-king
        seat 4 alienoid cards=wing,jets,spike-tail
        market heel - jetz
        deck heal haeling-ray
        first 0
        first 1
        rules many
        """);

    assertThat(refusal.problems())
        .extracting(problem -> problem.line() + ":" + problem.column())
        .containsExactly(
            "3:8", "4:12", "5:22", "5:34", "5:43", "6:8", "7:1", "8:6", "8:23", "8:33", "9:8",
            "9:15", "10:11", "11:7", "12:1", "13:7");
  }

  @Test
  void without_an_edition_only_what_no_edition_understands_is_wrong() {
    NotationException refusal = refusal("""
        kot 1
        edition third
        seat 1 gigazaur life=many cards=jets
        seat 2 the-king cards=jetpack
        """);

    assertThat(refusal).hasMessage("""
        line 2, column 9: there is no edition "third": there are first, second
        line 3, column 22: "many" is not a number from 0 to 127
        line 4, column 23: there is no card "jetpack" in this game""");
  }

  @Test
  void an_unknown_name_brings_the_nearest_known_one() {
    assertThat(refusal(TWO_SEATS + "market heel - -"))
        .hasMessage("line 5, column 8: there is no card \"heel\" in this game: did you mean heal?");
    assertThat(refusal(TWO_SEATS + "market extrahead - -"))
        .hasMessageContaining("did you mean extra-head?");
    assertThat(refusal(TWO_SEATS + "market telepaht - -"))
        .hasMessageContaining("did you mean telepath?");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigasaur"))
        .hasMessageContaining("did you mean gigazaur?");
    assertThat(refusal(TWO_SEATS + "market zzzzzzzz - -").getMessage())
        .endsWith("there is no card \"zzzzzzzz\" in this game");
  }

  @Test
  void what_is_no_header_is_refused_where_it_stands() {
    assertThat(refusal(""))
        .hasMessage("line 1, column 1: this text is empty: its first line must be \"kot 1\"");
    assertThat(refusal("# nothing\n")).hasMessageContaining("empty");
    assertThat(refusal("\n\nchess 1"))
        .hasMessage(
            "line 3, column 1: a text in this notation begins with \"kot 1\", not with \"chess\"");
    assertThat(refusal("kot 2"))
        .hasMessage(
            "line 1, column 5: this is version \"2\" of the notation: version 1 can be read");
    assertThat(refusal("kot")).hasMessageContaining("line 1, column 1: \"kot\" needs a version");
    assertThat(refusal("kot 1\nseat 1 gigazaur")).hasMessageContaining("the edition is missing");
    assertThat(refusal("kot 1\nedition third"))
        .hasMessage("line 2, column 9: there is no edition \"third\": there are first, second");
    assertThat(refusal("kot 1\nedition first\nedition first"))
        .hasMessage("line 3, column 1: \"edition\" was already given in line 2");
    assertThat(refusal("kot 1\nedition first\noption colour=red"))
        .hasMessageStartingWith(
            "line 3, column 8: \"colour\" is not an option: there are roll-off, order, entry, bay,");
    assertThat(refusal("kot 1\nedition first\noption bay=soon"))
        .hasMessage("line 3, column 12: \"soon\" is not one of from-five, never");
    assertThat(refusal("kot 1\nedition first\nseat 1"))
        .hasMessageContaining("as in \"seat 1 gigazaur\"");
    assertThat(refusal("kot 1\nedition first\nseat 7 gigazaur"))
        .hasMessage("line 3, column 6: \"7\" is not a number from 1 to 6");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur\nseat 3 kraken"))
        .hasMessageContaining("line 4, column 6: seat 2 is missing");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur\nseat 1 kraken"))
        .hasMessage("line 4, column 1: seat 1 was already given in line 3");
    assertThat(refusal("kot 1\nedition first\nseat 1 godzilla"))
        .hasMessageContaining("line 3, column 8: \"godzilla\" is not one of gigazaur,");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur lives=9"))
        .hasMessageContaining("line 3, column 17: \"lives\" is not one of life,");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur life=9 life=8"))
        .hasMessage("line 3, column 24: life is given twice");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur life=99999999999999999999"))
        .hasMessageContaining("is not a number from 0 to 127");
    assertThat(refusal("kot 1\nedition first\nseat 1 gigazaur cards=godzilla"))
        .hasMessage("line 3, column 23: there is no card \"godzilla\" in this game");
    assertThat(refusal(TWO_SEATS + "market a b c d")).hasMessageContaining("a market has 3 slots");
    assertThat(refusal(TWO_SEATS + "market")).hasMessageContaining("write - for an empty slot");
    assertThat(refusal(TWO_SEATS + "deck")).hasMessageContaining("write - for an empty deck");
    assertThat(refusal(TWO_SEATS + "roll 1\nfirst 2")).hasMessageContaining("is not legal here");
  }

  @Test
  void a_table_needs_two_Monsters() {
    assertThat(refusal("kot 1\nedition first"))
        .hasMessageContaining("2 to 6 Monsters can play, not 0");
  }
}
