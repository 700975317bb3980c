package io.github.kotrules.arena;

import io.github.kotrules.cli.InputException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Which blocks a run plays, so that several machines can share the work.
 *
 * @param number which of the parts, counted from 1
 * @param of how many parts there are
 */
record Shard(int number, int of) {
  static final Shard ALL = new Shard(1, 1);

  private static final Pattern TEXT = Pattern.compile("(\\d{1,6})/(\\d{1,6})");

  static Shard parse(String text) throws InputException {
    Matcher matcher = TEXT.matcher(text);
    if (matcher.matches()) {
      Shard shard =
          new Shard(Integer.parseInt(matcher.group(1)), Integer.parseInt(matcher.group(2)));
      if (shard.number >= 1 && shard.number <= shard.of) {
        return shard;
      }
    }
    throw new InputException(
        "not a shard: \"" + text + "\"; write 3/8 for the third of eight parts");
  }

  boolean has(int block) {
    return block % of == number - 1;
  }

  /** How many of these blocks the shard has. */
  int count(int blocks) {
    return (blocks - number + of) / of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
