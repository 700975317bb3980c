package io.github.kotrules.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Chooser;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Play;
import io.github.kotrules.Question;
import io.github.kotrules.Session;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.notation.Notation;
import io.github.kotrules.protocol.Hello.Extra;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The host with bots in memory: the order of the messages, and the faults. */
class ExternalBotTest {
  private static final Notation NOTATION = KingOfTokyo.notation();

  /** Answers 1 to everything, as the shortest of all bots. */
  private static String first(String line) {
    return line.startsWith("ask") ? "1\n" : "";
  }

  /** The shortest bot with another answer to questions. */
  private static UnaryOperator<String> answering(String answer) {
    return line -> isQuestion(line) ? answer : first(line);
  }

  private static UnaryOperator<String> greeting(String hello) {
    return line -> line.startsWith("ask hello") ? hello : first(line);
  }

  private static boolean isQuestion(String line) {
    return line.startsWith("ask ") && Character.isDigit(line.charAt(4));
  }

  private static ExternalBot bot(TestLink link) {
    return new ExternalBot(directory -> link);
  }

  private static BotFaultException fault(ExternalBot bot) {
    return catchThrowableOfType(BotFaultException.class, () -> {
      var unused = bot.choose(Games.question());
    });
  }

  private static String field(String line, String name) {
    for (String word : Splitter.on(' ').split(line)) {
      if (word.startsWith(name + "=")) {
        return word.substring(name.length() + 1);
      }
    }
    throw new AssertionError("no " + name + "= in " + line);
  }

  @Test
  void a_mere_chooser_is_asked_in_good_order() {
    TestLink link = TestLink.of(ExternalBotTest::first);
    Question question = Games.question();
    try (ExternalBot bot = bot(link).clock(Duration.ofMillis(1500)).seed(-42)) {
      assertThat(bot.choose(question)).isEqualTo(question.options().get(0));
      assertThat(bot.choose(question)).isEqualTo(question.options().get(0));
    }
    String view = NOTATION.writeView(question.view());
    String asked = NOTATION.write(question.decision()) + " clock=1500";
    assertThat(link.heard).hasSize(6);
    assertThat(link.heard.get(0)).isEqualTo("ask hello " + Protocol.identity());
    assertThat(link.heard.get(1))
        .isEqualTo("new game=1 edition=second players=2 seat=" + question.seat().number()
            + " clock=1500 seed=-42 restart=no view=" + view);
    assertThat(link.heard.get(2)).isEqualTo("ask ready");
    assertThat(link.heard.get(3)).startsWith("ask 1 " + asked + " | 1 resolve | 2 reroll ");
    assertThat(link.heard.get(4)).startsWith("ask 2 " + asked + " | 1 resolve | 2 reroll ");
    assertThat(link.heard.get(5)).isEqualTo("quit");
  }

