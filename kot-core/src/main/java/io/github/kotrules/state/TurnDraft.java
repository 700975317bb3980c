package io.github.kotrules.state;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;

/** The turn's part of a {@link Draft}: a {@link Turn} that can be changed. */
public final class TurnDraft {
  private Turn frozen;
  private boolean changed;
  Seat first;
  Seat regular;
  Seat active;
  TurnStep step;
  int fewerDice;
  Dice dice;
  int rollsLeft;
  int smashes;
  SeatSet harmers;
  SeatSet smashed;
  SeatSet yielded;
  SeatSet stayed;
  SeatSet shielded;
  ImmutableList<ExtraTurn> extraTurns;

  TurnDraft(Turn turn) {
    frozen = turn;
    first = turn.first();
    regular = turn.regular();
    active = turn.active();
    step = turn.step();
    fewerDice = turn.fewerDice();
    dice = turn.dice();
    rollsLeft = turn.rollsLeft();
    smashes = turn.smashes();
    harmers = turn.harmers();
    smashed = turn.smashed();
    yielded = turn.yielded();
    stayed = turn.stayed();
    shielded = turn.shielded();
    extraTurns = turn.extraTurns();
  }

  Turn freeze() {
    if (changed) {
      frozen = new Turn(
          first,
          regular,
          active,
          step,
          fewerDice,
          dice,
          rollsLeft,
          smashes,
          harmers,
          smashed,
          yielded,
          stayed,
          shielded,
          extraTurns);
      changed = false;
    }
    return frozen;
  }

  /** Nobody has done anything yet in the turn that now starts. */
  public void start(Seat seat, int fewer) {
    changed = true;
    active = seat;
    step = TurnStep.START;
    fewerDice = fewer;
    dice = Dice.none();
    rollsLeft = 0;
    smashes = 0;
    harmers = SeatSet.none();
    smashed = SeatSet.none();
    yielded = SeatSet.none();
    stayed = SeatSet.none();
    shielded = SeatSet.none();
  }

  public void startRegular(Seat seat) {
    start(seat, 0);
    regular = seat;
  }

  public void startExtra(Seat seat, int fewer) {
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

  public void addExtra(Seat seat, int fewer) {
    changed = true;
    extraTurns = ImmutableList.<ExtraTurn>builder()
        .addAll(extraTurns)
        .add(new ExtraTurn(seat, fewer))
        .build();
  }

  /** A Monster that is out takes no more turns. */
  void dropExtras(Seat seat) {
    changed = true;
    ImmutableList.Builder<ExtraTurn> left = ImmutableList.builder();
    for (ExtraTurn turn : extraTurns) {
      if (turn.seat() != seat) {
        left.add(turn);
      }
    }
    extraTurns = left.build();
  }

  public void setFirst(Seat seat) {
    changed = true;
    first = seat;
    regular = seat;
    active = seat;
  }

  public void setStep(TurnStep now) {
    changed = true;
    step = now;
  }

  public void setRollsLeft(int rolls) {
    changed = true;
    rollsLeft = rolls;
  }

  public void addDice(Dice fallen) {
    changed = true;
    dice = dice.plus(fallen);
  }

  public void removeDice(Dice taken) {
    changed = true;
    dice = dice.minus(taken);
  }

  public void turnDie(Face from, Face to) {
    changed = true;
    dice = dice.minus(from).plus(to);
  }

  public void setSmashes(int strength) {
    changed = true;
    smashes = strength;
  }

  public void addHarmer(Seat seat) {
    changed = true;
    harmers = harmers.with(seat);
  }

  public void addSmashed(Seat seat) {
    changed = true;
    smashed = smashed.with(seat);
  }

  public void addYielded(Seat seat) {
    changed = true;
    yielded = yielded.with(seat);
  }

  public void addStayed(Seat seat) {
    changed = true;
    stayed = stayed.with(seat);
  }

  public void addShielded(Seat seat) {
    changed = true;
    shielded = shielded.with(seat);
  }
}
