package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.internal.KotStyle;
import org.immutables.value.Value;

/**
 * The options and numbers of the rules. Start from {@link #firstEdition()} or {@link #secondEdition()}, which have the printed
 * values, and change them with the {@code with} methods.
 *
 * <pre>{@code
 * RuleSet shortGame = RuleSet.secondEdition().withLife(8, 8).withPointsToWin(15);
 * Game game = Game.of(shortGame, CardSet.none());
 * assert game.start(Monster.GIGAZAUR, Monster.THE_KING).life(Seat.ONE) == 8;
 * }</pre>
 *
 * @param monsters the Monsters in the box (S-1)
 * @param rollOff who rolls again after a tie for the first turn (S-7)
 * @param resolveOrder who orders the dice groups (D-1)
 * @param entry who must enter Tokyo (T-1, T-2)
 * @param bay whether Tokyo Bay is played with (S-6)
 * @param bayClosing where the Monster in Bay goes when Bay closes (T-6)
 * @param survivorVictory when the last Monster alive wins (W-3)
 * @param victoryCheck when points are checked (W-3)
 * @param twoPlayerVariant whether Tokyo gives energy instead of points in a game of two (T-9); no effect in larger games
 * @param wayToWin what wins the game (W-1, W-8)
 * @param startingLife the life of a new Monster (S-2); 1 to the maximum life
 * @param maximumLife the maximum life of a Monster without cards (D-4); 1 to 127
 * @param pointsToWin the points that win, and the maximum of points (W-1); 1 to 63
 * @param rolls the number of rolls in a turn, the first included; 1 to 63
 * @param dice the number of dice without cards (S-4, R-2); 1 to {@link Dice#MAX_PER_FACE}
 * @param sweepPrice the energy that a sweep costs (B-3); 1 to 63
 * @param pointsForEntering the points for entering Tokyo (T-5); 0 to 63
 * @param pointsInTokyo the points for starting a turn in Tokyo (T-8); 0 to 63
 */
