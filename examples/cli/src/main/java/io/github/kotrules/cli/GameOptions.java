package io.github.kotrules.cli;

import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.notation.NotationException;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options for a game: how many play, and by which rules. */
public final class GameOptions {
  private static final int MIN_PLAYERS = 2;
  private static final int MAX_PLAYERS = 6;

  @Option(
      names = "--players",
      paramLabel = "2-6",
      description = "How many play. Default: ${DEFAULT-VALUE}.")
  private int players;

  @Option(
      names = "--edition",
      paramLabel = "EDITION",
      description = "By which rules: ${COMPLETION-CANDIDATES}. Default: ${DEFAULT-VALUE}.")
  private Edition edition = Edition.second;

  @Option(
      names = "--house",
      paramLabel = "RULES",
      description = "Rules of the house, as in points=15,life=8_10: 15 points win, and a Monster"
          + " starts with 8 life and has 10 at most. A saved game has them in lines as"
          + " 'option points=15'.")
  private @Nullable String house;

  /** Options with this default number of players. */
  public GameOptions(int players) {
    this.players = players;
  }

  /** How many play. */
  public int players() throws InputException {
    Shell.check(
        players >= MIN_PLAYERS && players <= MAX_PLAYERS, "2 to 6 can play, not " + players);
    return players;
  }

  /** The edition that is played. */
  public Edition edition() {
    return edition;
  }

  /** The rules of the house as they were written; null if it has none. */
  public @Nullable String house() {
    return house;
  }

  /** The game that is played. */
  public Game game() throws InputException {
    return game(edition, house);
  }

  /** The game of an edition with rules of the house as {@code --house} takes them, if there are any. */
  public static Game game(Edition edition, @Nullable String house) throws InputException {
    if (house == null) {
      return edition.game();
    }
    String example = "--house " + house + " cannot be read: write it as in points=15,life=8_10";
    Shell.check(!house.isEmpty() && house.indexOf('/') < 0, example);
    List<Monster> box = edition.game().rules().monsters().asList();
    Notation notation = KingOfTokyo.notation();
    String moment = "kot1/" + edition + "/o=" + house + "/" + box.get(0).word() + "/"
        + box.get(1).word();
    try {
      return notation.game(notation.readMoment(moment).end());
    } catch (NotationException wrong) {
      throw new InputException(
          wrong.problems().stream()
              .map(problem -> problem.sentence())
              .collect(Collectors.joining("; ", "--house " + house + ": ", "")),
          wrong);
    }
  }
}
