package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import com.google.common.collect.ListMultimap;
import com.google.common.collect.MultimapBuilder;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import java.util.List;
import java.util.SplittableRandom;

/**
 * A moment of a game at which a player is asked.
 *
 * @param kind the edition and the name of the question, as in {@code second choose-yield}
 * @param turn the record of the turn up to the moment
 */
record Moment(String kind, Game game, GameRecord turn) {
  /**
   * The number of kinds: 14 for each edition, and {@code choose-amount} for Battery Monster in the first edition. The other
   * questions are for house cards.
   */
  static final int KINDS = 29;

  private static final int MAX_GAMES = 400;
  private static final int MAX_OF_A_KIND = 3;
  private static final int ENERGY = 20;
  private static final ImmutableList<CardSetup> RARE = ImmutableList.of(
      CardSetup.of(CardId.of("background-dweller")), CardSetup.of(CardId.of("camouflage")));

  Question question() {
    return Question.of(game, turn);
  }

  /**
   * Finds moments of every kind of question of both editions, in random games with much energy: one of each kind, then a second
   * one, then a third one.
   */
  static ImmutableList<Moment> find(long seed) {
    ListMultimap<String, Moment> found =
        MultimapBuilder.linkedHashKeys().arrayListValues().build();
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < MAX_GAMES && found.keySet().size() < KINDS; i++) {
      search(i, random, found);
    }
    ImmutableList.Builder<Moment> moments = ImmutableList.builder();
    for (int i = 0; i < MAX_OF_A_KIND; i++) {
      for (String kind : found.keySet()) {
        moments.addAll(Iterables.limit(Iterables.skip(found.get(kind), i), 1));
      }
    }
    return moments.build();
  }

  private static void search(
      int number, SplittableRandom random, ListMultimap<String, Moment> found) {
    Notation notation = KingOfTokyo.notation();
    Game game = game(number);
    Session session = Session.of(game, rich(game, players(number), random)).random(random.split());
    Chooser chooser = Chooser.random(random);
    while (session.state().pending() instanceof Decision decision) {
      String question = notation.write(decision);
      String kind = edition(number) + " " + question.substring(0, question.indexOf('.'));
      if (found.get(kind).size() < MAX_OF_A_KIND) {
        found.put(kind, new Moment(kind, game, session.record().lastTurn(game)));
      }
      session.push(chooser.choose(session.question()));
    }
  }

  /** A position in which all can buy much, and one Monster has the two cards that rarely ask unless they are combined. */
  private static GameSetup rich(Game game, int players, SplittableRandom random) {
    GameSetup setup = game.setup(monsters(game, players));
    for (Seat seat : Seat.values()) {
      if (seat.ordinal() < players) {
        setup = setup.with(seat, setup.monster(seat).withEnergy(ENERGY));
      }
    }
    Seat owner = Seat.values()[random.nextInt(players)];
    return setup.with(owner, setup.monster(owner).withCards(RARE));
  }

  private static Monster[] monsters(Game game, int players) {
    List<Monster> all = game.rules().monsters().asList();
    return all.subList(0, players).toArray(new Monster[0]);
  }

  private static String edition(int number) {
    return number % 2 == 0 ? "first" : "second";
  }

  private static Game game(int number) {
    return number % 2 == 0 ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
  }

  private static int players(int number) {
    return 2 + number / 2 % 5;
  }

  /** Starts a new game. Ten successive numbers give both editions with 2 to 6 players each. */
  static Session session(int number, SplittableRandom random) {
    Game game = game(number);
    return Session.of(game, monsters(game, players(number))).random(random);
  }
}
