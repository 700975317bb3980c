package io.github.kotrules.study;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;
import io.github.kotrules.study.Experiment.Setting;

/** All experiments of the study. */
final class Experiments {
  private static final int MAX_PLAYERS = 6;
  private static final int MIN_PLAYERS_OF_BAY = 5;

  private Experiments() {}

  /** The experiments, in the order in which they are made. */
  static ImmutableList<Experiment> all() {
    ImmutableList.Builder<Experiment> all = ImmutableList.builder();
    add("second", KingOfTokyo.secondEdition(), all);
    add("first", KingOfTokyo.firstEdition(), all);
    return all.build();
  }

  private static void add(String edition, Game game, ImmutableList.Builder<Experiment> all) {
    Setting duel = new Setting(edition, game, 2);
    for (CardInfo card : game.catalogue().cards()) {
      if (card.kind() == CardKind.KEEP) {
        all.add(new HoldCard(duel, card.id()));
      }
    }
    for (CardInfo card : game.catalogue().cards()) {
      all.add(new BuyCard(duel, card.id()));
    }
    for (int players = 2; players <= MAX_PLAYERS; players++) {
      all.add(new Seats(new Setting(edition, game, players)));
    }
    for (int players = MIN_PLAYERS_OF_BAY; players <= MAX_PLAYERS; players++) {
      all.add(new Bay(new Setting(edition, game, players)));
    }
  }
}
