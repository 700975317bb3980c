package io.github.kotrules.console;

import static com.google.common.collect.ImmutableSet.toImmutableSet;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.Edition;
import io.github.kotrules.model.Dice;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFile;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Whatever is asked can be answered, and every answer has a key. */
class PromptTest {
  private static final int GAMES = 30;
  private static final ImmutableSet<String> COMMANDS =
      ImmutableSet.of("?", "o", "c", "t", "u", "l", "g", "q", "s");

  /** What only cards of the house ask. */
  private static final ImmutableSet<Class<?>> NOT_PRINTED =
      ImmutableSet.of(ChooseOption.class, ChooseMonster.class, ChooseNumber.class);

  /** The suite has scenarios for every card, so every question of every card is among them. */
  @Test
  void every_answer_has_a_key_in_all_scenarios_of_the_conformance_suite() {
    Set<Class<?>> asked = new HashSet<>();
    for (ScenarioFile file : ConformanceSuite.of(KingOfTokyo.notation()).scenarios()) {
      GameRecord record = file.record();
      for (int moves = 0; moves <= record.actions().size(); moves++) {
        GameRecord part = part(record, moves);
        if (part.end().pending() instanceof Decision decision) {
          asked.add(decision.getClass());
          checkAnswers(new Match(Settings.continued(part, decision.seat(), 1)));
        }
      }
    }
    Set<Class<?>> all = new HashSet<>(List.of(Decision.class.getPermittedSubclasses()));
    all.removeAll(NOT_PRINTED);
    assertThat(asked).isEqualTo(all);
  }

  private static GameRecord part(GameRecord record, int moves) {
    Game game = KingOfTokyo.notation().game(record.end());
    return GameRecord.of(game, record.start(), record.actions().subList(0, moves));
  }

  @ParameterizedTest
  @EnumSource
  void every_answer_has_a_key_in_random_games(Edition edition) {
    for (int game = 0; game < GAMES; game++) {
      SplittableRandom random = new SplittableRandom(game);
      Match match = new Match(Settings.fresh(
          edition.game(), Settings.monsters(edition.game(), null, 2 + game % 5), false, game));
      while (!match.isOver()) {
        if (match.isPersonAsked()) {
          checkAnswers(match);
        }
        List<Action> options = match.options();
        match.play(
            match.state().pending() instanceof Chance chance
                ? chance.sample(random)
                : options.get(random.nextInt(options.size())));
      }
    }
  }

  private static void checkAnswers(Match match) {
    Prompt question = new Prompt(match, Dice.none());
    question.usual().ifPresent(usual -> assertThat(match.options()).contains(usual.action()));
    assertThat(question.keys()).doesNotHaveDuplicates().doesNotContainAnyElementsOf(COMMANDS);
    for (Action option : match.options()) {
      if (option instanceof RerollDice reroll) {
        Dice kept = match.state().dice().minus(reroll.dice());
        assertThat(new Prompt(match, kept).answer("r")).contains(option);
      } else {
        assertThat(answers(question, option)).as("%s", option).containsExactly(option);
      }
    }
  }

  private static ImmutableSet<Action> answers(Prompt question, Action option) {
    return question.choices().stream()
        .filter(choice -> choice.action().equals(option))
        .flatMap(choice -> question.answer(choice.key()).stream())
        .collect(toImmutableSet());
  }
}
