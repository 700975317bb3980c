package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.internal.KotStyle;
import org.immutables.value.Value;

/**
 * The options of the rules. Two presets, {@link #firstEdition()} and {@link #secondEdition()}; every option can be
 * changed with a {@code with} method.
 *
 * @param monsters the Monsters in the box (S-1)
 * @param rollOff who rolls again after a tie for the first turn (S-7)
 * @param resolveOrder who orders the dice groups (D-1)
 * @param entry who must enter Tokyo (T-1, T-2)
 * @param bay whether Tokyo Bay is played with (S-6)
 * @param bayClosing where the Monster in Bay goes when Bay closes (T-6)
 * @param survivorVictory when the last Monster alive has won (W-3)
 * @param victoryCheck when points are looked at (W-3)
 * @param twoPlayerVariant whether a game of two pays energy instead of points for Tokyo (T-9); it changes nothing in
 *     larger games
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
    boolean twoPlayerVariant)
    implements WithRuleSet {

  /** The version of the rulings that the library plays by; records of games name it. */
  public static final int RULINGS = 2;

  /** Who rolls again when several have rolled the most Smash for the first turn. */
  public enum RollOff {
    /** Those who are tied. */
    TIED,
    /** Everybody. */
    ALL
  }

  /** Who orders the groups of final dice. */
  public enum ResolveOrder {
    /** The active player decides, each turn again. */
    CHOSEN,
    /** Always numbers, Heart, Energy, Smash. */
    FIXED
  }

  /** Who must enter Tokyo in step 3. */
  public enum Entry {
    /** Whoever finds a free place, Smash or not. */
    ALWAYS,
    /** Only who attacked this turn. */
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
    /** To City if that is empty, else out of Tokyo. */
    MOVES_TO_CITY
  }

  /** When the last Monster alive has won. */
  public enum SurvivorVictory {
    /** As soon as all others are out. */
    AT_ONCE,
    /** When points are looked at. */
    AT_CHECK
  }

  /** When points are looked at. */
  public enum VictoryCheck {
    /** When a turn ends. */
    END_OF_TURN,
    /** When play comes round to the first player again. */
    END_OF_ROUND
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
    checkArgument(monsters.size() >= 2, "a game needs two Monsters at least, not %s", monsters);
  }

  /** The first edition's rules. */
  public static RuleSet firstEdition() {
    return new RuleSet(
        ImmutableSet.of(
            Monster.GIGAZAUR,
            Monster.CYBERBUNNY,
            Monster.KRAKEN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID),
        RollOff.TIED,
        ResolveOrder.CHOSEN,
        Entry.AFTER_ATTACK,
        Bay.FROM_FIVE,
        BayClosing.LEAVES,
        SurvivorVictory.AT_ONCE,
        VictoryCheck.END_OF_TURN,
        false);
  }

  /** The second edition's rules. */
  public static RuleSet secondEdition() {
    return new RuleSet(
        ImmutableSet.of(
            Monster.GIGAZAUR,
            Monster.CYBERKITTY,
            Monster.SPACE_PENGUIN,
            Monster.THE_KING,
            Monster.MEKADRAGON,
            Monster.ALIENOID),
        RollOff.TIED,
        ResolveOrder.CHOSEN,
        Entry.ALWAYS,
        Bay.FROM_FIVE,
        BayClosing.MOVES_TO_CITY,
        SurvivorVictory.AT_CHECK,
        VictoryCheck.END_OF_TURN,
        false);
  }
}
