package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Catalogue;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A Keep card of a Monster, with its counters. */
public final class HeldCard {
  private static final int NO_COPY = -1;

  private final CardId id;
  private final int counters;
  private final boolean used;
  private final @Nullable CardRef copy;
  // The positions of the two ids in the catalogue, looked up once for the rules.
  private final int position;
  private final int copyPosition;

  private HeldCard(
      CardId id,
      int counters,
      boolean used,
      @Nullable CardRef copy,
      int position,
      int copyPosition) {
    this.id = id;
    this.counters = counters;
    this.used = used;
    this.copy = copy;
    this.position = position;
    this.copyPosition = copyPosition;
  }

  static HeldCard of(CardId id, Catalogue catalogue) {
    return new HeldCard(id, 0, false, null, catalogue.position(id), NO_COPY);
  }

  /** Creates a card from its set-up. */
  static HeldCard of(CardSetup card, Catalogue catalogue) {
    HeldCard blank = of(card.id(), catalogue);
    HeldCard laid = card.copy() == null ? blank : blank.copying(card.copy(), catalogue);
    return laid.withCounters(card.counters());
  }

  /** The id of this card; the card that it copies is {@link #copy()}. */
  public CardId id() {
    return id;
  }

  /** The number of counters on the card: charges or stored energy. */
  public int counters() {
    return counters;
  }

  /** Whether the card was used this turn. */
  public boolean isUsed() {
    return used;
  }

  /** The card that this one copies, or null. */
  public @Nullable CardRef copy() {
    return copy;
  }

  /** Whether the card is copying another. */
  public boolean isCopying() {
    return copy != null;
  }

  /** The card's position in the catalogue. */
  public int position(EngineKey key) {
    requireNonNull(key, "key");
    return position;
  }

  /** The position in the catalogue of the copied card; less than 0 if there is none. */
  public int copyPosition(EngineKey key) {
    requireNonNull(key, "key");
    return copyPosition;
  }

  long hooks(Catalogue catalogue) {
    long own = catalogue.hooks(position, EngineKey.KEY);
    return copyPosition < 0 ? own : own | catalogue.hooks(copyPosition, EngineKey.KEY);
  }

  HeldCard withCounters(int now) {
    return new HeldCard(id, now, used, copy, position, copyPosition);
  }

  HeldCard withUsed(boolean now) {
    return new HeldCard(id, counters, now, copy, position, copyPosition);
  }

  /** Returns the card as a new copy, without counters, as if just bought. */
  HeldCard copying(CardRef now, Catalogue catalogue) {
    return new HeldCard(id, 0, false, now, position, catalogue.position(now.card()));
  }

  HeldCard following(CardRef now) {
    return new HeldCard(id, counters, used, now, position, copyPosition);
  }

  HeldCard blank() {
    return new HeldCard(id, 0, false, null, position, NO_COPY);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || (other instanceof HeldCard that
            && id.equals(that.id)
            && counters == that.counters
            && used == that.used
            && Objects.equals(copy, that.copy));
  }

  @Override
  public int hashCode() {
    return ((id.hashCode() * 31 + counters) * 31 + (used ? 1 : 0)) * 31 + Objects.hashCode(copy);
  }

  /** As in {@code smoke-cloud:2} or {@code mimic>1/extra-head}; a used card ends in {@code !}. */
  @Override
  public String toString() {
    return id
        + (copy == null ? "" : ">" + copy)
        + (counters == 0 ? "" : ":" + counters)
        + (used ? "!" : "");
  }
}
