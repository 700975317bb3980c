package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Lists;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import java.util.List;
import java.util.function.BiFunction;

/** Reads moves: finds the one legal action among the possible meanings of the words. */
record MoveReader(Awaited awaited, Glossary glossary) {
  private static final int MAX_SHOWN = 20;

  /**
   * Reads the moves of a text, each a list of words, and applies them.
   *
   * @param naming replaces hidden cards in a move
   */
  static GameRecord readAll(
      Game game,
      GameSetup setup,
      GameState start,
      Glossary glossary,
      List<ImmutableList<Word>> moves,
      BiFunction<Awaited, ImmutableList<Word>, ImmutableList<Word>> naming) {
    ImmutableList.Builder<Action> actions = ImmutableList.builder();
    Forfeits forfeits = new Forfeits(glossary);
    int played = 0;
    GameState state = start;
    for (ImmutableList<Word> move : moves) {
      Cursor words = new Cursor(move);
      if (words.skip(MoveWriter.FORFEIT)) {
        forfeits.read(words, state, played);
      } else {
        GameState before = state;
        Awaited awaited = Awaited.of(game, before);
        Action action = move.get(0)
            .attempt(() -> new MoveReader(awaited, glossary).read(naming.apply(awaited, move)));
        state = move.get(0).attempt(() -> forfeits.next(game, before, move, action));
        actions.add(action);
        played++;
      }
    }
    return new GameRecord(setup, actions.build(), forfeits.all(), state);
  }

  /** The legal move that the words mean. */
  Action read(ImmutableList<Word> words) {
    if (!isMover(words)) {
      Word mover = words.get(0);
      throw mover.wrong(mover.quoted() + " is not the seat that moves: the table waits for "
          + Waiting.of(awaited.table()));
    }
    ImmutableList<Word> move = withoutMover(words);
    ImmutableList<Action> legal = legal(move);
    if (legal.isEmpty()) {
      throw move.get(0).wrong(refusal(move));
    }
    if (legal.size() > 1) {
      throw move.get(0).wrong(Word.quoted(move) + " can mean several moves: say to which face");
    }
    return legal.get(0);
  }

  /** Whether the words mean a legal move; refuses words that can never be a move. */
  boolean isLegal(ImmutableList<Word> words) {
    return !legal(withoutMover(words)).isEmpty() && isMover(words);
  }

  private ImmutableList<Action> legal(ImmutableList<Word> move) {
    ImmutableList.Builder<Action> legal = ImmutableList.builder();
    for (Action action : new Verbs(awaited, glossary).meanings(move)) {
      if (awaited.isLegal(action)) {
        legal.add(action);
      }
    }
    return legal.build();
  }

  private static boolean namesMover(ImmutableList<Word> words) {
    return words.get(0).text().endsWith(":");
  }

  private static ImmutableList<Word> withoutMover(ImmutableList<Word> words) {
    if (!namesMover(words)) {
      return words;
    }
    if (words.size() == 1) {
      throw words.get(0).wrong("a move is missing after " + words.get(0).quoted());
    }
    return words.subList(1, words.size());
  }

  private boolean isMover(ImmutableList<Word> words) {
    return !namesMover(words) || words.get(0).is(mover().number() + ":");
  }

  private Seat mover() {
    if (awaited.pending() instanceof Decision decision) {
      return decision.seat();
    }
    return awaited.pending() instanceof DiceChance chance
        ? chance.seat()
        : awaited.table().activeSeat();
  }

  private String refusal(ImmutableList<Word> move) {
    String refused = Word.quoted(move) + " is not legal here: the table waits for "
        + Waiting.of(awaited.table());
    Pending pending = awaited.pending();
    return pending instanceof Chance || pending instanceof Pending.GameOver
        ? refused
        : refused + "; legal moves are " + some(awaited.options().get());
  }

  private String some(List<Action> actions) {
    String shown = Joiner.on(", ")
        .join(Lists.transform(
            actions.subList(0, Math.min(actions.size(), MAX_SHOWN)),
            new MoveWriter(awaited)::write));
    return actions.size() <= MAX_SHOWN
        ? shown
        : shown + " and " + (actions.size() - MAX_SHOWN) + " more";
  }
}
