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
 * A player: a person at a screen, a bot, a script. A chooser can answer everything itself, or start from another one and
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

  /** A chooser that takes the first option, the passive one: it stops rolling, declines, takes the damage, buys nothing. */
  static Chooser firstOption() {
    return question -> question.options().get(0);
  }

  /** A chooser that picks uniformly at random. It draws one number from the generator for each answer. */
  static Chooser random(RandomGenerator generator) {
    requireNonNull(generator, "generator");
    return question ->
        question.options().get(generator.nextInt(question.options().size()));
  }

  /**
   * Returns this chooser with another answer to questions of one kind.
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
   * Returns this chooser with another way to reroll. It uses a free reroll of a card if there is one, otherwise one of the
   * rolls left. It never pays for a reroll.
   *
   * @param dice gives the dice to reroll, some of {@link GameView#dice()}; none to stop
   */
  default Chooser rerolling(Function<GameView, Dice> dice) {
    requireNonNull(dice, "dice");
    return when(
        ChooseReroll.class,
        (question, decision) -> Wishes.reroll(question, dice.apply(question.view())));
  }

  /**
   * Returns this chooser with another rule for when to leave Tokyo.
   *
   * @param yields whether the attacked Monster leaves
   */
  default Chooser yielding(Predicate<GameView> yields) {
    requireNonNull(yields, "yields");
    return when(
        ChooseYield.class,
        (question, decision) ->
            yields.test(question.view()) ? new YieldTokyo() : new StayInTokyo());
  }

  /**
   * Returns this chooser with another way to buy cards: from the market, the top of the deck or other Monsters, in any turn. If
   * nothing can be bought, this chooser answers.
   *
   * @param card gives one of the affordable cards, or null to stop buying
   */
  default Chooser buying(BiFunction<GameView, List<CardId>, @Nullable CardId> card) {
    requireNonNull(card, "card");
    Chooser buyer = question -> Wishes.buy(question, card, this);
    return when(ChoosePurchase.class, (question, decision) -> buyer.choose(question))
        .when(ChooseRevealed.class, (question, decision) -> buyer.choose(question));
  }
}