@KotStyle
@Value.Builder
public record RuleSet(
    ImmutableSet<Monster> monsters,
    RollOff rollOff,
    ResolveOrder resolveOrder,
    Entry entry,
    Bay bay,
    BayClosing bayClosing,
    SurvivorVictory survivorVictory,
    VictoryCheck victoryCheck,
    boolean twoPlayerVariant,
    WayToWin wayToWin,
    int startingLife,
    int maximumLife,
    int pointsToWin,
    int rolls,
    int dice,
    int sweepPrice,
    int pointsForEntering,
    int pointsInTokyo)
    implements WithRuleSet {

  /** The version of the rulings that this library implements; game records contain it. */
  public static final int RULINGS = 2;

  /** The maximum life that a table can hold, the same as {@code Table.MAX_LIFE}. */
  private static final int MAX_LIFE = 127;

  /** The maximum number of points that a table can hold, and of everything else that is counted in a turn. */
  private static final int MAX = 63;

  /** Who rolls again after a tie for the first turn. */
  public enum RollOff {
    /** Only the tied players. */
    TIED,
    /** All players. */
    ALL
  }

  /** Who orders the groups of final dice. */
  public enum ResolveOrder {
    /** The active player chooses in each turn. */
    CHOSEN,
    /** Always numbers, Heart, Energy, Smash. */
    FIXED
  }

  /** Who must enter Tokyo in step 3. */
  public enum Entry {
    /** Every active Monster, if a place is free. */
    ALWAYS,
    /** Only a Monster that attacked this turn. */
    AFTER_ATTACK
  }

  /** Whether Tokyo Bay is played with. */
  public enum Bay {
    /** Open while five or more Monsters are alive. */
    FROM_FIVE,
    /** Never open. */
    NEVER
  }

  /** Where the Monster in Bay goes when Bay closes. */
  public enum BayClosing {
    /** Out of Tokyo. */
    LEAVES,
    /** To City if it is empty, otherwise out of Tokyo. */
    MOVES_TO_CITY
  }

  /** When the last Monster alive wins. */
  public enum SurvivorVictory {
    /** As soon as all others are eliminated. */
    AT_ONCE,
    /** When points are checked. */
    AT_CHECK
  }

  /** When points are checked. */
  public enum VictoryCheck {
    /** When a turn ends. */
    END_OF_TURN,
    /** When play returns to the first player. */
    END_OF_ROUND
  }

  /** The conditions that win the game. */
  public enum WayToWin {
    /** The points to win, or being the last Monster alive. */
    POINTS_OR_LAST_ALIVE,
    /** The points to win. Being the last Monster alive is not enough. */
    ONLY_POINTS,
    /** Being the last Monster alive. Points do not win. */
    ONLY_LAST_ALIVE
  }

  public RuleSet {
    requireNonNull(monsters, "monsters");
    requireNonNull(rollOff, "rollOff");
    requireNonNull(resolveOrder, "resolveOrder");
    requireNonNull(entry, "entry");
    requireNonNull(bay, "bay");
    requireNonNull(bayClosing, "bayClosing");
    requireNonNull(survivorVictory, "survivorVictory");
    requireNonNull(victoryCheck, "victoryCheck");
    requireNonNull(wayToWin, "wayToWin");
    checkArgument(monsters.size() >= 2, "a game needs at least two Monsters, not %s", monsters);
    checkRange("the maximum life is", 1, MAX_LIFE, maximumLife);
    checkRange("the starting life is", 1, maximumLife, startingLife);
    checkRange("the points to win are", 1, MAX, pointsToWin);
    checkRange("the rolls of a turn are", 1, MAX, rolls);
    checkRange("the dice are", 1, Dice.MAX_PER_FACE, dice);
    checkRange("the price of a sweep is", 1, MAX, sweepPrice);
    checkRange("the points for entering Tokyo are", 0, MAX, pointsForEntering);
    checkRange("the points for starting a turn in Tokyo are", 0, MAX, pointsInTokyo);
  }

  private static void checkRange(String what, int min, int max, int value) {
    checkArgument(value >= min && value <= max, "%s %s to %s, not %s", what, min, max, value);
  }

  /** Returns these rules with another starting and maximum life. */
  public RuleSet withLife(int starting, int maximum) {
    return new RuleSetBuilder()
        .from(this)
        .startingLife(starting)
        .maximumLife(maximum)
        .build();
  }

  /** Returns the rules of the first edition. */
  public static RuleSet firstEdition() {
    return printed(
        ImmutableSet.of(
            Monster.GIGAZAUR,
            Monster.CYBERBUNNY,
            Monster.KRAKEN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID),
        Entry.AFTER_ATTACK,
        BayClosing.LEAVES,
        SurvivorVictory.AT_ONCE);
  }

  /** Returns the rules of the second edition. */
  public static RuleSet secondEdition() {
    return printed(
        ImmutableSet.of(
            Monster.GIGAZAUR,
            Monster.CYBERKITTY,
            Monster.SPACE_PENGUIN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID),
        Entry.ALWAYS,
        BayClosing.MOVES_TO_CITY,
        SurvivorVictory.AT_CHECK);
  }

  /** Fills in the values that both editions share. */
  private static RuleSet printed(
      ImmutableSet<Monster> monsters,
      Entry entry,
      BayClosing bayClosing,
      SurvivorVictory survivorVictory) {
    return new RuleSetBuilder()
        .monsters(monsters)
        .rollOff(RollOff.TIED)
        .resolveOrder(ResolveOrder.CHOSEN)
        .entry(entry)
        .bay(Bay.FROM_FIVE)
        .bayClosing(bayClosing)
        .survivorVictory(survivorVictory)
        .victoryCheck(VictoryCheck.END_OF_TURN)
        .twoPlayerVariant(false)
        .wayToWin(WayToWin.POINTS_OR_LAST_ALIVE)
        .startingLife(10)
        .maximumLife(10)
        .pointsToWin(20)
        .rolls(3)
        .dice(6)
        .sweepPrice(2)
        .pointsForEntering(1)
        .pointsInTokyo(2)
        .build();
  }
}