  @Test
  void every_form_of_an_answer_is_understood() {
    Question question = Games.question();
    List<String> options = NOTATION.writeOptions(question);
    String last = options.get(options.size() - 1);
    String mover = question.seat().number() + ": ";
    for (String answer : List.of(
        Integer.toString(options.size()),
        " \t" + options.size() + " ",
        options.size() + "\r",
        last,
        mover + last,
        "info thinking\ninfo\ninfo \u00c3\u00a4\n" + last)) {
      try (ExternalBot bot = bot(TestLink.of(answering(answer + "\n")))) {
        assertThat(bot.choose(question))
            .as(answer)
            .isEqualTo(question.options().get(options.size() - 1));
        assertThat(bot.info())
            .isEqualTo(answer.startsWith("info") ? List.of("thinking", "", "\u00e4") : List.of());
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';the bot gave no answer to choose-reroll.1: it ended with exit code 7",
        "'1';the bot gave no answer to choose-reroll.1: it ended with exit code 7",
        "'\n';the bot answered an empty line to choose-reroll.1; legal are | 1 resolve | 2 reroll",
        "' \n';the bot answered an empty line to choose-reroll.1; legal are | 1 resolve | 2 reroll",
        "'0\n';the bot answered \"0\" to choose-reroll.1; legal are | 1 resolve | 2 reroll",
        "'9999\n';the bot answered \"9999\" to choose-reroll.1; legal are | 1 resolve | 2 reroll",
        "'-1\n';the bot answered \"-1\" to choose-reroll.1; legal are | 1 resolve",
        "'yield\n';the bot answered \"yield\" to choose-reroll.1; legal are | 1 resolve",
        "'Resolve\n';the bot answered \"Resolve\" to choose-reroll.1; legal are | 1 resolve",
        "'hello\n';the bot answered \"hello\" to choose-reroll.1; legal are | 1 resolve",
        "'1\u0007\n';the bot sent the control character U+0007 in \"1?\"",
        "'1\r\r\n';the bot sent the control character U+000D in \"1?\"",
        "'\u00c2\u0085\n';the bot sent the control character U+0085 in \"?\"",
        "'\u00ff1\n';the bot sent a line that is not UTF-8: \"\ufffd1\"",
      })
  void a_wrong_answer_is_a_fault_that_says_what_was_right(String answer, String sentence) {
    TestLink link = TestLink.of(answering(answer));
    ExternalBot bot = bot(link);

    assertThat(fault(bot)).hasMessageStartingWith(sentence);
    assertThat(fault(bot).reason()).startsWith(sentence.substring("the bot ".length()));
    assertThat(link.heard.subList(link.heard.size() - 3, link.heard.size()))
        .containsExactly(
            "error " + fault(bot).getMessage(), "over winners=? reason=forfeit", "quit");
  }

  @Test
  void a_line_has_a_maximum_length() {
    String longest = "x".repeat(LineReader.MAX_BYTES);
    String cut = "\"" + "x".repeat(80) + " ...\"";

    assertThat(fault(bot(TestLink.of(answering(longest + "\r\n")))))
        .hasMessageStartingWith("the bot answered " + cut + " to choose-reroll.1; legal are");
    assertThat(fault(bot(TestLink.of(answering(longest + "x\n")))))
        .hasMessage("the bot sent a line of more than 4096 bytes");
    assertThat(fault(bot(TestLink.hanging(answering(longest + "xx")))))
        .hasMessage("the bot sent a line of more than 4096 bytes");
  }

  @Test
  void information_has_a_maximum_too() {
    assertThat(fault(bot(TestLink.of(answering("info x\n".repeat(1_000) + "1\n")))))
        .isNull();
    assertThat(fault(bot(TestLink.of(answering("info x\n".repeat(1_001) + "1\n")))))
        .hasMessage("the bot sent more than 1000 lines of information between two answers");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1\n1\n", "1\n1", "1\ninfo x\nresolve\n"})
  void a_line_that_was_not_asked_for_is_a_fault(String answer) {
    ExternalBot bot = bot(TestLink.of(answering(answer)));

    assertThat(fault(bot)).isNull();
    assertThat(fault(bot).getMessage())
        .matches("the bot sent \"(1|11|resolve)\" although nothing was asked");
  }

  @Test
  void information_may_come_at_any_time() {
    ExternalBot bot = bot(TestLink.of(answering("1\ninfo one\ninfo t")));
    assertThat(fault(bot)).isNull();
    // the next answer only ends the line of information
    assertThat(fault(bot)).hasMessageContaining("it ended");
    assertThat(bot.info()).containsExactly("one", "t1", "one");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "'';the bot gave no answer to \"ask hello\": it ended with exit code 7",
        "'2\n';the bot answered \"2\" to \"ask hello\"; right is 1, or hello with fields",
        "'\n';the bot answered \"\" to \"ask hello\"; right is 1, or hello with fields",
        "'hello bot\n';the bot said hello with \"bot\"; right are fields such as name=my-bot",
        "'hello =1\n';the bot said hello with \"=1\"; right are fields such as name=my-bot",
        "'hello name=a name=b\n';the bot said hello with two fields \"name\"",
        "'hello name=\n';the bot said hello with a name that does not have 1 to 60 characters",
        "'hello kot=2\n';the bot speaks version \"2\" of the protocol, and this program version 1",
        "'hello want=events,all\n';the bot wants \"all\", but a bot can want events, view and",
        "'hello vocabulary=12345678\n';the bot was written for the vocabulary \"12345678\", and",
      })
  void a_wrong_hello_is_a_fault(String hello, String sentence) {
    assertThat(fault(bot(TestLink.of(greeting(hello))))).hasMessageStartingWith(sentence);
  }

  @Test
  void a_hello_is_read_whatever_is_added_later() {
    String hello = "hello later=x kot=1 want= name=my-bot vocabulary=" + Protocol.vocabulary();
    ExternalBot bot = bot(TestLink.of(greeting(hello + "\n")));

    assertThat(bot.name()).isNull();
    assertThat(fault(bot)).isNull();
    assertThat(bot.name()).isEqualTo("my-bot");
  }

  @Test
  void a_bot_gets_what_it_wants() {
    TestLink link = TestLink.of(greeting("hello want=view,position\n"));
    Question question = Games.question();
    assertThat(fault(bot(link))).isNull();

    String asked = link.heard("ask 1").get(0);
    assertThat(NOTATION.readView(field(asked, "view"))).isEqualTo(question.view());
    assertThat(NOTATION.readQuestion(field(asked, "position")).view()).isEqualTo(question.view());
    assertThat(asked.indexOf("position=")).isLessThan(asked.indexOf(" | "));
    assertThat(asked.indexOf('|')).isEqualTo(asked.indexOf(" | 1 ") + 1);
  }

  @Test
  void a_question_without_a_past_has_no_position_and_harms_nobody() {
    TestLink link = TestLink.of(greeting("hello want=position\n"));
    ExternalBot bot = bot(link);
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 1);
    Question mere = Question.of(session.game(), session.state());

    assertThatThrownBy(() -> bot.choose(mere)).isInstanceOf(IllegalStateException.class);
    assertThat(link.heard("ask 1")).isEmpty();
    assertThat(bot.choose(session.question())).isEqualTo(mere.options().get(0));
    assertThat(link.heard.get(link.heard.size() - 1)).startsWith("ask 2 choose-reroll.1 ");
  }

