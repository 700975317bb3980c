package io.github.kotrules;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.state.GameView;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A player: a person behind a screen, a bot, a script. A chooser can answer everything itself, or start from another one and
 * replace its answers to some questions.
 *
 * <pre>{@code
 * Chooser careful = Chooser.firstOption().yielding(view -> view.life(view.seat()) <= 5);
 * GameRecord record = Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
 *     .choosers(List.of(careful, Chooser.random(new Random(1))))
 *     .random(new Random(42))
 *     .toEnd();
 * }</pre>
 */
@FunctionalInterface
public interface Chooser {

  /**
   * Answers a question.
   *
   * @return one of its {@linkplain Question#options() options}
   */
  Action choose(Question question);

  /** A chooser that takes the first option, which does least: it stops rolling, declines, takes the damage, buys nothing. */
  static Chooser firstOption() {
    return question -> question.options().get(0);
  }

  /** A chooser that takes any option, all equally likely, with one number from the generator. */
  static Chooser random(RandomGenerator generator) {
    requireNonNull(generator, "generator");
    return question ->
        question.options().get(generator.nextInt(question.options().size()));
  }

  /**
   * This chooser with another answer to questions of one kind.
   *
   * @param answer gives one of the options of the question
   */
  default <D extends Decision> Chooser when(Class<D> kind, BiFunction<Question, D, Action> answer) {
    requireNonNull(kind, "kind");
    requireNonNull(answer, "answer");
    return question -> kind.isInstance(question.decision())
        ? answer.apply(question, kind.cast(question.decision()))
        : choose(question);
  }

  /**
   * This chooser with another way to roll. The dice are rolled again with a card that does so for free if there is one, else with
   * a roll that is left. Rolls that must be paid for are not used.
   *
   * @param dice gives the dice to roll again, which are some of {@link GameView#dice()}; none to stop
   */
  default Chooser rerolling(Function<GameView, Dice> dice) {
    requireNonNull(dice, "dice");
    return when(
        ChooseReroll.class,
        (question, decision) -> Wishes.reroll(question, dice.apply(question.view())));
  }

  /**
   * This chooser with another rule for when to leave Tokyo.
   *
   * @param yields whether a Monster that is attacked there leaves
   */
  default Chooser yielding(Predicate<GameView> yields) {
    requireNonNull(yields, "yields");
    return when(
        ChooseYield.class,
        (question, decision) ->
            yields.test(question.view()) ? new YieldTokyo() : new StayInTokyo());
  }

  /**
   * This chooser with another way to buy cards: face up, from the top of the deck, of other Monsters, and in the turns of others.
   * While nothing can be bought, this chooser still answers.
   *
   * @param card gives one of the cards that can be paid for, or null to buy nothing more
   */
  default Chooser buying(BiFunction<GameView, List<CardId>, @Nullable CardId> card) {
    requireNonNull(card, "card");
    Chooser buyer = question -> Wishes.buy(question, card, this);
    return when(ChoosePurchase.class, (question, decision) -> buyer.choose(question))
        .when(ChooseRevealed.class, (question, decision) -> buyer.choose(question));
  }
}
