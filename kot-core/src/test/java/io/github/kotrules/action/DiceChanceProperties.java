package io.github.kotrules.action;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.TestRun;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;

@AddLifecycleHook(TestRun.class)
class DiceChanceProperties {

  @Provide
  Arbitrary<Dice> dice() {
    return Arbitraries.of(Face.class)
        .list()
        .ofMaxSize(9)
        .map(faces -> Dice.of(faces.toArray(new Face[0])));
  }

  private static DiceChance chance(int count) {
    return new DiceChance(Seat.TWO, count, DiceChance.Use.TURN);
  }

  @Property
  void allows_exactly_what_it_lists(
      @ForAll @IntRange(min = 1, max = 5) int count, @ForAll("dice") Dice dice) {
    Roll roll = new Roll(dice);
    boolean listed = chance(count).outcomes().contains(roll);

    assertThat(chance(count).allows(roll)).isEqualTo(listed);
    assertThat(chance(count).probability(roll) > 0).isEqualTo(listed);
  }

  @Property
  void draws_what_it_allows(@ForAll @IntRange(min = 1, max = 31) int count, @ForAll long seed) {
    Roll drawn = chance(count).sample(new SplittableRandom(seed));

    assertThat(chance(count).allows(drawn)).isTrue();
    assertThat(chance(count).probability(drawn)).isPositive();
  }

  @Property
  void draws_the_same_again_with_the_same_seed(
      @ForAll @IntRange(min = 1, max = 9) int count, @ForAll long seed) {
    assertThat(draws(count, seed)).isEqualTo(draws(count, seed));
  }

  private static List<Roll> draws(int count, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    return List.of(chance(count).sample(random), chance(count).sample(random));
  }
}
