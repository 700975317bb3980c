package io.github.kotrules.cards;

import static io.github.kotrules.card.CardFace.keep;

import io.github.kotrules.card.CardSet;

/** The Keep cards, each with its printed face. Cards that both editions share are listed once. */
final class KeepCardTable {
  private KeepCardTable() {}

  static CardSet firstEdition() {
    return shared()
        .add(
            new FirstEditionAcidAttack(
                keep(
                    "acid-attack",
                    "Acid Attack",
                    6,
                    "Each attack of yours deals 1 more damage; without one, deal 1 to whom you could attack.")))
        .add(new AlienOrigin(
            keep("alien-origin", "Alien Metabolism", 3, "Cards cost you 1 energy less.")))
        .add(new FirstEditionBatteryMonster(keep(
            "battery-monster",
            "Monster Batteries",
            2,
            "Put energy on it, which is doubled; take 2 off at the start of each of your turns.")))
        .add(new FirstEditionBurrowing(keep(
            "burrowing",
            "Burrowing",
            5,
            "Deal 1 more damage to Tokyo; who makes you yield takes 1.")))
        .add(new FirstEditionCamouflage(keep(
            "camouflage",
            "Camouflage",
            3,
            "Roll a die for each damage you are about to take: a Heart prevents one.")))
        .add(new Detritivore(keep(
            "detritivore", "Omnivore", 4, "Gain 2 points for a 1, a 2 and a 3 among your dice.")))
        .add(
            new EnergyDrink(keep("energy-drink", "Telepath", 4, "Pay 1 energy for one more roll.")))
        .add(new FirstEditionEvenBigger(keep(
            "even-bigger",
            "Even Bigger",
            4,
            "Your maximum is 12 life and you heal 2; you lose both with the card.")))
        .add(new FirstEditionFireBreathing(keep(
            "fire-breathing",
            "Fire Breathing",
            4,
            "When you deal damage your neighbours take 1 more.")))
        .add(new ItHasAChild(keep(
            "it-has-a-child",
            "It Has a Child",
            7,
            "At 0 life come back with 10, without cards and points.")))
        .add(new MediaFriendly(keep(
            "media-friendly", "Dedicated News Team", 3, "Gain 1 point for each card you buy.")))
        .add(
            new FirstEditionPoisonQuills(
                keep(
                    "poison-quills",
                    "Poison Quills",
                    3,
                    "With three 2s your attack deals 2 more damage; without one, deal 2 to whom you could attack.")))
        .add(new FirstEditionPoisonSpit(keep(
            "poison-spit",
            "Poison Spit",
            4,
            "Monsters that your damage costs life get a poison token.")))
        .add(new FirstEditionShrinkRay(keep(
            "shrink-ray",
            "Shrink Ray",
            6,
            "Monsters that your damage costs life get a shrink token.")))
        .add(new FirstEditionUrbavore(keep(
            "urbavore",
            "Urbavore",
            4,
            "Gain 1 more point for starting in Tokyo; from there you deal 1 more damage.")))
        .add(new WereOnlyMakingItStronger(keep(
            "were-only-making-it-stronger",
            "We're Only Making It Stronger",
            3,
            "Gain 1 energy when you lose 2 or more life at once.")))
        .build();
  }

  static CardSet secondEdition() {
    return shared()
        .add(new AcidAttack(
            keep("acid-attack", "Acid Attack", 6, "One smash is part of each of your rolls.")))
        .add(new AlienOrigin(
            keep("alien-origin", "Alien Origin", 3, "Cards cost you 1 energy less.")))
        .add(new BatteryMonster(keep(
            "battery-monster",
            "Battery Monster",
            3,
            "Comes with 6 energy; take 2 off at the start of each of your turns.")))
        .add(new Burrowing(keep(
            "burrowing",
            "Burrowing",
            5,
            "In Tokyo one smash is part of your rolls; who makes you yield takes 1 damage.")))
        .add(new Camouflage(keep(
            "camouflage",
            "Camouflage",
            3,
            "You may roll a die for each damage you are about to take: a Heart prevents one.")))
        .add(new Detritivore(keep(
            "detritivore",
            "Detritivore",
            4,
            "Gain 2 points for a 1, a 2 and a 3 among your dice.")))
        .add(new EnergyDrink(
            keep("energy-drink", "Energy Drink", 4, "Pay 1 energy for one more roll.")))
        .add(new EvenBigger(
            keep("even-bigger", "Even Bigger", 4, "Your maximum is 12 life and you heal 2.")))
        .add(new FireBreathing(keep(
            "fire-breathing",
            "Fire Breathing",
            4,
            "When you roll a smash your neighbours lose 1 more life.")))
        .add(new ItHasAChild(keep(
            "it-has-a-child",
            "It Has a Child!",
            7,
            "At 0 life come back with 10, without cards and points.")))
        .add(new MediaFriendly(
            keep("media-friendly", "Media-Friendly", 3, "Gain 1 point for each card you buy.")))
        .add(new PoisonQuills(
            keep("poison-quills", "Poison Quills", 3, "Three 2s add two smashes to your roll.")))
        .add(new PoisonSpit(keep(
            "poison-spit",
            "Poison Spit",
            4,
            "Monsters that your smashes cost life get a poison token.")))
        .add(new ShrinkRay(keep(
            "shrink-ray",
            "Shrink Ray",
            6,
            "Monsters that your smashes cost life get a shrink token.")))
        .add(new Urbavore(keep(
            "urbavore",
            "Urbavore",
            4,
            "Gain 1 more point for starting in Tokyo; there your attacks are 1 stronger.")))
        .add(new WereOnlyMakingItStronger(keep(
            "were-only-making-it-stronger",
            "We're Only Making It Stronger!",
            3,
            "Gain 1 energy when you lose 2 or more life at once.")))
        .build();
  }

