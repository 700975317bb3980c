package io.github.kotrules.bots.value;

import com.google.common.base.Splitter;
import com.google.common.io.CharStreams;
import io.github.kotrules.bots.SeededRandom;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** What was learned: a network for tables of two and one for more, and their text. */
record Networks(Network ofTwo, Network ofMany) {
  private static final String RESOURCE = "networks.txt";
  private static final String TWO = "two ";
  private static final String MANY = "many ";
  private static final String COMMENT = "#";

  /** Networks that know nothing. */
  static Networks random(long seed) {
    return new Networks(
        Network.random(Sight.OF_TWO, new SeededRandom(seed)),
        Network.random(Sight.OF_MANY, new SeededRandom(seed + 1)));
  }

  /** The networks that come with the bot; read once. */
  static Networks shipped() {
    return Shipped.NETWORKS;
  }

  private static final class Shipped {
    static final Networks NETWORKS = read();

    private static Networks read() {
      try (InputStream resource = Networks.class.getResourceAsStream(RESOURCE)) {
        if (resource == null) {
          throw new IllegalStateException("the resource " + RESOURCE + " is missing");
        }
        return parse(CharStreams.toString(new InputStreamReader(resource, StandardCharsets.UTF_8)));
      } catch (IOException failure) {
        throw new UncheckedIOException(failure);
      }
    }
  }

  /** Rounds all weights to those that {@link #write} writes. */
  void round() {
    ofTwo.round();
    ofMany.round();
  }

  /** The text: a line for each feature, with its weight and its inputs of the hidden units, in ten-thousandths. */
  String write() {
    StringBuilder text = new StringBuilder();
    ofTwo.write(TWO, text);
    ofMany.write(MANY, text);
    return text.toString();
  }

  /**
   * Reads what {@link #write} wrote. Features that are not in the text have no weight.
   *
   * @throws IllegalArgumentException if a line is not understood
   */
  static Networks parse(String text) {
    Networks networks = new Networks(new Network(Sight.OF_TWO), new Network(Sight.OF_MANY));
    for (String line : Splitter.on('\n').omitEmptyStrings().split(text)) {
      if (line.startsWith(TWO)) {
        networks.ofTwo.read(line.substring(TWO.length()));
      } else if (line.startsWith(MANY)) {
        networks.ofMany.read(line.substring(MANY.length()));
      } else if (!line.startsWith(COMMENT)) {
        throw new IllegalArgumentException("not a line of networks: " + line);
      }
    }
    return networks;
  }
}
