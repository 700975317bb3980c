package io.github.kotrules.console;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class MatchTest {

  private static Match fresh(Edition edition, long seed) {
    return new Match(
        Settings.fresh(edition.game(), Settings.monsters(edition.game(), null, 3), false, seed));
  }

  /** The person answers with the middle option, so that some of everything happens. */
  private static void step(Match match) {
    if (match.isPersonAsked()) {
      List<Action> options = match.options();
      match.play(options.get(options.size() / 2));
    } else {
      match.advance();
    }
  }

  @ParameterizedTest
  @EnumSource
  void goes_all_the_way_back_choice_by_choice(Edition edition) {
    Match match = fresh(edition, 11);
    Deque<GameState> asked = new ArrayDeque<>();
    Deque<News> news = new ArrayDeque<>();
    while (!match.isOver()) {
      if (match.isPersonAsked()) {
        asked.push(match.state());
        news.push(match.news());
      }
      step(match);
    }

    assertThat(asked).isNotEmpty();
    while (!asked.isEmpty()) {
      assertThat(match.undo()).isTrue();
      assertThat(match.state()).isEqualTo(asked.pop());
      assertThat(match.news()).isEqualTo(news.pop());
    }
    assertThat(match.undo()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void comes_out_the_same_after_taking_back_and_after_loading(Edition edition) {
    Match match = fresh(edition, 12);
    Match other = fresh(edition, 12);
    while (!match.isOver()) {
      boolean own = match.isPersonAsked();
      step(match);
      step(other);
      if (own) {
        assertThat(other.undo()).isTrue();
        step(other);
      }
      assertThat(other.state()).isEqualTo(match.state());
    }
    assertThat(other.record()).isEqualTo(match.record());

    ImmutableList<Action> actions = match.record().actions();
    GameRecord half = GameRecord.of(
        edition.game(), match.record().start(), actions.subList(0, actions.size() / 2));
    Match loaded = new Match(Settings.continued(half, Seat.ONE, 12));
    while (!loaded.isOver()) {
      step(loaded);
    }
    assertThat(loaded.record()).isEqualTo(match.record());
  }

  @ParameterizedTest
  @EnumSource
  void leaving_ends_the_game_for_the_person_and_can_be_taken_back(Edition edition) {
    Match match = fresh(edition, 13);
    int choices = 0;
    while (choices < 5 || !match.isPersonAsked()) {
      choices += match.isPersonAsked() ? 1 : 0;
      step(match);
    }
    GameState asked = match.state();
    News news = match.news();
    match.forfeit(Seat.ONE);
    while (!match.isOver()) {
      assertThat(match.isPersonAsked()).isFalse();
      match.advance();
    }

    assertThat(match.state().isAlive(Seat.ONE)).isFalse();
    assertThat(match.record().forfeits()).containsOnlyKeys(Seat.ONE);
    Match loaded = new Match(Settings.continued(match.record(), Seat.ONE, 13));
    for (Match left : List.of(match, loaded)) {
      assertThat(left.undo()).isTrue();
      assertThat(left.state()).isEqualTo(asked);
      assertThat(left.news()).isEqualTo(news);
      assertThat(left.record().forfeits()).isEmpty();
      step(left);
      assertThat(left.undo()).isTrue();
      assertThat(left.state()).isEqualTo(asked);
    }
  }

  @Test
  void rolls_other_dice_with_every_move() {
    Luck luck = new Luck(3);
    Set<Object> rolls = new HashSet<>();
    for (int move = 0; move < 100; move++) {
      rolls.add(luck.bring(new DiceChance(Seat.ONE, 8, DiceChance.Use.TURN), move));
    }

    assertThat(rolls).hasSizeGreaterThan(85);
  }

  @Test
  void tells_each_turn_in_a_paragraph_and_names_its_monster_once() {
    News news = News.none()
        .turnOf("Kraken")
        .plus("Kraken rolls 11")
        .plus("Kraken gains 1 point")
        .plus("Alienoid loses 1 life to Kraken")
        .plus("Kraken enters Tokyo City")
        .turnOf("Alienoid");

    assertThat(news.paragraphs())
        .containsExactly("Kraken rolls 11; gains 1 point; Alienoid loses 1 life to Kraken;"
            + " Kraken enters Tokyo City.");
  }
}
