package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.NOWHERE;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.testkit.Scenario;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The examples that the rulebooks tell. */
class WorkedExamplesTest {

  @InBothEditions
  @Tag("X-1")
  void four_ones_score_two_points(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("111123")
        .expectPoints(ONE, 2)
        .expectPoints(THREE, 0);
  }

  /** Gigazaur, seat 1, rolls 2 2 2 2 Energy Smash while seat 2 is in City. */
  private static Scenario fourTwosEnergyAndSmash(Edition edition, Monster inCity) {
    Scenario scenario =
        Scenario.of(edition.fullGame(), 3).inCity(TWO).turnOf(ONE).finalDice("2222ES");
    assertThat(scenario.state().monster(ONE)).isEqualTo(Monster.GIGAZAUR);
    assertThat(scenario.state().monster(TWO)).isEqualTo(inCity);
    return scenario
        .expectPoints(ONE, 3)
        .expectEnergy(ONE, 1)
        .expectLife(ONE, 10)
        .expectLife(TWO, 9)
        .expectLife(THREE, 10)
        .expectAsked(TWO, ChooseYield.class);
  }

  /** The same dice, rolled in City. */
  private static void fourTwosEnergyAndSmashInTokyo(Edition edition) {
    Scenario.of(edition.fullGame(), 4)
        .inCity(ONE)
        .turnOf(ONE)
        .finalDice("2222ES")
        .expectPoints(ONE, 2 + 3)
        .expectEnergy(ONE, 1)
        .expectLife(ONE, 10)
        .expectLife(TWO, 9)
        .expectLife(THREE, 9)
        .expectLife(FOUR, 9)
        .expectTurnOf(TWO);
  }

  @Test
  @Tag("X-2")
  void gigazaur_hits_cyberkitty_in_city() {
    fourTwosEnergyAndSmash(SECOND, Monster.CYBERKITTY);
  }

  @Test
  @Tag("X-2")
  void gigazaur_in_tokyo_hits_every_monster_outside() {
    fourTwosEnergyAndSmashInTokyo(SECOND);
  }

  @Test
  @Tag("X-3")
  void gigazaur_hits_cyberbunny_in_city() {
    fourTwosEnergyAndSmash(FIRST, Monster.CYBERBUNNY);
  }

  @Test
  @Tag("X-3")
  void gigazaur_in_first_edition_tokyo_hits_every_monster_outside() {
    fourTwosEnergyAndSmashInTokyo(FIRST);
  }

  @InBothEditions
  @Tag("X-3")
  void three_threes_are_worth_three_points_not_nine(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .turnOf(ONE)
        .finalDice("333112")
        .expectPoints(ONE, 3);
  }

  /** Seat 1 MekaDragon, seat 2 Gigazaur in City, and another Monster in Bay. */
  private static Scenario fivePlayers(Edition edition, Seat inBay, Monster... monsters) {
    GameSetup setup = GameSetup.of(monsters)
        .with(TWO, MonsterSetup.of(Monster.GIGAZAUR).withLife(8).withPlace(CITY))
        .withMarket(Market.empty())
        .withFirst(ONE);
    GameSetup complete = setup.with(inBay, setup.monster(inBay).withPlace(BAY));
    return Scenario.from(edition.fullGame(), complete);
  }

