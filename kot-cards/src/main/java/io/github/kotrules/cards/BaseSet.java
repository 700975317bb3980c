package io.github.kotrules.cards;

import static io.github.kotrules.cards.Printed.keep;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.TurnEffect.GrantExtraTurn;
import io.github.kotrules.effect.VitalEffect.GainPoints;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import java.util.function.Function;

/** The cards of the base game, a row each. Rows that both editions share stand once. */
final class BaseSet {
  private static final String CAMOUFLAGE = "camouflage";

  private BaseSet() {}

  static CardSet firstEdition() {
    return common()
        .add(new FirstEditionCamouflage(keep(
            CAMOUFLAGE,
            "Camouflage",
            3,
            "Roll a die for each damage you are about to take: a Heart prevents one.")))
        .build();
  }

  static CardSet secondEdition() {
    return common()
        .add(new Camouflage(keep(
            CAMOUFLAGE,
            "Camouflage",
            3,
            "You may roll a die for each damage you are about to take: a Heart prevents one.")))
        .build();
  }

  private static CardSet.Builder common() {
    return CardSet.builder()
        .add(discard(
            "apartment-building",
            "Apartment Building",
            5,
            "Gain 3 points.",
            seat -> effects(new GainPoints(seat, 3))))
        .add(new ExtraHead(keep("extra-head", "Extra Head", 7, "You roll one more die.")), 2)
        .add(discard(
            "frenzy",
            "Frenzy",
            7,
            "Take another turn after this one.",
            seat -> effects(new GrantExtraTurn(seat, 0))))
        .add(new Jets(
            keep("jets", "Jets", 5, "If you yield Tokyo you take no damage from that attack.")))
        .add(
            new Mimic(
                keep(
                    "mimic",
                    "Mimic",
                    8,
                    "Counts as a copy of a Keep card in play; move it for 1 energy at the start of your turn.")))
        .add(new Opportunist(keep(
            "opportunist",
            "Opportunist",
            3,
            "You may buy cards as soon as they are revealed in the turns of others.")))
        .add(new PsychicProbe(keep(
            "psychic-probe",
            "Psychic Probe",
            3,
            "Once in each other turn, have one die rolled again; lost on a Heart.")))
        .add(new SpikedTail(keep("spiked-tail", "Spiked Tail", 5, "Your attacks are 1 stronger.")))
        .add(new Wings(
            keep("wings", "Wings", 6, "Pay 2 energy to take no damage for the rest of the turn.")));
  }

  private static DiscardCard discard(
      String id,
      String name,
      int cost,
      String description,
      Function<Seat, ImmutableList<Effect>> effects) {
    return new DiscardCard(CardId.of(id), name, cost, description, effects);
  }

  private static ImmutableList<Effect> effects(Effect... effects) {
    return ImmutableList.copyOf(effects);
  }
}
