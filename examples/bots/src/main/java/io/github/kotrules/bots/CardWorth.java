package io.github.kotrules.bots;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.cards.CardIds;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Rules of thumb for the value of a Keep card to its owner for the rest of a game, in points. An unknown card is worth a part
 * of its price, so house cards are bought too.
 */
public final class CardWorth {
  private static final double PER_PRICE = 0.45;
  private static final double LOGIT_PER_POINT = 0.2;

  /**
   * The value of a card.
   *
   * @param points the value to a greedy buyer, in points, by rule of thumb
   * @param duel the gain in logits while two Monsters are alive, fitted to 24,000 games
   * @param crowd the same while more are alive, fitted to 3,000 games of four
   */
  public record Worth(double points, double duel, double crowd) {}

  private static final ImmutableMap<CardId, Worth> KEEP = ImmutableMap.<CardId, Worth>builder()
      .put(CardIds.ACID_ATTACK, new Worth(4.0, 0.96, 0.63))
      .put(CardIds.ALIEN_ORIGIN, new Worth(1.3, 0.00, 0.15))
      .put(CardIds.ALPHA_MONSTER, new Worth(2.6, 0.40, 0.59))
      .put(CardIds.ARMOR_PLATING, new Worth(2.2, 0.49, 0.62))
      .put(CardIds.BACKGROUND_DWELLER, new Worth(1.5, 0.08, 0.00))
      .put(CardIds.BATTERY_MONSTER, new Worth(2.0, 0.35, 0.37))
      .put(CardIds.BURROWING, new Worth(2.3, 0.38, 0.24))
      .put(CardIds.CAMOUFLAGE, new Worth(2.0, 0.44, 0.35))
      .put(CardIds.COMPLETE_DESTRUCTION, new Worth(1.5, 0.00, 0.00))
      .put(CardIds.DETRITIVORE, new Worth(1.8, 0.19, 0.13))
      .put(CardIds.EATER_OF_THE_DEAD, new Worth(1.0, 0.16, 0.00))
      .put(CardIds.ENERGY_DRINK, new Worth(1.6, 0.15, 0.30))
      .put(CardIds.ENERGY_HOARDER, new Worth(1.3, 0.13, 0.00))
      .put(CardIds.EVEN_BIGGER, new Worth(2.2, 0.13, 0.17))
      .put(CardIds.EXTRA_HEAD, new Worth(4.5, 0.76, 0.65))
      .put(CardIds.FIRE_BREATHING, new Worth(3.0, 1.06, 0.70))
      .put(CardIds.FREEZE_TIME, new Worth(1.8, 0.38, 0.46))
      .put(CardIds.FRIEND_OF_CHILDREN, new Worth(2.0, 0.16, 0.00))
      .put(CardIds.GIANT_BRAIN, new Worth(3.2, 0.52, 0.52))
      .put(CardIds.GOURMET, new Worth(1.8, 0.00, 0.12))
      .put(CardIds.HEALING_RAY, new Worth(0.4, 0.01, 0.12))
      .put(CardIds.HERBIVORE, new Worth(1.8, 0.28, 0.00))
      .put(CardIds.HERD_CULLER, new Worth(1.8, 0.00, 0.01))
      .put(CardIds.IT_HAS_A_CHILD, new Worth(3.0, 0.63, 0.61))
      .put(CardIds.JETS, new Worth(2.2, 0.85, 0.19))
      .put(CardIds.MADE_IN_A_LAB, new Worth(0.4, 0.04, 0.00))
      .put(CardIds.MEDIA_FRIENDLY, new Worth(1.3, 0.00, 0.16))
      .put(CardIds.METAMORPH, new Worth(0.5, 0.08, 0.10))
      .put(CardIds.MIMIC, new Worth(3.0, 0.59, 0.44))
      .put(CardIds.NOVA_BREATH, new Worth(2.5, 0.49, 0.35))
      .put(CardIds.OPPORTUNIST, new Worth(0.8, 0.05, 0.00))
      .put(CardIds.PARASITIC_TENTACLES, new Worth(0.6, 0.05, 0.04))
      .put(CardIds.PLOT_TWIST, new Worth(1.0, 0.34, 0.00))
      .put(CardIds.POISON_QUILLS, new Worth(2.0, 0.03, 0.17))
      .put(CardIds.POISON_SPIT, new Worth(3.2, 0.98, 0.22))
      .put(CardIds.PSYCHIC_PROBE, new Worth(1.6, 0.63, 0.75))
      .put(CardIds.RAPID_HEALING, new Worth(1.8, 0.32, 0.08))
      .put(CardIds.REGENERATION, new Worth(2.0, 0.41, 0.00))
      .put(CardIds.ROOTING_FOR_THE_UNDERDOG, new Worth(1.0, 0.20, 0.13))
      .put(CardIds.SHRINK_RAY, new Worth(4.0, 0.99, 0.56))
      .put(CardIds.SMOKE_CLOUD, new Worth(1.3, 0.27, 0.28))
      .put(CardIds.SOLAR_POWERED, new Worth(0.8, 0.00, 0.11))
      .put(CardIds.SPIKED_TAIL, new Worth(3.6, 1.01, 0.34))
      .put(CardIds.STRETCHY, new Worth(2.2, 0.13, 0.32))
      .put(CardIds.URBAVORE, new Worth(2.8, 0.23, 0.39))
      .put(CardIds.WERE_ONLY_MAKING_IT_STRONGER, new Worth(0.8, 0.10, 0.00))
      .put(CardIds.WINGS, new Worth(3.0, 0.65, 0.05))
      .buildOrThrow();

  private CardWorth() {}

  /** The value of a card to its owner. */
  static Worth of(CardInfo card) {
    Worth known = KEEP.get(card.id());
    return known == null ? byPrice(card.cost()) : known;
  }

  private static Worth byPrice(int cost) {
    double points = PER_PRICE * cost;
    return new Worth(points, points * LOGIT_PER_POINT, points * LOGIT_PER_POINT);
  }

  static double points(Table table, CardId card) {
    return of(table.setting().catalogue().info(card)).points();
  }

  /** The value of a card in play; a copy has the value of the copied card. */
  public static Worth of(Table table, HeldCard held) {
    CardRef copy = held.copy();
    return of(table.setting().catalogue().info(copy == null ? held.id() : copy.card()));
  }
}
