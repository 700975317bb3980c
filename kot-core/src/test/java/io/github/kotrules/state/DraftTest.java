package io.github.kotrules.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.internal.DraftKey;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import org.junit.jupiter.api.Test;

class DraftTest {
  private static final GameState STATE =
      Game.of(RuleSet.secondEdition(), CardSet.none()).start(Monster.GIGAZAUR, Monster.THE_KING);

  @Test
  void waits_for_what_its_state_waits_for_until_that_has_come() {
    Draft draft = Draft.of(STATE, DraftKey.KEY);
    assertThat(draft.isWaiting()).isTrue();

    draft.wake(DraftKey.KEY);
    assertThat(draft.isWaiting()).isFalse();
    assertThat(draft.pending()).isEqualTo(STATE.pending());

    draft.await(STATE.pending());
    assertThat(draft.isWaiting()).isTrue();
  }

  @Test
  void waits_again_after_a_reset() {
    Draft draft = Draft.of(STATE, DraftKey.KEY);
    draft.wake(DraftKey.KEY);

    draft.reset(STATE, DraftKey.KEY);

    assertThat(draft.isWaiting()).isTrue();
  }

  @Test
  void waits_for_nothing_on_a_table_that_is_only_laid() {
    assertThat(new Draft(STATE.setting()).isWaiting()).isFalse();
  }
}
