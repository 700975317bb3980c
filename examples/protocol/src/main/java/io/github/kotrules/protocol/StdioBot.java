package io.github.kotrules.protocol;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import io.github.kotrules.Chooser;
import io.github.kotrules.Question;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.notation.Notation;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The bot's side of the protocol: lets any {@link Chooser} answer on two streams.
 *
 * <pre>{@code
 * new StdioBot("my-bot", (game, random) -> new MyBot(game)).run(System.in, System.out);
 * }</pre>
 *
 * <p>For each game a chooser is created with the seed of that game. A question that cannot be read, or at which the chooser
 * fails, is answered with 1, after a line of information with the reason.
 */
public final class StdioBot {
  private static final String FIRST = "1";
  private static final Splitter WORDS = Splitter.on(' ').omitEmptyStrings();
  private static final CharMatcher CONTROL = CharMatcher.javaIsoControl();
  private static final int MAX_INFO = 1_000;

  private final Notation notation = KingOfTokyo.notation();
  private final String name;
  private final BotNames.Maker maker;
  private final @Nullable Long ownSeed;
  private long seed = 1;
  private @Nullable Chooser chooser;

  /**
   * Creates a bot.
   *
   * @param name the name of the bot, without blanks
   */
  public StdioBot(String name, BotNames.Maker maker) {
    this(name, maker, null);
  }

  private StdioBot(String name, BotNames.Maker maker, @Nullable Long ownSeed) {
    this.name = name;
    this.maker = maker;
    this.ownSeed = ownSeed;
  }

  /** Returns this bot with a fixed seed for each game. */
  public StdioBot withSeed(long number) {
    return new StdioBot(name, maker, number);
  }

  /** Answers until the input ends or contains {@code quit}. */
  public void run(InputStream in, OutputStream out) throws IOException {
    BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
    Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
    String line = reader.readLine();
    while (line != null && !line.equals("quit")) {
      String reply = reply(line);
      if (!reply.isEmpty()) {
        writer.write(reply);
        writer.flush();
      }
      line = reader.readLine();
    }
  }

  /** The reply to a line; empty if there is none. */
  String reply(String line) {
    boolean isQuestion = line.startsWith("ask");
    try {
      List<String> words = WORDS.splitToList(withoutOptions(line));
      String first = words.isEmpty() ? "" : words.get(0);
      if (first.equals("new")) {
        startGame(fields(words));
      }
      return first.equals("ask") ? answer(words) + "\n" : isQuestion ? FIRST + "\n" : "";
    } catch (RuntimeException failure) {
      return info(line, failure) + (isQuestion ? FIRST + "\n" : "");
    }
  }

  private static String withoutOptions(String line) {
    int options = line.indexOf(" | ");
    return options < 0 ? line : line.substring(0, options);
  }

  private static String info(String line, RuntimeException failure) {
    String text = "info " + failure + " at " + line;
    return CONTROL.replaceFrom(text.substring(0, Math.min(text.length(), MAX_INFO)), ' ') + "\n";
  }

  private static Map<String, String> fields(List<String> words) {
    Map<String, String> fields = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals > 0) {
        fields.put(word.substring(0, equals), word.substring(equals + 1));
      }
    }
    return fields;
  }

  private void startGame(Map<String, String> fields) {
    chooser = null;
    seed = ownSeed != null ? ownSeed : Long.parseLong(fields.getOrDefault("seed", "1"));
  }

  private String answer(List<String> words) {
    String what = words.size() < 2 ? "" : words.get(1);
    return switch (what) {
      case "hello" ->
        "hello kot=" + Protocol.VERSION + " name=" + name + " version=" + Protocol.LIBRARY
            + " want=position vocabulary=" + Protocol.vocabulary();
      case "ready" -> "ready";
      default -> number(words);
    };
  }

  private String number(List<String> words) {
    String position = fields(words).get("position");
    if (position == null) {
      throw new IllegalArgumentException("a question without position=");
    }
    Question question = notation.readQuestion(position);
    Chooser asked = chooser;
    if (asked == null) {
      asked = maker.make(notation.game(question.view()), new SplittableRandom(seed));
      chooser = asked;
    }
    return Integer.toString(1 + question.options().indexOf(asked.choose(question)));
  }
}
