package io.github.kotrules.arena;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.arena.GameResult.Ending;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.function.Function;

/**
 * Writes a block in one line of text: its match, its number, and its games, one word each. A game has its rotation, scores,
 * places, turns, ending, points, purchases and forfeits, separated by semicolons. Reading a written line gives an equal block.
 */
final class BlockText {
  private static final char GAME = ' ';
  private static final char FIELD = ';';
  private static final char SEAT = '/';
  private static final char ITEM = ',';

  private BlockText() {}

  /** A block with its match. */
  record Block(int lineup, ImmutableList<GameResult> games) {
    int number() {
      return games.get(0).block();
    }
  }

  static String write(Block block) {
    return Joiner.on(GAME)
        .join(
            block.lineup(),
            block.number(),
            Lists.transform(block.games(), BlockText::write).toArray());
  }

  private static String write(GameResult game) {
    return Joiner.on(FIELD)
        .join(
            game.rotation(),
            items(game.scores()),
            items(game.places()),
            game.turns(),
            game.ending().name(),
            seats(Lists.transform(game.points(), BlockText::items)),
            seats(Lists.transform(game.bought(), BlockText::items)),
            seats(Lists.transform(game.forfeits(), BlockText::write)));
  }

  private static String write(Forfeit forfeit) {
    return forfeit.seat().number() + "="
        + URLEncoder.encode(forfeit.reason(), StandardCharsets.UTF_8);
  }

  private static String items(List<?> items) {
    return Joiner.on(ITEM).join(items);
  }

  private static String seats(List<String> seats) {
    return Joiner.on(SEAT).join(seats);
  }

  /**
   * Reads a block of a run.
   *
   * @throws RuntimeException if the line is malformed
   */
  static Block read(String line, ImmutableList<Lineup> lineups) {
    List<String> words = Splitter.on(GAME).splitToList(line);
    int lineup = Integer.parseInt(words.get(0));
    int number = Integer.parseInt(words.get(1));
    ImmutableList.Builder<GameResult> games = ImmutableList.builder();
    for (String word : words.subList(2, words.size())) {
      games.add(read(word, number, lineups.get(lineup)));
    }
    Block block = new Block(lineup, games.build());
    if (!write(block).equals(line)
        || block.games().size() != lineups.get(lineup).seats()) {
      throw new IllegalArgumentException("not a block: " + line);
    }
    return block;
  }

  private static GameResult read(String word, int block, Lineup lineup) {
    List<String> fields = Splitter.on(FIELD).splitToList(word);
    int rotation = Integer.parseInt(fields.get(0));
    return new GameResult(
        block,
        rotation,
        lineup.rotated(rotation),
        all(fields.get(1), ITEM, Double::valueOf),
        all(fields.get(2), ITEM, Double::valueOf),
        Integer.parseInt(fields.get(3)),
        Ending.valueOf(fields.get(4)),
        bySeat(fields.get(5), Integer::valueOf),
        bySeat(fields.get(6), CardId::of),
        all(fields.get(7), SEAT, BlockText::forfeit),
        null);
  }

  private static Forfeit forfeit(String text) {
    List<String> parts = Splitter.on('=').limit(2).splitToList(text);
    return new Forfeit(
        Seat.of(Integer.parseInt(parts.get(0))),
        URLDecoder.decode(parts.get(1), StandardCharsets.UTF_8));
  }

  private static <T> ImmutableList<T> all(String text, char separator, Function<String, T> reader) {
    return text.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.copyOf(
            Lists.transform(Splitter.on(separator).splitToList(text), reader::apply));
  }

  /** A list for each seat, which may be empty. */
  private static <T> ImmutableList<ImmutableList<T>> bySeat(
      String text, Function<String, T> reader) {
    return ImmutableList.copyOf(
        Lists.transform(Splitter.on(SEAT).splitToList(text), seat -> all(seat, ITEM, reader)));
  }
}
