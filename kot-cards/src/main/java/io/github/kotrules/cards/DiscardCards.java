package io.github.kotrules.cards;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.GrantExtraTurn;
import io.github.kotrules.effect.Effect.Heal;
import io.github.kotrules.effect.Effect.LeaveTokyo;
import io.github.kotrules.effect.Effect.LoseEnergy;
import io.github.kotrules.effect.Effect.LosePoints;
import io.github.kotrules.effect.Effect.TakeCity;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Table;
import java.util.function.Function;

/**
 * The Discard cards, a list of effects each. Points come before damage, and damage of a card is not an attack. Cards that both
 * editions share are listed once.
 */
final class DiscardCards {
  private DiscardCards() {}

  /** The effects of a card for its buyer. */
  @FunctionalInterface
  interface Row {
    ImmutableList<Effect> effects(Table table, Seat buyer);
  }

  /** A card that takes effect once, when it is bought. */
  record PrintedDiscard(CardFace face, Row row) implements PowerCard, WhenPlayed {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      return row.effects(table, buyer);
    }

    @Override
    public String toString() {
      return face.name();
    }
  }

  static CardSet firstEdition() {
    return shared()
        .add(discard(
            "death-from-above",
            "Drop from High Altitude",
            5,
            "Gain 2 points; from outside, take Tokyo City from whoever is there.",
            DiscardCards::dropFromHighAltitude))
        .add(discard(
            "flame-thrower",
            "Fire Blast",
            3,
            "All others take 2 damage.",
            (table, buyer) -> effects(damage(buyer, table.others(buyer), 2))))
        .add(discard("tank", "Tanks", 4, "Gain 4 points and take 3 damage.", gainAndSuffer(4, 3)))
        .build();
  }

  static CardSet secondEdition() {
    return shared()
        .add(discard(
            "death-from-above",
            "Death From Above",
            5,
            "Gain 2 points; all others leave Tokyo and you take Tokyo City.",
            DiscardCards::deathFromAbove))
        .add(discard(
            "flame-thrower",
            "Flame Thrower",
            3,
            "All others take 2 damage.",
            (table, buyer) -> effects(damage(buyer, table.others(buyer), 2))))
        .add(discard("tank", "Tank", 4, "Gain 4 points and take 3 damage.", gainAndSuffer(4, 3)))
        .build();
  }

  private static CardSet.Builder shared() {
    return CardSet.builder()
        .add(discard("apartment-building", "Apartment Building", 5, "Gain 3 points.", gain(3)))
        .add(discard("commuter-train", "Commuter Train", 4, "Gain 2 points.", gain(2)))
        .add(discard("corner-store", "Corner Store", 3, "Gain 1 point.", gain(1)))
        .add(discard(
            "energize",
            "Energize",
            8,
            "Gain 9 energy.",
            (table, buyer) -> effects(new GainEnergy(buyer, 9))))
        .add(
            discard(
                "evacuation-orders",
                "Evacuation Orders",
                7,
                "All others lose 5 points.",
                (table, buyer) -> forOthers(table, buyer, other -> new LosePoints(other, 5))),
            2)
        .add(discard(
            "frenzy",
            "Frenzy",
            7,
            "Take another turn after this one.",
            (table, buyer) -> effects(new GrantExtraTurn(buyer, 0))))
        .add(discard(
            "gas-refinery",
            "Gas Refinery",
            6,
            "Gain 2 points; all others take 3 damage.",
            (table, buyer) ->
                effects(new GainPoints(buyer, 2), damage(buyer, table.others(buyer), 3))))
        .add(discard(
            "heal", "Heal", 3, "Heal 2 life.", (table, buyer) -> effects(new Heal(buyer, 2))))
        .add(discard(
            "high-altitude-bombing",
            "High Altitude Bombing",
            4,
            "All Monsters, you included, take 3 damage.",
            (table, buyer) -> effects(damage(buyer, table.living(), 3))))
        .add(discard(
            "jet-fighters",
            "Jet Fighters",
            5,
            "Gain 5 points and take 4 damage.",
            gainAndSuffer(5, 4)))
        .add(discard(
            "national-guard",
            "National Guard",
            3,
            "Gain 2 points and take 2 damage.",
            gainAndSuffer(2, 2)))
        .add(discard(
            "nuclear-power-plant",
            "Nuclear Power Plant",
            6,
            "Gain 2 points and heal 3 life.",
            (table, buyer) -> effects(new GainPoints(buyer, 2), new Heal(buyer, 3))))
        .add(discard("skyscraper", "Skyscraper", 6, "Gain 4 points.", gain(4)))
        .add(discard(
            "vast-storm",
            "Vast Storm",
            6,
            "Gain 2 points; all others lose half their energy.",
            DiscardCards::vastStorm));
  }

  private static PrintedDiscard discard(String id, String name, int cost, String text, Row row) {
    return new PrintedDiscard(CardFace.discard(id, name, cost, text), row);
  }

  private static ImmutableList<Effect> effects(Effect... effects) {
    return ImmutableList.copyOf(effects);
  }

  /** One effect for each of the others, clockwise from the active Monster. */
  private static ImmutableList<Effect> forOthers(
      Table table, Seat buyer, Function<Seat, Effect> effect) {
    return table.others(buyer).clockwiseFrom(table.activeSeat()).stream()
        .map(effect)
        .collect(ImmutableList.toImmutableList());
  }

  private static DealDamage damage(Seat dealer, SeatSet targets, int amount) {
    return new DealDamage(dealer, targets, amount, DamageKind.CARD);
  }

  private static Row gain(int points) {
    return (table, buyer) -> effects(new GainPoints(buyer, points));
  }

  private static Row gainAndSuffer(int points, int damage) {
    return (table, buyer) ->
        effects(new GainPoints(buyer, points), damage(buyer, SeatSet.of(buyer), damage));
  }

  private static ImmutableList<Effect> vastStorm(Table table, Seat buyer) {
    return ImmutableList.<Effect>builder()
        .add(new GainPoints(buyer, 2))
        .addAll(forOthers(table, buyer, other -> new LoseEnergy(other, table.energy(other) / 2)))
        .build();
  }

  /** Second edition: City and Bay are emptied without a yield; the buyer is in City afterwards. */
  private static ImmutableList<Effect> deathFromAbove(Table table, Seat buyer) {
    return ImmutableList.<Effect>builder()
        .add(new GainPoints(buyer, 2))
        .addAll(forOthers(table, buyer, LeaveTokyo::new))
        .add(new TakeCity(buyer))
        .build();
  }

  /** First edition: a buyer in Tokyo only scores; from outside it takes City, and Bay's Monster stays. */
  private static ImmutableList<Effect> dropFromHighAltitude(Table table, Seat buyer) {
    if (table.isInTokyo(buyer)) {
      return effects(new GainPoints(buyer, 2));
    }
    Seat holder = table.occupant(Place.CITY);
    return holder == null
        ? effects(new GainPoints(buyer, 2), new TakeCity(buyer))
        : effects(new GainPoints(buyer, 2), new LeaveTokyo(holder), new TakeCity(buyer));
  }
}