  /** A bot that keeps its table from the events alone and compares it with the views that it also gets. */
  private static final class Mirror {
    final List<GameView> compared = new ArrayList<>();
    private final List<Event> events = new ArrayList<>();
    private GameView table = Games.question().view();

    String reply(String line) {
      if (line.startsWith("new ")) {
        table = NOTATION.readView(field(line, "view"));
        events.clear();
      } else if (line.startsWith("event ")) {
        events.add(NOTATION.readEvent(table, line.substring(6)));
      } else if (isQuestion(line)) {
        table = events.isEmpty() ? table : table.after(events);
        events.clear();
        assertThat(table).isEqualTo(NOTATION.readView(field(line, "view")));
        compared.add(table);
      }
      return line.startsWith("ask hello") ? "hello want=events,view\n" : first(line);
    }
  }

  @Test
  void events_lead_from_each_question_to_the_next() {
    for (int seed = 0; seed < 12; seed++) {
      Mirror mirror = new Mirror();
      TestLink link = TestLink.of(mirror::reply);
      Session session = Games.session(Games.EDITIONS.get(seed % 2), 2 + seed % 5, seed);
      List<Chooser> others = List.of(
          Games.shopper(), Games.shopper(), Games.shopper(), Games.shopper(), Games.shopper());
      GameRecord record = Games.play(bot(link), seed, session, others);

      assertThat(mirror.compared).hasSizeGreaterThan(2);
      assertThat(link.heard("new ")).hasSize(1);
      String over = link.heard.get(link.heard.size() - 1);
      assertThat(over).matches("over winners=(-|[1-6]+)");
      record
          .end()
          .winners()
          .forEach(winner -> assertThat(over).contains(Integer.toString(winner.number())));
    }
  }

