package io.github.kotrules.card;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardKind;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;

/**
 * The cards of a game, with the number of copies of each, in the order in which they were added.
 *
 * <pre>{@code
 * CardSet.Builder keepCards = CardSet.builder();
 * KingOfTokyo.secondEdition().cards().copies().forEach((card, copies) -> {
 *   if (card.face().kind() == CardKind.KEEP) {
 *     keepCards.add(card, copies);
 *   }
 * });
 * Game game = Game.of(RuleSet.secondEdition(), keepCards.build());
 * }</pre>
 */
public final class CardSet implements Iterable<Card> {
  private static final CardSet NONE = builder().build();

  /** Words with a meaning of their own in the text notation, so that no card can have them as its id. */
  private static final ImmutableSet<String> WORDS_OF_THE_NOTATION = ImmutableSet.of(
      "again",
      "began",
      "buy",
      "deck",
      "done",
      "edition",
      "expect",
      "extra",
      "first",
      "forfeit",
      "from",
      "give",
      "hearts",
      "illegal",
      "keep",
      "kot",
      "market",
      "no",
      "option",
      "pick",
      "position",
      "reroll",
      "resolve",
      "reveal",
      "roll",
      "rules",
      "seat",
      "sell",
      "stay",
      "store",
      "sweep",
      "take",
      "top",
      "use",
      "yield");

  private final ImmutableMap<Card, Integer> copies;

  private CardSet(ImmutableMap<Card, Integer> copies) {
    this.copies = copies;
  }

  /** A set without cards, for a game of dice only. */
  public static CardSet none() {
    return NONE;
  }

  /** Creates an empty builder. */
  public static Builder builder() {
    return new Builder();
  }

  /** The cards in order, with the number of copies of each. */
  public ImmutableMap<Card, Integer> copies() {
    return copies;
  }

  /** Iterates over the cards in order, each once regardless of its number of copies. */
  @Override
  public Iterator<Card> iterator() {
    return copies.keySet().iterator();
  }

  /** Returns the card with an id. */
  public Card card(CardId id) {
    requireNonNull(id, "id");
    for (Card card : this) {
      if (card.face().id().equals(id)) {
        return card;
      }
    }
    throw new IllegalArgumentException("no card " + id + " in this card set");
  }

  @Override
  public String toString() {
    return "card set of " + copies.size() + " cards";
  }

  /** Collects cards and refuses those that are not valid. */
  public static final class Builder {
    private final ImmutableMap.Builder<Card, Integer> copies = ImmutableMap.builder();
    private final Set<CardId> ids = new HashSet<>();

    private Builder() {}

    /** Adds one copy of a card. */
    @CanIgnoreReturnValue
    public Builder add(Card card) {
      return add(card, 1);
    }

    /** Adds several copies of a card. */
    @CanIgnoreReturnValue
    public Builder add(Card card, int count) {
      CardFace face = requireNonNull(card.face(), "face");
      CardId id = face.id();
      checkArgument(
          !WORDS_OF_THE_NOTATION.contains(id.value()),
          "a card cannot have the id %s, which means something else in the notation of moves: give it"
              + " another, such as %s-card",
          id,
          id);
      checkArgument(count >= 1, "card %s has %s copies: add at least one", id, count);
      checkArgument(
          face.kind() == CardKind.DISCARD || card instanceof Hook,
          "Keep card %s has no hooks, so it would do nothing: implement at least one",
          id);
      checkArgument(
          face.kind() == CardKind.KEEP || card instanceof WhenPlayed,
          "Discard card %s does nothing when it is played: implement WhenPlayed",
          id);
      checkArgument(ids.add(id), "two cards share the id %s: give one of them another", id);
      copies.put(card, count);
      return this;
    }

    /** Adds all cards of another set. */
    @CanIgnoreReturnValue
    public Builder addAll(CardSet set) {
      set.copies().forEach(this::add);
      return this;
    }

    /** Builds the set of all cards added. */
    public CardSet build() {
      return new CardSet(copies.buildOrThrow());
    }
  }
}
