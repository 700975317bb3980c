package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.RandomGames;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.TestRun;
import io.github.kotrules.json.Json;
import io.github.kotrules.model.Onlooker;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.Notation;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** Law 2 for views: events as a viewer may know them lead from its view to its next view. */
@AddLifecycleHook(TestRun.class)
class ViewAfterProperties {
  private static final Game FIRST = Game.of(RuleSet.firstEdition(), InventedCards.all());
  private static final Game SECOND = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final ImmutableMap<String, Game> EDITIONS =
      ImmutableMap.of("first", FIRST, "second", SECOND);
  private static final Notation NOTATION = Notation.of(EDITIONS);
  private static final Json JSON = Json.of(EDITIONS);
  private static final int STEPS = 400;

  private static ImmutableList<Step> play(boolean firstEdition, int players, long seed) {
    Game game = firstEdition ? FIRST : SECOND;
    GameSetup setup = RandomGames.richTable(game, players);
    ImmutableList<CardSetup> lookout = ImmutableList.of(CardSetup.of(InventedCards.LOOKOUT));
    ImmutableList<CardSetup> tall = ImmutableList.of(CardSetup.of(InventedCards.TALL_LOOKOUT));
    return RandomGames.play(
        game,
        game.start(setup
            .with(Seat.ONE, setup.monster(Seat.ONE).withCards(lookout))
            .with(Seat.TWO, setup.monster(Seat.TWO).withCards(tall))),
        seed,
        STEPS);
  }

  private static ImmutableList<Viewer> viewers(int players) {
    return ImmutableList.<Viewer>builder()
        .addAll(List.of(Seat.values()).subList(0, players))
        .add(Onlooker.values())
        .build();
  }

  @Property(tries = 2)
  void lead_to_the_next_view(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    for (Step step : play(firstEdition, players, seed)) {
      for (Viewer viewer : viewers(players)) {
        GameView next = step.transition().state().viewFor(viewer);
        GameView after = step.before().viewFor(viewer).after(step.transition().eventsFor(viewer));
        assertThat(after).isEqualTo(next).hasSameHashCodeAs(next).hasToString(next.toString());
      }
    }
  }

  @Property(tries = 2)
  void mirror_a_whole_game_from_lines_of_text(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    ImmutableList<Step> steps = play(firstEdition, players, seed);
    Game game = firstEdition ? FIRST : SECOND;
    for (Viewer viewer : viewers(players)) {
      GameView view = steps.get(0).before().viewFor(viewer);
      for (Step step : steps) {
        ImmutableList.Builder<Event> read = ImmutableList.builder();
        for (Event event : step.transition().eventsFor(viewer)) {
          read.add(NOTATION.readEvent(view, NOTATION.write(event)));
        }
        view = view.after(read.build());
        GameView direct = step.transition().state().viewFor(viewer);
        assertThat(view).isEqualTo(direct);
        assertThat(game.legalActions(view)).isEqualTo(game.legalActions(direct));
      }
    }
  }

  @Property(tries = 2)
  void are_read_as_they_were_written(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    for (Step step : play(firstEdition, players, seed)) {
      for (Viewer viewer : viewers(players)) {
        GameView view = step.transition().state().viewFor(viewer);
        String text = NOTATION.writeView(view);
        GameView read = NOTATION.readView(text);
        assertThat(read).as(text).isEqualTo(view).hasSameHashCodeAs(view);
        assertThat(read).hasToString(view.toString());
        assertThat(NOTATION.writeView(read)).isEqualTo(text).matches("[A-Za-z0-9/=.,:@_-]+");
        assertThat(JSON.readView(JSON.write(view))).isEqualTo(view);
      }
    }
  }

  /** Events of another moment of the game are refused in a sentence, or lead to a table that keeps the laws. */
  @Property(tries = 2)
  void are_refused_by_a_sentence_where_they_do_not_fit(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    ImmutableList<Step> steps = play(firstEdition, players, seed);
    ImmutableList<Viewer> viewers = viewers(players);
    SplittableRandom random = new SplittableRandom(seed);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      Viewer viewer = viewers.get(random.nextInt(viewers.size()));
      Step here = steps.get(random.nextInt(steps.size()));
      Step there = steps.get(random.nextInt(steps.size()));
      Viewer other = viewers.get(random.nextInt(viewers.size()));
      try {
        GameView after = here.before().viewFor(viewer).after(there.transition().eventsFor(other));
        assertThat(LawBook.faults(after)).isEmpty();
      } catch (IllegalArgumentException refusal) {
        assertThat(refusal).isExactlyInstanceOf(IllegalArgumentException.class);
        assertThat(refusal.getMessage()).contains("fit").doesNotContain("null:");
        refused++;
      }
    }
    assertThat(refused).isPositive();
  }

  @Example
  void have_secrets_from_everybody_but_one() {
    int hidden = 0;
    for (Step step : play(false, 4, 1)) {
      hidden += step.before().viewFor(Onlooker.SPECTATOR).cards.hiddenCards();
      assertThat(step.before().viewFor(Onlooker.ALL_SEEING).cards.hiddenCards()).isZero();
    }
    assertThat(hidden).isGreaterThan(100);
  }
}
