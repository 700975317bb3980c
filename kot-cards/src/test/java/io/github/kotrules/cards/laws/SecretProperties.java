package io.github.kotrules.cards.laws;

import static io.github.kotrules.cards.CardIds.JETS;
import static io.github.kotrules.cards.CardIds.MADE_IN_A_LAB;
import static io.github.kotrules.cards.CardIds.MIMIC;
import static io.github.kotrules.cards.CardIds.WINGS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.google.common.base.CharMatcher;
import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.Chooser;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.IllegalActionException;
import io.github.kotrules.IllegalChoiceException;
import io.github.kotrules.Play;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.notation.NotationException;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.story.Storyteller;
import io.github.kotrules.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.regex.Pattern;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AddLifecycleHook;
import org.jspecify.annotations.Nullable;

/**
 * What one seat has seen of the deck stays with it. In these games seat 1 owns Made in a Lab and seat 2 a copy of it, so
 * two seats look at cards that the others do not know.
 */
@AddLifecycleHook(TestRun.class)
class SecretProperties {
  private static final int TRIES = 12;
  private static final int LONGEST_MESSAGE = 1000;

  /** A word that can be a card's id; {@code heal=1} is none, though there is a card of that name. */
  private static final Pattern WORD =
      Pattern.compile("(?<![\\w-])[a-z0-9]+(?:-[a-z0-9]+)*+(?![\\w=-])");

  /** What nobody can say at any moment, and no card is named in it. */
  private static final Action WRONG_ANSWER = new BuyTopCard(99);

  private static final Action WRONG_OUTCOME = new Roll(Dice.none());

  static GameSetup start(Game game, int players) {
    List<Monster> monsters = game.rules().monsters().asList().subList(0, players);
    GameSetup setup = game.setup(monsters.toArray(new Monster[0]));
    return setup
        .with(Seat.ONE, rich(setup, Seat.ONE, CardSetup.of(MADE_IN_A_LAB)))
        .with(
            Seat.TWO,
            rich(setup, Seat.TWO, new CardSetup(MIMIC, 0, new CardRef(Seat.ONE, MADE_IN_A_LAB))))
        .withFirst(Seat.ONE);
  }

  private static MonsterSetup rich(GameSetup setup, Seat seat, CardSetup card) {
    return setup.monster(seat).withEnergy(20).withCards(card);
  }

  private static void play(
      boolean firstEdition, int players, long seed, RandomPlay.Watcher watcher) {
    Game game = RandomGames.game(firstEdition);
    new RandomPlay(game, seed).toEnd(game.start(start(game, players)), watcher);
  }

  /** The cards on top of the deck that a viewer has not seen, and of which no other copy is open to it. */
  static Set<CardId> secrets(GameState state, Viewer viewer) {
    Set<CardId> secrets = new HashSet<>();
    Set<CardId> known = new HashSet<>(state.market().cards());
    known.addAll(state.discards().distinct());
    known.addAll(state.boughtCards());
    for (Seat seat : state.allSeats()) {
      for (HeldCard held : state.cards(seat)) {
        known.add(held.id());
      }
    }
    for (SeenCard seen : state.seenCards()) {
      (viewer.knowsCardSeenBy(seen.seenBy()) ? known : secrets).add(seen.card());
    }
    secrets.removeAll(known);
    return secrets;
  }

  private static Set<CardId> allCards(GameState state) {
    return state.setting().catalogue().cards().stream()
        .map(CardInfo::id)
        .collect(ImmutableSet.toImmutableSet());
  }

  private static void checkMessage(String message, Set<CardId> secrets) {
    assertThat(message).hasSizeLessThanOrEqualTo(LONGEST_MESSAGE);
    WORD.matcher(message)
        .results()
        .forEach(word -> assertThat(secrets).as(message).doesNotContain(CardId.of(word.group())));
  }

  private static String refusal(Game game, GameState state, Action action) {
    return catchThrowableOfType(IllegalActionException.class, () -> game.apply(state, action))
        .getMessage();
  }

