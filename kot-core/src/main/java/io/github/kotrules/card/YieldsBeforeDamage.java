package io.github.kotrules.card;

import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Whether the owner, hit by Smash in Tokyo, may yield before the damage and so avoid it. It is not asked again
 * afterwards.
 */
public non-sealed interface YieldsBeforeDamage extends Hook {
  boolean yieldsFirst(Table table, Seat owner, DamagePacket packet);
}