  @Test
  void a_mere_chooser_that_wants_events_gets_the_view_before_each_question() {
    Mirror mirror = new Mirror();
    TestLink link = TestLink.of(mirror::reply);
    Play.of(KingOfTokyo.secondEdition(), Monster.GIGAZAUR, Monster.THE_KING)
        .choosers(List.of(bot(link), Games.shopper()))
        .random(new SplittableRandom(3))
        .toEnd();

    assertThat(mirror.compared).hasSizeGreaterThan(2);
    assertThat(link.heard("new ")).hasSameSizeAs(mirror.compared);
    assertThat(link.heard("new ").get(0)).contains(" game=1 ").contains(" restart=no ");
    assertThat(link.heard("new ").get(1)).contains(" game=1 ").contains(" restart=yes ");
    assertThat(link.heard("event")).isEmpty();
    assertThat(link.heard("ask ready")).hasSize(1);
  }

  @Test
  void the_next_game_is_for_the_same_process() {
    TestLink link = TestLink.of(ExternalBotTest::first);
    ExternalBot bot = bot(link);
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 5);
    bot.startGame(session.question().view(), 11);
    assertThat(bot.choose(session.question())).isNotNull();
    bot.endGame(session.state());
    bot.startGame(session.question().view(), 12);
    assertThat(bot.choose(session.question())).isNotNull();

