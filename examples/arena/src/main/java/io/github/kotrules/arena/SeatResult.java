package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import java.util.List;

/**
 * What one seat of one game has had.
 *
 * @param match counted from 0
 * @param block counted from 0
 * @param rotation by how many seats the lineup was turned
 * @param seat counted from 1
 * @param score its share of the victory
 * @param place 1 for the first; those who are equal share the mean of their places
 * @param points at the end
 * @param turns of the whole game
 * @param ending how the game ended
 * @param forfeit whether the bot has lost by forfeit
 * @param bought the cards that it bought, in order
 */
public record SeatResult(
    int match,
    int block,
    int rotation,
    int seat,
    String bot,
    double score,
    double place,
    int points,
    int turns,
    String ending,
    boolean forfeit,
    ImmutableList<String> bought) {

  static SeatResult of(int match, GameResult game, int index, MatchPlan plan) {
    List<Integer> points = game.points().get(index);
    return new SeatResult(
        match,
        game.block(),
        game.rotation(),
        index + 1,
        plan.contestants().get(game.bots().get(index)).name(),
        game.scores().get(index),
        game.places().get(index),
        points.get(points.size() - 1),
        game.turns(),
        game.ending().toString(),
        game.forfeits().stream().anyMatch(each -> each.seat().ordinal() == index),
        game.bought().get(index).stream()
            .map(CardId::value)
            .collect(ImmutableList.toImmutableList()));
  }
}
