package io.github.kotrules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Makes a set-up from a table on which a turn is about to start. */
final class TurnStart {
  private TurnStart() {}

  static GameSetup of(Table table, Seat seat) {
    return setup(table, seat, null, 0, table.extraTurns());
  }

  /** The set-up at the start of an extra turn, which is removed from the turns to come unless a position starts with it. */
  static GameSetup ofExtraTurn(Table table, Seat seat, int fewerDice) {
    List<ExtraTurn> later = new ArrayList<>(table.extraTurns());
    if (table.step() != TurnStep.OPENING) {
      later.remove(new ExtraTurn(seat, fewerDice));
    }
    Seat regular = table.regularSeat();
    return setup(
        table, seat, regular == seat ? null : regular, fewerDice, ImmutableList.copyOf(later));
  }

  private static GameSetup setup(
      Table table,
      Seat seat,
      @Nullable Seat regular,
      int fewerDice,
      ImmutableList<ExtraTurn> extraTurns) {
    ImmutableList.Builder<MonsterSetup> monsters = ImmutableList.builder();
    table.allSeats().forEach(each -> monsters.add(MonsterSetup.of(table, each)));
    return new GameSetup(
        monsters.build(),
        table.market(),
        table.discards().isEmpty() ? null : table.deck().toList(),
        table.seenCards(),
        seat,
        table.firstSeat(),
        regular,
        fewerDice,
        extraTurns);
  }
}
