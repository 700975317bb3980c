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

/** The properties of the cards of a game. Each card has a position, which is its order in piles. */
public final class Catalogue implements Serializable {
  private static final long serialVersionUID = 1;

  private final ImmutableList<CardInfo> cards;

  /** The hooks of each card, one bit each. Only the rules know which bit is which hook. */
  private final long[] hooks;

  private final transient Index index;

  /** The card of each copy; the copies of a card are adjacent. */
  private final transient CardId[] copies;

  /** The first copy of each card, and at the end the number of all copies. */
  private final transient int[] firstCopies;

  /** Computed once, because every text of a table contains it. */
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

  /** Creates a catalogue of these cards, whose ids must be distinct. */
  public static Catalogue of(List<CardInfo> cards) {
    ImmutableList<CardInfo> all = ImmutableList.copyOf(requireNonNull(cards, "cards"));
    return new Catalogue(all, new long[all.size()]);
  }

  /** Creates a catalogue of cards with these hooks. */
  public static Catalogue of(List<CardInfo> cards, long[] hooks, EngineKey key) {
    requireNonNull(hooks, "hooks");
    requireNonNull(key, "key");
    return new Catalogue(ImmutableList.copyOf(requireNonNull(cards, "cards")), hooks);
  }

  /** The hooks of the card at a position, one bit each. */
  public long hooks(int position, EngineKey key) {
    requireNonNull(key, "key");
    return hooks[position];
  }

  /** The number of distinct cards. */
  public int size() {
    return cards.size();
  }

  /** The number of cards, copies included. */
  int copies() {
    return copies.length;
  }

  /** The card of a copy. */
  CardId copy(int number) {
    return copies[number];
  }

  /** The first copy of the card at a position; after the last card, the number of all copies. */
  int firstCopy(int position) {
    return firstCopies[position];
  }

  /** The distinct cards in order of their positions. */
  public ImmutableList<CardInfo> cards() {
    return cards;
  }

  /** Whether there is a card with this id. */
  public boolean contains(CardId id) {
    return find(id) >= 0;
  }

  /** The position of a card; less than 0 if there is no such card. */
  int find(CardId id) {
    return index.position(id);
  }

  /**
   * Returns the position of a card.
   *
   * @throws IllegalArgumentException if there is no such card
   */
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

  /**
   * Returns the card with an id.
   *
   * @throws IllegalArgumentException if there is no such card
   */
  public CardInfo info(CardId id) {
    return cards.get(position(id));
  }

  /**
   * A checksum of eight hexadecimal digits, which texts contain to name the card set that they need. It is the CRC-32 of one
   * line for each card, in order of ids: id, kind, cost and number of copies, as in {@code jets KEEP 5 1}.
   */
  public String fingerprint() {
    return fingerprint;
  }

  private static String fingerprint(ImmutableList<CardInfo> cards) {
    CRC32 sum = new CRC32();
    for (CardInfo card : ImmutableList.sortedCopyOf(Comparator.comparing(CardInfo::id), cards)) {
      String line =
          card.id() + " " + card.kind().name() + " " + card.cost() + " " + card.copies() + "\n";
      line.chars().forEach(sum::update); // ASCII only
    }
    return Strings.padStart(Long.toHexString(sum.getValue()), 8, '0');
  }

  /** The pile of all cards, copies included. */
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

  /** Restores the transient fields: only the cards and their hooks are serialised. */
  private Object readResolve() {
    return new Catalogue(cards, hooks);
  }

  /** The positions of cards by their ids: a hash table with open addressing, because the rules look up cards all the time. */
  private static final class Index {
    private final @Nullable CardId[] ids;
    private final int[] positions;
    private final int mask;

    Index(ImmutableList<CardInfo> cards) {
      // At most a quarter full, so that usually the first probe finds the card.
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

    /** The slot of an id, or the free slot where it belongs. */
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
