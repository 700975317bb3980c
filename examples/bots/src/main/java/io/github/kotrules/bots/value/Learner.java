package io.github.kotrules.bots.value;

import java.util.ArrayList;
import java.util.List;

/** Improves a network by small steps towards what it should have said: Adam, with the gradients of a batch of examples. */
final class Learner {
  private static final float FIRST_DECAY = 0.9f;
  private static final float SECOND_DECAY = 0.999f;
  private static final float TINY = 1e-8f;
  private static final int BATCH = 128;

  private final Network network;
  private final List<Part> parts = new ArrayList<>();
  private final float[] hidden = new float[Network.HIDDEN];
  private int examples;
  private int steps;

  Learner(Network network) {
    this.network = network;
    for (float[] weights : network.weights()) {
      parts.add(new Part(weights));
    }
  }

  /** Weights of one kind, with the gradient of the present batch and the moments of earlier ones. */
  private static final class Part {
    private final float[] weights;
    private final float[] gradient;
    private final float[] first;
    private final float[] second;

    Part(float[] weights) {
      this.weights = weights;
      this.gradient = new float[weights.length];
      this.first = new float[weights.length];
      this.second = new float[weights.length];
    }

    void step(float rate, float scale, float firstBias, float secondBias) {
      for (int i = 0; i < weights.length; i++) {
        float slope = gradient[i] * scale;
        gradient[i] = 0;
        first[i] = FIRST_DECAY * first[i] + (1 - FIRST_DECAY) * slope;
        second[i] = SECOND_DECAY * second[i] + (1 - SECOND_DECAY) * slope * slope;
        float size = (float) Math.sqrt(second[i] / secondBias) + TINY;
        weights[i] += rate * (first[i] / firstBias) / size;
      }
    }
  }

  float strength(int[] features) {
    return network.strength(features, features.length, hidden);
  }

  /** Adds to the gradient that the strength of these features should be higher by this much. */
  void raise(int[] features, float error) {
    strength(features);
    float[] linear = parts.get(0).gradient;
    float[] input = parts.get(1).gradient;
    float[] bias = parts.get(2).gradient;
    float[] output = parts.get(3).gradient;
    for (int feature : features) {
      linear[feature] += error;
    }
    float[] outputs = parts.get(3).weights;
    for (int unit = 0; unit < Network.HIDDEN; unit++) {
      if (hidden[unit] > 0) {
        float back = error * outputs[unit];
        for (int feature : features) {
          input[feature * Network.HIDDEN + unit] += back;
        }
        bias[unit] += back;
        output[unit] += error * hidden[unit];
      }
    }
  }

  /** Ends an example; after a batch of them the weights change. */
  void endExample(float rate) {
    examples++;
    if (examples == BATCH) {
      steps++;
      float firstBias = 1 - (float) Math.pow(FIRST_DECAY, steps);
      float secondBias = 1 - (float) Math.pow(SECOND_DECAY, steps);
      for (Part part : parts) {
        part.step(rate, 1f / BATCH, firstBias, secondBias);
      }
      examples = 0;
    }
  }
}
