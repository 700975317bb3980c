package io.github.kotrules.cards.laws;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static io.github.kotrules.cards.CardIds.BURROWING;
import static io.github.kotrules.cards.CardIds.NOVA_BREATH;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.jspecify.annotations.Nullable;

/**
 * D-8: an effect on several Monsters is one moment, so it gives the same table wherever its victims sit. Everybody answers
 * questions by itself, and dice for its cards fall as they do for that Monster, whoever is asked before it.
 */
@AddLifecycleHook(TestRun.class)
class VictimPermutationProperties {
  private static final int TRIES = RandomGames.TRIES;

  /** Their powers depend on who sits where, or on who is asked first about the same dice or cards. */
  private static final ImmutableSet<CardId> BY_SEAT = cards(
          "fire-breathing", "psychic-probe", "opportunist")
      .collect(ImmutableSet.toImmutableSet());

  private static final ImmutableList<CardId> EFFECTS = cards(
          "gas-refinery",
          "flame-thrower",
          "high-altitude-bombing",
          "vast-storm",
          "evacuation-orders",
          "death-from-above")
      .collect(toImmutableList());

  private static final String NO_SMASH = "112233123";
  private static final String TWO_SMASHES = "SS1122331";

  private static Stream<CardId> cards(String... ids) {
    return Stream.of(ids).map(CardId::of);
  }

  /** The victims of an attack, which Nova Breath may widen to everybody. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void an_attack_does_not_ask_where_its_victims_sit(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 3, max = 6) int players,
      @ForAll boolean wide,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    GameSetup setup = table(firstEdition, players, random, cards("heal").toList());
    compare(firstEdition, wide ? withNovaBreath(setup) : setup, TWO_SMASHES, null, random);
  }

  /** The victims of a card that its buyer plays. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_card_does_not_ask_where_its_victims_sit(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 3, max = 6) int players,
      @ForAll @IntRange(min = 0, max = 5) int effect,
      @ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    CardId card = EFFECTS.get(effect);
    GameSetup setup = table(firstEdition, players, random, ImmutableList.of(card));
    compare(firstEdition, setup, NO_SMASH, card, random);
  }

  /** The buyer can pay for anything, so that it is asked what to buy when an effect is over. */
  private static GameSetup table(
      boolean firstEdition, int players, SplittableRandom random, Iterable<CardId> market) {
    ImmutableSet<CardId> left =
        ImmutableSet.<CardId>builder().addAll(BY_SEAT).add(NOVA_BREATH).build();
    GameSetup setup = new RandomTables(RandomGames.game(firstEdition), random, left).next(players);
    MonsterSetup dealer = setup.monster(Seat.ONE);
    return setup
        .with(Seat.ONE, dealer.withEnergy(30))
        .withMarket(Market.of(ImmutableList.copyOf(market).toArray(new CardId[0])));
  }

  /** Of two Monsters that hurt the attacker as they yield, the first may be the only one whose tokens it gets (1e). */
  private static boolean isBurrowingCopied(GameSetup setup) {
    return setup.monsters().stream()
        .flatMap(monster -> monster.cards().stream())
        .anyMatch(card -> card.copy() != null && card.copy().card().equals(BURROWING));
  }

  private static GameSetup withNovaBreath(GameSetup setup) {
    MonsterSetup dealer = setup.monster(Seat.ONE);
    return setup.with(
        Seat.ONE,
        dealer.withCards(ImmutableList.<CardSetup>builder()
            .addAll(dealer.cards())
            .add(CardSetup.of(NOVA_BREATH))
            .build()));
  }

  private static void compare(
      boolean firstEdition,
      GameSetup setup,
      String dice,
      @Nullable CardId card,
      SplittableRandom random) {
    if (isBurrowingCopied(setup)) {
      return;
    }
    Game game = RandomGames.game(firstEdition);
    Seating seating = Seating.shuffled(setup.monsters().size(), random);
    long answers = random.nextLong();
    OneEffect straight = new OneEffect(game, dice, card, answers);
    OneEffect permuted = new OneEffect(game, dice, card, answers);
    String expected = straight.play(setup, Seating.turned(setup.monsters().size(), 0));
    String actual = permuted.play(seating.seat(setup), seating.back());
    assertThat(actual)
        .as("%s%n with seats changed to %s, from %s", straight.story(), seating.places(), setup)
        .isEqualTo(expected);
  }
}
