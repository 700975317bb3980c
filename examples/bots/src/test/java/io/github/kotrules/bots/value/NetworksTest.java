package io.github.kotrules.bots.value;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NetworksTest {
  @Test
  void text_keeps_rounded_networks() {
    Networks networks = Networks.random(1);
    networks.round();
    assertThat(Networks.parse(networks.write()).write()).isEqualTo(networks.write());
    int[] features = {3, 50, 200};
    float[] hidden = new float[Network.HIDDEN];
    assertThat(Networks.parse(networks.write()).ofTwo().strength(features, 3, hidden))
        .isEqualTo(networks.ofTwo().strength(features, 3, hidden))
        .isNotZero();
  }

  @Test
  void the_networks_of_the_bot_have_weights_for_every_feature() {
    String text = Networks.shipped().write();
    for (String name : Sight.OF_TWO) {
      assertThat(text).contains("two " + name + " ");
    }
    for (String name : Sight.OF_MANY) {
      assertThat(text).contains("many " + name + " ");
    }
    for (Network network :
        new Network[] {Networks.shipped().ofTwo(), Networks.shipped().ofMany()}) {
      int zeros = 0;
      for (float weight : network.weights().get(1)) {
        zeros += weight == 0 ? 1 : 0;
      }
      assertThat(zeros).isLessThan(network.weights().get(1).length / 50);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"three life.1 1", "two life.99 1 1", "two life.1 1 1", "many units.bias 1", "life"
      })
  void wrong_lines_are_refused(String line) {
    assertThatThrownBy(() -> Networks.parse(line)).isInstanceOf(IllegalArgumentException.class);
  }
}
