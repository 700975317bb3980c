package io.github.kotrules.console;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.model.Monster;
import java.util.List;

/** Asks what is to be played; Enter takes the first answer. */
final class Menu {
  private static final int USUAL_BOTS = 3;
  private static final ImmutableList<String> STRENGTHS =
      ImmutableList.of(Opponents.DEFAULT, "greedy", "random");

  private final Talk talk;
  private final long seed;

  Menu(Talk talk, long seed) {
    this.talk = talk;
    this.seed = seed;
  }

  Settings ask() throws LeaveException {
    Page page = talk.page().heading("King of Tokyo");
    Welcome.draw(page, Edition.second.game().rules());
    talk.show(page);
    boolean watch = choose("What do you want to do?", "play against bots", "watch bots play") == 1;
    Edition edition = choose("Which edition?", "second (2016)", "first (2011)") == 0
        ? Edition.second
        : Edition.first;
    Game game = edition.game();
    if (watch) {
      int bots =
          number("How many bots?", Settings.MIN_PLAYERS, Settings.MAX_PLAYERS, USUAL_BOTS + 1);
      return Settings.fresh(game, Settings.monsters(game, null, bots), true, seed)
          .withBots(strength());
    }
    int bots = number("How many bots?", 1, Settings.MAX_PLAYERS - 1, USUAL_BOTS);
    Opponents opponents = strength();
    List<Monster> box = game.rules().monsters().asList();
    Monster own =
        box.get(choose("Who are you?", box.stream().map(Monster::title).toArray(String[]::new)));
    return Settings.fresh(game, Settings.monsters(game, own, bots + 1), false, seed)
        .withBots(opponents);
  }

  private Opponents strength() throws LeaveException {
    String bot = STRENGTHS.get(choose(
        "How strong are the bots?",
        Opponents.DEFAULT + ", the strongest",
        "greedy, easier",
        "random, for a first look"));
    return new Opponents(ImmutableList.of(bot));
  }

  /** The 0-based place of what is chosen. */
  private int choose(String question, String... answers) throws LeaveException {
    Page page = talk.page().add(question);
    for (int i = 0; i < answers.length; i++) {
      page.key(String.valueOf(i + 1), answers[i]);
    }
    talk.show(page);
    return number("", 1, answers.length, 1) - 1;
  }

  private int number(String question, int least, int most, int usual) throws LeaveException {
    String range = least + " to " + most + ", Enter for " + usual;
    while (true) {
      String line =
          talk.ask((question.isEmpty() ? "" : question + " ") + range + " > ", ImmutableList.of());
      if (line.isEmpty()) {
        return usual;
      }
      if (line.length() == 1 && line.charAt(0) >= '0' + least && line.charAt(0) <= '0' + most) {
        return line.charAt(0) - '0';
      }
      talk.say("There is no " + line + " here: type a number from " + least + " to " + most + ".");
    }
  }
}
