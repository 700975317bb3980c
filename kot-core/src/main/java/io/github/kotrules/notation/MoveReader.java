package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameState;
import java.util.List;

/** Reads what is said to a table: what it may mean, and which of that is legal. */
final class MoveReader {
  private static final int MOST_SHOWN = 20;

  private final Game game;
  private final GameState state;
  private final Verbs verbs;

  MoveReader(Game game, GameState state, Glossary glossary) {
    this.game = game;
    this.state = state;
    this.verbs = new Verbs(game, state, glossary);
  }

  /** The legal move that the words mean. */
  Action read(ImmutableList<Word> words) {
    checkMover(words);
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

  /** Whether the words mean a legal move; refuses what can never be a move. */
  boolean isLegal(ImmutableList<Word> words) {
    return !legal(withoutMover(words)).isEmpty() && isMover(words);
  }

  private ImmutableList<Action> legal(ImmutableList<Word> move) {
    ImmutableList.Builder<Action> legal = ImmutableList.builder();
    for (Action action : verbs.meanings(move)) {
      if (game.isLegal(state, action)) {
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

  private void checkMover(ImmutableList<Word> words) {
    if (!isMover(words)) {
      throw words
          .get(0)
          .wrong(words.get(0).quoted() + " is not who moves: awaited is " + Waiting.of(state));
    }
  }

  private Seat mover() {
    if (state.pending() instanceof Decision decision) {
      return decision.seat();
    }
    return state.pending() instanceof DiceChance chance ? chance.seat() : state.activeSeat();
  }

  private String refusal(ImmutableList<Word> move) {
    String refused = Word.quoted(move) + " is not legal here: awaited is " + Waiting.of(state);
    Pending pending = state.pending();
    return pending instanceof Chance || pending instanceof Pending.GameOver
        ? refused
        : refused + "; legal are " + some(game.legalActions(state));
  }

  private String some(List<Action> actions) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    actions.stream()
        .limit(MOST_SHOWN)
        .forEach(action -> texts.add(action.match(new MoveWriter(game, state))));
    String shown = Joiner.on(", ").join(texts.build());
    return actions.size() <= MOST_SHOWN
        ? shown
        : shown + " and " + (actions.size() - MOST_SHOWN) + " more";
  }
}
