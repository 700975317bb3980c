package io.github.kotrules.protocol;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Chooser;
import io.github.kotrules.action.Action;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** One run of all checks. */
final class BotChecks {
  private static final long MILLIS_TO_STOP = 20;
  private static final long MILLIS_TO_END = 1_000;
  private static final long NANOS_BETWEEN_PROGRESS = TimeUnit.MILLISECONDS.toNanos(200);
  private static final int LONG_LINE = 20_000;
  private static final int FEW = 4;
  private static final int QUESTIONS_TO_REPEAT = 50;

  private static final String IGNORE_LINES =
      " Ignore every line whose first word you do not know: later versions may add some.";
  private static final String IGNORE_FIELDS =
      " Ignore every field that you do not know: later versions may add some.";
  private static final String REJOIN =
      " A process that is started during a game gets \"new\" with restart=yes, and everything it must"
          + " know is in view=.";
  private static final String LEAVE =
      "Leave the loop that reads lines at \"quit\" and at the end of input, and end all threads and child"
          + " processes. A host that was killed cannot say \"quit\".";

  private final BotChecker settings;
  private final CheckReport report;
  private final Consumer<String> progress;
  private final CheckedBot player;

  /** A second process of the bot. */
  private final CheckedBot other;

  /** The time to wait for output that should not come, in milliseconds. */
  private final long silence;

  /** The same for cases in which a bot would react at once. */
  private final long reaction;

  private String check = "";
  private long lastProgress = System.nanoTime();

  BotChecks(BotChecker settings, CheckReport report, Consumer<String> progress) {
    this.settings = settings;
    this.report = report;
    this.progress = progress;
    this.silence = settings.silence();
    this.reaction = silence / 5;
    this.player = new CheckedBot(settings);
    this.other = new CheckedBot(settings);
  }

  /**
   * Runs all checks.
   *
   * @return whether all have passed
   */
  boolean run() {
    if (greets()) {
      try (player;
          other) {
        check("answers", player, this::answers);
        check("kinds", player, this::kinds);
        check("ignore", player, this::ignore);
        check("stop", player, this::stop);
        check("restart", player, this::restart);
        check("games", player, this::games);
        check("repeat", other, this::repeat);
        check("quit", player, () -> end(player, "\"quit\"", true));
        check("end", other, () -> end(other, "the end of its input", false));
      }
    } else {
      report.note("rest", "not checked, because every game begins with hello and ready");
      report.endCheck();
    }
    return report.summarize();
  }

  /**
   * Runs a check.
   *
   * @param body gives the text of its success; null if it has failed or has only a note
   */
  private void check(String name, CheckedBot who, Supplier<@Nullable String> body) {
    check = name;
    attempt(who, "", "", () -> {
      String result = body.get();
      if (result != null && !report.hasFailed()) {
        who.awaitOutput(reaction);
        who.meet();
        report.ok(name, result);
      }
    });
    progress.accept("");
    report.endCheck();
  }

  /** Runs an action with the bot; a fault fails the current check. */
  private void attempt(CheckedBot who, String context, String hint, Runnable body) {
    try {
      body.run();
    } catch (BotFaultException fault) {
      fail(context, fault, who.transcript(), hint);
    }
  }

  private void fail(String context, BotFaultException fault, List<String> transcript, String hint) {
    report.fail(check, context + fault.getMessage(), transcript, FaultAdvice.of(fault), hint);
  }

  private void progress(int done, int all) {
    long now = System.nanoTime();
    if (now - lastProgress > NANOS_BETWEEN_PROGRESS) {
      lastProgress = now;
      progress.accept(check + ": " + done + " of " + all);
    }
  }

  private static String millis(long nanos) {
    return String.format(Locale.ROOT, "%,.1f ms", nanos / 1e6);
  }

  /** Whether the bot answers the greeting and starts a game. */
  private boolean greets() {
    Witness link = open();
    Conversation conversation = new Conversation(link);
    try {
      check = "hello";
      hello(conversation);
      report.endCheck();
      check = "ready";
      ready(conversation, link);
      return true;
    } catch (BotFaultException fault) {
      fail("", fault, link.transcript(), "");
      return false;
    } finally {
      conversation.end();
      report.endCheck();
    }
  }

  private Witness open() {
    try {
      return new Witness(settings.opener().open(null));
    } catch (IOException impossible) {
      throw BotFaultException.notStarted(
          "cannot be started: " + impossible.getMessage(), impossible);
    }
  }

