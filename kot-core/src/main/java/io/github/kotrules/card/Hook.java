package io.github.kotrules.card;

/**
 * A point in the game at which a card can act. The list of hooks is closed, the list of cards is open: a card implements {@link
 * Card} and the hooks it needs, and depends on this module alone.
 *
 * <p>Hooks read the table and answer with a number, a permission or {@linkplain io.github.kotrules.effect.Effect effects}. The
 * package documentation defines the order in which they are called.
 *
 * <p>The contract of every hook:
 *
 * <ul>
 *   <li>It is pure: the same table gives the same answer. It changes nothing and keeps no reference, not even to the table.
 *   <li>It returns quickly. The rules cannot interrupt it.
 *   <li>It does not return null and does not throw.
 *   <li>It names only seats at the table, cards of the game and dice on the table. Numbers can be of any size: the rules cap
 *       them.
 *   <li>Its effects come to an end: a step of a turn, and a call of the rules, have at most 10,000 effects of cards.
 * </ul>
 *
 * <p>A card that breaks the contract causes a {@link CardFailureException}, which names the card, the hook and the owner; the
 * state before is intact. A hook that is not pure may also cause an action to be refused that was listed as legal. No hook can
 * bring a table into an illegal state.
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
        SpreadsDamage,
        WhenAttacking,
        WhenNotAttacking,
        IgnoresDamage,
        YieldsBeforeDamage,
        BeforeDamage,
        DefendsAgainstDamage,
        WhenDamageTaken,
        WhenDamageDealt,
        WhenYielded,
        WhenTokyoEntered,
        WhenTokyoLeft,
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
        WhenAnswered,
        WhenTurnStarts,
        WhenTurnEnds,
        OffersExtraTurn {}
