package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.action.Action;
import io.github.kotrules.bots.BotNames;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameView;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StdioBotTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  private static StdioBot bot(String name) {
    return new StdioBot(name, BotNames.get(name));
  }

  private static ExternalBot connect(StdioBot bot) {
    return new ExternalBot(directory -> TestLink.of(bot::reply));
  }

  /** Seat 2 looks at cards of the deck that the others do not see. */
  private static Session secretive(Game game, int players, long seed) {
    Monster[] monsters =
        game.rules().monsters().asList().subList(0, players).toArray(new Monster[0]);
    GameSetup setup = game.setup(monsters);
    CardSetup lab = CardSetup.of(CardId.of("made-in-a-lab"));
    return Session.of(
            game,
            setup
                .with(Seat.TWO, setup.monster(Seat.TWO).withEnergy(12).withCards(lab))
                .withFirst(Seat.TWO))
        .random(new SplittableRandom(seed));
  }

  /** Plays a game in which others shop, and a chooser has the first seat. */
  private static void play(Session session, Chooser first) {
    Chooser others = Games.shopper();
    while (!session.state().isOver()) {
      Question question = session.question();
      session.push((question.seat() == Seat.ONE ? first : others).choose(question));
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "greedy", "expectimax", "mcts:5"})
  void a_bot_gives_the_same_answers_inside_and_outside(String name) {
    for (int seed = 0; seed < 4; seed++) {
      Game game = Games.EDITIONS.get(seed % 2);
      Chooser inside = BotNames.get(name).make(game, new SplittableRandom(seed));
      List<Action> answers = new ArrayList<>();
      try (ExternalBot outside = connect(bot(name)).seed(seed)) {
        play(secretive(game, 2 + seed, seed), question -> {
          Action answer = outside.choose(question);
          assertThat(answer).isEqualTo(inside.choose(question));
          answers.add(answer);
          return answer;
        });
        assertThat(outside.info()).isEmpty();
        assertThat(outside.name()).isEqualTo(name);
      }
      assertThat(answers).hasSizeGreaterThan(3);
    }
  }

  /** The question that arrives is the question that was asked, whatever its seat may not know. */
  @Test
  void a_bot_outside_sees_what_a_bot_inside_sees() {
    List<Question> read = new ArrayList<>();
    int secrets = 0;
    for (int seed = 0; seed < 20; seed++) {
      Game game = Games.EDITIONS.get(seed % 2);
      SplittableRandom random = new SplittableRandom(seed);
      StdioBot bot = new StdioBot("witness", (played, unused) -> {
        assertThat(played).isEqualTo(game);
        return question -> {
          read.add(question);
          return question.options().get(random.nextInt(question.options().size()));
        };
      });
      List<GameView> views = new ArrayList<>();
      read.clear();
      try (ExternalBot outside = connect(bot)) {
        play(secretive(game, 2 + seed % 5, seed), question -> {
          Action answer = outside.choose(question);
          Question arrived = read.get(read.size() - 1);
          assertThat(arrived.view()).isEqualTo(question.view());
          assertThat(arrived.decision()).isEqualTo(question.decision());
          assertThat(arrived.options()).isEqualTo(question.options());
          assertThat(NOTATION.readView(NOTATION.writeView(question.view())))
              .isEqualTo(question.view());
          assertThat(arrived.view().sample(new SplittableRandom(1)))
              .isEqualTo(question.view().sample(new SplittableRandom(1)));
          views.add(arrived.view());
          return answer;
        });
      }
      assertThat(read).hasSameSizeAs(views);
      secrets += (int) views.stream()
          .filter(view -> view.seenCards().stream().anyMatch(seen -> seen.card() == null))
          .count();
    }
    assertThat(secrets).as("questions with a hidden card").isGreaterThan(20);
  }

  private static List<String> run(StdioBot bot, String... lines) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] in = (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
    bot.run(new ByteArrayInputStream(in), out);
    return out.toString(StandardCharsets.UTF_8).lines().toList();
  }

  @Test
  void what_cannot_be_read_is_answered_with_the_first_option() throws IOException {
    String question = NOTATION.write(Games.question());
    List<String> said = run(
        bot("greedy"),
        "ask hello kot=1 later=2",
        "",
        "later version",
        "event nonsense",
        "ask",
        "asked",
        "ask ready",
        "ask 1 choose-yield.2.1.0 clock=1000 | 1 yield | 2 stay",
        "ask 2 choose-reroll.1 position=kot1/nonsense | 1 resolve",
        "new seed=x",
        "ask 3 choose-reroll.1 position=" + question + " | 1 resolve",
        "over winners=1",
        "quit",
        "ask ready");

    assertThat(said).hasSize(11);
    assertThat(said.get(0))
        .isEqualTo("hello kot=1 name=greedy version=0.1.0 want=position vocabulary="
            + Protocol.vocabulary());
    assertThat(said.get(1)).startsWith("info ").contains("without position=");
    assertThat(said.subList(2, 5)).containsExactly("1", "1", "ready");
    assertThat(said.get(5)).startsWith("info ").contains("without position=");
    assertThat(said.get(6)).isEqualTo("1");
    assertThat(said.get(7)).startsWith("info ").contains("kot1/nonsense");
    assertThat(said.get(8)).isEqualTo("1");
    assertThat(said.get(9)).startsWith("info ").contains("new seed=x");
    assertThat(said.get(10)).matches("[1-9][0-9]*");
  }

  @Test
  void a_chooser_that_fails_answers_the_first_option() throws IOException {
    String question = NOTATION.write(Games.question());
    StdioBot failing = new StdioBot("failing", (game, random) -> asked -> {
      throw new IllegalStateException("no\nidea");
    });
    assertThat(run(failing, "ask 1 choose-reroll.1 position=" + question + " | 1 resolve"))
        .hasSize(2)
        .last()
        .isEqualTo("1");
  }

  @Test
  void the_seed_of_the_game_decides_unless_there_is_another() throws IOException {
    String asked = "ask 1 choose-reroll.1 position=" + NOTATION.write(Games.question());
    List<String> games = new ArrayList<>();
    for (int seed = 0; seed < 8; seed++) {
      games.add("new game=1 seed=" + seed);
      games.add(asked);
    }
    String[] lines = games.toArray(new String[0]);

    assertThat(run(bot("random"), lines)).isEqualTo(run(bot("random"), lines));
    assertThat(run(bot("random"), lines).stream().distinct()).hasSizeGreaterThan(3);
    assertThat(run(bot("random").withSeed(5), lines).stream().distinct())
        .containsExactly(run(bot("random"), lines).get(5));
  }
}
