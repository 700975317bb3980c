package io.github.kotrules.action;

import io.github.kotrules.action.Outcome.Roll;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import java.util.HashMap;
import java.util.Map;

/**
 * How up to six dice fall, as tables: every sequence of faces leads to its multiset, so that one random number is one roll,
 * as likely as it must be, and nothing is made for it.
 */
final class RollTable {
  private static final int MOST = 6;
  private static final int FACES = 6;
  private static final Roll[][] BY_COUNT = tables();

  private RollTable() {}

  static boolean has(int count) {
    return count <= MOST;
  }

  /** In how many ways so many dice can fall, told apart. */
  static int ways(int count) {
    return BY_COUNT[count].length;
  }

  /** What one of these ways shows. */
  static Roll roll(int count, int way) {
    return BY_COUNT[count][way];
  }

  private static Roll[][] tables() {
    Map<Dice, Roll> shared = new HashMap<>();
    Roll[][] tables = new Roll[MOST + 1][];
    tables[0] = new Roll[] {new Roll(Dice.none())};
    for (int count = 1; count <= MOST; count++) {
      Roll[] fewer = tables[count - 1];
      tables[count] = new Roll[fewer.length * FACES];
      for (int i = 0; i < tables[count].length; i++) {
        Dice dice = fewer[i / FACES].dice().plus(Face.at(i % FACES));
        tables[count][i] = shared.computeIfAbsent(dice, Roll::new);
      }
    }
    return tables;
  }
}
