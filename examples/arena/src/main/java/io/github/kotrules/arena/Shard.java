package io.github.kotrules.arena;

import io.github.kotrules.cli.InputException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The part of the blocks that a run plays, so that several machines can share the work.
 *
 * @param number the number of this part, from 1
 * @param of the number of parts
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

  /** The number of these blocks in this shard. */
  int count(int blocks) {
    return (blocks - number + of) / of;
  }

  @Override
  public String toString() {
    return number + "/" + of;
  }
}
