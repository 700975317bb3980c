package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.Transition;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Plays one game of a block to its end, even if bots fail. */
final class OneGame {
  /** The maximum number of turns, far beyond real games; bots that do nothing reach it. */
  private static final int MAX_TURNS = 1_000;

  private static final int BOT = 0xB07;
  private static final int STAND_IN = 0x57A;

  private final MatchPlan plan;
  private final int lineup;
  private final int block;
  private final int rotation;
  private final ImmutableList<Integer> seated;
  private final KeyedChance chance;
  private final Chronicle chronicle;
  private final ImmutableList<Guard> guards;

  OneGame(MatchPlan plan, int lineup, int block, int rotation) {
    this.plan = plan;
    this.lineup = lineup;
    this.block = block;
    this.rotation = rotation;
    this.seated = plan.lineups().get(lineup).rotated(rotation);
    this.chance = new KeyedChance(Keys.of(plan.seed(), block));
    this.chronicle = new Chronicle(seated.size());
    this.guards = guards();
  }

  private ImmutableList<Guard> guards() {
    ImmutableList.Builder<Guard> all = ImmutableList.builder();
    for (int i = 0; i < seated.size(); i++) {
      long key = Keys.of(plan.seed(), lineup, block, rotation, i);
      Contestant contestant = plan.contestants().get(seated.get(i));
      Chooser standIn = Chooser.random(Keys.random(key, STAND_IN));
      all.add(new Guard(
          Seat.at(i),
          () -> contestant.maker().make(plan.game(), Keys.of(key, BOT)),
          standIn,
          plan.limit()));
    }
    return all.build();
  }

  GameResult play() {
    try {
      return result(toEnd());
    } finally {
      guards.forEach(Guard::close);
    }
  }

  private GameRecord toEnd() {
    Game game = plan.game();
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, seated.size()).toArray(new Monster[0]);
    Session session = Session.of(game, monsters);
    guards.forEach(guard -> guard.start(session.state()));
    while (!session.state().isOver() && chronicle.turns() < MAX_TURNS) {
      for (Transition transition : session.push(next(session))) {
        for (Event event : transition.events()) {
          chance.watch(event);
          chronicle.watch(event);
        }
        guards.forEach(guard -> guard.watch(transition));
      }
    }
    return session.record();
  }

  private Action next(Session session) {
    if (session.state().pending() instanceof Chance awaited) {
      return chance.outcome(session.state(), awaited);
    }
    Question question = session.question();
    return guards.get(question.seat().ordinal()).choose(question);
  }

  private GameResult result(GameRecord record) {
    ImmutableList<Forfeit> forfeits = guards.stream()
        .map(Guard::forfeit)
        .filter(Objects::nonNull)
        .collect(ImmutableList.toImmutableList());
    Ranking ranking = Ranking.of(plan.game(), record, forfeits);
    @Nullable GameRecord kept = plan.keepsRecords() ? record : null;
    return new GameResult(
        block,
        rotation,
        seated,
        ranking.scores(),
        ranking.places(),
        chronicle.turns(),
        ranking.ending(),
        chronicle.points(),
        chronicle.bought(),
        forfeits,
        kept);
  }
}
