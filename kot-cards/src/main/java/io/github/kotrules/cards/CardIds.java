package io.github.kotrules.cards;

import io.github.kotrules.model.CardId;

/** The ids of the printed cards, which both editions share. */
public final class CardIds {
  public static final CardId ACID_ATTACK = CardId.of("acid-attack");
  public static final CardId ALIEN_ORIGIN = CardId.of("alien-origin");
  public static final CardId ALPHA_MONSTER = CardId.of("alpha-monster");
  public static final CardId APARTMENT_BUILDING = CardId.of("apartment-building");
  public static final CardId ARMOR_PLATING = CardId.of("armor-plating");
  public static final CardId BACKGROUND_DWELLER = CardId.of("background-dweller");
  public static final CardId BATTERY_MONSTER = CardId.of("battery-monster");
  public static final CardId BURROWING = CardId.of("burrowing");
  public static final CardId CAMOUFLAGE = CardId.of("camouflage");
  public static final CardId COMMUTER_TRAIN = CardId.of("commuter-train");
  public static final CardId COMPLETE_DESTRUCTION = CardId.of("complete-destruction");
  public static final CardId CORNER_STORE = CardId.of("corner-store");
  public static final CardId DEATH_FROM_ABOVE = CardId.of("death-from-above");
  public static final CardId DETRITIVORE = CardId.of("detritivore");
  public static final CardId EATER_OF_THE_DEAD = CardId.of("eater-of-the-dead");
  public static final CardId ENERGIZE = CardId.of("energize");
  public static final CardId ENERGY_DRINK = CardId.of("energy-drink");
  public static final CardId ENERGY_HOARDER = CardId.of("energy-hoarder");
  public static final CardId EVACUATION_ORDERS = CardId.of("evacuation-orders");
  public static final CardId EVEN_BIGGER = CardId.of("even-bigger");
  public static final CardId EXTRA_HEAD = CardId.of("extra-head");
  public static final CardId FIRE_BREATHING = CardId.of("fire-breathing");
  public static final CardId FLAME_THROWER = CardId.of("flame-thrower");
  public static final CardId FREEZE_TIME = CardId.of("freeze-time");
  public static final CardId FRENZY = CardId.of("frenzy");
  public static final CardId FRIEND_OF_CHILDREN = CardId.of("friend-of-children");
  public static final CardId GAS_REFINERY = CardId.of("gas-refinery");
  public static final CardId GIANT_BRAIN = CardId.of("giant-brain");
  public static final CardId GOURMET = CardId.of("gourmet");
  public static final CardId HEAL = CardId.of("heal");
  public static final CardId HEALING_RAY = CardId.of("healing-ray");
  public static final CardId HERBIVORE = CardId.of("herbivore");
  public static final CardId HERD_CULLER = CardId.of("herd-culler");
  public static final CardId HIGH_ALTITUDE_BOMBING = CardId.of("high-altitude-bombing");
  public static final CardId IT_HAS_A_CHILD = CardId.of("it-has-a-child");
  public static final CardId JET_FIGHTERS = CardId.of("jet-fighters");
  public static final CardId JETS = CardId.of("jets");
  public static final CardId MADE_IN_A_LAB = CardId.of("made-in-a-lab");
  public static final CardId MEDIA_FRIENDLY = CardId.of("media-friendly");
  public static final CardId METAMORPH = CardId.of("metamorph");
  public static final CardId MIMIC = CardId.of("mimic");
  public static final CardId NATIONAL_GUARD = CardId.of("national-guard");
  public static final CardId NOVA_BREATH = CardId.of("nova-breath");
  public static final CardId NUCLEAR_POWER_PLANT = CardId.of("nuclear-power-plant");
  public static final CardId OPPORTUNIST = CardId.of("opportunist");
  public static final CardId PARASITIC_TENTACLES = CardId.of("parasitic-tentacles");
  public static final CardId PLOT_TWIST = CardId.of("plot-twist");
  public static final CardId POISON_QUILLS = CardId.of("poison-quills");
  public static final CardId POISON_SPIT = CardId.of("poison-spit");
  public static final CardId PSYCHIC_PROBE = CardId.of("psychic-probe");
  public static final CardId RAPID_HEALING = CardId.of("rapid-healing");
  public static final CardId REGENERATION = CardId.of("regeneration");
  public static final CardId ROOTING_FOR_THE_UNDERDOG = CardId.of("rooting-for-the-underdog");
  public static final CardId SHRINK_RAY = CardId.of("shrink-ray");
  public static final CardId SKYSCRAPER = CardId.of("skyscraper");
  public static final CardId SMOKE_CLOUD = CardId.of("smoke-cloud");
  public static final CardId SOLAR_POWERED = CardId.of("solar-powered");
  public static final CardId SPIKED_TAIL = CardId.of("spiked-tail");
  public static final CardId STRETCHY = CardId.of("stretchy");
  public static final CardId TANK = CardId.of("tank");
  public static final CardId URBAVORE = CardId.of("urbavore");
  public static final CardId VAST_STORM = CardId.of("vast-storm");
  public static final CardId WERE_ONLY_MAKING_IT_STRONGER =
      CardId.of("were-only-making-it-stronger");
  public static final CardId WINGS = CardId.of("wings");

  private CardIds() {}
}
