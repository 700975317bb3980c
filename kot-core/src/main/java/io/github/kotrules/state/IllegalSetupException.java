package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import java.io.Serializable;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A {@link GameSetup} that no game can be in, with everything that is wrong with it. */
public final class IllegalSetupException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final ImmutableList<Fault> details;

  /** The parts of a position that can be wrong. */
  public enum Part {
    /** Who plays, and how many. */
    TABLE,
    /** What one Monster has. */
    MONSTER,
    /** The face-up cards. */
    MARKET,
    /** The cards in the deck. */
    DECK,
    /** The cards on top of the deck that somebody has seen. */
    TOP_CARDS,
    /** Whose turn is about to begin, and what kind of turn it is. */
    FIRST,
    /** Who had the first turn of the game. */
    BEGAN,
    /** The extra turns that are still to come. */
    EXTRA_TURNS
  }

  /**
   * One thing that is wrong.
   *
   * @param seat which Monster it is about; null if it is about none
   */
  public record Fault(Part part, @Nullable Seat seat, String sentence) implements Serializable {
    public Fault {
      requireNonNull(part, "part");
      requireNonNull(sentence, "sentence");
    }
  }

  public IllegalSetupException(List<Fault> details) {
    super("not a legal position: " + String.join("; ", sentences(details)));
    this.details = ImmutableList.copyOf(details);
  }

  static ImmutableList<String> sentences(List<Fault> details) {
    return details.stream().map(Fault::sentence).collect(ImmutableList.toImmutableList());
  }

  /** One sentence for each fault. */
  public ImmutableList<String> faults() {
    return sentences(details);
  }

  /** The faults, each with what it is about. */
  public ImmutableList<Fault> details() {
    return details;
  }
}
