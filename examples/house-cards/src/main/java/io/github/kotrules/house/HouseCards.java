package io.github.kotrules.house;

import io.github.kotrules.Game;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.cards.KingOfTokyo;

/** The second edition with ten more cards. */
public final class HouseCards {
  private HouseCards() {}

  /** The ten cards, one copy each. */
  public static CardSet cards() {
    return CardSet.builder()
        .add(new AncestralDefense())
        .add(new BambooSupply())
        .add(new GammaBlast())
        .add(new InterdimensionalPortal())
        .add(new JaggedTactician())
        .add(new MegaPurr())
        .add(new Nanobots())
        .add(new ReflectiveHide())
        .add(new ScaryFace())
        .add(new Underdog())
        .build();
  }

  /** The second edition with these cards. */
  public static Game game() {
    Game printed = KingOfTokyo.secondEdition();
    return Game.of(
        printed.rules(),
        CardSet.builder().addAll(printed.cards()).addAll(cards()).build());
  }
}
