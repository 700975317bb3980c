package io.github.kotrules.testkit.rules;

import static io.github.kotrules.model.Place.BAY;
import static io.github.kotrules.model.Place.CITY;
import static io.github.kotrules.model.Place.OUTSIDE;
import static io.github.kotrules.model.Seat.FIVE;
import static io.github.kotrules.model.Seat.FOUR;
import static io.github.kotrules.model.Seat.ONE;
import static io.github.kotrules.model.Seat.THREE;
import static io.github.kotrules.model.Seat.TWO;
import static io.github.kotrules.testkit.rules.Answer.STAY;
import static io.github.kotrules.testkit.rules.Answer.YIELD;
import static io.github.kotrules.testkit.rules.Answer.buy;
import static io.github.kotrules.testkit.rules.Edition.FIRST;
import static io.github.kotrules.testkit.rules.Edition.SECOND;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.card.WhenTokyoEntered;
import io.github.kotrules.card.WhenTokyoLeft;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.GainEnergy;
import io.github.kotrules.effect.Effect.LeaveTokyo;
import io.github.kotrules.effect.Effect.TakeCity;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.testkit.Scenario;
import io.github.kotrules.testkit.cards.DamageCards.QuickFeet;
import io.github.kotrules.testkit.cards.DamageCards.SecondLife;
import io.github.kotrules.testkit.cards.DiceCards.Echo;
import io.github.kotrules.testkit.cards.InventedCard.Discard;
import io.github.kotrules.testkit.cards.InventedCard.Keep;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What counts as entering and leaving Tokyo, and when cards act because of it. */
@Tag("T-11")
class TokyoHooksTest {
  /** 2 energy for entering. */
  record Welcome() implements Keep, WhenTokyoEntered {
    @Override
    public ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 2));
    }
  }

  /** 3 energy for leaving. */
  record Farewell() implements Keep, WhenTokyoLeft {
    @Override
    public ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new GainEnergy(owner, 3));
    }
  }

  /** Everybody else takes 1 damage when the owner leaves. */
  record BangingDoor() implements Keep, WhenTokyoLeft {
    @Override
    public ImmutableList<Effect> whenTokyoLeft(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new DealDamage(owner, table.others(owner), 1, DamageKind.CARD));
    }
  }

  /** The owner dies of entering. */
  record Ambush() implements Keep, WhenTokyoEntered {
    @Override
    public ImmutableList<Effect> whenTokyoEntered(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new DealDamage(owner, SeatSet.of(owner), 10, DamageKind.CARD));
    }
  }

  /** The Monster in City must leave, and the buyer takes its place. */
  record Coup() implements Discard {
    @Override
    public ImmutableList<Effect> whenPlayed(Table table, Seat buyer) {
      Seat holder = table.occupant(Place.CITY);
      return holder == null
          ? ImmutableList.of(new TakeCity(buyer))
          : ImmutableList.of(new LeaveTokyo(holder), new TakeCity(buyer));
    }
  }

  private static final Game GAME = game(SECOND);

  private static Game game(Edition edition) {
    return edition.game(
        2,
        new Welcome(),
        new Farewell(),
        new BangingDoor(),
        new Ambush(),
        new Coup(),
        new QuickFeet(),
        new SecondLife(),
        new Echo());
  }

  @Nested
  class Entering {
    @Test
    void in_step_3_the_cards_act_after_the_point_and_before_buying() {
      Scenario.of(GAME, 3)
          .cards(ONE, "welcome")
          .market("coup")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEventsInOrder(
              new TokyoEntered(ONE, CITY), new PointsGained(ONE, 1), new EnergyGained(ONE, 2))
          .expectAsked(ONE, ChoosePurchase.class)
          .expectEnergy(ONE, 2);
    }

    @Test
    void counts_in_bay_too() {
      Scenario.of(GAME, 5)
          .inCity(TWO)
          .cards(ONE, "welcome")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEventsInOrder(new TokyoEntered(ONE, BAY), new EnergyGained(ONE, 2));
    }

    @Test
    void only_the_cards_of_who_enters_act() {
      Scenario.of(GAME, 3)
          .cards(TWO, "welcome")
          .turnOf(ONE)
          .finalDice("112233")
          .expectPlace(ONE, CITY)
          .expectNoEvent(EnergyGained.class);
    }

    @Test
    void a_copy_acts_as_the_card() {
      Scenario.of(GAME, 3)
          .cards(TWO, "welcome")
          .cards(ONE, "echo>2/welcome")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEnergy(ONE, 2);
    }

    @Test
    void who_dies_of_it_has_no_buy_step() {
      Scenario.of(GAME, 3)
          .cards(ONE, "ambush")
          .energy(ONE, 5)
          .market("coup")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEventsInOrder(new TokyoEntered(ONE, CITY), new MonsterEliminated(ONE))
          .expectTurnOf(TWO);
    }

    @Test
    void from_bay_to_city_is_neither_entering_nor_leaving() {
      Scenario.of(GAME, 5)
          .inCity(TWO)
          .inBay(ONE)
          .energy(ONE, 1)
          .cards(ONE, "welcome", "farewell")
          .market("coup")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("coup"))
          .reveal("ambush")
          .expectEvent(new MovedToCity(ONE))
          .expectNoEvent(EnergyGained.class);
    }
  }

  @Nested
  class By_a_card {
    @Test
    void who_must_leave_acts_before_the_other_enters_and_acts() {
      Scenario.of(GAME, 3)
          .inCity(TWO)
          .energy(ONE, 1)
          .cards(ONE, "welcome", "farewell")
          .cards(TWO, "welcome", "farewell")
          .market("coup")
          .turnOf(ONE)
          .finalDice("112233")
          .act(ONE, buy("coup"))
          .reveal("ambush")
          .expectEventsInOrder(
              new TokyoLeft(TWO, CITY),
              new EnergyGained(TWO, 3),
              new TokyoEntered(ONE, CITY),
              new PointsGained(ONE, 1),
              new EnergyGained(ONE, 2));
    }
  }

  @Nested
  class Yielding {
    @Test
    void the_cards_act_when_all_have_answered_and_before_anybody_enters() {
      Scenario.of(GAME, 5)
          .inCity(TWO)
          .inBay(THREE)
          .cards(TWO, "farewell")
          .cards(THREE, "farewell")
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, YIELD)
          .expectNoEvent(EnergyGained.class)
          .expectAsked(THREE, ChooseYield.class)
          .act(THREE, YIELD)
          .expectEventsInOrder(
              new TokyoYielded(THREE, BAY, ONE),
              new EnergyGained(TWO, 3),
              new EnergyGained(THREE, 3),
              new TokyoEntered(ONE, CITY));
    }

    @Test
    void who_stays_has_not_left() {
      Scenario.of(GAME, 3)
          .inCity(TWO)
          .cards(TWO, "farewell")
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, STAY)
          .expectEvent(new TokyoHeld(TWO, CITY, ONE))
          .expectNoEvent(EnergyGained.class);
    }

    @Test
    void before_the_damage_counts_as_well() {
      Scenario.of(GAME, 3)
          .inCity(TWO)
          .cards(TWO, "farewell", "quick-feet")
          .turnOf(ONE)
          .finalDice("11223S")
          .act(TWO, YIELD)
          .expectEventsInOrder(
              new TokyoYielded(TWO, CITY, ONE),
              new EnergyGained(TWO, 3),
              new TokyoEntered(ONE, CITY))
          .expectLife(TWO, 10);
    }
  }

  @Nested
  class When_bay_closes {
    @InBothEditions
    void the_cards_of_its_monster_act_as_the_next_effect(Edition edition) {
      Scenario.of(game(edition), 5)
          .inCity(ONE)
          .inBay(TWO)
          .life(THREE, 1)
          .life(FOUR, 2)
          .cards(TWO, "banging-door")
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEventsInOrder(
              new LifeLost(FIVE, 1, ONE, DamageKind.SMASH),
              new MonsterEliminated(THREE),
              new TokyoLeft(TWO, BAY),
              new LifeLost(FOUR, 1, TWO, DamageKind.CARD),
              new LifeLost(FIVE, 1, TWO, DamageKind.CARD),
              new LifeLost(ONE, 1, TWO, DamageKind.CARD),
              new MonsterEliminated(FOUR))
          .expectPlace(TWO, OUTSIDE);
    }

    @Test
    void who_moves_to_city_has_not_left() {
      Scenario.of(GAME, 5)
          .inCity(ONE)
          .inBay(TWO)
          .life(ONE, 1)
          .poison(ONE, 1)
          .cards(TWO, "farewell", "welcome")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEvent(new MovedToCity(TWO))
          .expectNoEvent(EnergyGained.class);
    }

    @Test
    void who_must_go_home_in_the_first_edition_has_left() {
      Scenario.of(game(FIRST), 5)
          .inCity(ONE)
          .inBay(TWO)
          .life(ONE, 1)
          .poison(ONE, 1)
          .cards(TWO, "farewell")
          .turnOf(ONE)
          .finalDice("112233")
          .expectEventsInOrder(new TokyoLeft(TWO, BAY), new EnergyGained(TWO, 3));
    }
  }

  @Nested
  class Falling {
    @Test
    void who_is_eliminated_has_no_cards_left_to_act() {
      Scenario.of(GAME, 3)
          .inCity(TWO)
          .life(TWO, 1)
          .cards(TWO, "banging-door")
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEvent(new MonsterEliminated(TWO))
          .expectLife(ONE, 10)
          .expectLife(THREE, 10);
    }

    @Test
    void nor_has_who_is_reborn() {
      Scenario.of(GAME, 3)
          .inCity(TWO)
          .life(TWO, 1)
          .cards(TWO, "second-life", "farewell")
          .turnOf(ONE)
          .finalDice("11223S")
          .expectEvent(new TokyoLeft(TWO, CITY))
          .expectNoEvent(EnergyGained.class);
    }
  }
}
