package io.github.kotrules.model;

import static com.google.common.base.Preconditions.checkArgument;
import static java.util.Objects.requireNonNull;

import com.google.common.base.Strings;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.internal.EngineKey;
import java.io.Serializable;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/** The cards a game is played with, each with a position of its own: the order in which piles are listed. */
public final class Catalogue implements Serializable {
  private static final long serialVersionUID = 1;

  private final ImmutableList<CardInfo> cards;

  /** The moments at which each card speaks, one bit each. Only the rules know what the bits mean. */
  private final long[] hooks;

  private final transient Index index;

  /** The card of each copy, the copies of a card one after the other. */
  private final transient CardId[] copies;

  /** Where the copies of each card begin, and after the last one where they all end. */
  private final transient int[] firstCopies;

  /** Every text of a table has it, so it is computed once. */
  private final transient String fingerprint;

  private Catalogue(ImmutableList<CardInfo> cards, long[] hooks) {
    checkArgument(
        hooks.length == cards.size(), "hooks of %s cards, not %s", hooks.length, cards.size());
    this.cards = cards;
    this.hooks = hooks.clone();
    this.index = new Index(cards);
    this.firstCopies = new int[cards.size() + 1];
    for (int i = 0; i < cards.size(); i++) {
      firstCopies[i + 1] = firstCopies[i] + cards.get(i).copies();
    }
    this.copies = new CardId[firstCopies[cards.size()]];
    for (int i = 0; i < cards.size(); i++) {
      Arrays.fill(copies, firstCopies[i], firstCopies[i + 1], cards.get(i).id());
    }
    this.fingerprint = fingerprint(cards);
  }

  /** A catalogue of these cards; two with one id are refused. */
  public static Catalogue of(List<CardInfo> cards) {
    ImmutableList<CardInfo> all = ImmutableList.copyOf(requireNonNull(cards, "cards"));
    return new Catalogue(all, new long[all.size()]);
  }

  /** A catalogue of cards that speak at these moments. */
  public static Catalogue of(List<CardInfo> cards, long[] hooks, EngineKey key) {
    requireNonNull(hooks, "hooks");
    requireNonNull(key, "key");
    return new Catalogue(ImmutableList.copyOf(requireNonNull(cards, "cards")), hooks);
  }

  /** The moments at which the card at a position speaks, one bit each. */
  public long hooks(int position, EngineKey key) {
    requireNonNull(key, "key");
    return hooks[position];
  }

  /** How many different cards there are. */
  public int size() {
    return cards.size();
  }

  /** How many cards there are, every copy counted. */
  int copies() {
    return copies.length;
  }

  /** The card of a copy. */
  CardId copy(int number) {
    return copies[number];
  }

  /** The first copy of the card at a position; after the last card, how many copies there are. */
  int firstCopy(int position) {
    return firstCopies[position];
  }

  /** The different cards by their positions. */
  public ImmutableList<CardInfo> cards() {
    return cards;
  }

  /** Whether a game with this catalogue has such a card. */
  public boolean contains(CardId id) {
    return find(id) >= 0;
  }

  /** The position of a card; less than 0 if there is no such card. */
  int find(CardId id) {
    return index.position(id);
  }

  /** The position of a card in this catalogue. */
  public int position(CardId id) {
    int position = find(id);
    if (position < 0) {
      throw new IllegalArgumentException("no card " + id + " in this game");
    }
    return position;
  }

  /** The card at a position. */
  public CardInfo at(int position) {
    return cards.get(position);
  }

  /** The card with an id; refused if there is none. */
  public CardInfo info(CardId id) {
    return cards.get(position(id));
  }

  /**
   * Eight hexadecimal digits that differ between sets of cards, for texts that are only right for one. They are the CRC-32 of
   * a line for each card, in order of ids: the id, the kind, the cost and the number of copies, as in {@code jets KEEP 5 1}.
   */
  public String fingerprint() {
    return fingerprint;
  }

  private static String fingerprint(ImmutableList<CardInfo> cards) {
    CRC32 sum = new CRC32();
    for (CardInfo card : ImmutableList.sortedCopyOf(Comparator.comparing(CardInfo::id), cards)) {
      String line =
          card.id() + " " + card.kind().name() + " " + card.cost() + " " + card.copies() + "\n";
      line.chars().forEach(sum::update); // all of it is ASCII
    }
    return Strings.padStart(Long.toHexString(sum.getValue()), 8, '0');
  }

  /** All cards of the game, every copy of them. */
  public CardPile allCards() {
    CardPile all = CardPile.empty(this);
    for (CardInfo card : cards) {
      for (int copy = 0; copy < card.copies(); copy++) {
        all = all.plus(card.id());
      }
    }
    return all;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof Catalogue that
            && cards.equals(that.cards)
            && Arrays.equals(hooks, that.hooks));
  }

  @Override
  public int hashCode() {
    return cards.hashCode();
  }

  @Override
  public String toString() {
    return "catalogue of " + size() + " cards";
  }

  /** Only the cards and their hooks are serialised. */
  private Object readResolve() {
    return new Catalogue(cards, hooks);
  }

  /** The positions of cards by their ids. The rules look cards up all the time, so this is a plain table of ids. */
  private static final class Index {
    private final @Nullable CardId[] ids;
    private final int[] positions;
    private final int mask;

    Index(ImmutableList<CardInfo> cards) {
      // At most a quarter full, so that mostly the first look finds the card.
      int places = Integer.highestOneBit(Math.max(1, cards.size())) * 8;
      ids = new CardId[places];
      positions = new int[places];
      mask = places - 1;
      for (int i = 0; i < cards.size(); i++) {
        put(cards.get(i).id(), i);
      }
    }

    private void put(CardId id, int position) {
      int place = place(id);
      if (ids[place] != null) {
        throw new IllegalArgumentException("two cards share one id: " + id);
      }
      ids[place] = id;
      positions[place] = position;
    }

    /** Where an id is, or where it would have to be. */
    private int place(CardId id) {
      int hash = id.hashCode();
      int place = (hash ^ hash >>> 16) & mask;
      CardId there = ids[place];
      while (there != null && !there.equals(id)) {
        place = (place + 1) & mask;
        there = ids[place];
      }
      return place;
    }

    /** The position of a card; less than 0 if there is no such card. */
    int position(CardId id) {
      int place = place(id);
      return ids[place] == null ? -1 : positions[place];
    }
  }
}
