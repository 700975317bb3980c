package io.github.kotrules.protocol.serve;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.bots.GreedyBot;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.function.BiConsumer;

/** Whole games of both editions and 2 to 6 players; greedy players play two of a hundred, random ones the others. */
final class Games {
  private static final int MAX_MOVES = 1_000;

  private Games() {}

  /** New games; shows every state. */
  static void play(int count, BiConsumer<Game, GameState> watcher) {
    SplittableRandom random = new SplittableRandom(42);
    for (int i = 0; i < count; i++) {
      Game game = i % 2 == 0 ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
      List<Monster> monsters = game.rules().monsters().asList().subList(0, 2 + i / 2 % 5);
      play(game, game.start(monsters.toArray(new Monster[0])), i, random, watcher);
    }
  }

  /** Games from tables at which the Monsters hold energy, tokens and several cards, so that all cards are used. */
  static void playWithCards(int count, BiConsumer<Game, GameState> watcher) {
    SplittableRandom random = new SplittableRandom(43);
    for (int i = 0; i < count; i++) {
      GameState start = KingOfTokyo.notation()
          .readMoment(moment(i % 2 == 0, 2 + i / 2 % 5, random))
          .end();
      play(KingOfTokyo.notation().game(start), start, i, random, watcher);
    }
  }

  private static void play(
      Game game,
      GameState start,
      int number,
      SplittableRandom random,
      BiConsumer<Game, GameState> watcher) {
    boolean greedy = number % 100 >= 90 && number % 100 < 92;
    GreedyBot bot = new GreedyBot();
    GameState state = start;
    watcher.accept(game, state);
    for (int moves = 0; !state.isOver() && moves < MAX_MOVES; moves++) {
      Action action;
      if (state.pending() instanceof Chance chance) {
        action = chance.sample(random);
      } else if (greedy) {
        action = bot.choose(Question.of(game, state));
      } else {
        List<Action> legal = game.legalActions(state);
        action = legal.get(random.nextInt(legal.size()));
      }
      state = game.next(state, action);
      watcher.accept(game, state);
    }
  }

  private static String moment(boolean first, int players, SplittableRandom random) {
    Game game = first ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
    List<String> cards = new ArrayList<>();
    for (CardInfo card : game.catalogue().cards()) {
      if (card.kind() == CardKind.KEEP) {
        boolean counted =
            card.id().value().equals("smoke-cloud") || card.id().value().equals("battery-monster");
        cards.add(card.id() + (counted ? ":2" : ""));
      }
    }
    Collections.shuffle(cards, new Random(random.nextLong()));
    StringBuilder moment = new StringBuilder(first ? "kot1/first" : "kot1/second");
    for (int seat = 0; seat < players; seat++) {
      moment.append('/').append(game.rules().monsters().asList().get(seat).word());
      moment.append(".e").append(random.nextInt(40));
      moment.append('p').append(1 + random.nextInt(3)).append('s').append(1 + random.nextInt(2));
      moment.append('.').append(String.join(",", cards.subList(6 * seat, 6 * seat + 5)));
    }
    return moment + "/m=heal,skyscraper,tank/t=1";
  }
}
