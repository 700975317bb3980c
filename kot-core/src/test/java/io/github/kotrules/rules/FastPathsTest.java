package io.github.kotrules.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.kotrules.Game;
import io.github.kotrules.InventedCards;
import io.github.kotrules.RandomGames;
import io.github.kotrules.RandomGames.Step;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.DiceGroup;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Plays each fast path against the rule that it must agree with, in the states of random games. Playouts have a test of their
 * own, {@code PlayoutTest}.
 */
@SuppressWarnings("ReferenceEquality") // the rest of an agenda is the same object
class FastPathsTest {
  private static final int STEPS = 600;

  private static final CardRegistry NO_CARDS = new CardRegistry(CardSet.none());
  private static final CardRegistry CARDS = new CardRegistry(InventedCards.all());

  /** Answers that only some of the questions have. */
  private static final ImmutableList<Action> ANSWERS_TO_ANY_QUESTION = ImmutableList.of(
      new StopRolling(),
      new RerollDice(Dice.none()),
      new RerollDice(Dice.parse("1")),
      new RerollDice(Dice.parse("HSSS")),
      new RerollDice(Dice.parse("EEEEEEEE")),
      new ResolveDice(DiceGroup.NUMBERS),
      new ResolveDice(DiceGroup.HEARTS),
      new ResolveDice(DiceGroup.ENERGY),
      new ResolveDice(DiceGroup.SMASH),
      new YieldTokyo(),
      new StayInTokyo(),
      new BuyCard(InventedCards.SNACK),
      new SweepMarket(),
      new EndBuying());

  private static void inRandomGames(int players, BiConsumer<CardRegistry, Step> check) {
    for (RuleSet rules : List.of(RuleSet.firstEdition(), RuleSet.secondEdition())) {
      Game plain = Game.of(rules, CardSet.none());
      Game house = Game.of(rules, InventedCards.all());
      for (long seed = 0; seed < 10; seed++) {
        RandomGames.play(plain, plain.start(RandomGames.richTable(plain, players)), seed, STEPS)
            .forEach(step -> check.accept(NO_CARDS, step));
        RandomGames.play(house, house.start(RandomGames.richTable(house, players)), seed, STEPS)
            .forEach(step -> check.accept(CARDS, step));
      }
    }
  }

  /** What happens on a draft of the state when the rules do something to it, and then run on. */
  private static List<Event> events(
      CardRegistry cards, GameState state, Consumer<Resolution> deed) {
    Resolution resolution = new Resolution(new Rulebook(), cards, state);
    resolution.startLog(state, 10);
    deed.accept(resolution);
    return resolution.events();
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void moved_dice_agree_with_the_waiting_frame(int players) {
    int[] compared = {0};
    inRandomGames(players, (cards, step) -> {
      boolean moves = step.action() instanceof Roll || step.action() instanceof RerollDice;
      if (moves && RollStep.onlyMovesDice(step.before(), step.action())) {
        compared[0]++;
        assertThat(step.transition().events())
            .isEqualTo(events(cards, step.before(), r -> r.resume(step.action())));
      }
    });
    assertThat(compared[0]).isGreaterThan(1000);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void undisputed_damage_agrees_with_packets(int players) {
    int[] compared = {0};
    inRandomGames(players, (cards, step) -> {
      GameState state = step.before();
      if (!state.isOver() && !Damage.DISPUTES.isInPlay(state)) {
        Seat attacker = state.activeSeat();
        for (int amount : new int[] {1, 4, 20}) {
          compared[0]++;
          List<Event> atOnce = events(cards, state, r -> {
            r.wake();
            Damage.dealUndisputed(r, attacker, state.otherSide(attacker), amount);
          });
          List<Event> packets = events(cards, state, r -> {
            r.wake();
            Frames rest = r.agenda();
            Damage.deal(
                r, new DealDamage(attacker, state.otherSide(attacker), amount, DamageKind.SMASH));
            while (!r.isWaiting() && r.agenda() != rest) {
              Frames agenda = Objects.requireNonNull(r.agenda());
              r.replace(agenda.top, null);
              agenda.top.run(r);
            }
          });
          assertThat(atOnce).isEqualTo(packets);
        }
      }
    });
    assertThat(compared[0]).isGreaterThan(1000);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 4, 6})
  void allowed_and_only_answers_agree_with_the_list(int players) {
    inRandomGames(players, (cards, step) -> {
      if (step.before().pending() instanceof Decision asked) {
        Choice<Decision> choice = Rulebook.choice(asked);
        List<Action> listed = choice.list(cards, step.before(), asked);
        for (Action action : Iterables.concat(listed, ANSWERS_TO_ANY_QUESTION)) {
          assertThat(choice.allows(cards, step.before(), asked, action))
              .as("%s to %s", action, asked)
              .isEqualTo(listed.contains(action));
        }
        assertThat(Rulebook.list(cards, step.before(), asked)).isEqualTo(listed);
        Action only = choice.only(cards, step.before(), asked);
        assertThat(only == null || listed.equals(List.of(only))).isTrue();
        assertThat(only).isNull(); // or else nobody would have been asked
      }
    });
  }
}
