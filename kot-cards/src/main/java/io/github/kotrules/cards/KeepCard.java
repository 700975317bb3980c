package io.github.kotrules.cards;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;

/** A card that stays with its owner: a record of what is printed on it, with the hooks that it implements. */
sealed interface KeepCard extends PowerCard
    permits AcidAttack,
        AlienOrigin,
        AlphaMonster,
        ArmorPlating,
        BackgroundDweller,
        BatteryMonster,
        Burrowing,
        Camouflage,
        CompleteDestruction,
        Detritivore,
        EaterOfTheDead,
        EnergyDrink,
        EnergyHoarder,
        EvenBigger,
        ExtraHead,
        FireBreathing,
        FirstEditionAcidAttack,
        FirstEditionBatteryMonster,
        FirstEditionBurrowing,
        FirstEditionCamouflage,
        FirstEditionEvenBigger,
        FirstEditionFireBreathing,
        FirstEditionPoisonQuills,
        FirstEditionPoisonSpit,
        FirstEditionShrinkRay,
        FirstEditionUrbavore,
        FreezeTime,
        FriendOfChildren,
        GiantBrain,
        Gourmet,
        HealingRay,
        Herbivore,
        HerdCuller,
        ItHasAChild,
        Jets,
        MadeInALab,
        MediaFriendly,
        Metamorph,
        Mimic,
        NovaBreath,
        Opportunist,
        ParasiticTentacles,
        PlotTwist,
        PoisonQuills,
        PoisonSpit,
        PsychicProbe,
        RapidHealing,
        Regeneration,
        RootingForTheUnderdog,
        ShrinkRay,
        SmokeCloud,
        SolarPowered,
        SpikedTail,
        Stretchy,
        Urbavore,
        WereOnlyMakingItStronger,
        Wings {
  Printed printed();

  @Override
  default CardId id() {
    return printed().id();
  }

  @Override
  default String name() {
    return printed().name();
  }

  @Override
  default CardKind kind() {
    return CardKind.KEEP;
  }

  @Override
  default int cost() {
    return printed().cost();
  }

  @Override
  default String description() {
    return printed().description();
  }
}