  @Test
  @Tag("X-4")
  void five_monsters_fight_for_city_and_bay_in_the_second_edition() {
    Seat mekaDragon = ONE;
    Seat gigazaur = TWO;
    Seat spacePenguin = THREE;
    Seat theKing = FOUR;
    Seat cyberKitty = FIVE;
    fivePlayers(
            SECOND,
            spacePenguin,
            Monster.MEKADRAGON,
            Monster.GIGAZAUR,
            Monster.SPACE_PENGUIN,
            Monster.THE_KING,
            Monster.CYBERKITTY)
        // both are hit and yield
        .finalDice("SSSS12")
        .expectLife(gigazaur, 4)
        .expectLife(spacePenguin, 6)
        .expectLife(theKing, 10)
        .expectLife(cyberKitty, 10)
        .act(gigazaur, new YieldTokyo())
        .act(spacePenguin, new YieldTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPoints(mekaDragon, 1)
        .expectPlace(gigazaur, OUTSIDE)
        .expectPlace(spacePenguin, OUTSIDE)
        // Gigazaur hits MekaDragon, who stays
        .expectTurnOf(gigazaur)
        .finalDice("11223S")
        .expectLife(mekaDragon, 9)
        .expectLife(spacePenguin, 6)
        .act(mekaDragon, new StayInTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPlace(gigazaur, BAY)
        .expectPoints(gigazaur, 1)
        // Space Penguin hits both, and Gigazaur yields Bay
        .expectTurnOf(spacePenguin)
        .finalDice("11223S")
        .expectLife(mekaDragon, 8)
        .expectLife(gigazaur, 3)
        .act(mekaDragon, new StayInTokyo())
        .act(gigazaur, new YieldTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPlace(gigazaur, OUTSIDE)
        .expectPlace(spacePenguin, BAY)
        .expectPoints(spacePenguin, 1)
        // no Smash, and no place is free
        .expectTurnOf(theKing)
        .finalDice("112233")
        .expectPlace(theKing, OUTSIDE)
        .expectTurnOf(cyberKitty)
        .finalDice("112233")
        .expectPlace(cyberKitty, OUTSIDE)
        .expectPlace(mekaDragon, CITY)
        .expectPlace(spacePenguin, BAY)
        // MekaDragon is paid and hits those outside; Gigazaur dies, Bay closes
        .expectTurnOf(mekaDragon)
        .expectPoints(mekaDragon, 3)
        .finalDice("SSS122")
        .expectLife(gigazaur, 0)
        .expectPlace(gigazaur, NOWHERE)
        .expectLife(theKing, 7)
        .expectLife(cyberKitty, 7)
        .expectLife(spacePenguin, 6)
        .expectPlace(spacePenguin, OUTSIDE)
        .expectPlace(mekaDragon, CITY)
        .expectTurnOf(spacePenguin)
        .expectDice(6);
  }

  @Test
  @Tag("X-4")
  void five_monsters_fight_for_city_and_bay_in_the_first_edition() {
    Seat mekaDragon = ONE;
    Seat gigazaur = TWO;
    Seat cyberBunny = THREE;
    Seat theKing = FOUR;
    Seat kraken = FIVE;
    fivePlayers(
            FIRST,
            kraken,
            Monster.MEKADRAGON,
            Monster.GIGAZAUR,
            Monster.CYBERBUNNY,
            Monster.THE_KING,
            Monster.KRAKEN)
        // both are hit and yield
        .finalDice("SSSS12")
        .expectLife(gigazaur, 4)
        .expectLife(kraken, 6)
        .expectLife(cyberBunny, 10)
        .expectLife(theKing, 10)
        .act(gigazaur, new YieldTokyo())
        .act(kraken, new YieldTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPoints(mekaDragon, 1)
        .expectPlace(gigazaur, OUTSIDE)
        .expectPlace(kraken, OUTSIDE)
        // Gigazaur hits MekaDragon, who stays
        .expectTurnOf(gigazaur)
        .finalDice("11223S")
        .expectLife(mekaDragon, 9)
        .expectLife(kraken, 6)
        .act(mekaDragon, new StayInTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPlace(gigazaur, BAY)
        .expectPoints(gigazaur, 1)
        // CyberBunny hits both, and Gigazaur yields Bay
        .expectTurnOf(cyberBunny)
        .finalDice("11223S")
        .expectLife(mekaDragon, 8)
        .expectLife(gigazaur, 3)
        .act(mekaDragon, new StayInTokyo())
        .act(gigazaur, new YieldTokyo())
        .expectPlace(mekaDragon, CITY)
        .expectPlace(gigazaur, OUTSIDE)
        .expectPlace(cyberBunny, BAY)
        .expectPoints(cyberBunny, 1)
        // no Smash, no entering
        .expectTurnOf(theKing)
        .finalDice("112233")
        .expectTurnOf(kraken)
        .finalDice("112233")
        .expectPlace(theKing, OUTSIDE)
        .expectPlace(kraken, OUTSIDE)
        .expectPlace(mekaDragon, CITY)
        .expectPlace(cyberBunny, BAY)
        // MekaDragon is paid and hits those outside; Gigazaur dies, Bay closes
        .expectTurnOf(mekaDragon)
        .expectPoints(mekaDragon, 3)
        .finalDice("SSS122")
        .expectLife(gigazaur, 0)
        .expectPlace(gigazaur, NOWHERE)
        .expectLife(theKing, 7)
        .expectLife(kraken, 3)
        .expectLife(cyberBunny, 10)
        .expectPlace(cyberBunny, OUTSIDE)
        .expectPlace(mekaDragon, CITY)
        .expectTurnOf(cyberBunny)
        .expectDice(6);
  }

  @InBothEditions
  @Tag("X-5")
  void ten_energy_pay_for_a_sweep_and_a_card_of_three_and_five_are_left(Edition edition) {
    Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, 10)
        .market("locket", "charm", "tall-tower")
        .deck("trinket", "big-heart", "echo", "parade")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new SweepMarket())
        .reveal("big-heart")
        .reveal("trinket")
        .reveal("echo")
        .expectEnergy(ONE, 8)
        .act(ONE, new BuyCard(CardId.of("trinket")))
        .reveal("parade")
        .expectEnergy(ONE, 5)
        .expectCards(ONE, "trinket")
        .expectMarket("big-heart parade echo")
        .expectAsked(ONE, ChoosePurchase.class);
  }

  @InBothEditions
  @Tag("X-6")
  void a_tall_building_is_bought_discarded_and_scores_four_points(Edition edition) {
    CardId tower = CardId.of("tall-tower");
    Scenario scenario = Scenario.of(edition.fullGame(), 3)
        .inCity(TWO)
        .energy(ONE, 6)
        .market("tall-tower")
        .deck("locket")
        .turnOf(ONE)
        .finalDice("112233")
        .act(ONE, new BuyCard(tower))
        .reveal("locket")
        .expectEvent(new CardPlayed(ONE, tower))
        .expectPoints(ONE, 4)
        .expectEnergy(ONE, 0)
        .expectCards(ONE);
    assertThat(scenario.state().discards().contains(tower)).isTrue();
  }
}
