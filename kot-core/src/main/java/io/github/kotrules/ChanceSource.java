package io.github.kotrules;

import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.state.GameState;

/**
 * Where dice and cards come from when nobody decides: a generator, a person who rolls, a record, a test.
 *
 * <pre>{@code
 * ChanceSource angry = (table, chance) -> chance instanceof DiceChance dice
 *     ? new Roll(Dice.of(Face.SMASH, dice.count())) // all dice show Smash
 *     : chance.sample(random);
 * GameRecord brawl = Play.of(game, setup.withFirst(ONE)).choosers(bots).chance(angry).toEnd();
 * }</pre>
 */
@FunctionalInterface
public interface ChanceSource {

  /**
   * Says what falls or what comes.
   *
   * @param state the table that waits
   * @param chance what it waits for, which is {@code state.pending()}
   * @return one of the outcomes that the chance can have
   */
  Outcome outcome(GameState state, Chance chance);
}
