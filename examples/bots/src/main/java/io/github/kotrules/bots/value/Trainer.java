package io.github.kotrules.bots.value;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Future;
import java.util.random.RandomGenerator;

/**
 * Trains the networks of {@link ValueBot}. A round plays games of both editions with two to six Monsters, and then moves the
 * networks towards what the games taught:
 *
 * <ul>
 *   <li>The first rounds are of greedy bots that often buy at random. Each table is worth what the game brought in the end.
 *   <li>All further rounds are of the bot against itself. A table is worth a mix of what the bot expected in its plan for the
 *       turn and of what came later, without the luck of the dice (TD(lambda) with control variates).
 * </ul>
 *
 * <p>The same seed gives the same networks, with any number of threads. A round depends only on the text of the one before.
 */
public final class Trainer {
  private static final double LAMBDA = 0.7;

  /** How often a purchase is drawn at random: by greedy bots, and by the bot itself. */
  private static final double GREEDY_EXPLORES = 0.3;

  private static final double EXPLORES = 0.04;

  private static final int EPOCHS = 2;

  /** How many games are played as one task, with one generator. */
  private static final int CHUNK = 20;

  /** A greedy game takes little time, so there are more of them in a round. */
  private static final int GREEDY_FACTOR = 8;

  /** How many Monsters play, in turn: half of the games are of two. */
  private static final ImmutableList<Integer> MONSTERS = ImmutableList.of(2, 3, 2, 4, 2, 5, 2, 6);

  private final Schedule schedule;
  private final Networks networks;
  private int round;

  /**
   * What to do.
   *
   * @param seed the only source of chance
   * @param greedyRounds the number of rounds of greedy bots
   * @param rounds the number of all rounds
   * @param games the number of games of a round of the bot against itself
   */
  public record Schedule(long seed, int greedyRounds, int rounds, int games) {
    private static final double FIRST_RATE = 0.003;
    private static final double LAST_RATE = 0.0003;

    /** Checks the numbers. */
    public Schedule {
      checkArgument(
          greedyRounds >= 0 && rounds >= greedyRounds && games >= 1,
          "a schedule needs rounds and games: %s, %s, %s",
          greedyRounds,
          rounds,
          games);
    }

    private boolean isGreedy(int round) {
      return round < greedyRounds;
    }

    /** The learning rate falls from round to round, in both kinds. */
    private float rate(int round) {
      int first = isGreedy(round) ? 0 : greedyRounds;
      int count = isGreedy(round) ? greedyRounds : rounds - greedyRounds;
      return (float)
          (FIRST_RATE * Math.pow(LAST_RATE / FIRST_RATE, (round - first) / (double) count));
    }

    @Override
    public String toString() {
      return "--seed " + seed + " --greedy-rounds " + greedyRounds + " --rounds " + rounds
          + " --games " + games;
    }
  }

  /**
   * What a round was like.
   *
   * @param games how many games were played
   * @param turns how many turns there were
   * @param error the root of the mean square of what the networks were wrong by, before they learned
   */
  public record Report(int games, int turns, double error) {}

  /** A table and what each Monster's chances should have been; of two, only the next one to roll is there. */
  private static final class Example {
    private final List<int[]> features;
    private final float[] chances;

    /** What the network of two corrects, in logits. */
    private final double withoutCards;

    Example(List<int[]> features, float[] chances, double withoutCards) {
      this.features = features;
      this.chances = chances;
      this.withoutCards = withoutCards;
    }
  }

  private Trainer(Schedule schedule, Networks networks, int round) {
    this.schedule = schedule;
    this.networks = networks;
    this.round = round;
  }

  /** Starts with networks that know nothing. */
  public static Trainer start(Schedule schedule) {
    return new Trainer(schedule, Networks.random(schedule.seed), 0);
  }

  /**
   * Continues from the text that {@link #write} gave.
   *
   * @throws IllegalArgumentException if the text is not of such a schedule
   */
  public static Trainer resume(Schedule schedule, String text) {
    String begin = header(schedule);
    int end = text.indexOf('\n');
    checkArgument(
        text.startsWith(begin) && end > 0,
        "the file was not made with %s; delete it to start from the beginning",
        schedule);
    return new Trainer(
        schedule, Networks.parse(text), Integer.parseInt(text.substring(begin.length(), end)));
  }

  private static String header(Schedule schedule) {
    return "# Made by: train " + schedule + "; rounds done: ";
  }

  /** The networks after the rounds so far, as text. */
  public String write() {
    return header(schedule) + round + "\n" + networks.write();
  }

  /** The number of rounds so far. */
  public int round() {
    return round;
  }

  /** Whether all rounds are done. */
  public boolean isDone() {
    return round >= schedule.rounds;
  }

  /** Plays and learns one round. */
  public Report playRound(ExecutorService threads) throws InterruptedException {
    int games = schedule.isGreedy(round) ? schedule.games * GREEDY_FACTOR : schedule.games;
    List<Future<List<Example>>> chunks = new ArrayList<>();
    for (int first = 0; first < games; first += CHUNK) {
      int start = first;
      int count = Math.min(CHUNK, games - first);
      chunks.add(threads.submit(() -> playChunk(start, count)));
    }
    List<Example> examples = new ArrayList<>();
    for (Future<List<Example>> chunk : chunks) {
      try {
        examples.addAll(chunk.get());
      } catch (ExecutionException failure) {
        throw new IllegalStateException(failure.getCause());
      }
    }
    Report report = new Report(games, examples.size(), learn(examples));
    networks.round();
    round++;
    return report;
  }

