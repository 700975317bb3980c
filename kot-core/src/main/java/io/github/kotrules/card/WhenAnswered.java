package io.github.kotrules.card;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Called when a Monster has answered a question of the card: {@link Effect.AskForOption}, {@link Effect.AskForMonster} or
 * {@link Effect.AskForNumber}. The answer counts even if the card has left play since. Both Keep and Discard cards can ask.
 *
 * <pre>{@code
 * // the buyer picks a Monster that loses 2 points
 * record Scandal() implements WhenPlayed, WhenAnswered {
 *   @Override
 *   public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
 *     return ImmutableList.of(new AskForMonster(buyer, table.others(buyer)));
 *   }
 *
 *   @Override
 *   public ImmutableList<Effect> whenMonsterPicked(
 *       Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
 *     return ImmutableList.of(new LosePoints(monster, 2));
 *   }
 * }
 * }</pre>
 */
public non-sealed interface WhenAnswered extends Hook {
  /**
   * The effects of a picked option.
   *
   * @param card the id of this card, or of the card that copies it
   */
  default ImmutableList<Effect> whenOptionPicked(
      Table table, Seat owner, CardId card, Seat answerer, String option) {
    return ImmutableList.of();
  }

  /**
   * The effects of a picked Monster.
   *
   * @param card the id of this card, or of the card that copies it
   */
  default ImmutableList<Effect> whenMonsterPicked(
      Table table, Seat owner, CardId card, Seat answerer, Seat monster) {
    return ImmutableList.of();
  }

  /**
   * The effects of a picked number.
   *
   * @param card the id of this card, or of the card that copies it
   */
  default ImmutableList<Effect> whenNumberPicked(
      Table table, Seat owner, CardId card, Seat answerer, int number) {
    return ImmutableList.of();
  }
}
