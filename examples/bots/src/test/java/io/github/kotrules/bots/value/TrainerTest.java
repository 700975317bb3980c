package io.github.kotrules.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class TrainerTest {
  private static final Trainer.Schedule SMALL = new Trainer.Schedule(7, 2, 4, 8);

  private static String finish(Trainer trainer, int threads) throws InterruptedException {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      while (!trainer.isDone()) {
        trainer.playRound(pool);
      }
      return trainer.write();
    } finally {
      pool.shutdown();
    }
  }

  @Tag("deep")
  @Test
  void a_seed_gives_the_same_networks_with_any_number_of_threads() throws InterruptedException {
    String one = finish(Trainer.start(SMALL), 1);
    assertThat(finish(Trainer.start(SMALL), 3)).isEqualTo(one);
    Trainer.Schedule other = new Trainer.Schedule(8, 2, 4, 8);
    assertThat(finish(Trainer.start(other), 1)).isNotEqualTo(one);
  }

  @Tag("deep")
  @Test
  void training_that_was_stopped_continues_from_its_text() throws InterruptedException {
    Trainer trainer = Trainer.start(SMALL);
    ExecutorService pool = Executors.newFixedThreadPool(2);
    trainer.playRound(pool);
    trainer.playRound(pool);
    trainer.playRound(pool);
    pool.shutdown();
    Trainer resumed = Trainer.resume(SMALL, trainer.write());
    assertThat(resumed.round()).isEqualTo(3);
    assertThat(finish(resumed, 1)).isEqualTo(finish(Trainer.start(SMALL), 1));
  }

  @Test
  void a_text_of_another_schedule_is_refused() {
    String text = Trainer.start(SMALL).write();
    Trainer.Schedule other = new Trainer.Schedule(7, 2, 5, 8);
    assertThatThrownBy(() -> Trainer.resume(other, text))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("was not made with --seed 7 --greedy-rounds 2 --rounds 5 --games 8");
  }

  @Tag("deep")
  @Test
  void networks_learn_from_greedy_games() throws InterruptedException {
    Trainer trainer = Trainer.start(new Trainer.Schedule(1, 4, 4, 60));
    ExecutorService pool = Executors.newFixedThreadPool(2);
    double first = trainer.playRound(pool).error();
    trainer.playRound(pool);
    trainer.playRound(pool);
    double last = trainer.playRound(pool).error();
    pool.shutdown();
    assertThat(last).isLessThan(first * 0.98);
  }
}