  private void hello(Conversation conversation) {
    long start = System.nanoTime();
    conversation.add("ask hello " + Protocol.identity() + "\n");
    String line = conversation.ask("\"ask hello\"", settings.startLimit(), null);
    Hello hello = Hello.read(line);
    report.ok("hello", "answered " + millis(System.nanoTime() - start) + " after the start");
    List<String> wants = new ArrayList<>();
    hello.wants().forEach(extra -> wants.add(extra.name().toLowerCase(Locale.ROOT)));
    report.note(
        "hello",
        "name " + orNone(hello.name()) + ", version " + orNone(hello.version()) + ", vocabulary "
            + (line.contains(" vocabulary=") ? Protocol.vocabulary() : "not given") + ", wants "
            + (wants.isEmpty() ? "nothing but questions" : String.join(", ", wants)));
  }

  private static String orNone(@Nullable String text) {
    return text == null ? "not given" : text;
  }

  private void ready(Conversation conversation, Witness link) {
    for (int i = 0; i < FEW; i++) {
      conversation.add("ask ready\n");
      String unused = conversation.ask("\"ask ready\"", settings.startLimit(), null);
      link.awaitOutput(i == 0 ? silence : reaction);
    }
    report.ok("ready", "one line each time");
  }

  private String answers() {
    player.answer(FEW, question -> {
      Action answer = player.bot.choose(question);
      player.awaitOutput(silence);
      return answer;
    });
    return "one legal answer each time, and nothing in the " + silence + " ms after it";
  }

  private String kinds() {
    ImmutableList<Moment> moments = settings.moments();
    int asked = 0;
    for (Moment moment : moments) {
      if (!report.isClear()) {
        attempt(player, "", "", () -> player.ask(moment));
        asked++;
        progress(asked, moments.size());
      }
    }
    if (player.leaves()) {
      report.note(
          "kinds", "the process ends after a game; that is allowed, but each start takes time");
    }
    long kinds = moments.stream().map(Moment::kind).distinct().count();
    return asked + " legal answers to " + kinds + " kinds of questions of both editions";
  }

  private String ignore() {
    player.meet();
    inGame("later-word 1 2 key=value", IGNORE_LINES);
    inGame("", IGNORE_LINES);
    inGame("x".repeat(LONG_LINE), " Lines of the host can be long.");
    inGame("stop", " Without a question \"stop\" means nothing.");
    betweenGames("error this line is only a check", " \"error\" is for people.");
    betweenGames("over winners=-", " \"over\" wants no answer; a second one means nothing.");
    ignoring(
        "after \"new\" was sent twice: ",
        " The second \"new\" replaces the first.",
        () -> player.play(1, 1, afterwards(() -> player.link().repeatNew())));
    ignoring("with unknown fields in \"new\" and \"ask\": ", IGNORE_FIELDS, () -> {
      player.edit(BotChecks::withLaterFields);
      try {
        int unused = player.play(1, FEW, player.bot);
      } finally {
        player.edit(UnaryOperator.identity());
      }
    });
    return "unknown words and fields, an empty and a long line, stop, error, over and new twice";
  }

  private void inGame(String line, String hint) {
    ignoring(
        after(line),
        hint,
        () -> player.play(1, 1, afterwards(() -> player.link().say(line))));
  }

  private void betweenGames(String line, String hint) {
    ignoring(after(line), hint, () -> {
      player.meet();
      boolean left = player.leaves();
      Witness link = player.link();
      link.say(line);
      player.awaitOutput(reaction);
      int unused = player.play(1, 1, player.bot);
      if (!left && player.leaves()) {
        throw BotFaultException.ended("did not wait for the next game: it " + link.ending());
      }
    });
  }

  private static String after(String line) {
    return line.isEmpty()
        ? "after an empty line: "
        : line.length() == LONG_LINE
            ? "after a line of " + LONG_LINE + " characters: "
            : "after " + Quotes.of(line) + ": ";
  }

  private void ignoring(String context, String hint, Runnable body) {
    if (!report.isClear()) {
      attempt(player, context, hint, () -> {
        body.run();
        player.awaitOutput(reaction);
        player.meet();
      });
    }
  }

  /** A chooser that sends something to the bot before it asks. */
  private Chooser afterwards(Runnable sends) {
    return question -> {
      sends.run();
      player.awaitOutput(reaction);
      return player.bot.choose(question);
    };
  }

