package io.github.kotrules.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.kotrules.model.RuleSet.Bay;
import io.github.kotrules.model.RuleSet.BayClosing;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.RuleSet.ResolveOrder;
import io.github.kotrules.model.RuleSet.RollOff;
import io.github.kotrules.model.RuleSet.SurvivorVictory;
import io.github.kotrules.model.RuleSet.VictoryCheck;
import io.github.kotrules.model.RuleSet.WayToWin;
import io.github.kotrules.state.Table;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RuleSetTest {
  private static final RuleSet FIRST = RuleSet.firstEdition();
  private static final RuleSet SECOND = RuleSet.secondEdition();

  @Test
  @Tag("S-1")
  void has_the_monsters_of_the_first_box() {
    assertThat(FIRST.monsters())
        .containsExactly(
            Monster.GIGAZAUR,
            Monster.CYBERBUNNY,
            Monster.KRAKEN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID);
  }

  @Test
  @Tag("S-1")
  void has_the_monsters_of_the_second_box() {
    assertThat(SECOND.monsters())
        .containsExactly(
            Monster.GIGAZAUR,
            Monster.CYBERKITTY,
            Monster.SPACE_PENGUIN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID);
  }

  @Test
  @Tag("T-1")
  @Tag("T-2")
  void lets_everybody_enter_only_in_the_second_edition() {
    assertThat(FIRST.entry()).isEqualTo(Entry.AFTER_ATTACK);
    assertThat(SECOND.entry()).isEqualTo(Entry.ALWAYS);
  }

  @Test
  @Tag("T-6")
  void lets_bay_move_to_city_only_in_the_second_edition() {
    assertThat(FIRST.bayClosing()).isEqualTo(BayClosing.LEAVES);
    assertThat(SECOND.bayClosing()).isEqualTo(BayClosing.MOVES_TO_CITY);
  }

  @Test
  @Tag("W-3")
  void lets_the_last_monster_win_at_once_only_in_the_first_edition() {
    assertThat(FIRST.survivorVictory()).isEqualTo(SurvivorVictory.AT_ONCE);
    assertThat(SECOND.survivorVictory()).isEqualTo(SurvivorVictory.AT_CHECK);
  }

  @Test
  @Tag("D-1")
  @Tag("S-6")
  @Tag("T-9")
  @Tag("W-3")
  void agrees_in_both_editions_on_the_rest() {
    for (RuleSet rules : new RuleSet[] {FIRST, SECOND}) {
      assertThat(rules.rollOff()).isEqualTo(RollOff.TIED);
      assertThat(rules.resolveOrder()).isEqualTo(ResolveOrder.CHOSEN);
      assertThat(rules.bay()).isEqualTo(Bay.FROM_FIVE);
      assertThat(rules.victoryCheck()).isEqualTo(VictoryCheck.END_OF_TURN);
      assertThat(rules.twoPlayerVariant()).isFalse();
      assertThat(rules.wayToWin()).isEqualTo(WayToWin.POINTS_OR_LAST_ALIVE);
    }
  }

  @Test
  @Tag("S-9")
  void has_the_printed_numbers_in_both_editions() {
    for (RuleSet rules : new RuleSet[] {FIRST, SECOND}) {
      assertThat(rules.startingLife()).isEqualTo(10);
      assertThat(rules.maximumLife()).isEqualTo(10);
      assertThat(rules.pointsToWin()).isEqualTo(20);
      assertThat(rules.rolls()).isEqualTo(3);
      assertThat(rules.dice()).isEqualTo(6);
      assertThat(rules.sweepPrice()).isEqualTo(2);
      assertThat(rules.pointsForEntering()).isEqualTo(1);
      assertThat(rules.pointsInTokyo()).isEqualTo(2);
    }
  }

  private static void assertRange(
      IntFunction<RuleSet> wither, ToIntFunction<RuleSet> getter, int min, int max, String what) {
    assertThat(getter.applyAsInt(wither.apply(min))).isEqualTo(min);
    assertThat(getter.applyAsInt(wither.apply(max))).isEqualTo(max);
    for (int wrong : new int[] {min - 1, max + 1}) {
      assertThatIllegalArgumentException()
          .isThrownBy(() -> wither.apply(wrong))
          .withMessage("%s %s to %s, not %s", what, min, max, wrong);
    }
  }

  @Test
  @Tag("S-9")
  void refuses_numbers_out_of_range() {
    assertRange(SECOND::withStartingLife, RuleSet::startingLife, 1, 10, "the starting life is");
    assertRange(
        life -> SECOND.withLife(1, life),
        RuleSet::maximumLife,
        1,
        Table.MAX_LIFE,
        "the maximum life is");
    assertRange(SECOND::withPointsToWin, RuleSet::pointsToWin, 1, 63, "the points to win are");
    assertRange(SECOND::withRolls, RuleSet::rolls, 1, 63, "the rolls of a turn are");
    assertRange(SECOND::withDice, RuleSet::dice, 1, Dice.MAX_PER_FACE, "the dice are");
    assertRange(SECOND::withSweepPrice, RuleSet::sweepPrice, 1, 63, "the price of a sweep is");
    assertRange(
        SECOND::withPointsForEntering,
        RuleSet::pointsForEntering,
        0,
        63,
        "the points for entering Tokyo are");
    assertRange(
        SECOND::withPointsInTokyo,
        RuleSet::pointsInTokyo,
        0,
        63,
        "the points for starting a turn in Tokyo are");
  }

  @Test
  @Tag("S-9")
  void changes_both_numbers_of_life_at_once() {
    assertThat(SECOND.withLife(8, 8))
        .isEqualTo(SECOND.withStartingLife(8).withMaximumLife(8))
        .isEqualTo(SECOND.withLife(12, 15).withLife(8, 8));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SECOND.withLife(9, 8))
        .withMessage("the starting life is 1 to 8, not 9");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SECOND.withMaximumLife(9))
        .withMessage("the starting life is 1 to 9, not 10");
  }

  @Test
  void changes_one_option_at_a_time_and_back() {
    RuleSet changed = SECOND
        .withMonsters(FIRST.monsters())
        .withEntry(Entry.AFTER_ATTACK)
        .withBayClosing(BayClosing.LEAVES)
        .withSurvivorVictory(SurvivorVictory.AT_ONCE);

    assertThat(changed).isEqualTo(FIRST).hasSameHashCodeAs(FIRST).isNotEqualTo(SECOND);
  }

  @Test
  void changes_the_options_that_no_edition_has_by_default() {
    RuleSet house = FIRST
        .withRollOff(RollOff.ALL)
        .withResolveOrder(ResolveOrder.FIXED)
        .withBay(Bay.NEVER)
        .withVictoryCheck(VictoryCheck.END_OF_ROUND)
        .withTwoPlayerVariant(true)
        .withWayToWin(WayToWin.ONLY_POINTS)
        .withLife(7, 9)
        .withPointsToWin(15)
        .withRolls(4)
        .withDice(5)
        .withSweepPrice(1)
        .withPointsForEntering(0)
        .withPointsInTokyo(3);

    assertThat(house)
        .isEqualTo(new RuleSet(
            FIRST.monsters(),
            RollOff.ALL,
            ResolveOrder.FIXED,
            Entry.AFTER_ATTACK,
            Bay.NEVER,
            BayClosing.LEAVES,
            SurvivorVictory.AT_ONCE,
            VictoryCheck.END_OF_ROUND,
            true,
            WayToWin.ONLY_POINTS,
            7,
            9,
            15,
            4,
            5,
            1,
            0,
            3));
  }

  @Test
  void leaves_the_preset_as_it_was() {
    assertThat(SECOND.withBay(Bay.NEVER).bay()).isEqualTo(Bay.NEVER);
    assertThat(SECOND).isEqualTo(RuleSet.secondEdition());
    assertThat(SECOND.bay()).isEqualTo(Bay.FROM_FIVE);
  }

  @Test
  void is_built_option_by_option() {
    RuleSet built = new RuleSetBuilder().from(FIRST).twoPlayerVariant(true).build();

    assertThat(built).isEqualTo(FIRST.withTwoPlayerVariant(true));
  }

  @Test
  @Tag("S-1")
  void refuses_a_box_with_fewer_than_two_monsters() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SECOND.withMonsters(Monster.GIGAZAUR))
        .withMessage("a game needs at least two Monsters, not [Gigazaur]");
    assertThat(SECOND.withMonsters(Monster.GIGAZAUR, Monster.KRAKEN).monsters()).hasSize(2);
  }
}
