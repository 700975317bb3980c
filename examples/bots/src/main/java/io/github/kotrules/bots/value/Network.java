package io.github.kotrules.bots.value;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * A small neural network: a weight for each feature that is present, plus one hidden layer of units that are cut off at 0. Its
 * output is a strength in logits.
 */
final class Network {
  /** The number of hidden units. */
  static final int HIDDEN = 16;

  private static final double SPREAD = 0.1;
  private static final float FIRST_OUTPUT = 0.3f;
  private static final float SCALE = 10_000;
  private static final String UNITS = "units";

  private final ImmutableList<String> names;
  private final ImmutableMap<String, Integer> numbers;
  private final float[] linear;

  /** By feature, then by hidden unit. */
  private final float[] input;

  private final float[] bias = new float[HIDDEN];
  private final float[] output = new float[HIDDEN];

  /** A network without weights for these features. */
  Network(ImmutableList<String> names) {
    this.names = names;
    this.linear = new float[names.size()];
    this.input = new float[names.size() * HIDDEN];
    ImmutableMap.Builder<String, Integer> byName = ImmutableMap.builder();
    for (int i = 0; i < names.size(); i++) {
      byName.put(names.get(i), i);
    }
    this.numbers = byName.buildOrThrow();
  }

  /** A network that knows nothing: its hidden units differ, and half of them count against the other half. */
  static Network random(ImmutableList<String> names, RandomGenerator random) {
    Network network = new Network(names);
    for (int i = 0; i < network.input.length; i++) {
      network.input[i] = (float) ((random.nextDouble() * 2 - 1) * SPREAD);
    }
    for (int unit = 0; unit < HIDDEN; unit++) {
      network.output[unit] = unit % 2 == 0 ? FIRST_OUTPUT : -FIRST_OUTPUT;
    }
    return network;
  }

  /** All weights: of features, of inputs of hidden units, and their biases and outputs. A {@link Learner} changes them. */
  List<float[]> weights() {
    return List.of(linear, input, bias, output);
  }

  /** The strength; {@code hidden} is filled with the values of the hidden units. */
  float strength(int[] features, int count, float[] hidden) {
    float strength = 0;
    System.arraycopy(bias, 0, hidden, 0, HIDDEN);
    for (int i = 0; i < count; i++) {
      int feature = features[i];
      strength += linear[feature];
      int start = feature * HIDDEN;
      for (int unit = 0; unit < HIDDEN; unit++) {
        hidden[unit] += input[start + unit];
      }
    }
    for (int unit = 0; unit < HIDDEN; unit++) {
      hidden[unit] = Math.max(0, hidden[unit]);
      strength += hidden[unit] * output[unit];
    }
    return strength;
  }

  /** Rounds all weights to those that {@link #write} writes. */
  void round() {
    for (float[] weights : weights()) {
      for (int i = 0; i < weights.length; i++) {
        weights[i] = Math.round(weights[i] * SCALE) / SCALE;
      }
    }
  }

  /** Writes a line for the biases, one for the outputs and one for each feature. */
  void write(String prefix, StringBuilder text) {
    write(prefix + UNITS + ".bias", bias, 0, text);
    write(prefix + UNITS + ".output", output, 0, text);
    for (int i = 0; i < names.size(); i++) {
      text.append(prefix).append(names.get(i)).append(' ').append(Math.round(linear[i] * SCALE));
      write("", input, i * HIDDEN, text);
    }
  }

  private static void write(String name, float[] weights, int start, StringBuilder text) {
    text.append(name);
    for (int i = start; i < start + HIDDEN; i++) {
      text.append(' ').append(Math.round(weights[i] * SCALE));
    }
    text.append('\n');
  }

  /** Reads one line. */
  void read(String line) {
    List<String> words = Splitter.on(' ').splitToList(line);
    String name = words.get(0);
    if (name.equals(UNITS + ".bias")) {
      read(line, words, 1, bias, 0);
    } else if (name.equals(UNITS + ".output")) {
      read(line, words, 1, output, 0);
    } else {
      Integer number = numbers.get(name);
      if (number == null) {
        throw new IllegalArgumentException("no network has the feature " + name);
      }
      read(line, words, 2, input, number * HIDDEN);
      linear[number] = Integer.parseInt(words.get(1)) / SCALE;
    }
  }

  private static void read(String line, List<String> words, int first, float[] weights, int start) {
    if (words.size() != first + HIDDEN) {
      throw new IllegalArgumentException("not " + HIDDEN + " hidden units: " + line);
    }
    for (int i = 0; i < HIDDEN; i++) {
      weights[start + i] = Integer.parseInt(words.get(first + i)) / SCALE;
    }
  }
}
