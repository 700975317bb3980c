package io.github.kotrules.bots;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;

/**
 * Rules of thumb for what a Keep card is worth to its owner for the rest of a game, in points. A card that is not known here
 * is worth a part of its price, so house cards are bought too.
 */
final class CardWorth {
  private static final double PER_PRICE = 0.45;
  private static final double LOGIT_PER_POINT = 0.2;

  /**
   * What a card is worth.
   *
   * @param points to a greedy buyer, in points, by rule of thumb
   * @param duel how much better a position is with it when two are alive; in logits, from 24,000 games
   * @param crowd the same when more are alive, from 3,000 games of four
   */
  record Worth(double points, double duel, double crowd) {}

  private static final ImmutableMap<String, Worth> KEEP = ImmutableMap.<String, Worth>builder()
      .put("acid-attack", new Worth(4.0, 0.96, 0.63))
      .put("alien-origin", new Worth(1.3, 0.00, 0.15))
      .put("alpha-monster", new Worth(2.6, 0.40, 0.59))
      .put("armor-plating", new Worth(2.2, 0.49, 0.62))
      .put("background-dweller", new Worth(1.5, 0.08, 0.00))
      .put("battery-monster", new Worth(2.0, 0.35, 0.37))
      .put("burrowing", new Worth(2.3, 0.38, 0.24))
      .put("camouflage", new Worth(2.0, 0.44, 0.35))
      .put("complete-destruction", new Worth(1.5, 0.00, 0.00))
      .put("detritivore", new Worth(1.8, 0.19, 0.13))
      .put("eater-of-the-dead", new Worth(1.0, 0.16, 0.00))
      .put("energy-drink", new Worth(1.6, 0.15, 0.30))
      .put("energy-hoarder", new Worth(1.3, 0.13, 0.00))
      .put("even-bigger", new Worth(2.2, 0.13, 0.17))
      .put("extra-head", new Worth(4.5, 0.76, 0.65))
      .put("fire-breathing", new Worth(3.0, 1.06, 0.70))
      .put("freeze-time", new Worth(1.8, 0.38, 0.46))
      .put("friend-of-children", new Worth(2.0, 0.16, 0.00))
      .put("giant-brain", new Worth(3.2, 0.52, 0.52))
      .put("gourmet", new Worth(1.8, 0.00, 0.12))
      .put("healing-ray", new Worth(0.4, 0.01, 0.12))
      .put("herbivore", new Worth(1.8, 0.28, 0.00))
      .put("herd-culler", new Worth(1.8, 0.00, 0.01))
      .put("it-has-a-child", new Worth(3.0, 0.63, 0.61))
      .put("jets", new Worth(2.2, 0.85, 0.19))
      .put("made-in-a-lab", new Worth(0.4, 0.04, 0.00))
      .put("media-friendly", new Worth(1.3, 0.00, 0.16))
      .put("metamorph", new Worth(0.5, 0.08, 0.10))
      .put("mimic", new Worth(3.0, 0.59, 0.44))
      .put("nova-breath", new Worth(2.5, 0.49, 0.35))
      .put("opportunist", new Worth(0.8, 0.05, 0.00))
      .put("parasitic-tentacles", new Worth(0.6, 0.05, 0.04))
      .put("plot-twist", new Worth(1.0, 0.34, 0.00))
      .put("poison-quills", new Worth(2.0, 0.03, 0.17))
      .put("poison-spit", new Worth(3.2, 0.98, 0.22))
      .put("psychic-probe", new Worth(1.6, 0.63, 0.75))
      .put("rapid-healing", new Worth(1.8, 0.32, 0.08))
      .put("regeneration", new Worth(2.0, 0.41, 0.00))
      .put("rooting-for-the-underdog", new Worth(1.0, 0.20, 0.13))
      .put("shrink-ray", new Worth(4.0, 0.99, 0.56))
      .put("smoke-cloud", new Worth(1.3, 0.27, 0.28))
      .put("solar-powered", new Worth(0.8, 0.00, 0.11))
      .put("spiked-tail", new Worth(3.6, 1.01, 0.34))
      .put("stretchy", new Worth(2.2, 0.13, 0.32))
      .put("urbavore", new Worth(2.8, 0.23, 0.39))
      .put("were-only-making-it-stronger", new Worth(0.8, 0.10, 0.00))
      .put("wings", new Worth(3.0, 0.65, 0.05))
      .buildOrThrow();

  private CardWorth() {}

  /** What the card is worth in front of a Monster. */
  static Worth of(CardInfo card) {
    Worth known = KEEP.get(card.id().value());
    return known == null ? byPrice(card.cost()) : known;
  }

  private static Worth byPrice(int cost) {
    double points = PER_PRICE * cost;
    return new Worth(points, points * LOGIT_PER_POINT, points * LOGIT_PER_POINT);
  }

  static double points(Table table, CardId card) {
    return of(table.setting().catalogue().info(card)).points();
  }

  /** What a card in play is worth, as the card that it copies if it is a copy. */
  static Worth of(Table table, HeldCard held) {
    CardRef copy = held.copy();
    return of(table.setting().catalogue().info(copy == null ? held.id() : copy.card()));
  }
}
