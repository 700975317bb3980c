package io.github.kotrules.model;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The damage that one Monster is about to take (D-8).
 *
 * @param dealer the Monster that deals it; null for poison
 * @param stays whether the target has already declined to yield before this damage
 * @param used the cards that were used against this packet
 */
public record DamagePacket(
    Seat target,
    @Nullable Seat dealer,
    int amount,
    DamageKind kind,
    boolean stays,
    ImmutableList<CardId> used)
    implements Serializable {
  public DamagePacket {
    requireNonNull(target, "target");
    requireNonNull(kind, "kind");
    requireNonNull(used, "used");
  }

  /** Creates a packet against which no card has been used. */
  public static DamagePacket of(Seat target, @Nullable Seat dealer, int amount, DamageKind kind) {
    return new DamagePacket(target, dealer, amount, kind, false, ImmutableList.of());
  }

  /** Returns this packet after its target has declined to yield. */
  public DamagePacket staying() {
    return new DamagePacket(target, dealer, amount, kind, true, used);
  }

  /** Returns this packet after a card was used against it. */
  public DamagePacket using(CardId card) {
    requireNonNull(card, "card");
    ImmutableList<CardId> now = ImmutableList.<CardId>builderWithExpectedSize(used.size() + 1)
        .addAll(used)
        .add(card)
        .build();
    return new DamagePacket(target, dealer, amount, kind, stays, now);
  }

  /** Returns this packet after some of its damage was prevented. */
  public DamagePacket reducedBy(int prevented) {
    return new DamagePacket(target, dealer, amount - prevented, kind, stays, used);
  }
}
