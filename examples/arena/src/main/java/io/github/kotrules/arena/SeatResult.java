package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import java.util.List;

/**
 * The result of one seat in one game.
 *
 * @param match the index of the match, from 0
 * @param block the index of the block, from 0
 * @param rotation the number of seats by which the lineup was rotated
 * @param seat the number of the seat, from 1
 * @param score its share of the victory
 * @param place the rank from 1; tied seats share the mean of their ranks
 * @param points the points at the end
 * @param turns the number of turns in the whole game
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