    assertThat(link.heard("ask hello")).hasSize(1);
    assertThat(link.heard("new ").get(0)).startsWith("new game=1 ").contains(" seed=11 ");
    assertThat(link.heard("new ").get(1)).startsWith("new game=2 ").contains(" seed=12 ");
    assertThat(link.heard("over ")).containsExactly("over winners=? reason=stopped");
    assertThat(link.heard("ask 1 ")).hasSize(2);
  }

  @Test
  void a_game_is_started_once_and_for_one_seat() {
    ExternalBot bot = bot(TestLink.of(ExternalBotTest::first));
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 5);
    Question question = session.question();
    bot.startGame(session.state().viewFor(question.seat().next(2)), 1);

    assertThatThrownBy(() -> bot.choose(question))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("but the bot plays for");
    assertThatThrownBy(() -> bot.startGame(question.view(), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a game is under way: end it first");
    bot.close();
    bot.endGame(session.state());
    assertThatThrownBy(() -> bot.startGame(question.view(), 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("the bot is closed");
  }

  /** Counts its processes, each of which ends after some questions. */
  private static final class Mortal {
    final List<TestLink> links = new ArrayList<>();
    private final int questions;

    Mortal(int questions) {
      this.questions = questions;
    }

    ExternalBot bot() {
      return new ExternalBot(directory -> {
        AtomicInteger left = new AtomicInteger(questions);
        TestLink link =
            TestLink.of(line -> isQuestion(line) && left.getAndDecrement() <= 0 ? "" : first(line));
        links.add(link);
        return link;
      });
    }
  }

  @Test
  void a_process_that_ends_is_replaced_as_often_as_allowed() {
    Mortal mortal = new Mortal(1);
    Question question = Games.question();
    ExternalBot bot = mortal.bot().restarts(2);
    for (int i = 0; i < 3; i++) {
      assertThat(bot.choose(question)).isEqualTo(question.options().get(0));
    }
    assertThat(fault(bot))
        .hasMessage("the bot gave no answer to choose-reroll.1: it ended with exit code 7");

    assertThat(mortal.links).hasSize(3);
    assertThat(mortal.links.get(0).heard("new ").get(0)).contains(" restart=no ");
    TestLink second = mortal.links.get(1);
    assertThat(second.heard.get(1))
        .startsWith("new game=1 ")
        .contains(" restart=yes view=" + NOTATION.writeView(question.view()));
    assertThat(second.heard.get(2)).isEqualTo("ask ready");
    assertThat(second.heard.get(3)).startsWith("ask 2 choose-reroll.1 ");
    assertThat(second.heard.get(4)).startsWith("ask 3 choose-reroll.1 ");
    assertThat(mortal.links.get(2).heard.get(3)).startsWith("ask 3 choose-reroll.1 ");
  }

  @Test
  void a_process_that_answers_wrongly_is_not_replaced() {
    Mortal mortal = new Mortal(1);
    ExternalBot bot = new ExternalBot(directory -> {
          mortal.links.add(TestLink.of(answering("yield\n")));
          return mortal.links.get(0);
        })
        .restarts(5);

    assertThat(fault(bot)).hasMessageContaining("answered \"yield\"");
    assertThat(mortal.links).hasSize(1);
  }

  @Test
  void a_game_after_a_fault_has_a_new_process() {
    Mortal mortal = new Mortal(0);
    ExternalBot bot = mortal.bot();
    BotFaultException first = fault(bot);

    assertThat(first).hasMessageContaining("exit code 7");
    assertThat(fault(bot)).isSameAs(first);
    assertThat(mortal.links).hasSize(1);
    bot.endGame(Games.session(KingOfTokyo.secondEdition(), 2, 1).state());
    assertThat(fault(bot)).isNotSameAs(first).hasMessageContaining("exit code 7");
    assertThat(mortal.links).hasSize(2);
  }

  @Test
  void a_process_that_ends_after_a_game_is_replaced_without_a_fault() {
    List<TestLink> links = new ArrayList<>();
    ExternalBot bot = new ExternalBot(directory -> {
      AtomicInteger games = new AtomicInteger();
      links.add(TestLink.of(line -> {
        games.addAndGet(line.startsWith("over") ? 1 : 0);
        return games.get() == 0 ? first(line) : "";
      }));
      return links.get(links.size() - 1);
    });
    Session session = Games.session(KingOfTokyo.secondEdition(), 2, 1);
    assertThat(fault(bot)).isNull();
    bot.endGame(session.state());
    assertThat(fault(bot)).isNull();
    assertThat(links).hasSize(2);
    assertThat(links.get(1).heard("new ").get(0)).contains("game=2 ").contains(" restart=no ");
  }

  @Test
  void a_bot_that_is_late_is_killed() {
    TestLink link = TestLink.hanging(answering(""));
    ExternalBot bot = bot(link).clock(Duration.ofMillis(40)).grace(Duration.ofMillis(60));

    assertThat(fault(bot))
        .hasMessage("the bot gave no answer to choose-reroll.1 within 40 ms and 60 ms of grace");
  }

  @Test
  void an_answer_to_stop_is_in_time() {
    TestLink link =
        TestLink.hanging(line -> isQuestion(line) ? "" : line.equals("stop") ? "2\n" : first(line));
    Question question = Games.question();
    ExternalBot bot = bot(link).clock(Duration.ofMillis(30)).grace(Duration.ofSeconds(20));

    assertThat(bot.choose(question)).isEqualTo(question.options().get(1));
    assertThat(bot.choose(question)).isEqualTo(question.options().get(1));
    assertThat(link.heard("stop")).hasSize(2);
  }

  @Test
  void a_bot_that_does_not_start_or_is_not_ready_is_late() {
    for (String silent : List.of("ask hello", "ask ready")) {
      TestLink link = TestLink.hanging(line -> line.startsWith(silent) ? "" : first(line));
      ExternalBot bot = bot(link).startLimit(Duration.ofMillis(300)).restarts(3);

      assertThat(fault(bot))
          .hasMessage("the bot gave no answer to \"" + silent + "\" within 300 ms");
      assertThat(link.heard("stop")).isEmpty();
    }
  }

  @Test
  void a_bot_without_a_clock_is_never_late_and_can_be_closed() {
    TestLink link = TestLink.hanging(answering(""));
    ExternalBot bot = bot(link).noClock().restarts(3);
    CompletableFuture<BotFaultException> asked = CompletableFuture.supplyAsync(() -> fault(bot));
    while (link.heard("ask 1 ").isEmpty()) {
      Thread.onSpinWait();
    }
    bot.close();

    assertThat(asked.join())
        .hasMessage("the bot gave no answer to choose-reroll.1: it was closed by this program");
    assertThat(link.heard("ask 1 ").get(0)).contains(" clock=none ");
  }

  @Test
  void settings_that_cannot_be_are_refused() {
    ExternalBot bot = ExternalBot.of("true");
    assertThatThrownBy(() -> bot.clock(Duration.ZERO)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bot.grace(Duration.ofMillis(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> bot.restarts(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> ExternalBot.of(List.of()))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(bot.send(ImmutableSet.of(Extra.EVENTS)).errorOutput()).isEmpty();
  }
}
