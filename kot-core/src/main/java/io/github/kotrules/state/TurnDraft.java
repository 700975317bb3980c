package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;

/** The turn's part of a {@link Draft}. */
public abstract sealed class TurnDraft extends Table permits Draft {
  private long numbers;
  private int sets;
  private int dice;
  private ImmutableList<ExtraTurn> extraTurns;

  TurnDraft(FrozenTable table) {
    numbers = table.turnNumbers;
    sets = table.turnSets;
    dice = table.turnDice;
    extraTurns = table.extraTurns;
  }

  TurnDraft(Turn turn) {
    numbers = TurnBits.numbers(turn);
    sets = TurnBits.sets(turn);
    dice = turn.dice().bits();
    extraTurns = turn.extraTurns();
  }

  @Override
  final long turnNumbers() {
    return numbers;
  }

  @Override
  final int turnSets() {
    return sets;
  }

  @Override
  final int turnDice() {
    return dice;
  }

  @Override
  public final ImmutableList<ExtraTurn> extraTurns() {
    return extraTurns;
  }

  /** Nobody has done anything yet in the turn that now starts. */
  private void start(Seat seat, int fewer) {
    long turn = TurnBits.withFirst(0, firstSeat());
    turn = TurnBits.withRegular(turn, regularSeat());
    turn = TurnBits.withActive(turn, seat);
    turn = TurnBits.withStep(turn, TurnStep.START);
    numbers = TurnBits.withFewerDice(turn, fewer);
    sets = 0;
    dice = 0;
  }

  public final void startRegularTurn(Seat seat) {
    start(seat, 0);
    numbers = TurnBits.withRegular(numbers, seat);
  }

  public final void startExtraTurn(Seat seat, int fewer) {
    start(seat, fewer);
    ExtraTurn taken = new ExtraTurn(seat, fewer);
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    int at = extraTurns.indexOf(taken);
    for (int i = 0; i < extraTurns.size(); i++) {
      if (i != at) {
        left.add(extraTurns.get(i));
      }
    }
    extraTurns = left.build();
  }

  public final void addExtraTurn(Seat seat, int fewer) {
    extraTurns = ImmutableList.<ExtraTurn>builder()
        .addAll(extraTurns)
        .add(new ExtraTurn(seat, fewer))
        .build();
  }

  /** A Monster that is out takes no more turns. */
  final void dropExtras(Seat seat) {
    if (extraTurns.isEmpty()) {
      return;
    }
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    for (ExtraTurn turn : extraTurns) {
      if (turn.seat() != seat) {
        left.add(turn);
      }
    }
    extraTurns = left.build();
  }

  public final void setFirst(Seat seat) {
    numbers = TurnBits.withFirst(numbers, seat);
    numbers = TurnBits.withRegular(numbers, seat);
    numbers = TurnBits.withActive(numbers, seat);
  }

  public final void setStep(TurnStep now) {
    numbers = TurnBits.withStep(numbers, now);
  }

  public final void setRollsLeft(int rolls) {
    numbers = TurnBits.withRollsLeft(numbers, rolls);
  }

  public final void addDice(Dice fallen) {
    dice = dice().plus(fallen).bits();
  }

  public final void removeDice(Dice taken) {
    dice = dice().minus(taken).bits();
  }

  public final void turnDie(Face from, Face to) {
    dice = dice().minus(from).plus(to).bits();
  }

  public final void setSmashes(int strength) {
    numbers = TurnBits.withSmashes(numbers, strength);
  }

  public final void addHarmer(Seat seat) {
    sets = TurnBits.withSeat(sets, TurnBits.HARMERS, seat);
  }

  public final void addSmashed(Seat seat) {
    sets = TurnBits.withSeat(sets, TurnBits.SMASHED, seat);
  }

  public final void addYielded(Seat seat) {
    sets = TurnBits.withSeat(sets, TurnBits.YIELDED, seat);
  }

  public final void addStayed(Seat seat) {
    sets = TurnBits.withSeat(sets, TurnBits.STAYED, seat);
  }

  public final void addShielded(Seat seat) {
    sets = TurnBits.withSeat(sets, TurnBits.SHIELDED, seat);
  }
}
