package io.github.kotrules.card;

import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;

/**
 * Lets the owner, hit by Smash in Tokyo, yield before the damage and so avoid it. It is not asked to yield again afterwards.
 */
public non-sealed interface YieldsBeforeDamage extends Hook {
  boolean yieldsFirst(Table table, Seat owner, DamagePacket packet);
}
