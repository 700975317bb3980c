package io.github.kotrules.protocol.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.google.common.base.Splitter;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.protocol.Protocol;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Every command: what it answers, what it changes, what it refuses. */
class RulesServerTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** Seat 2 has attacked seat 1 in Tokyo. */
  private static final String YIELD =
      "kot1/second/gigazaur.C/the-king/m=heal,tank,-/t=2/moves/roll.1223SS/resolve";

  /** Seat 1 has looked at the top card. */
  private static final String LOOK =
      "kot1/second/gigazaur.e9.made-in-a-lab/the-king.e9/alienoid/m=heal,tank,jets/t=1/moves/roll.111111/resolve/reveal.wings";

  private final RulesServer server = new RulesServer(RulesServer.DEFAULT_GAMES);

  private String ok(String command) {
    String answer = server.answer(command);
    assertThat(answer).as(command).matches("ok( [ -~]+)?");
    return answer.substring(Math.min(3, answer.length()));
  }

  private String error(String command) {
    String answer = server.answer(command);
    assertThat(answer).as(command).startsWith("error ");
    return answer.substring(6);
  }

  private static List<String> parts(String answer) {
    return Splitter.on(" | ").splitToList(" " + answer);
  }

  @Test
  void hello_and_help_say_what_this_is() {
    assertThat(ok("hello")).isEqualTo(Protocol.identity());
    assertThat(ok("help")).startsWith("hello | help | new ").endsWith(" | batch N | quit");
    assertThat(ok("\t hello ")).isEqualTo(Protocol.identity());
  }

  @Test
  void a_game_without_a_seed_waits_for_chance() {
    assertThat(ok("new")).isEqualTo("1 chance reveal");
    assertThat(ok("play 1 reveal heal")).isEqualTo("chance reveal");
    assertThat(ok("play 1 reveal tank")).isEqualTo("chance reveal");
    assertThat(ok("play 1 reveal jets")).isEqualTo("chance roll 6");
    assertThat(ok("legal 1")).isEmpty();
    assertThat(ok("mask 1")).isEmpty();
    assertThat(ok("undo 1")).isEqualTo("chance reveal");
    assertThat(error("play 1 1")).contains("waits for chance (chance reveal)", "sample");
    assertThat(error("play 1 reveal heal")).contains("not legal");
    assertThat(ok("status 1")).isEqualTo("chance reveal");
  }

  @Test
  void a_game_has_edition_players_and_options() {
    ok("new edition=first players=6 o=points=15,life=8_12");

    assertThat(ok("view 1 all"))
        .startsWith("kot1/first/")
        .contains(
            "/o=life=8_12,points=15/gigazaur/cyberbunny/kraken/the-king/mekadragon/alienoid/");
    ok("new players=2 o=monsters=alienoid_kraken_the-king seed=-1");
    assertThat(ok("view 2")).contains("/alienoid/kraken/");
    assertThat(error("new players=4 o=monsters=alienoid_kraken")).contains("alienoid, kraken");
    assertThat(error("new players=7")).contains("from 2 to 6");
    assertThat(error("new edition=third")).contains("edition=first or edition=second");
    assertThat(error("new o=life=0_0")).contains("life");
    assertThat(error("new o=points=15/moves")).contains("no slash");
    assertThat(error("new seed=x")).contains("seed=42");
    assertThat(error("new seed=1 seed=1")).contains("twice");
    assertThat(error("new dice=7")).contains("edition=..., players=..., seed=..., o=...");
    assertThat(error("new " + YIELD + " players=2")).contains("seed=...");
    assertThat(ok("list")).isEqualTo("1 2");
  }

  @Test
  void a_question_has_numbered_answers() {
    assertThat(ok("new " + YIELD)).isEqualTo("1 ask 1 choose-yield.1.2.0 2");
    assertThat(ok("status 1")).isEqualTo("ask 1 choose-yield.1.2.0 2");
    assertThat(ok("legal 1")).isEqualTo("| 1 stay | 2 yield");
    assertThat(ok("play 1 1")).isEqualTo(ok("fork 1").substring(2));
    ok("undo 1");
    assertThat(ok("play 1 stay")).isEqualTo(ok("status 2"));
    assertThat(ok("moment 1")).isEqualTo(ok("moment 2"));
    ok("undo 1");
    ok("play 1 1: yield");
    assertThat(ok("moment 1")).isNotEqualTo(ok("moment 2"));
    ok("undo 1");
    assertThat(error("play 1 0")).contains("from 1 to 2");
    assertThat(error("play 1 3")).contains("from 1 to 2");
    assertThat(error("play 1 take")).contains("legal moves are stay, yield");
    assertThat(error("play 1")).contains("an answer is missing");
    assertThat(error("play 1 2: yield")).contains("not the seat that moves");
    assertThat(ok("status 1")).isEqualTo("ask 1 choose-yield.1.2.0 2");
  }

  @Test
  void the_same_seed_gives_the_same_game_also_after_undo() {
    SplittableRandom choices = new SplittableRandom(3);
    ok("new players=3 seed=9");
    ok("new players=3 seed=9");
    int undone = 0;
    while (!ok("status 1").startsWith("over")) {
      String answer = String.valueOf(1 + choices.nextInt(parts(ok("legal 1")).size() - 1));
      String before = ok("moment 1");
      String after = ok("play 1 " + answer);
      assertThat(ok("play 2 " + answer)).isEqualTo(after);
      assertThat(ok("moment 2")).isEqualTo(ok("moment 1"));
      String then = ok("record 1");
      ok("undo 1");
      assertThat(ok("moment 1")).isEqualTo(before);
      assertThat(ok("events 1")).isEmpty();
      ok("play 1 " + answer);
      assertThat(ok("record 1")).isEqualTo(then);
      undone++;
    }
    assertThat(undone).isGreaterThan(20);
    assertThat(error("play 1 1")).contains("over");
    assertThat(error("play 1 yield")).contains("over");
    ok("new players=3 seed=10");
    assertThat(ok("view 3 all")).isNotEqualTo(ok("view 1 all"));
    for (int i = 0; i < undone; i++) {
      ok("undo 1");
    }
    assertThat(error("undo 1")).contains("at its start");
    ok("new players=3 seed=9");
    assertThat(ok("view 1 all")).isEqualTo(ok("view 4 all"));
  }

  @Test
  void a_fork_is_a_game_of_its_own() {
    ok("new " + YIELD);
    assertThat(ok("fork 1")).isEqualTo("2 ask 1 choose-yield.1.2.0 2");
    ok("play 2 stay");
    assertThat(ok("status 1")).isEqualTo("ask 1 choose-yield.1.2.0 2");
    ok("undo 2");
    assertThat(ok("record 2")).isEqualTo(ok("record 1"));
    assertThat(ok("undo 2")).startsWith("ask 2 choose-reroll");

    assertThat(ok("new")).isEqualTo("3 chance reveal");
    assertThat(ok("fork 3 seed=5")).startsWith("4 ask ");
    assertThat(ok("fork 4 seed=none").substring(2)).isEqualTo(ok("status 4"));
    assertThat(ok("play 5 1")).isEqualTo(ok("play 4 1"));
    assertThat(error("undo 3")).contains("at its start");
    assertThat(error("fork 3 seat=5")).contains("from 1 to 4");
  }

  @Test
  void a_fork_for_a_seat_draws_what_is_hidden_from_it() {
    ok("new " + LOOK);
    assertThat(ok("view 1 1")).contains("/k=wings@1/");
    assertThat(ok("view 1 2")).contains("/k=_@1/");

    List<String> drawn = new ArrayList<>();
    for (int seed = 1; seed <= 10; seed++) {
      String number =
          parts(ok("fork 1 seat=2 seed=" + seed)).get(0).trim().substring(0, 2).trim();
      drawn.add(ok("view " + number + " 1").replaceAll(".*/k=([^@]*)@.*", "$1"));
      assertThat(ok("view " + number + " 2")).isEqualTo(ok("view 1 2"));
      assertThat(error("record " + number)).contains("drawn again");
      assertThat(error("moment " + number)).contains("drawn again");
      assertThat(error("undo " + number)).contains("at its start");
      assertThat(ok("play " + number + " done")).startsWith("ask 2 choose-reroll");
      assertThat(ok("moment " + number)).contains("/t=2.b1/moves/roll.");
      assertThat(ok("new " + ok("moment " + number))).contains("ask 2 choose-reroll");
      ok("undo " + number);
    }
    assertThat(drawn).doesNotHaveDuplicates().doesNotContain("wings");

    // Nothing is hidden from who has looked.
    String number = String.valueOf(Splitter.on(' ').splitToList(ok("list")).size() + 1);
    assertThat(ok("fork 1 seat=1")).startsWith(number + " ");
    assertThat(ok("record " + number)).isEqualTo(ok("record 1"));
    // The same commands, the same cards.
    RulesServer other = new RulesServer(RulesServer.DEFAULT_GAMES);
    for (String command : List.of("new " + LOOK, "fork 1 seat=2", "fork 1 seat=2")) {
      String unused = other.answer(command);
    }
    String second = other.answer("view 3 all");
    RulesServer again = new RulesServer(RulesServer.DEFAULT_GAMES);
    for (String command : List.of("new " + LOOK, "fork 1 seat=2", "nonsense", "fork 1 seat=2")) {
      String unused = again.answer(command);
    }
    assertThat(again.answer("view 3 all")).isEqualTo(second);
    assertThat(again.answer("view 2 all")).isNotEqualTo(second);
  }

  @Test
  void views_moments_and_records_are_texts_of_the_notation() {
    ok("new " + LOOK);
    GameRecord record = NOTATION.readMoment(LOOK);

    assertThat(ok("view 1")).isEqualTo(NOTATION.writeView(record.end().viewFor(Seat.ONE)));
    assertThat(ok("view 1 3")).isEqualTo(NOTATION.writeView(record.end().viewFor(Seat.THREE)));
    assertThat(ok("view 1 spectator")).contains("/viewer=spectator/").contains("/k=_@1/");
    assertThat(ok("view 1 all")).contains("/viewer=all-seeing/").contains("/k=wings@1/");
    ok("new " + LOOK.replace("reveal.wings", "reveal.mimic"));
    assertThat(ok("view 1 2 json"))
        .matches("\\{\"type\":\"view\",.*\"viewer\":2,.*}")
        .isEqualTo(ok("view 2 2 json"));
    assertThat(ok("view 1 json")).contains("\"viewer\":1,").isNotEqualTo(ok("view 2 json"));
    assertThat(ok("moment 1")).isEqualTo(NOTATION.writeMoment(record));
    ok("new players=2 seed=1");
    for (int i = 0; i < 30; i++) {
      ok("play 3 1");
    }
    GameRecord whole = NOTATION.readMoment(ok("record 3"));
    assertThat(whole.start())
        .isEqualTo(KingOfTokyo.secondEdition().setup(Monster.GIGAZAUR, Monster.CYBERKITTY));
    assertThat(ok("moment 3"))
        .isEqualTo(NOTATION.writeMoment(whole.lastTurn(KingOfTokyo.secondEdition())));
    assertThat(error("view 1 4")).contains("from 1 to 3");
    assertThat(error("view 1 1 xml")).contains("too much");
    assertThat(error("moment 1 1")).contains("too much");
  }

  @Test
  void events_are_those_that_a_viewer_may_know() {
    ok("new " + LOOK.replace("/reveal.wings", ""));
    assertThat(ok("events 1")).isEmpty();
    ok("play 1 reveal wings");
    assertThat(ok("events 1")).contains("| top-card-seen 1 wings 0 | question-asked");
    assertThat(ok("events 1 2")).contains("| top-card-seen 1 - 0 | question-asked");
    assertThat(ok("events 1 all")).isEqualTo(ok("events 1 1"));
    assertThat(ok("events 1 spectator since=2")).isEqualTo(ok("events 1 2"));
    assertThat(ok("events 1 since=0"))
        .startsWith("| dice-rolled 1 111111 |")
        .endsWith(ok("events 1"));
    assertThat(ok("events 1 since=3")).isEmpty();
    assertThat(error("events 1 since=4")).contains("from 0 to 3");
    assertThat(error("events 1 till=4")).contains("is not");

    ok("new seed=4 players=2");
    assertThat(ok("events 2")).startsWith("| card-revealed 0 ").isEqualTo(ok("events 2 since=0"));
    ok("play 2 2");
    assertThat(ok("events 2")).startsWith("| reroll-taken ").contains(" | dice-rolled ");
  }

  @Test
  void odds_are_exact() {
    ok("new kot1/second/gigazaur/the-king/m=-,-,-/t=1");
    List<String> six = parts(ok("odds 1"));
    assertThat(six).hasSize(463);
    assertThat(chance(six, "111111")).isCloseTo(1 / 46656.0, within(1e-12));
    assertThat(total(six)).isBetween(1 - 1e-9, 1 + 1e-9);
    ok("play 1 roll 1123SS");
    List<String> two = parts(ok("odds 1 reroll 11"));
    assertThat(two).hasSize(22);
    assertThat(chance(two, "1123SS")).isCloseTo(1 / 36.0, within(1e-12));
    assertThat(chance(two, "123ESS")).isCloseTo(2 / 36.0, within(1e-12));
    assertThat(total(two)).isBetween(1 - 1e-9, 1 + 1e-9);
    assertThat(ok("odds 1 2")).isEqualTo(ok("odds 1 reroll 1"));
    assertThat(error("odds 1")).contains("an answer that rolls dice again is missing");
    assertThat(error("odds 1 resolve")).contains("rolls no dice again");
    assertThat(error("odds 1 reroll E")).contains("not legal");
    ok("new");
    assertThat(parts(ok("odds 2"))).contains("heal " + 1 / 66.0, "evacuation-orders " + 2 / 66.0);
    assertThat(error("odds 2 1")).contains("too much");
  }

  @Test
  void odds_of_a_probe_keep_the_other_dice() {
    ok("new kot1/second/gigazaur/the-king.e1.psychic-probe/m=-,-,-/t=1/moves/roll.1123SS/resolve");
    assertThat(ok("legal 1")).contains("use psychic-probe S");
    List<String> one = parts(ok("odds 1 use psychic-probe S"));
    assertThat(one).hasSize(7);
    assertThat(chance(one, "1123SS")).isCloseTo(1 / 6.0, within(1e-12));
    assertThat(chance(one, "1123HS")).isCloseTo(1 / 6.0, within(1e-12));
  }

  private static double chance(List<String> odds, String dice) {
    for (String each : odds) {
      if (each.startsWith(dice + " ")) {
        return Double.parseDouble(each.substring(dice.length() + 1));
      }
    }
    throw new AssertionError("no " + dice + " in " + odds);
  }

  private static double total(List<String> odds) {
    double total = 0;
    for (String each : odds.subList(1, odds.size())) {
      total += Double.parseDouble(each.substring(each.indexOf(' ') + 1));
    }
    return total;
  }

  @Test
  void a_sample_is_not_played() {
    ok("new kot1/second/gigazaur/the-king/m=-,-,-/t=1");
    String sample = ok("sample 1 seed=3");
    assertThat(sample).matches("roll [123EHS]{6}").isEqualTo(ok("sample 1 seed=3"));
    assertThat(List.of(ok("sample 1"), ok("sample 1"), ok("sample 1")).stream().distinct())
        .hasSizeGreaterThan(1);
    assertThat(ok("status 1")).isEqualTo("chance roll 6");
    assertThat(ok("play 1 " + sample)).startsWith("ask 1 choose-reroll.1 ");
    assertThat(error("sample 1")).contains("does not wait for chance");
  }

  @Test
  void actions_have_ids() {
    List<String> actions = parts(ok("actions"));
    assertThat(actions.get(0)).matches(" " + (actions.size() - 1) + " [0-9a-f]{8}");
    ok("new " + YIELD);
    String yield = String.valueOf(actions.indexOf("yield") - 1);
    String stay = String.valueOf(actions.indexOf("stay") - 1);
    assertThat(ok("mask 1")).isEqualTo(yield + " " + stay);
    ok("fork 1");
    assertThat(ok("act 1 " + stay)).isEqualTo(ok("play 2 stay"));
    assertThat(ok("moment 1")).isEqualTo(ok("moment 2"));
    assertThat(error("act 1 " + stay)).contains("(stay) is not legal now");
    assertThat(error("act 1 " + (actions.size() - 1)))
        .contains("from 0 to " + (actions.size() - 2));
    assertThat(error("act 1 -1")).contains("from 0 to ");
    assertThat(error("act 1 resolve")).contains("from 0 to ");
    ok("new");
    assertThat(error("act 3 0")).contains("(resolve) is not legal now");
  }

  @Test
  void an_id_means_its_text() {
    List<String> actions = parts(ok("actions"));
    SplittableRandom choices = new SplittableRandom(5);
    for (int game = 1; game <= 9; game += 2) {
      String setup =
          "edition=" + (game % 4 == 1 ? "first" : "second") + " players=" + (2 + game / 2);
      String status = ok("new seed=7 " + setup);
      ok("new seed=7 " + setup);
      while (!status.contains("over")) {
        List<String> ids = Splitter.on(' ').splitToList(ok("mask " + game));
        String id = ids.get(choices.nextInt(ids.size()));
        status = ok("act " + game + " " + id);
        String text = actions.get(Integer.parseInt(id) + 1);
        assertThat(ok("play " + (game + 1) + " " + text)).as(text).isEqualTo(status);
      }
      assertThat(ok("record " + game)).isEqualTo(ok("record " + (game + 1)));
    }
  }

  @Test
  void observe_gives_a_number_for_each_name() {
    List<String> names = Splitter.on(' ').splitToList(ok("observe"));
    ok("new " + LOOK);
    List<String> own = Splitter.on(' ').splitToList(ok("observe 1"));
    assertThat(own).hasSameSizeAs(names);
    assertThat(own.get(names.indexOf("top1.wings"))).isEqualTo("1");
    assertThat(own).isEqualTo(Splitter.on(' ').splitToList(ok("observe 1 1")));
    List<String> other = Splitter.on(' ').splitToList(ok("observe 1 2"));
    assertThat(other.get(names.indexOf("top1.wings"))).isEqualTo("0");
    assertThat(other.get(names.indexOf("left2.made-in-a-lab"))).isEqualTo("1");
    assertThat(error("observe 1 4")).contains("from 1 to 3");
    assertThat(error("observe 1 spectator")).contains("from 1 to 3");
  }

  @Test
  void games_are_numbered_listed_and_dropped() {
    assertThat(ok("list")).isEmpty();
    ok("new");
    ok("new");
    ok("fork 1");
    assertThat(ok("list")).isEqualTo("1 2 3");
    assertThat(ok("drop 2")).isEmpty();
    assertThat(error("drop 2")).contains("there is no game 2");
    assertThat(error("status 2")).contains("there is no game 2");
    assertThat(error("status x")).contains("list shows all");
    assertThat(error("status")).contains("the number of a game is missing");
    assertThat(error("status 99999999999999999999")).contains("is not the number");
    assertThat(ok("new")).startsWith("4 ");
    assertThat(ok("list")).isEqualTo("1 3 4");
  }

  @Test
  void there_is_a_maximum_of_games() {
    ok("new");
    for (int i = 1; i < RulesServer.DEFAULT_GAMES; i++) {
      ok("fork 1");
    }
    String full = "10000 games are open, which is the maximum: close one with drop G,"
        + " or start the server with --games N";
    assertThat(error("fork 1")).isEqualTo(full);
    assertThat(error("new")).isEqualTo(full);
    ok("drop 77");
    assertThat(ok("new")).startsWith("10001 ");
  }

  @Test
  void the_maximum_of_games_can_be_chosen() {
    RulesServer small = new RulesServer(2);
    assertThat(small.answer("new")).startsWith("ok 1 ");
    assertThat(small.answer("new")).startsWith("ok 2 ");
    assertThat(small.answer("new")).startsWith("error 2 games are open");
    assertThat(small.answer("list")).isEqualTo("ok 1 2");
  }

  @Test
  void a_moment_that_cannot_be_read_is_refused() {
    assertThat(error("new kot1/second"))
        .startsWith("column 1 of the moment: 2 to 6 Monsters can play, not 0; ");
    assertThat(error("new kot1/third/gigazaur/the-king")).contains("third");
    assertThat(error("new " + YIELD + "/jump")).contains("jump");
    assertThat(error("new " + LOOK.replace("wings", "_"))).contains("hidden");
    assertThat(error("new kot2/second")).contains("is not");
    assertThat(ok("list")).isEmpty();
  }

  @Test
  void who_has_left_in_the_turn_under_way_cannot_be_continued() {
    String left = YIELD + "/forfeit.1";
    assertThat(NOTATION.readMoment(left).forfeits()).isNotEmpty();
    assertThat(error("new " + left)).contains("a player leaves");
  }

  @Test
  void what_is_too_long_is_not_listed() {
    ok("new o=dice=31 players=2 seed=1");
    assertThat(error("legal 1")).contains("too many to list");
    assertThat(ok("mask 1")).startsWith("0 1 ");
    ok("new kot1/second/o=dice=31/gigazaur/the-king/m=-,-,-/t=1");
    assertThat(error("odds 2")).contains("376992 outcomes, too many to list");
  }

  @Test
  void quit_ends_it() {
    assertThat(error("quit now")).contains("too much");
    assertThat(server.hasQuit()).isFalse();
    assertThat(ok("quit")).isEmpty();
    assertThat(server.hasQuit()).isTrue();
  }

  @Test
  void a_refusal_is_one_line_of_ascii() {
    assertThat(error("\u2028\u00e4x")).isEqualTo("\"??x\" is not a command: help lists all");
    assertThat(error("new kot1/" + "x/".repeat(20_000)).length()).isLessThanOrEqualTo(1_000);
    assertThat(error("x".repeat(60_000)).length()).isLessThan(120);
  }
}
