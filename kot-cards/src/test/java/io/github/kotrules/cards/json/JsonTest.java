package io.github.kotrules.cards.json;

import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.WINGS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.json.Json;
import io.github.kotrules.json.JsonException;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The trees of actions, decisions, events and views, and what is refused. */
class JsonTest {
  private static final Json JSON = KingOfTokyo.json();
  private static final GameState STATE = KingOfTokyo.notation()
      .readMoment("kot1/second/gigazaur.C.wings/the-king.e3.mimic@1-wings/alienoid/m=heal,tank,-"
          + "/k=jets@13/t=2.b1/moves/roll.1223SS")
      .end();

  private static Map<String, @Nullable Object> tree(@Nullable Object... namesAndValues) {
    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      tree.put(String.valueOf(namesAndValues[i]), namesAndValues[i + 1]);
    }
    return tree;
  }

  private static void check(Action action, Map<String, @Nullable Object> tree) {
    assertThat(JSON.write(action)).isEqualTo(tree);
    assertThat(new ArrayList<>(JSON.write(action).keySet()))
        .isEqualTo(new ArrayList<>(tree.keySet()));
    assertThat(JSON.readAction(STATE, tree)).isEqualTo(action);
  }

  private static void check(Event event, Map<String, @Nullable Object> tree) {
    assertThat(JSON.write(event)).isEqualTo(tree);
    assertThat(JSON.readEvent(STATE, tree)).isEqualTo(event);
  }

  @Test
  void an_action_is_its_type_and_its_fields() {
    check(new KeepDice(), tree("type", "keep-dice"));
    check(new RerollDice(Dice.parse("1E")), tree("type", "reroll-dice", "dice", "1E"));
    check(new ResolveDice(DiceGroup.SMASH), tree("type", "resolve-dice", "group", "S"));
    check(
        new BuyFromMonster(Seat.THREE, WINGS),
        tree("type", "buy-from-monster", "owner", 3, "card", "wings"));
    check(new Action.Reveal(null), tree("type", "reveal", "card", null));
  }

  @Test
  void an_event_can_have_objects_lists_and_nulls_in_it() {
    check(
        new LifeLost(Seat.ONE, 2, null, DamageKind.POISON),
        tree("type", "life-lost", "seat", 1, "amount", 2, "dealer", null, "kind", "poison"));
    check(
        new QuestionAsked(new ChooseYield(Seat.TWO, Seat.ONE, 0)),
        tree(
            "type",
            "question-asked",
            "decision",
            tree("type", "choose-yield", "seat", 2, "attacker", 1, "avoidable", 0)));
    check(
        new QuestionAsked(
            new ChooseGroup(Seat.TWO, ImmutableList.of(DiceGroup.NUMBERS, DiceGroup.SMASH))),
        tree(
            "type",
            "question-asked",
            "decision",
            tree("type", "choose-group", "seat", 2, "left", List.of("N", "S"))));
    check(
        new CopyMade(Seat.TWO, MIMIC, new CardRef(Seat.ONE, WINGS)),
        tree(
            "type",
            "copy-made",
            "seat",
            2,
            "card",
            "mimic",
            "copied",
            tree("type", "card-in-play", "owner", 1, "card", "wings")));
  }

  @Test
  void a_view_shows_the_table_and_hides_what_is_hidden() {
    Map<String, @Nullable Object> tree = JSON.write(STATE.viewFor(Seat.TWO));

    assertThat(tree)
        .containsEntry("type", "view")
        .containsEntry("edition", "second")
        .containsEntry("options", tree("type", "options"))
        .containsEntry("viewer", 2)
        .containsEntry("market", Arrays.asList("heal", "tank", null))
        .containsEntry("activeSeat", 2)
        .containsEntry("dice", "1223SS")
        .containsEntry("rollsLeft", 2)
        .containsEntry(
            "topCards", List.of(tree("type", "seen-card", "card", null, "seenBy", List.of(1, 3))))
        .containsEntry(
            "waiting",
            tree("type", "question-asked", "decision", tree("type", "choose-reroll", "seat", 2)));
    assertThat(((List<?>) tree.get("monsters")).get(1))
        .isEqualTo(tree(
            "type",
            "monster",
            "monster",
            "the-king",
            "life",
            10,
            "points",
            0,
            "energy",
            3,
            "place",
            "outside",
            "poison",
            0,
            "shrink",
            0,
            "cards",
            List.of(tree(
                "type",
                "keep-card",
                "id",
                "mimic",
                "counters",
                0,
                "copy",
                tree("type", "card-in-play", "owner", 1, "card", "wings")))));
    assertThat(JSON.write(STATE.viewFor(Onlooker.SPECTATOR))).containsEntry("viewer", "spectator");
  }

  @Test
  void a_question_has_all_its_answers_in_order() {
    GameState asked = KingOfTokyo.notation()
        .readMoment(
            "kot1/second/gigazaur.C/the-king/alienoid/m=heal,tank,jets/t=2/moves/roll.1223SS/resolve")
        .end();
    Question question = Question.of(KingOfTokyo.secondEdition(), asked);

    assertThat(JSON.write(question))
        .isEqualTo(tree(
            "type",
            "question",
            "seat",
            1,
            "decision",
            tree("type", "choose-yield", "seat", 1, "attacker", 2, "avoidable", 0),
            "answers",
            List.of(tree("type", "stay-in-tokyo"), tree("type", "yield-tokyo"))));
    assertThat(question.options()).containsExactly(new StayInTokyo(), new YieldTokyo());
  }

  @Test
  void options_that_differ_are_named() {
    RuleSet rules = RuleSet.secondEdition().withBay(RuleSet.Bay.NEVER).withTwoPlayerVariant(true);
    GameView view = KingOfTokyo.secondEdition()
        .withRules(rules)
        .start(Monster.GIGAZAUR, Monster.ALIENOID)
        .viewFor(Seat.ONE);

    assertThat(JSON.write(view))
        .containsEntry("options", tree("type", "options", "bay", "never", "two-player", true));
    assertThat(JSON.readView(JSON.write(view))).isEqualTo(view);
  }

  @Test
  @Tag("S-9")
  void numbers_of_the_house_are_options() {
    RuleSet rules = RuleSet.secondEdition()
        .withWayToWin(RuleSet.WayToWin.ONLY_LAST_ALIVE)
        .withLife(7, 9)
        .withDice(8);
    GameView view = KingOfTokyo.secondEdition()
        .withRules(rules)
        .start(Monster.GIGAZAUR, Monster.ALIENOID)
        .viewFor(Seat.ONE);
    Map<String, @Nullable Object> tree = new LinkedHashMap<>(JSON.write(view));

    assertThat(tree)
        .containsEntry(
            "options",
            tree("type", "options", "win", "only-last-alive", "life", List.of(7, 9), "dice", 8))
        .containsEntry("maximumLife", List.of(9, 9));
    assertThat(JSON.readView(tree)).isEqualTo(view);
    tree.put("options", tree("type", "options", "life", List.of(7, 9)));
    assertThat(JSON.readView(tree)).isNotEqualTo(view);
  }

  @Test
  void nobody_can_change_a_tree() {
    assertThatThrownBy(() -> JSON.write(new KeepDice()).put("type", "x"))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  private static String refusal(@Nullable Object tree) {
    JsonException refusal = catchThrowableOfType(JsonException.class, () -> {
      Action unused = JSON.readAction(STATE, tree);
    });
    assertThat(refusal).hasMessage(refusal.path() + ": " + refusal.sentence());
    return String.valueOf(refusal.getMessage());
  }

  @Test
  void whatever_is_wrong_with_an_action_is_refused_with_its_path() {
    assertThat(refusal(null)).isEqualTo("$: an object is expected, not null");
    assertThat(refusal(List.of())).isEqualTo("$: an object is expected, not a list");
    assertThat(refusal(tree())).isEqualTo("$.type: this field is missing");
    assertThat(refusal(tree("type", 1))).isEqualTo("$.type: a type is expected, not 1");
    assertThat(refusal(tree("type", "rerol-dice")))
        .isEqualTo("$.type: \"rerol-dice\" is not an action: did you mean reroll-dice?");
    assertThat(refusal(tree("type", "reroll-dice"))).isEqualTo("$.dice: this field is missing");
    assertThat(refusal(tree("type", "reroll-dice", "dcie", "1")))
        .isEqualTo("$: there is no field \"dcie\": did you mean dice?");
    assertThat(refusal(tree("type", "reroll-dice", "dice", "1", "seat", 1)))
        .startsWith("$: there is no field \"seat\"");
    assertThat(refusal(tree("type", "reroll-dice", "dice", "1X")))
        .startsWith("$.dice: a string of dice such as \"112EHS\"");
    assertThat(refusal(tree("type", "reroll-dice", "dice", "1".repeat(5000))))
        .startsWith("$.dice: a string of dice")
        .hasSizeLessThan(200);
    assertThat(refusal(tree("type", "reroll-dice", "dice", null)))
        .endsWith("is expected, not null");
    assertThat(refusal(tree("type", "buy-card", "card", "haal")))
        .isEqualTo("$.card: there is no card \"haal\" in this game: did you mean heal?");
    assertThat(refusal(tree("type", "give-hearts", "to", 4, "hearts", 1)))
        .isEqualTo("$.to: a number from 1 to 3 is expected, not 4");
    assertThat(refusal(tree("type", "give-hearts", "to", 1, "hearts", 1.5)))
        .endsWith("is expected, not a value of another kind");
    assertThat(refusal(tree("type", "give-hearts", "to", 1, "hearts", 1L << 40)))
        .startsWith("$.hearts: a number from");
    assertThat(refusal(tree("type", "resolve-dice", "group", "X")))
        .isEqualTo("$.group: one of the groups N H E S is expected, not \"X\"");
    assertThat(refusal(new TreeMap<>(Map.of(1, 2))))
        .isEqualTo("$: the names of fields are strings");
    assertThat(refusal(ImmutableMap.of("type", "keep-dice", 1, 2)))
        .isEqualTo("$: the names of fields are strings");
  }

  private static String refusedEvent(Map<String, @Nullable Object> decision) {
    return catchThrowableOfType(JsonException.class, () -> {
          Event unused =
              JSON.readEvent(STATE, tree("type", "question-asked", "decision", decision));
        })
        .getMessage();
  }

  @Test
  void the_path_leads_into_objects_and_lists() {
    assertThat(refusedEvent(tree("type", "choose-yield", "seat", 2, "attacker", 9, "avoidable", 0)))
        .isEqualTo("$.decision.attacker: a number from 1 to 3 is expected, not 9");
    assertThat(refusedEvent(tree("type", "choose-group", "seat", 2, "left", List.of("S", "N"))))
        .startsWith("$.decision.left[1]: groups are named once each");
    assertThat(refusedEvent(
            tree("type", "choose-gift", "seat", 2, "hearts", 1, "given", List.of(1, 1))))
        .isEqualTo("$.decision.given[1]: seat 1 is named twice");
    assertThat(
            refusedEvent(tree("type", "choose-gift", "seat", 2, "hearts", 99, "given", List.of())))
        .isEqualTo("$.decision: this choose-gift is impossible: 99 hearts cannot be given");
  }

  private static String refusedView(String field, @Nullable Object value) {
    Map<String, @Nullable Object> tree = new HashMap<>(JSON.write(STATE.viewFor(Seat.TWO)));
    tree.put(field, value);
    return catchThrowableOfType(JsonException.class, () -> {
          GameView unused = JSON.readView(tree);
        })
        .getMessage();
  }

  /** The Monsters of the view, two of them with more points than there can be. */
  private static List<Object> tooManyPoints() {
    List<Object> monsters = new ArrayList<>();
    for (Object monster : (List<?>) JSON.write(STATE.viewFor(Seat.TWO)).get("monsters")) {
      Map<Object, @Nullable Object> changed = new LinkedHashMap<>((Map<?, ?>) monster);
      changed.put("points", monsters.size() < 2 ? 21 : 0);
      monsters.add(changed);
    }
    return monsters;
  }

  @Test
  void whatever_is_wrong_with_a_view_is_refused_with_its_path() {
    assertThat(refusedView("type", "event")).startsWith("$.type: the type view is expected");
    assertThat(refusedView("edition", "third"))
        .isEqualTo("$.edition: one of the editions first, second is expected, not \"third\"");
    assertThat(refusedView("cards", "00000000"))
        .startsWith("$.cards: the fingerprint of the cards");
    assertThat(refusedView("options", tree("type", "options", "bay", "sometimes")))
        .startsWith("$.options.bay: \"sometimes\" is not one of");
    assertThat(refusedView("options", tree("type", "options", "monsters", List.of("gigazaur"))))
        .startsWith("$.options.monsters: the list has 1 elements: 2 to ");
    assertThat(refusedView(
            "options", tree("type", "options", "monsters", List.of("gigazaur", "gigazaur"))))
        .isEqualTo("$.options.monsters: a game needs at least two Monsters");
    assertThat(refusedView("options", tree("type", "options", "life", List.of(11, 10))))
        .isEqualTo("$.options.life: the starting life is 1 to 10, not 11");
    assertThat(refusedView("options", tree("type", "options", "points", 0)))
        .isEqualTo("$.options.points: the points to win are 1 to 63, not 0");
    assertThat(refusedView("options", tree("type", "options", "colour", 1)))
        .startsWith("$.options: there is no field \"colour\"");
    assertThat(refusedView("viewer", "nobody")).startsWith("$.viewer: \"nobody\" is not one of");
    assertThat(refusedView("viewer", 1))
        .isEqualTo("$.topCards: a card on top of the deck is not named");
    assertThat(refusedView("monsters", List.of(1)))
        .isEqualTo("$.monsters: the list has 1 elements: 2 to 6 are allowed");
    assertThat(refusedView("monsters", List.of(1, 2))).startsWith("$.monsters[0]: an object");
    assertThat(refusedView("monsters", tooManyPoints()))
        .isEqualTo("$.monsters[0]: seat 1 has 21 points: 0 to 20;"
            + " $.monsters[1]: seat 2 has 21 points: 0 to 20");
    assertThat(refusedView("monsters", Collections.nCopies(7, 1)))
        .startsWith("$.monsters: the list has 7 elements");
    assertThat(refusedView("market", List.of()))
        .isEqualTo("$.market: the list has 0 elements: 3 to 3 are allowed");
    assertThat(refusedView("deck", Collections.nCopies(100_000, "heal")))
        .startsWith("$.deck: the list has 100000 elements");
    assertThat(refusedView("deck", List.of("jets")))
        .startsWith("$.discards: the discard pile must");
    assertThat(refusedView("discards", List.of("jets")))
        .isEqualTo("$.discards: the discard pile must have the 0 cards without another place");
    assertThat(refusedView("step", "sleep")).startsWith("$.step: \"sleep\" is not one of");
    assertThat(refusedView("fewerDice", -1))
        .isEqualTo("$.fewerDice: a number from 0 to 63 is expected, not -1");
    assertThat(refusedView("waiting", tree("type", "turn-started", "seat", 1)))
        .startsWith("$.waiting.type: \"turn-started\" is not what a table waits for");
    assertThat(refusedView("colour", 1)).startsWith("$: there is no field \"colour\"");
  }
}