  private static CardSet.Builder shared() {
    return CardSet.builder()
        .add(new AlphaMonster(keep(
            "alpha-monster", "Alpha Monster", 5, "Gain 1 point in each turn in which you attack.")))
        .add(new ArmorPlating(
            keep("armor-plating", "Armor Plating", 4, "Ignore damage of exactly 1.")))
        .add(new BackgroundDweller(keep(
            "background-dweller",
            "Background Dweller",
            4,
            "Roll dice that show 3 again as often as you like.")))
        .add(new CompleteDestruction(keep(
            "complete-destruction",
            "Complete Destruction",
            3,
            "Gain 9 points for dice that show all six faces.")))
        .add(new EaterOfTheDead(keep(
            "eater-of-the-dead",
            "Eater of the Dead",
            4,
            "Gain 3 points whenever another Monster falls to 0 life.")))
        .add(new EnergyHoarder(keep(
            "energy-hoarder",
            "Energy Hoarder",
            3,
            "Gain 1 point for every 6 energy you hold at the end of your turn.")))
        .add(new ExtraHead(keep("extra-head", "Extra Head", 7, "You roll one more die.")), 2)
        .add(new FreezeTime(keep(
            "freeze-time",
            "Freeze Time",
            5,
            "After three 1s you may take another turn with one die fewer.")))
        .add(new FriendOfChildren(keep(
            "friend-of-children",
            "Friend of Children",
            3,
            "Each gain of energy brings you 1 more.")))
        .add(new GiantBrain(
            keep("giant-brain", "Giant Brain", 5, "You have one more roll each turn.")))
        .add(new Gourmet(keep("gourmet", "Gourmet", 4, "Three 1s score 2 more points.")))
        .add(new HealingRay(keep(
            "healing-ray",
            "Healing Ray",
            4,
            "Your Hearts may heal others, who pay you 2 energy for each life.")))
        .add(new Herbivore(keep(
            "herbivore",
            "Herbivore",
            5,
            "Gain 1 point at the end of a turn in which you harmed nobody.")))
        .add(new HerdCuller(keep("herd-culler", "Herd Culler", 3, "Turn one die to 1 each turn.")))
        .add(new Jets(
            keep("jets", "Jets", 5, "If you yield Tokyo you take no damage from that attack.")))
        .add(new MadeInALab(keep(
            "made-in-a-lab",
            "Made in a Lab",
            2,
            "Look at the top card of the deck when you buy, and buy it if you like.")))
        .add(new Metamorph(keep(
            "metamorph",
            "Metamorph",
            3,
            "Sell Keep cards for their price at the end of your turn.")))
        .add(
            new Mimic(
                keep(
                    "mimic",
                    "Mimic",
                    8,
                    "Counts as a copy of a Keep card in play; move it for 1 energy at the start of your turn.")))
        .add(new NovaBreath(
            keep("nova-breath", "Nova Breath", 7, "Your attacks hit all other Monsters.")))
        .add(new Opportunist(keep(
            "opportunist",
            "Opportunist",
            3,
            "Buy cards as soon as they are revealed in the turns of others.")))
        .add(new ParasiticTentacles(keep(
            "parasitic-tentacles",
            "Parasitic Tentacles",
            4,
            "Buy Keep cards from other Monsters.")))
        .add(new PlotTwist(
            keep("plot-twist", "Plot Twist", 3, "Discard this to turn a die to any face.")))
        .add(new PsychicProbe(keep(
            "psychic-probe",
            "Psychic Probe",
            3,
            "Once in each other turn, have one die rolled again; lost on a Heart.")))
        .add(new RapidHealing(
            keep("rapid-healing", "Rapid Healing", 3, "Pay 2 energy at any time to heal 1 life.")))
        .add(new Regeneration(
            keep("regeneration", "Regeneration", 4, "Each healing brings you 1 more life.")))
        .add(new RootingForTheUnderdog(keep(
            "rooting-for-the-underdog",
            "Rooting for the Underdog",
            3,
            "Gain 1 point at the end of your turn if you alone have the fewest.")))
        .add(new SmokeCloud(
            keep("smoke-cloud", "Smoke Cloud", 4, "Three times, use a charge for one more roll.")))
        .add(new SolarPowered(keep(
            "solar-powered",
            "Solar Powered",
            2,
            "Gain 1 energy at the end of your turn if you have none.")))
        .add(new SpikedTail(keep("spiked-tail", "Spiked Tail", 5, "Your attacks are 1 stronger.")))
        .add(new Stretchy(
            keep("stretchy", "Stretchy", 3, "Pay 2 energy to turn a die to any face.")))
        .add(new Wings(
            keep("wings", "Wings", 6, "Pay 2 energy to take no damage for the rest of the turn.")));
  }
}