  private static String withLaterFields(String line) {
    if (line.startsWith("new ")) {
      return line + " later=2 more=";
    }
    int options = line.indexOf(" | ");
    return options < 0 || !line.startsWith("ask ")
        ? line
        : line.substring(0, options) + " later=2 more=" + line.substring(options);
  }

  private String stop() {
    AtomicLong longest = new AtomicLong();
    player.answer(FEW, question -> {
      Witness link = player.link();
      Thread sender = new Thread(() -> stop(link), "check-stop");
      sender.setDaemon(true);
      long start = System.nanoTime();
      sender.start();
      Action answer = player.bot.choose(question);
      longest.accumulateAndGet(System.nanoTime() - start, Math::max);
      await(sender);
      link.awaitOutput(reaction);
      return answer;
    });
    long late = longest.get() - TimeUnit.MILLISECONDS.toNanos(MILLIS_TO_STOP);
    if (late > CheckedBot.GRACE.toNanos()) {
      report.note(
          "stop",
          "an answer came " + millis(late) + " after \"stop\", which is more than the grace of "
              + CheckedBot.GRACE.toMillis()
              + " ms: a bot that does not listen while it thinks must keep to clock= by itself");
    }
    return "one answer with \"stop\" after " + MILLIS_TO_STOP + " ms";
  }

  private static void stop(Witness link) {
    try {
      TimeUnit.MILLISECONDS.sleep(MILLIS_TO_STOP);
      link.say("stop");
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private static void await(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
    }
  }

  private String restart() {
    AtomicInteger asked = new AtomicInteger();
    player.bot.restarts(1);
    try {
      player.answer(2 * FEW, question -> {
        if (asked.incrementAndGet() == FEW) {
          player.kill();
        }
        return player.bot.choose(question);
      });
    } catch (BotFaultException fault) {
      boolean isRestarted = asked.get() >= FEW;
      fail(
          isRestarted ? "after a restart: " : "",
          fault,
          player.transcript(),
          isRestarted ? REJOIN : "");
    } finally {
      player.bot.restarts(0);
    }
    return "a new process continued the game of one that was killed";
  }

  private String games() {
    List<Long> times = new ArrayList<>();
    int games = 0;
    while (times.size() < settings.questions() && !report.isClear()) {
      int number = games++;
      attempt(
          player,
          "",
          "",
          () -> player.play(number, settings.questions() - times.size(), question -> {
            long start = System.nanoTime();
            Action answer = player.bot.choose(question);
            times.add(System.nanoTime() - start);
            progress(times.size(), settings.questions());
            return answer;
          }));
    }
    if (!times.isEmpty()) {
      Collections.sort(times);
      report.note(
          "games",
          "median " + millis(times.get(times.size() / 2)) + ", 99 % within "
              + millis(times.get(times.size() * 99 / 100)) + ", longest "
              + millis(times.get(times.size() - 1)));
    }
    return String.format(Locale.ROOT, "%,d legal answers in %,d games", times.size(), games);
  }

  private @Nullable String repeat() {
    List<Action> first = new ArrayList<>();
    List<Action> second = new ArrayList<>();
    attempt(player, "", "", () -> collect(player, first));
    if (report.hasFailed()) {
      return null;
    }
    collect(other, second);
    int same = 0;
    while (same < first.size()
        && same < second.size()
        && first.get(same).equals(second.get(same))) {
      same++;
    }
    report.note(
        "repeat",
        same == first.size() && same == second.size()
            ? "the same seed gave the same " + same + " answers in two processes"
            : "with the same seed, answer " + (same + 1)
                + " was different in two processes: use the"
                + " seed of \"new\" for all chance, if games are to be repeatable");
    return null;
  }

  private void collect(CheckedBot who, List<Action> answers) {
    who.answer(Math.min(QUESTIONS_TO_REPEAT, settings.questions()), question -> {
      Action answer = who.bot.choose(question);
      answers.add(answer);
      return answer;
    });
  }

  private @Nullable String end(CheckedBot who, String what, boolean quits) {
    who.meet();
    Witness link = who.link();
    long start = System.nanoTime();
    if (quits) {
      link.say("quit");
    }
    link.closeInput();
    if (link.hasEndedWithin(MILLIS_TO_END)) {
      report.ok(check, "ended " + millis(System.nanoTime() - start) + " after " + what);
    } else {
      report.fail(
          check,
          "the bot did not end within " + MILLIS_TO_END + " ms after " + what,
          link.transcript(),
          LEAVE,
          "");
      link.kill();
    }
    return null;
  }
}
