package io.github.kotrules.protocol;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The greeting of a bot.
 *
 * @param name the name of the bot, or null
 * @param version the version of the bot, or null
 * @param wants the extras that it wants
 */
record Hello(@Nullable String name, @Nullable String version, ImmutableSet<Extra> wants) {
  private static final Hello NOTHING = new Hello(null, null, ImmutableSet.of());
  private static final int MAX_NAME = 60;
  private static final Splitter WORDS = Splitter.on(CharMatcher.anyOf(" \t")).omitEmptyStrings();

  /** What a bot can get in addition to questions. */
  enum Extra {
    EVENTS("events"),
    VIEW("view"),
    POSITION("position");

    private final String word;

    Extra(String word) {
      this.word = word;
    }

    private static Extra of(String word) {
      for (Extra extra : values()) {
        if (extra.word.equals(word)) {
          return extra;
        }
      }
      throw BotFaultException.of("wants " + Quotes.of(word)
          + ", but a bot can want events, view and position, with commas between them");
    }
  }

  boolean wants(Extra extra) {
    return wants.contains(extra);
  }

  /** Reads the answer to {@code ask hello}. Unknown fields are ignored: they belong to a later version. */
  static Hello read(String line) {
    List<String> words = WORDS.splitToList(line);
    if (words.equals(List.of("1"))) {
      return NOTHING;
    }
    if (words.isEmpty() || !words.get(0).equals("hello")) {
      throw BotFaultException.of("answered " + Quotes.of(line)
          + " to \"ask hello\"; right is 1, or hello with fields such as name=my-bot want=view");
    }
    Map<String, String> fields = fields(words.subList(1, words.size()));
    checkVersion(fields.get("kot"));
    checkVocabulary(fields.get("vocabulary"));
    return new Hello(
        name("name", fields.get("name")),
        name("version", fields.get("version")),
        extras(fields.get("want")));
  }

  private static Map<String, String> fields(List<String> words) {
    Map<String, String> fields = new HashMap<>();
    for (String word : words) {
      int equals = word.indexOf('=');
      if (equals < 1) {
        throw BotFaultException.of(
            "said hello with " + Quotes.of(word) + "; right are fields such as name=my-bot");
      }
      if (fields.put(word.substring(0, equals), word.substring(equals + 1)) != null) {
        throw BotFaultException.of(
            "said hello with two fields " + Quotes.of(word.substring(0, equals)));
      }
    }
    return fields;
  }

  private static void checkVersion(@Nullable String version) {
    if (version != null && !version.equals(Integer.toString(Protocol.VERSION))) {
      throw BotFaultException.of("speaks version " + Quotes.of(version)
          + " of the protocol, and this program version " + Protocol.VERSION);
    }
  }

  private static void checkVocabulary(@Nullable String vocabulary) {
    if (vocabulary != null && !vocabulary.equals(Protocol.vocabulary())) {
      throw BotFaultException.of(
          "was written for the vocabulary " + Quotes.of(vocabulary)
              + ", and this program speaks " + Protocol.vocabulary()
              + ": update the bot to this release of the library, or leave vocabulary= out of its hello");
    }
  }

  private static @Nullable String name(String field, @Nullable String name) {
    if (name != null && (name.isEmpty() || name.length() > MAX_NAME)) {
      throw BotFaultException.of(
          "said hello with a " + field + " that does not have 1 to " + MAX_NAME + " characters");
    }
    return name;
  }

  private static ImmutableSet<Extra> extras(@Nullable String want) {
    ImmutableSet.Builder<Extra> extras = ImmutableSet.builder();
    if (want != null && !want.isEmpty()) {
      for (String word : Splitter.on(',').split(want)) {
        extras.add(Extra.of(word));
      }
    }
    return extras.build();
  }
}
