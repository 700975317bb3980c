package io.github.kotrules.protocol;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongFunction;

/**
 * Checks whether a command is a bot that follows the protocol, and explains its faults to its author.
 *
 * <pre>{@code
 * boolean isGood = BotChecker.of(List.of("python3", "mybot.py")).questions(100).run(System.out::println, progress -> {});
 * }</pre>
 */
public final class BotChecker {
  private final ExternalBot.Opener opener;
  private Duration clock = Duration.ofSeconds(1);
  private Duration startLimit = Duration.ofSeconds(20);
  private long seed = 1;
  private int questions = 1_000;
  private long silence = 100;
  private LongFunction<ImmutableList<Moment>> finder = Moment::find;

  BotChecker(ExternalBot.Opener opener) {
    this.opener = opener;
  }

  /**
   * Checks a command, given as its words. A single word with blanks is a whole command, as for {@link ExternalBot#of(String)}.
   *
   * @throws IllegalArgumentException if there is no word, or a quotation mark is not closed
   */
  public static BotChecker of(List<String> command) {
    checkArgument(!command.isEmpty(), "a command has at least one word, such as ./mybot");
    ImmutableList<String> words =
        command.size() == 1 ? CommandWords.split(command.get(0)) : ImmutableList.copyOf(command);
    return new BotChecker(directory -> BotProcess.start(words, directory));
  }

  /** Sets the time limit for an answer. Default: 1 second. */
  @CanIgnoreReturnValue
  public BotChecker clock(Duration limit) {
    checkArgument(limit.toMillis() > 0, "a clock has 1 ms or more, not %s", limit.toMillis());
    clock = limit;
    return this;
  }

  /** Sets the time limit for the start of the bot. Default: 20 seconds. */
  @CanIgnoreReturnValue
  public BotChecker startLimit(Duration limit) {
    checkArgument(limit.toMillis() > 0, "a start takes 1 ms or more, not %s", limit.toMillis());
    startLimit = limit;
    return this;
  }

  /** Sets the seed of the games, and of the bot in them. Default: 1. */
  @CanIgnoreReturnValue
  public BotChecker seed(long number) {
    seed = number;
    return this;
  }

  /** Sets the number of questions from random games. Default: 1,000. */
  @CanIgnoreReturnValue
  public BotChecker questions(int number) {
    checkArgument(number > 0, "a check asks 1 question or more, not %s", number);
    questions = number;
    return this;
  }

  /** Sets the time in milliseconds to wait for output that should not come. */
  @CanIgnoreReturnValue
  BotChecker silence(long millis) {
    silence = millis;
    return this;
  }

  /** Sets the function that finds moments with every kind of question, for a seed. */
  @CanIgnoreReturnValue
  BotChecker finder(LongFunction<ImmutableList<Moment>> function) {
    finder = function;
    return this;
  }

  /**
   * Runs all checks.
   *
   * @param report gets the lines of the report
   * @param progress gets a short text from time to time during a check, and an empty one at its end
   * @return whether all checks have passed
   * @throws BotFaultException if the bot cannot be started
   */
  public boolean run(Consumer<String> report, Consumer<String> progress) {
    return new BotChecks(this, new CheckReport(report), progress).run();
  }

  ExternalBot.Opener opener() {
    return opener;
  }

  Duration clock() {
    return clock;
  }

  Duration startLimit() {
    return startLimit;
  }

  ImmutableList<Moment> moments() {
    return finder.apply(seed);
  }

  long silence() {
    return silence;
  }

  long seed() {
    return seed;
  }

  int questions() {
    return questions;
  }
}
