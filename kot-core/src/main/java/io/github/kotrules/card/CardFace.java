package io.github.kotrules.card;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.CharMatcher;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.CardKind;

/**
 * The printed face of a card.
 *
 * <p>Name and text are for people. The rules use only the {@link CardInfo} of a card.
 *
 * @param id the name of the card in states, actions and files, unique in a card set
 * @param name the name as printed
 * @param kind whether the card stays with its owner or takes effect at once
 * @param cost the printed price in energy, 0 to {@link CardInfo#MAX_COST}
 * @param text the effect of the card in one sentence
 */
public record CardFace(CardId id, String name, CardKind kind, int cost, String text) {
  public CardFace {
    requireNonNull(id, "id");
    requireNonNull(kind, "kind");
    checkArgument(
        cost >= 0 && cost <= CardInfo.MAX_COST,
        "card %s costs %s: a cost is 0 to %s",
        id,
        cost,
        CardInfo.MAX_COST);
    checkWords(id, name, "name");
    checkWords(id, text, "text");
  }

  /** Creates the face of a Keep card. */
  public static CardFace keep(String id, String name, int cost, String text) {
    return of(id, name, CardKind.KEEP, cost, text);
  }

  /** Creates the face of a Discard card. */
  public static CardFace discard(String id, String name, int cost, String text) {
    return of(id, name, CardKind.DISCARD, cost, text);
  }

  private static CardFace of(String id, String name, CardKind kind, int cost, String text) {
    return new CardFace(CardId.of(requireNonNull(id, "id")), name, kind, cost, text);
  }

  /** Refuses words with line breaks, because stories and tables print them on one line. */
  private static void checkWords(CardId id, String words, String what) {
    requireNonNull(words, what);
    checkArgument(
        !words.isBlank() && CharMatcher.javaIsoControl().matchesNoneOf(words),
        "card %s needs a %s of one line",
        id,
        what);
  }
}
