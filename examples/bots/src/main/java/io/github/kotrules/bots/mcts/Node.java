package io.github.kotrules.bots.mcts;

import io.github.kotrules.action.Action;
import io.github.kotrules.bots.mcts.Candidates.Candidate;
import java.util.List;

/** A decision in the search: its answers, with the number of tries and the results of each. */
final class Node {
  /** The weight of the prior opinion of an answer, in playouts. */
  private static final double PREJUDICE = 8;

  /** The exploration constant: the higher, the more evenly answers are tried. */
  private static final double CURIOSITY = 0.3;

  private final int seat;
  private final List<Candidate> candidates;
  private final int[] visits;
  private final double[] sums;
  private int total;
  private double sum;

  Node(int seat, List<Candidate> candidates) {
    this.seat = seat;
    this.candidates = candidates;
    this.visits = new int[candidates.size()];
    this.sums = new double[candidates.size()];
  }

  boolean isForced() {
    return visits.length == 1;
  }

  Action answer(int index) {
    return candidates.get(index).answer();
  }

  /** Selects the answer to try next: one that does well or was tried little. */
  int select() {
    return highest(CURIOSITY * Math.sqrt(Math.log(1 + total)));
  }

  /** The answer that does best. */
  Action best() {
    return answer(highest(0));
  }

  private int highest(double curiosity) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < visits.length; i++) {
      double score = value(i) + curiosity / Math.sqrt(visits[i] + 1);
      if (score > most) {
        best = i;
        most = score;
      }
    }
    return best;
  }

  /** The mean of the playouts and the prior opinion. */
  private double value(int index) {
    double average = total == 0 ? 0 : sum / total;
    double thought = average - candidates.get(index).handicap();
    return (sums[index] + PREJUDICE * thought) / (visits[index] + PREJUDICE);
  }

  void learn(int index, double[] chances) {
    visits[index]++;
    total++;
    sums[index] += chances[seat];
    sum += chances[seat];
  }
}
