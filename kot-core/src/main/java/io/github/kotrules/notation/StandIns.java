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
 * Plays the moves of a question, as some of them can only be written at their table. Cards that the seat may not know are stood
 * in for by cards that it has not seen either: what others have said is legal whichever they are, or it would tell the secret.
 */
final class StandIns {
  private final Question question;

  /** The cards that still lie in the deck and that the seat has not seen, so none of them has come since. */
  private final Iterator<CardId> unseen;

  StandIns(Question question) {
    this.question = question;
    this.unseen = question.view().deck().toList().iterator();
  }

  /** The moves as the seat knows them, and who leaves before them. */
  ImmutableList<String> writeMoves(Game game) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    MoveWriter.writeForfeits(question.forfeits(), 0, texts);
    GameState state = game.start(fill(question.position(), unseen::next));
    int said = 0;
    for (Action action : question.moves()) {
      texts.add(new MoveWriter(Awaited.of(game, state)).write(action));
      said++;
      MoveWriter.writeForfeits(question.forfeits(), said, texts);
      boolean hidden = action instanceof Reveal reveal && reveal.card() == null;
      state = game.next(state, hidden ? new Reveal(unseen.next()) : action);
    }
    return texts.build();
  }

  /** A position with a card in place of each one that is hidden on top of its deck. */
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
