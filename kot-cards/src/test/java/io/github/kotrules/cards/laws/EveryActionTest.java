package io.github.kotrules.cards.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class EveryActionTest {
  @Test
  void no_kind_of_action_is_forgotten() {
    Set<Class<?>> kinds = leaves(Action.class).collect(Collectors.toSet());
    Set<Class<?>> samples =
        EveryAction.SAMPLES.stream().map(Action::getClass).collect(Collectors.toSet());
    assertThat(samples).isEqualTo(kinds);
  }

  private static Stream<Class<?>> leaves(Class<?> type) {
    return type.isSealed()
        ? Arrays.stream(type.getPermittedSubclasses()).flatMap(EveryActionTest::leaves)
        : Stream.of(type);
  }
}