  private static String refusedChoice(Game game, GameRecord moment) {
    Chooser wrong = question -> WRONG_ANSWER;
    Play play = Play.of(game, moment)
        .choosers(Collections.nCopies(moment.end().seats(), wrong))
        .random(new SplittableRandom(1));
    return catchThrowableOfType(IllegalChoiceException.class, play::toEnd).getMessage();
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_refusal_is_short_and_names_no_card_that_the_asked_seat_has_not_seen(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    LastTurn turn = new LastTurn(start(game, players));
    play(firstEdition, players, seed, (before, action, transition) -> {
      if (before.pending() instanceof Decision decision) {
        Set<CardId> secrets = secrets(before, decision.seat());
        checkMessage(refusal(game, before, WRONG_ANSWER), secrets);
        checkMessage(refusal(game, before, WRONG_OUTCOME), secrets);
        checkMessage(refusedChoice(game, turn.until(before)), secrets);
      }
      turn.see(action, transition);
    });
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void a_refusal_while_chance_is_awaited_is_short_and_names_no_card_at_all(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    play(firstEdition, players, seed, (before, action, transition) -> {
      if (before.pending() instanceof Chance) {
        checkMessage(refusal(game, before, WRONG_ANSWER), allCards(before));
        checkMessage(refusal(game, before, WRONG_OUTCOME), allCards(before));
      }
    });
  }

  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void no_story_names_a_card_that_its_reader_has_not_seen(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    Storyteller storyteller = new Storyteller(game, game.start(start(game, players)));
    play(firstEdition, players, seed, (before, action, transition) -> {
      for (int i = 0; i < players; i++) {
        Seat reader = Seat.at(i);
        List<String> story = new ArrayList<>();
        story.add(storyteller.tell(before.pending()));
        story.add(storyteller.tell(action));
        transition.eventsFor(reader).forEach(event -> story.add(storyteller.tell(event)));
        transition.events().forEach(event -> story.add(storyteller.tell(event)));
        story.add(storyteller.tell(transition.state().pending()));
        story.add(storyteller.tell(transition.state().viewFor(reader).pending()));
        for (CardId secret : secrets(transition.state(), reader)) {
          Pattern name = Pattern.compile(
              "\\b(?:" + game.cards().card(secret).face().name() + "|" + secret + ")\\b");
          assertThat(story).as("for %s", reader).noneMatch(name.asPredicate());
        }
      }
    });
  }

  /** What a seat is asked, with how the turn has come to that, says nothing that it does not know. */
  @Property(tries = TRIES, shrinking = ShrinkingMode.OFF)
  void no_question_names_a_card_that_the_asked_seat_has_not_seen(
      @ForAll boolean firstEdition,
      @ForAll @IntRange(min = 2, max = 6) int players,
      @ForAll long seed) {
    Game game = RandomGames.game(firstEdition);
    SplittableRandom random = new SplittableRandom(seed);
    LastTurn turn = new LastTurn(start(game, players));
    play(firstEdition, players, seed, (before, action, transition) -> {
      if (before.pending() instanceof Decision decision) {
        GameRecord moment = turn.until(before);
        Question question = Question.of(game, moment);
        String text = KingOfTokyo.notation().write(question);
        checkFields(text, secrets(before, decision.seat()));
        checkTree(KingOfTokyo.json().write(question), secrets(before, decision.seat()));
        checkKnown(moment, question);
        checkRead(question, text, random);
        checkSameForAll(game, question, random);
      }
      turn.see(action, transition);
    });
  }

  /** A program elsewhere that gets the text has the same question, and can search from it. */
  private static void checkRead(Question question, String text, SplittableRandom random) {
    long seed = random.nextLong();
    Question read = KingOfTokyo.notation().readQuestion(text);
    assertThat(read.view()).as(text).isEqualTo(question.view());
    assertThat(read.decision()).isEqualTo(question.decision());
    assertThat(read.options()).isEqualTo(question.options());
    assertThat(read.position()).isEqualTo(question.position());
    assertThat(read.moves()).isEqualTo(question.moves());
    assertThat(read.forfeits()).isEqualTo(question.forfeits());
    assertThat(KingOfTokyo.notation().write(read)).isEqualTo(text);
    assertThat(read.view().sample(new Random(seed)))
        .isEqualTo(question.view().sample(new Random(seed)));
  }

  /** No field of a moment names a secret; which cards are discarded is public. */
  static void checkFields(String text, Set<CardId> secrets) {
    for (String word : Splitter.on(CharMatcher.anyOf("/.,:@=")).split(text)) {
      String card = word.replaceFirst("^[1-6]-", "");
      assertThat(secrets).extracting(CardId::value).as(text).doesNotContain(card);
    }
  }

  /** No string of a tree names a secret. */
  private static void checkTree(@Nullable Object tree, Set<CardId> secrets) {
    if (tree instanceof Map<?, ?> map) {
      map.values().forEach(value -> checkTree(value, secrets));
    } else if (tree instanceof List<?> list) {
      list.forEach(value -> checkTree(value, secrets));
    } else {
      assertThat(secrets).extracting(CardId::value).doesNotContain(String.valueOf(tree));
    }
  }

  /** What is hidden is what only others have seen, and nothing else is. */
  private static void checkKnown(GameRecord moment, Question question) {
    long hidden = question.position().topCards().stream()
            .filter(seen -> seen.card() == null)
            .count()
        + question.moves().stream().filter(new Reveal(null)::equals).count();
    assertThat(hidden)
        .isEqualTo(moment.end().seenCards().stream()
            .filter(seen -> !seen.seenBy().contains(question.seat()))
            .count());
    assertThat(question.moves()).hasSameSizeAs(moment.actions());
    for (int i = 0; i < question.moves().size(); i++) {
      assertThat(question.moves().get(i)).isIn(moment.actions().get(i), new Reveal(null));
    }
  }

  /** Whatever the hidden cards are, the turn can lead to the same question, with the same information for the seat. */
  private static void checkSameForAll(Game game, Question question, SplittableRandom random) {
    Question other = Question.of(game, possible(game, question, random));
    assertThat(other.view()).isEqualTo(question.view());
    assertThat(other.decision()).isEqualTo(question.decision());
    assertThat(other.options()).isEqualTo(question.options());
    assertThat(other.position()).isEqualTo(question.position());
    assertThat(other.moves()).isEqualTo(question.moves());
  }

  /** A moment that fits all that a seat knows: any cards that it has not seen for those that are hidden. */
  private static GameRecord possible(Game game, Question question, SplittableRandom random) {
    List<CardId> cards = new ArrayList<>(question.view().deck().toList());
    Collections.shuffle(cards, new Random(random.nextLong()));
    Iterator<CardId> unseen = cards.iterator();
    GameSetup position = question.position();
    List<CardId> deck = position.deck() == null ? null : new ArrayList<>(position.deck());
    List<SeenCard> top = new ArrayList<>();
    for (SeenCard seen : position.topCards()) {
      CardId card = seen.card() == null ? unseen.next() : seen.card();
      top.add(new SeenCard(card, seen.seenBy()));
      if (seen.card() == null && deck != null) {
        deck.remove(card);
      }
    }
    List<Action> moves = new ArrayList<>();
    for (Action move : question.moves()) {
      moves.add(move.equals(new Reveal(null)) ? new Reveal(unseen.next()) : move);
    }
    return GameRecord.of(game, position.withTopCards(top).withDeck(deck), moves);
  }

  /** A look of another is hidden until the card is bought or comes to the market. */
  @Example
  void a_look_is_told_when_its_card_has_become_public() {
    Game game = KingOfTokyo.secondEdition();
    GameRecord looking = KingOfTokyo.notation()
        .readMoment(
            "kot1/second/gigazaur.e9C.made-in-a-lab/the-king.e9.opportunist/alienoid/m=heal,tank,frenzy/t=1"
                + "/moves/roll.112233/resolve/reveal.wings/buy.heal");

    assertThat(KingOfTokyo.notation().write(Question.of(game, looking)))
        .endsWith("/moves/roll.112233/resolve/reveal.wings/buy.heal");
    assertThat(looking.end().market().cards()).contains(WINGS);
  }

  @Example
  void a_card_that_others_have_seen_is_not_named() {
    Game game = KingOfTokyo.secondEdition();
    GameRecord asked = KingOfTokyo.notation()
        .readMoment(
            "kot1/second/gigazaur.C/the-king/alienoid/m=heal,tank,frenzy/d=-/k=wings@13,jets@2/t=2"
                + "/moves/roll.112233");
    Question question = Question.of(game, asked);

    assertThat(question.position().topCards())
        .containsExactly(
            new SeenCard(null, SeatSet.of(Seat.ONE, Seat.THREE)),
            new SeenCard(JETS, SeatSet.of(Seat.TWO)));
    assertThat(question.position().deck()).contains(WINGS);
    assertThat(KingOfTokyo.notation().write(question))
        .endsWith(
            "/gigazaur.C/the-king/alienoid/m=heal,tank,frenzy/d=-/k=_@13,jets@2/t=2/moves/roll.112233");
  }

  @Example
  void a_question_cannot_hide_what_its_seat_must_know() {
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> KingOfTokyo.notation()
            .readQuestion("kot1/second/gigazaur.C/the-king/m=heal,tank,frenzy/k=_@2/t=2"
                + "/moves/roll.112233"))
        .withMessageContaining("a card is hidden in this text that seat 2 must know");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> KingOfTokyo.notation()
            .readQuestion("kot1/second/gigazaur.C/the-king/m=-,-,-/d=-/t=2"
                + "/moves/roll.112233/resolve/reveal._"))
        .withMessageContaining("no card can be hidden here");
    assertThatExceptionOfType(NotationException.class)
        .isThrownBy(() -> KingOfTokyo.notation()
            .readQuestion("kot1/second/gigazaur.C/the-king/m=heal,tank,frenzy/t=2"))
        .withMessageContaining("nobody is asked here: the table waits for chance roll 6");
  }

  /** Or else the properties would say nothing. */
  @Example
  void in_these_games_somebody_is_often_asked_who_does_not_know_a_seen_card() {
    int[] secretive = {0};
    for (long seed = 0; seed < 20; seed++) {
      play(false, 3, seed, (before, action, transition) -> {
        if (before.pending() instanceof Decision decision
            && !secrets(before, decision.seat()).isEmpty()) {
          secretive[0]++;
        }
      });
    }
    assertThat(secretive[0]).isGreaterThan(500);
  }
}
