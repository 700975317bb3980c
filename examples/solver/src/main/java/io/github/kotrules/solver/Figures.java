package io.github.kotrules.solver;

import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.solver.Position.City;
import io.github.kotrules.state.GameState;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Prints the figures in the README of this module, from a shell. */
@Command(
    name = "figures",
    description =
        "Plays perfect games, and prints what a Heart, a Smash and a point are worth and how games end.",
    mixinStandardHelpOptions = true,
    version = "figures 0.1.0")
public final class Figures implements Callable<Integer> {
  private static final Game GAME = Game.of(RuleSet.secondEdition(), CardSet.none());

  private final PrintWriter out;
  private final Duel duel = Plans.of(GAME).duel();

  /** The means by label, in the order in which they are printed. */
  private final TreeMap<String, Mean> means = new TreeMap<>();

  @Option(
      names = "--games",
      paramLabel = "N",
      description = "How many perfect games to play. Default: ${DEFAULT-VALUE}.")
  private int games = 10_000;

  @Option(
      names = "--seed",
      paramLabel = "N",
      description = "The same seed, the same dice. Default: ${DEFAULT-VALUE}.")
  private long seed = 1;

  @Option(
      names = "--picture",
      paramLabel = "FILE",
      description = "Only write the picture that shows when to leave Tokyo (SVG).")
  private @Nullable Path picture;

  private static final class Mean {
    private double sum;
    private long count;
  }

  Figures(PrintWriter out) {
    this.out = out;
  }

  /** Starts the program. */
  public static void main(String[] args) {
    Shell.main(Figures::new, args);
  }

  @Override
  public Integer call() throws InputException {
    if (picture != null) {
      draw(picture);
      return 0;
    }
    Shell.checkPositive("--games", games);
    PerfectBot bot = new PerfectBot(GAME);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < games; i++) {
      play(bot, random);
    }
    means.forEach((what, mean) ->
        out.printf(Locale.ROOT, "%-45s %8.4f  (%,d)%n", what, mean.sum / mean.count, mean.count));
    return 0;
  }

  private void draw(Path file) throws InputException {
    try {
      Files.writeString(file, YieldPicture.of(duel));
    } catch (IOException impossible) {
      throw FileErrors.unwritable(file, impossible);
    }
  }

  private void play(PerfectBot bot, SplittableRandom random) {
    GameState state = Scene.start(GAME).state(GAME);
    int turns = 0;
    while (!state.isOver()) {
      Chance chance = state.chance();
      boolean starts = chance != null
          && state.dice().isEmpty()
          && state.rollsLeft() == GAME.rules().rolls() - 1;
      if (starts) {
        turns++;
        look(Position.of(state));
      }
      Action action =
          chance == null ? answer(bot, Question.of(GAME, state)) : chance.sample(random);
      state = GAME.next(state, action);
    }
    count("turns of a game", turns);
    count("games that end by elimination", state.living().size() == 1 ? 1 : 0);
  }

  private Action answer(PerfectBot bot, Question question) {
    Action answer = bot.choose(question);
    if (question.decision() instanceof ChooseYield) {
      boolean yields = answer instanceof YieldTokyo;
      int left = question.view().life(question.seat());
      count("yields with life left: " + left, yields ? 1 : 0);
      count("yields", yields ? 1 : 0);
    }
    return answer;
  }

  /** Counts what one more Heart, Smash or point would be worth to the Monster about to roll. */
  private void look(Position now) {
    double value = duel.value(now);
    String lead = phase(Math.max(now.points(), now.otherPoints()));
    if (now.city() != City.MOVER && now.life() < GAME.rules().maximumLife()) {
      double gain = with(now, 1, 0, 0) - value;
      count("a Heart, outside", gain);
      count("a Heart, outside, own life " + third(now.life()), gain);
      count("a Heart, outside, leader's points " + lead, gain);
    }
    if (now.city() != City.NOBODY && now.otherLife() > 1) {
      double gain = with(now, 0, 0, -1) - value;
      count("a Smash", gain);
      count("a Smash, other's life " + third(now.otherLife()), gain);
      count("a Smash, leader's points " + lead, gain);
    }
    double gain = with(now, 0, 1, 0) - value;
    count("a point", gain);
    count("a point, own life " + third(now.life()), gain);
    count("a point, leader's points " + lead, gain);
  }

  private static String phase(int points) {
    return points < 7 ? " 0 to 6" : points < 14 ? " 7 to 13" : "14 to 20";
  }

  private static String third(int life) {
    return life < 4 ? "1 to 3" : life < 7 ? "4 to 6" : "7 to 10";
  }

  private double with(Position now, int life, int points, int otherLife) {
    return duel.value(new Position(
        now.life() + life,
        now.points() + points,
        now.otherLife() + otherLife,
        now.otherPoints(),
        now.city()));
  }

  private void count(String what, double value) {
    Mean mean = means.computeIfAbsent(what, unknown -> new Mean());
    mean.sum += value;
    mean.count++;
  }
}
