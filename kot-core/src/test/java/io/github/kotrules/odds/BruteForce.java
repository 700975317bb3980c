package io.github.kotrules.odds;

import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.ToDoubleFunction;

/** Computes odds the slow way: tries every sequence of faces, so the order of dice matters. */
final class BruteForce {
  private final ToDoubleFunction<Dice> value;
  private final Map<String, Double> seen = new HashMap<>();

  BruteForce(ToDoubleFunction<Dice> value) {
    this.value = value;
  }

  /** Returns the value of dice: the maximum over all ways to reroll some of them, each averaged over all results. */
  double value(Dice dice, int rerolls) {
    if (rerolls == 0) {
      return value.applyAsDouble(dice);
    }
    String key = dice + "/" + rerolls;
    Double known = seen.get(key);
    if (known == null) {
      known = value.applyAsDouble(dice);
      for (int places = 1; places < 1 << dice.size(); places++) {
        known = Math.max(known, valueOfRolling(dice, places, rerolls));
      }
      seen.put(key, known);
    }
    return known;
  }

  private double valueOfRolling(Dice dice, int places, int rerolls) {
    String faces = dice.toString();
    Dice kept = Dice.none();
    for (int place = 0; place < dice.size(); place++) {
      kept = (places >> place & 1) == 1 ? kept : kept.plus(Face.of(faces.charAt(place)));
    }
    return average(kept, Integer.bitCount(places), rerolls - 1);
  }

  /** Returns the value of keeping these dice and rolling others, with this number of rerolls left afterwards. */
  double average(Dice kept, int rolled, int rerolls) {
    double sum = 0;
    int sequences = sequences(rolled);
    for (int sequence = 0; sequence < sequences; sequence++) {
      sum += value(kept.plus(fallen(sequence, rolled)), rerolls);
    }
    return sum / sequences;
  }

  /** Counts the sequences of this number of dice by the faces that they show. */
  static Map<Dice, Integer> counts(int rolled) {
    Map<Dice, Integer> counts = new LinkedHashMap<>();
    for (int sequence = 0; sequence < sequences(rolled); sequence++) {
      counts.merge(fallen(sequence, rolled), 1, Integer::sum);
    }
    return counts;
  }

  static int sequences(int rolled) {
    int sequences = 1;
    for (int i = 0; i < rolled; i++) {
      sequences *= Face.values().length;
    }
    return sequences;
  }

  private static Dice fallen(int sequence, int rolled) {
    Dice fallen = Dice.none();
    int rest = sequence;
    for (int i = 0; i < rolled; i++) {
      fallen = fallen.plus(Face.at(rest % Face.values().length));
      rest /= Face.values().length;
    }
    return fallen;
  }
}