  private RandomGenerator random(int number) {
    return new SeededRandom(
        (schedule.seed * 1_000_003 + round) * 0x9E3779B97F4A7C15L + number * 0xD1B54A32D192ED03L);
  }

  private List<Example> playChunk(int first, int count) {
    RandomGenerator random = random(first);
    List<Example> examples = new ArrayList<>();
    for (int i = first; i < first + count; i++) {
      Game game = random.nextBoolean() ? KingOfTokyo.firstEdition() : KingOfTokyo.secondEdition();
      Monster[] monsters = game.rules()
          .monsters()
          .asList()
          .subList(0, MONSTERS.get(i % MONSTERS.size()))
          .toArray(new Monster[0]);
      addExamples(play(game, game.start(monsters), random), examples);
    }
    return examples;
  }

  private SelfPlay play(Game game, GameState start, RandomGenerator random) {
    double share = schedule.isGreedy(round) ? GREEDY_EXPLORES : EXPLORES;
    SelfPlay.Referee explorer = (asked, bot) -> explores(asked, random, share)
        ? asked.options().get(random.nextInt(asked.options().size()))
        : bot.choose(asked);
    return schedule.isGreedy(round)
        ? SelfPlay.greedy(game, start, random, explorer)
        : SelfPlay.play(game, start, new LearnedJudge(networks, game.rules()), random, explorer);
  }

  private static boolean explores(Question question, RandomGenerator random, double share) {
    return question.decision() instanceof ChoosePurchase && random.nextDouble() < share;
  }

  /** Goes back through a game: what came later, less its luck, is mixed with what was expected. */
  private static void addExamples(SelfPlay play, List<Example> examples) {
    double[] shares = play.shares();
    if (shares == null) {
      return;
    }
    for (int i = play.turns().size() - 1; i >= 0; i--) {
      SelfPlay.Turn turn = play.turns().get(i);
      double[] expected = turn.expected();
      for (int seat = 0; expected != null && seat < shares.length; seat++) {
        shares[seat] = LAMBDA * (shares[seat] - turn.luck()[seat]) + (1 - LAMBDA) * expected[seat];
      }
      examples.add(example(turn.state(), shares));
    }
  }

  private static Example example(GameState state, double[] chances) {
    Features features = new Features();
    Seat mover = Judge.mover(state);
    if (state.living().size() == 2) {
      Seat rival = state.left(mover);
      Sight.ofTwo(state, mover, rival, features);
      return new Example(
          List.of(features.toArray()),
          new float[] {(float) chances[mover.ordinal()]},
          ExactJudge.nearest(state.rules()).logitOfTwo(state, mover, rival));
    }
    List<int[]> seen = new ArrayList<>();
    float[] wanted = new float[state.living().size()];
    for (Seat seat : state.living()) {
      Sight.ofMany(state, seat, mover, features);
      wanted[seen.size()] = (float) chances[seat.ordinal()];
      seen.add(features.toArray());
    }
    return new Example(seen, wanted, 0);
  }

  /** Returns the root of the mean square error before. */
  private double learn(List<Example> examples) {
    Learner ofTwo = new Learner(networks.ofTwo());
    Learner ofMany = new Learner(networks.ofMany());
    float rate = schedule.rate(round);
    RandomGenerator random = random(-1);
    double error = 0;
    for (int epoch = 0; epoch < EPOCHS; epoch++) {
      shuffle(examples, random);
      for (Example example : examples) {
        double square = example.features.size() == 1
            ? learnTwo(ofTwo, example, rate)
            : learnMany(ofMany, example, rate);
        error += epoch == 0 ? square : 0;
      }
    }
    return Math.sqrt(error / Math.max(1, examples.size()));
  }

  private static void shuffle(List<Example> examples, RandomGenerator random) {
    for (int i = examples.size() - 1; i > 0; i--) {
      Collections.swap(examples, i, random.nextInt(i + 1));
    }
  }

  private static double learnTwo(Learner learner, Example example, float rate) {
    int[] features = example.features.get(0);
    double chance = 1 / (1 + Math.exp(-example.withoutCards - learner.strength(features)));
    double error = example.chances[0] - chance;
    learner.raise(features, (float) error);
    learner.endExample(rate);
    return error * error;
  }

  /** Returns the mean square error of the seats. */
  private static double learnMany(Learner learner, Example example, float rate) {
    int seats = example.features.size();
    double[] powers = new double[seats];
    double sum = 0;
    for (int i = 0; i < seats; i++) {
      powers[i] = Math.exp(learner.strength(example.features.get(i)));
      sum += powers[i];
    }
    double square = 0;
    for (int i = 0; i < seats; i++) {
      double error = example.chances[i] - powers[i] / sum;
      learner.raise(example.features.get(i), (float) error);
      square += error * error;
    }
    learner.endExample(rate);
    return square / seats;
  }
}
