package io.github.kotrules.notation;

import static com.google.common.collect.ImmutableSet.toImmutableSet;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.SeenCard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Makes a question with hidden cards replayable: each hidden card is replaced by a possible one. Which one does not matter,
 * because a view hides it again. {@link StandIns} does the same when such a text is written.
 */
final class HiddenCards {
  private final ImmutableSet<String> named;
  private final Set<CardId> standIns = new LinkedHashSet<>();

  /** Prepares for the moves of a text; cards that they name are not hidden. */
  HiddenCards(List<ImmutableList<Word>> moves) {
    this.named = moves.stream().flatMap(List::stream).map(Word::text).collect(toImmutableSet());
  }

  /** Returns the position with a card for each hidden one on top of its deck. */
  GameSetup name(GameSetup position, List<CardId> inDeck, Word place) {
    return StandIns.fill(position, () -> pick(inDeck, place));
  }

  /** Returns the words of a move with a card for a hidden one. */
  ImmutableList<Word> name(Awaited awaited, ImmutableList<Word> move) {
    Word last = move.get(move.size() - 1);
    if (!Names.isHidden(last)) {
      return move;
    }
    List<CardId> outcomes = new ArrayList<>();
    for (Action action : awaited.options().get()) {
      if (action instanceof Reveal reveal && reveal.card() != null) {
        outcomes.add(reveal.card());
      }
    }
    CardId card = pick(outcomes, last);
    return ImmutableList.<Word>builder()
        .addAll(move.subList(0, move.size() - 1))
        .add(new Word(card.value(), last.line(), last.column()))
        .build();
  }

  private CardId pick(List<CardId> cards, Word place) {
    for (CardId card : cards) {
      if (!named.contains(card.value()) && standIns.add(card)) {
        return card;
      }
    }
    throw place.wrong("no card can be hidden here");
  }

  /** Refuses a text that hides a card that the asked seat must know. */
  void check(GameState end, Seat asked, Word place) {
    Set<CardId> hidden = new LinkedHashSet<>();
    for (SeenCard seen : end.seenCards()) {
      if (seen.card() != null && !seen.seenBy().contains(asked)) {
        hidden.add(seen.card());
      }
    }
    if (!hidden.containsAll(standIns)) {
      throw place.wrong("a card is hidden in this text that " + asked + " must know");
    }
  }
}
