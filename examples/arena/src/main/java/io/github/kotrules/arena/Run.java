package io.github.kotrules.arena;

import com.google.common.base.Joiner;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.cli.GameOptions;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.model.RuleSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Everything that the results of a run depend on. Equal runs have equal results, apart from blocks of other shards.
 *
 * @param bots the names of bots on the command line
 * @param names the names of bots in the results
 * @param blocks the number of blocks of each match
 * @param house the rules of the house, as options name them; null for those of the edition
 * @param hasCards whether the game has Power cards
 * @param millis the time limit for an answer in milliseconds; null for none
 * @param test the test that ends a match early; null for none
 */
record Run(
    ImmutableList<String> bots,
    ImmutableList<String> names,
    int players,
    int blocks,
    boolean gauntlet,
    Edition edition,
    @Nullable String house,
    boolean hasCards,
    long seed,
    @Nullable Integer millis,
    @Nullable Sprt test) {
  private static final String NONE = "none";
  private static final char SEPARATOR = '\t';

  Game game() throws InputException {
    Game game = GameOptions.game(edition, house);
    return hasCards ? game : Game.of(game.rules(), CardSet.none());
  }

  ImmutableList<Lineup> lineups() {
    return gauntlet
        ? Lineups.gauntlet(names.size(), players)
        : Lineups.roundRobin(names.size(), players);
  }

  /** The conditions of the run, for people. */
  ImmutableList<String> conditions() {
    int matches = lineups().size();
    return ImmutableList.of(
        String.join(", ", bots) + (gauntlet ? " (gauntlet)" : ""),
        players + " players, " + edition + " edition" + (house == null ? "" : " with " + house)
            + (hasCards ? "" : " without cards") + ", seed " + seed,
        matches + (matches == 1 ? " match" : " matches") + " of " + blocks + " blocks, " + players
            + " games each");
  }

  /** Writes the run in lines of text, with the version of the rulings. */
  ImmutableList<String> write() {
    return ImmutableList.of(
        "rules " + RuleSet.RULINGS,
        "bots " + Joiner.on(SEPARATOR).join(bots),
        "names " + Joiner.on(SEPARATOR).join(names),
        "players " + players,
        "blocks " + blocks,
        "gauntlet " + gauntlet,
        "edition " + edition,
        "house " + (house == null ? NONE : house),
        "cards " + hasCards,
        "seed " + seed,
        "time " + (millis == null ? NONE : millis),
        "sprt " + (test == null ? NONE : test.elo0() + "," + test.elo1()));
  }

  /**
   * Reads what {@link #write()} wrote.
   *
   * @throws IllegalArgumentException if the lines are malformed
   */
  static Run read(List<String> lines) {
    ImmutableMap.Builder<String, String> builder = ImmutableMap.builder();
    for (String line : lines) {
      List<String> parts = Splitter.on(' ').limit(2).splitToList(line);
      builder.put(parts.get(0), parts.get(parts.size() - 1));
    }
    ImmutableMap<String, String> fields = builder.buildOrThrow();
    String rules = field(fields, "rules");
    if (!rules.equals(String.valueOf(RuleSet.RULINGS))) {
      throw new IllegalArgumentException("it was played by version " + rules
          + " of the rulings, and this is version " + RuleSet.RULINGS);
    }
    String house = field(fields, "house");
    String time = field(fields, "time");
    String sprt = field(fields, "sprt");
    List<String> elo = Splitter.on(',').splitToList(sprt);
    return new Run(
        ImmutableList.copyOf(Splitter.on(SEPARATOR).split(field(fields, "bots"))),
        ImmutableList.copyOf(Splitter.on(SEPARATOR).split(field(fields, "names"))),
        Integer.parseInt(field(fields, "players")),
        Integer.parseInt(field(fields, "blocks")),
        Boolean.parseBoolean(field(fields, "gauntlet")),
        Edition.valueOf(field(fields, "edition")),
        house.equals(NONE) ? null : house,
        Boolean.parseBoolean(field(fields, "cards")),
        Long.parseLong(field(fields, "seed")),
        time.equals(NONE) ? null : Integer.valueOf(time),
        sprt.equals(NONE)
            ? null
            : new Sprt(Double.parseDouble(elo.get(0)), Double.parseDouble(elo.get(1))));
  }

  private static String field(ImmutableMap<String, String> fields, String name) {
    String value = fields.get(name);
    if (value == null) {
      throw new IllegalArgumentException("its line \"" + name + "\" is missing");
    }
    return value;
  }
}
