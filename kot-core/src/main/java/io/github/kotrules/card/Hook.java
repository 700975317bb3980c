package io.github.kotrules.card;

/**
 * A moment at which a card may speak. The moments are closed, the cards are open: a card implements {@link Card} and the
 * hooks it needs, and can be written against this module alone.
 *
 * <p>Hooks read the table and answer with a number, a permission or {@linkplain io.github.kotrules.effect.Effect effects}.
 * They must be pure: the same table, the same answer. In which order they are asked is said in the package's
 * documentation.
 *
 * <pre>{@code
 * // a fourth roll in Tokyo, and a point for leaving it; a card also implements Card
 * record Balcony() implements ModifiesRolls, WhenYielded {
 *   @Override
 *   public int extraRolls(Table table, Seat owner) {
 *     return table.isInTokyo(owner) ? 1 : 0;
 *   }
 *
 *   @Override
 *   public ImmutableList<Effect> whenYielded(Table table, Seat owner, Seat attacker) {
 *     return ImmutableList.of(new GainPoints(owner, 1));
 *   }
 * }
 * }</pre>
 */
public sealed interface Hook
    permits ModifiesDice,
        ModifiesRolls,
        RerollsForFree,
        ProbesDice,
        ChangesDice,
        ScoresDice,
        SharesHearts,
        AddsSmashes,
        StrengthensSmash,
        WidensAttack,
        ModifiesDamage,
        WhenAttacking,
        WhenNotAttacking,
        IgnoresDamage,
        YieldsBeforeDamage,
        BeforeDamage,
        DefendsAgainstDamage,
        WhenDamageTaken,
        WhenDamageDealt,
        WhenYielded,
        InsteadOfElimination,
        WhenMonsterFalls,
        ModifiesMaximumLife,
        ModifiesHealing,
        ModifiesEnergyGain,
        ModifiesCost,
        WhenBuying,
        SeesTopCards,
        BuysFromMonsters,
        BuysRevealed,
        WhenPlayed,
        WhenGained,
        WhenLost,
        WhenEmptied,
        MayBeUsed,
        CopiesCards,
        WhenCardRolled,
        WhenAmountChosen,
        WhenTurnStarts,
        WhenTurnEnds,
        OffersExtraTurn {}
