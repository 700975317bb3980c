package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.Game;
import io.github.kotrules.Question;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.function.Supplier;

/**
 * Replays the moves of a question, because some moves can only be written at their table. Cards that the seat may not know are
 * replaced by other cards that it has not seen: the actions of others are legal whichever these are, otherwise they would
 * reveal the card.
 */
final class StandIns {
  private final Question question;

  /** Cards that are still in the deck and that the seat has not seen, so none of them was drawn since. */
  private final Iterator<CardId> unseen;

  StandIns(Question question) {
    this.question = question;
    this.unseen = question.view().deck().toList().iterator();
  }

  /** Writes the moves as the seat knows them, and the players who leave. */
  ImmutableList<String> writeMoves(Game game) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    MoveWriter.writeForfeits(question.forfeits(), 0, texts);
    GameState state = game.start(fill(question.position(), unseen::next));
    int written = 0;
    for (Action action : question.moves()) {
      texts.add(new MoveWriter(Awaited.of(game, state)).write(action));
      written++;
      MoveWriter.writeForfeits(question.forfeits(), written, texts);
      boolean hidden = action instanceof Reveal reveal && reveal.card() == null;
      state = game.next(state, hidden ? new Reveal(unseen.next()) : action);
    }
    return texts.build();
  }

  /** Returns a position with a card for each hidden one on top of its deck. */
  static GameSetup fill(GameSetup position, Supplier<CardId> standIn) {
    List<CardId> deck = position.deck() == null ? null : new ArrayList<>(position.deck());
    ImmutableList.Builder<SeenCard> topCards = ImmutableList.builder();
    for (SeenCard seen : position.topCards()) {
      CardId card = seen.card() == null ? standIn.get() : seen.card();
      topCards.add(new SeenCard(card, seen.seenBy()));
      if (seen.card() == null && deck != null) {
        deck.remove(card);
      }
    }
    return position
        .withTopCards(topCards.build())
        .withDeck(deck == null ? null : ImmutableList.copyOf(deck));
  }
}
