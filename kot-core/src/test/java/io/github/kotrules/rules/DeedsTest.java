package io.github.kotrules.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.InventedCards.Invented;
import io.github.kotrules.RandomGames;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.Say;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.WhenDamageDealt;
import io.github.kotrules.card.WhenDamageTaken;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenGained;
import io.github.kotrules.card.WhenLost;
import io.github.kotrules.card.WhenMonsterFalls;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.ReviveMonster;
import io.github.kotrules.effect.Effect.WithdrawEnergy;
import io.github.kotrules.model.Acquisition;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a card wanted begins only while the card is in play with the same owner (ruling 10). */
class DeedsTest {
  private static final int GAMES = 60;
  private static final int STEPS = 400;

  /** What these hooks want is due also when the card is gone. */
  private static final ImmutableSet<String> OUTLIVING =
      ImmutableSet.of("WhenPlayed", "WhenLost", "InsteadOfElimination", "WhenDamageDealt");

  private static final CardId TEMPER = CardId.of("temper");
  private static final CardId STING = CardId.of("sting");
  private static final CardId THORNS = CardId.of("thorns");

  private static final CardSet CARDS = cards();

  private static CardSet cards() {
    CardSet.Builder cards = CardSet.builder();
    cards.add(new Bank(), 2).add(new Shell(), 2).add(new Thorns(), 2).add(new Egg());
    cards.add(new Vulture(), 2);
    for (String name : List.of("echo", "pawn-shop", "raider", "early-bird", "sting", "quake")) {
      cards.add(InventedCards.all().card(CardId.of(name)));
    }
    return cards.build();
  }

  private record Bank() implements Invented, WhenGained, WhenTurnStarts, WhenEmptied {
    @Override
    public ImmutableList<Effect> whenGained(
        Table table, Seat owner, HeldCard card, Acquisition how) {
      return ImmutableList.of(new PlaceCounters(owner, card.id(), 4));
    }

    @Override
    public ImmutableList<Effect> whenTurnStarts(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new WithdrawEnergy(owner, card.id(), 2));
    }

    @Override
    public ImmutableList<Effect> whenEmptied(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new DiscardCard(owner, card.id()));
    }
  }

  private record Shell() implements Invented, WhenLost {
    @Override
    public ImmutableList<Effect> whenLost(Table table, Seat owner) {
      return ImmutableList.of(new LoseLife(owner, 2));
    }
  }

  private record Thorns() implements Invented, WhenDamageTaken {
    @Override
    public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
      Seat dealer = loss.dealer();
      return dealer == null || dealer == owner
          ? ImmutableList.of()
          : ImmutableList.of(new DealDamage(owner, SeatSet.of(dealer), 1, DamageKind.CARD));
    }
  }

  private record Egg() implements Invented, InsteadOfElimination {
    @Override
    public ImmutableList<Effect> insteadOfElimination(Table table, Seat owner, HeldCard card) {
      return ImmutableList.of(new ReviveMonster(owner, 10));
    }
  }

  private record Vulture() implements Invented, WhenMonsterFalls {
    @Override
    public ImmutableList<Effect> whenMonsterFalls(Table table, Seat owner, Seat victim) {
      return ImmutableList.of(new GainPoints(owner, 1));
    }
  }

  /** The rules, and a look at the source of each deed that begins. */
  private static final class Watching implements Engine {
    private final Engine rules = new Rulebook();
    private int begun;
    private int outlived;

    @Override
    public void proceed(Resolution r) {
      rules.proceed(r);
    }

    @Override
    public void runEffect(Resolution r, Deed deed) {
      if (deed.next() == 0) {
        begun++;
        boolean held = r.table.cards(deed.owner()).contains(deed.card());
        outlived += held ? 0 : 1;
        assertThat(held || OUTLIVING.contains(deed.hook().name()))
            .as("%s", deed)
            .isTrue();
      }
      rules.runEffect(r, deed);
    }
  }

  @Test
  @Tag("ruling-10")
  void no_deed_begins_for_a_card_that_is_gone() {
    CardRegistry registry = new CardRegistry(CARDS);
    Watching watching = new Watching();
    for (RuleSet rules : List.of(RuleSet.firstEdition(), RuleSet.secondEdition())) {
      Game game = Game.of(rules, CARDS);
      for (int seed = 0; seed < GAMES; seed++) {
        int players = 2 + seed % 5;
        for (Step step :
            RandomGames.play(game, game.start(RandomGames.richTable(game, players)), seed, STEPS)) {
          Resolution resolution = new Resolution(watching, registry, step.before());
          resolution.resume(step.action());
          assertThat(resolution.freeze()).isEqualTo(step.transition().state());
        }
      }
    }
    assertThat(watching.begun).isGreaterThan(2000);
    assertThat(watching.outlived).as("last acts and Discard cards").isGreaterThan(100);
  }

  /** Discards other cards of its owner as soon as there is damage. */
  private record Temper() implements Invented, WhenDamageDealt, WhenDamageTaken {
    @Override
    public ImmutableList<Effect> whenDamageDealt(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new DiscardCard(owner, STING));
    }

    @Override
    public ImmutableList<Effect> whenDamageTaken(Table table, Seat owner, LifeLost loss) {
      return ImmutableList.of(new DiscardCard(owner, THORNS));
    }
  }

  /** Seat 1 has attacked seat 2 in City for 2 damage. Seat 1 had a temper and a sting, seat 2 a temper and thorns. */
  private static GameState attacked() {
    CardSet cards = CardSet.builder()
        .add(new Temper(), 2)
        .add(new Thorns())
        .add(InventedCards.all().card(STING))
        .build();
    Game game = Game.of(RuleSet.secondEdition(), cards);
    MonsterSetup attacker =
        MonsterSetup.of(Monster.GIGAZAUR).withCards(CardSetup.of(TEMPER), CardSetup.of(STING));
    MonsterSetup victim = MonsterSetup.of(Monster.THE_KING)
        .withPlace(Place.CITY)
        .withCards(CardSetup.of(TEMPER), CardSetup.of(THORNS));
    GameSetup setup = GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING)
        .with(Seat.ONE, attacker)
        .with(Seat.TWO, victim)
        .withMarket(Market.empty())
        .withFirst(Seat.ONE);
    return Say.all(game, game.start(setup), Say.roll("1123SS"), Say.stop());
  }

  /** No printed card can be lost in this moment. */
  @Test
  @Tag("ruling-10")
  void tokens_are_given_although_their_card_is_gone_and_nothing_else_happens() {
    GameState state = attacked();

    assertThat(state.discards().toList()).containsExactlyInAnyOrder(STING, THORNS);
    assertThat(state.life(Seat.TWO)).isEqualTo(8);
    assertThat(state.tokens(Seat.TWO, Token.POISON)).isEqualTo(1);
    assertThat(state.tokens(Seat.TWO, Token.SHRINK)).isEqualTo(1);
    assertThat(state.life(Seat.ONE)).as("thorns that are gone do not hurt").isEqualTo(10);
  }
}
