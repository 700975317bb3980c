package io.github.kotrules.vocabulary;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.card.Card;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.state.Setting;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The games of texts and JSON, by name. */
public final class Editions {
  private final ImmutableMap<String, Game> games;
  private final ImmutableMap<String, CardId> otherNames;

  public Editions(Map<String, Game> games) {
    checkArgument(!games.isEmpty(), "a notation needs at least one edition");
    games.keySet().forEach(Editions::checkName);
    this.games = ImmutableMap.copyOf(games);
    this.otherNames = otherNames(this.games);
  }

  /** Checks that a name is lower-case words joined by hyphens. */
  @SuppressWarnings("CheckReturnValue") // only checked
  private static void checkName(String name) {
    try {
      CardId.of(name);
    } catch (IllegalArgumentException noName) {
      throw new IllegalArgumentException(
          "not a name of an edition: \"" + name
              + "\"; write lower-case words joined by hyphens, such as second",
          noName);
    }
  }

  /** All games, in the order in which they were given. */
  public ImmutableList<Game> games() {
    return games.values().asList();
  }

  /** Collects the names of cards in all editions that are not ids. */
  private static ImmutableMap<String, CardId> otherNames(ImmutableMap<String, Game> games) {
    Map<String, CardId> names = new HashMap<>();
    for (Game game : games.values()) {
      for (Card card : game.cards()) {
        names.putIfAbsent(Spelling.ofTitle(card.face().name()), card.face().id());
      }
    }
    for (Game game : games.values()) {
      game.cards().forEach(card -> names.remove(card.face().id().value()));
    }
    return ImmutableMap.copyOf(names);
  }

  /** The names of the games. */
  public ImmutableSet<String> names() {
    return games.keySet();
  }

  /** The game of an edition, or null if no edition has that name. */
  public @Nullable Game find(String name) {
    return games.get(name);
  }

  /** The ids of cards by their names in all editions, without names that are ids. */
  public ImmutableMap<String, CardId> otherNames() {
    return otherNames;
  }

  public static Game withRules(Game game, RuleSet rules) {
    return game.rules().equals(rules) ? game : game.withRules(rules);
  }

  /** The edition closest to a game: the same cards, and the fewest options that differ. */
  public String nearest(Setting setting) {
    return games.keySet().stream()
        .filter(name -> edition(name).catalogue().equals(setting.catalogue()))
        .min(Comparator.comparingInt(name -> differences(setting.rules(), name).size()))
        .orElseThrow(() -> new IllegalArgumentException(
            "no edition of this notation has these cards: there are " + games.keySet()));
  }

  /** The options in which rules differ from those of an edition. */
  public ImmutableList<RuleOption<?>> differences(RuleSet rules, String edition) {
    return RuleOption.differences(rules, edition(edition).rules());
  }

  private Game edition(String name) {
    return Objects.requireNonNull(games.get(name));
  }

  /** The game of a table. */
  public Game game(Setting setting) {
    return withRules(edition(nearest(setting)), setting.rules());
  }
}
