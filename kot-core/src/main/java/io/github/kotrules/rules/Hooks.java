package io.github.kotrules.rules;

import io.github.kotrules.card.AddsSmashes;
import io.github.kotrules.card.BeforeDamage;
import io.github.kotrules.card.BuysFromMonsters;
import io.github.kotrules.card.BuysRevealed;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.ChangesDice;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.DefendsAgainstDamage;
import io.github.kotrules.card.Hook;
import io.github.kotrules.card.IgnoresDamage;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.MayBeUsed;
import io.github.kotrules.card.ModifiesCost;
import io.github.kotrules.card.ModifiesDamage;
import io.github.kotrules.card.ModifiesDice;
import io.github.kotrules.card.ModifiesEnergyGain;
import io.github.kotrules.card.ModifiesHealing;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.ModifiesRolls;
import io.github.kotrules.card.OffersExtraTurn;
import io.github.kotrules.card.ProbesDice;
import io.github.kotrules.card.RerollsForFree;
import io.github.kotrules.card.ScoresDice;
import io.github.kotrules.card.SeesTopCards;
import io.github.kotrules.card.SharesHearts;
import io.github.kotrules.card.SpreadsDamage;
import io.github.kotrules.card.StrengthensSmash;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenAttacking;
import io.github.kotrules.card.WhenBuying;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenLost;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.card.WhenNotAttacking;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.card.WhenTokyoLeft;
import io.github.kotrules.card.WhenTurnEnds;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.card.WhenYielded;
import io.github.kotrules.card.WidensAttack;
import io.github.kotrules.card.YieldsBeforeDamage;

/** All types of hooks. */
final class Hooks {
  private static final int COUNT = 45;
  private static final HookType<?>[] TYPES = new HookType<?>[COUNT];

  static final HookType<ModifiesDice> MODIFIES_DICE = add(ModifiesDice.class);
  static final HookType<ModifiesRolls> MODIFIES_ROLLS = add(ModifiesRolls.class);
  static final HookType<RerollsForFree> REROLLS_FOR_FREE = add(RerollsForFree.class);
  static final HookType<ProbesDice> PROBES_DICE = add(ProbesDice.class);
  static final HookType<ChangesDice> CHANGES_DICE = add(ChangesDice.class);
  static final HookType<ScoresDice> SCORES_DICE = add(ScoresDice.class);
  static final HookType<SharesHearts> SHARES_HEARTS = add(SharesHearts.class);
  static final HookType<AddsSmashes> ADDS_SMASHES = add(AddsSmashes.class);
  static final HookType<StrengthensSmash> STRENGTHENS_SMASH = add(StrengthensSmash.class);
  static final HookType<WidensAttack> WIDENS_ATTACK = add(WidensAttack.class);
  static final HookType<ModifiesDamage> MODIFIES_DAMAGE = add(ModifiesDamage.class);
  static final HookType<SpreadsDamage> SPREADS_DAMAGE = add(SpreadsDamage.class);
  static final HookType<WhenAttacking> WHEN_ATTACKING = add(WhenAttacking.class);
  static final HookType<WhenNotAttacking> WHEN_NOT_ATTACKING = add(WhenNotAttacking.class);
  static final HookType<IgnoresDamage> IGNORES_DAMAGE = add(IgnoresDamage.class);
  static final HookType<YieldsBeforeDamage> YIELDS_BEFORE_DAMAGE = add(YieldsBeforeDamage.class);
  static final HookType<BeforeDamage> BEFORE_DAMAGE = add(BeforeDamage.class);
  static final HookType<DefendsAgainstDamage> DEFENDS_AGAINST_DAMAGE =
      add(DefendsAgainstDamage.class);
  static final HookType<WhenDamageTaken> WHEN_DAMAGE_TAKEN = add(WhenDamageTaken.class);
  static final HookType<WhenDamageDealt> WHEN_DAMAGE_DEALT = add(WhenDamageDealt.class);
  static final HookType<WhenYielded> WHEN_YIELDED = add(WhenYielded.class);
  static final HookType<WhenTokyoEntered> WHEN_TOKYO_ENTERED = add(WhenTokyoEntered.class);
  static final HookType<WhenTokyoLeft> WHEN_TOKYO_LEFT = add(WhenTokyoLeft.class);
  static final HookType<InsteadOfElimination> INSTEAD_OF_ELIMINATION =
      add(InsteadOfElimination.class);
  static final HookType<WhenMonsterFalls> WHEN_MONSTER_FALLS = add(WhenMonsterFalls.class);
  static final HookType<ModifiesMaximumLife> MODIFIES_MAXIMUM_LIFE = add(ModifiesMaximumLife.class);
  static final HookType<ModifiesHealing> MODIFIES_HEALING = add(ModifiesHealing.class);
  static final HookType<ModifiesEnergyGain> MODIFIES_ENERGY_GAIN = add(ModifiesEnergyGain.class);
  static final HookType<ModifiesCost> MODIFIES_COST = add(ModifiesCost.class);
  static final HookType<WhenBuying> WHEN_BUYING = add(WhenBuying.class);
  static final HookType<SeesTopCards> SEES_TOP_CARDS = add(SeesTopCards.class);
  static final HookType<BuysFromMonsters> BUYS_FROM_MONSTERS = add(BuysFromMonsters.class);
  static final HookType<BuysRevealed> BUYS_REVEALED = add(BuysRevealed.class);
  static final HookType<WhenPlayed> WHEN_PLAYED = add(WhenPlayed.class);
  static final HookType<WhenGained> WHEN_GAINED = add(WhenGained.class);
  static final HookType<WhenLost> WHEN_LOST = add(WhenLost.class);
  static final HookType<WhenEmptied> WHEN_EMPTIED = add(WhenEmptied.class);
  static final HookType<MayBeUsed> MAY_BE_USED = add(MayBeUsed.class);
  static final HookType<CopiesCards> COPIES_CARDS = add(CopiesCards.class);
  static final HookType<WhenCardRolled> WHEN_CARD_ROLLED = add(WhenCardRolled.class);
  static final HookType<WhenAmountChosen> WHEN_AMOUNT_CHOSEN = add(WhenAmountChosen.class);
  static final HookType<WhenAnswered> WHEN_ANSWERED = add(WhenAnswered.class);
  static final HookType<WhenTurnStarts> WHEN_TURN_STARTS = add(WhenTurnStarts.class);
  static final HookType<WhenTurnEnds> WHEN_TURN_ENDS = add(WhenTurnEnds.class);
  static final HookType<OffersExtraTurn> OFFERS_EXTRA_TURN = add(OffersExtraTurn.class);

  private Hooks() {}

  private static <H extends Hook> HookType<H> add(Class<H> type) {
    int position = 0;
    while (TYPES[position] != null) {
      position++;
    }
    HookType<H> added = new HookType<>(type, position);
    TYPES[position] = added;
    return added;
  }

  /** The bits of all hooks that a card implements. */
  static long bitsOf(Card card) {
    long bits = 0;
    for (HookType<?> hook : TYPES) {
      bits |= hook.of(card) == null ? 0 : hook.bits();
    }
    return bits;
  }
}
