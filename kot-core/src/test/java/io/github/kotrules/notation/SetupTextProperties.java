package io.github.kotrules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.RandomGames;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.TestRun;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.vocabulary.Editions;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/** The set-up of every turn of random games, as a header. */
@AddLifecycleHook(TestRun.class)
class SetupTextProperties {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final EditionText EDITIONS =
      new EditionText(new Editions(ImmutableMap.of("house", GAME)));
  private static final int STEPS = 300;

  @Property(tries = 100)
  void is_read_as_it_was_written(
      @ForAll long seed, @ForAll @IntRange(min = 2, max = 6) int players) {
    GameState start = GAME.start(RandomGames.richTable(GAME, players));
    for (Step step : RandomGames.play(GAME, start, seed, STEPS)) {
      GameSetup setup = step.transition().turnStart();
      if (setup != null && !step.transition().state().isOver()) {
        String text =
            Joiner.on('\n').join(HeaderLine.writeAll(EDITIONS, GAME.start(setup).setting(), setup));
        Header header = new HeaderReader(EDITIONS, Line.allOf(text, text.length())).read();
        assertThat(header.start()).isEqualTo(step.transition().state());
        assertThat(header.game()).isEqualTo(GAME);
        assertThat(header.setup()).isEqualTo(setup);
        assertThat(header.body()).isEmpty();
      }
    }
  }
}
