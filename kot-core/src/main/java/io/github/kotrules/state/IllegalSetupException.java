package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.Excerpt;
import io.github.kotrules.model.Seat;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Thrown if a {@link GameSetup} is not legal, with all its faults. */
public final class IllegalSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final ImmutableList<Fault> details;

  /** The parts of a position that can be wrong. */
  public enum Part {
    /** The Monsters and their number. */
    TABLE,
    /** The values of one Monster. */
    MONSTER,
    /** The face-up cards. */
    MARKET,
    /** The cards in the deck. */
    DECK,
    /** The cards on top of the deck that somebody has seen. */
    TOP_CARDS,
    /** Whose turn is about to start, and the kind of turn. */
    FIRST,
    /** Who had the first turn of the game. */
    BEGAN,
    /** The extra turns to come. */
    EXTRA_TURNS
  }

  /**
   * One fault of a position.
   *
   * @param seat the Monster with the fault; null if it is not about a Monster
   */
  public record Fault(Part part, @Nullable Seat seat, String sentence) implements Serializable {
    public Fault {
      requireNonNull(part, "part");
      requireNonNull(sentence, "sentence");
    }
  }

  public IllegalSetupException(List<Fault> details) {
    super(Excerpt.ofMessage("not a legal position: " + String.join("; ", sentences(details))));
    this.details = ImmutableList.copyOf(details);
  }

  static ImmutableList<String> sentences(List<Fault> details) {
    return details.stream().map(Fault::sentence).collect(ImmutableList.toImmutableList());
  }

  /** One sentence for each fault. */
  public ImmutableList<String> faults() {
    return sentences(details);
  }

  /** The faults with the parts of the position that they are about. */
  public ImmutableList<Fault> details() {
    return details;
  }
}
