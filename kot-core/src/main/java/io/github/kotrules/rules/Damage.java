package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.effect.Effect.DealDamage;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Table;

/**
 * Damage of every source. An effect is first divided into packets, which are resolved one after the other: the target's
 * {@linkplain Defence defences} act, and the rest costs life. After the last packet all Monsters at 0 life are eliminated
 * together, unless a card of their own saves them.
 *
 * @rulebook D-5, D-7, D-8, T-4, T-6, W-7, Y-3
 */
final class Damage {
  /** All hooks that can act while damage is dealt and Monsters are eliminated, including those of copies, which end then. */
  static final HookSet DISPUTES = HookSet.of(
      Hooks.MODIFIES_DAMAGE,
      Hooks.SPREADS_DAMAGE,
      Hooks.WHEN_DAMAGE_TAKEN,
      Hooks.WHEN_DAMAGE_DEALT,
      Hooks.INSTEAD_OF_ELIMINATION,
      Hooks.WHEN_MONSTER_FALLS,
      Hooks.WHEN_TOKYO_LEFT,
      Hooks.COPIES_CARDS,
      Defence.HOOKS);

  /** The maximum size of a packet, whatever cards add. */
  private static final int MAX_DAMAGE = Table.MAX_ENERGY;

  private Damage() {}

  /** Deals damage as a separate effect: its packets, and then its end. */
  static void deal(Resolution r, DealDamage damage) {
    beginEffect(r, dealer(r, damage));
    pushPackets(r, damage);
  }

  /** Starts an effect: frames pushed from now on belong to it. Eliminations at its end go clockwise from the dealer. */
  static void beginEffect(Resolution r, Seat dealer) {
    r.push(new EndOfEffect(dealer, ImmutableList.of(), false));
  }

  /** Deals the damage of a card. In response to a packet it is the next effect; the damage of all who yield is one effect. */
  static void deal(Resolution r, DealDamage damage, Deed deed) {
    EffectUnderWay underWay = r.find(EffectUnderWay.class);
    if (underWay == null) {
      deal(r, damage);
    } else if (deed.hook() == Hooks.WHEN_YIELDED) {
      pushPackets(r, damage);
    } else {
      r.replace(underWay, underWay.followedBy(deed.onlyNext()));
    }
  }

  private static Seat dealer(Resolution r, DealDamage damage) {
    return damage.dealer() == null ? r.table.activeSeat() : damage.dealer();
  }

  /** Divides damage into packets and pushes them: clockwise from the dealer's left, the dealer last. */
  private static void pushPackets(Resolution r, DealDamage damage) {
    Seat dealer = dealer(r, damage);
    boolean modified = damage.dealer() != null && r.has(Hooks.MODIFIES_DAMAGE, dealer);
    if (damage.dealer() != null && r.has(Hooks.SPREADS_DAMAGE, dealer)) {
      r.push(new SpreadDamage(damage, dealer, false));
    }
    Seat seat = dealer;
    do {
      if (r.table.isAlive(seat)) {
        if (damage.targets().contains(seat)) {
          int extra = modified ? extra(r, damage, dealer, seat) : 0;
          pushPacket(r, damage, seat, (long) damage.amount() + extra, damage.kind());
        } else if (modified) {
          pushExtras(r, damage, dealer, seat);
        }
      }
      seat = seat.previous(r.table.seats());
    } while (seat != dealer);
  }

  private static void pushPacket(
      Resolution r, DealDamage damage, Seat target, long amount, DamageKind kind) {
    if (amount > 0) {
      int capped = (int) Math.min(amount, MAX_DAMAGE);
      r.push(new Defence.MeetDamage(DamagePacket.of(target, damage.dealer(), capped, kind)));
    }
  }

  /** The damage that the dealer's cards add to the packet of a target. */
  private static int extra(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    return r.sum(
        Hooks.MODIFIES_DAMAGE,
        dealer,
        (hook, table, owner, card) -> hook.extraDamage(table, owner, damage, victim));
  }

  /** Pushes what the dealer's cards do to a Monster that is not a target: a separate packet for each card, not Smash. */
  private static void pushExtras(Resolution r, DealDamage damage, Seat dealer, Seat victim) {
    r.cards.visit(
        Hooks.MODIFIES_DAMAGE,
        r.table,
        dealer,
        (hook, card) -> pushPacket(
            r, damage, victim, hook.extraDamage(r.table, dealer, damage, victim), DamageKind.CARD));
  }

  /**
   * Pushes the packets for Monsters that were not targets, if a packet has cost a Monster other than the dealer life.
   *
   * @param cost whether one has
   */
  private record SpreadDamage(DealDamage damage, Seat dealer, boolean cost) implements Frame {
    @Override
    public void run(Resolution r) {
      Seat seat = dealer;
      do {
        Seat victim = seat;
        if (cost && r.table.isAlive(victim) && !damage.targets().contains(victim)) {
          r.cards.visit(
              Hooks.SPREADS_DAMAGE,
              r.table,
              dealer,
              (hook, card) -> pushPacket(
                  r, damage, victim, hook.spreadDamage(r.table, dealer, victim), DamageKind.CARD));
        }
        seat = seat.previous(r.table.seats());
      } while (seat != dealer);
    }
  }

  /** Notes that a packet has cost life, so that the damage spreads if the dealer has a card for it. */
  private static void noteCost(Resolution r, Seat dealer) {
    SpreadDamage spread = r.find(SpreadDamage.class);
    if (spread != null && spread.dealer() == dealer && !spread.cost()) {
      r.replace(spread, new SpreadDamage(spread.damage(), dealer, true));
    }
  }

  /**
   * Deals Smash if no card in play has any of the {@link #DISPUTES}: the targets take the damage at once, clockwise from the
   * attacker, and then those at 0 life are eliminated.
   *
   * <p>A fast path. It must agree with {@link #deal}.
   */
  static void dealUndisputed(Resolution r, Seat attacker, SeatSet targets, int amount) {
    Seat target = attacker;
    boolean falls = false;
    for (int left = targets.size(); left > 0; left--) {
      target = targets.nextFrom(target);
      if (r.table.shielded().contains(target)) {
        r.emit(new DamagePrevented(target, amount));
      } else {
        int life = r.table.life(target);
        r.emit(new LifeLost(target, Math.min(amount, life), attacker, DamageKind.SMASH));
        falls |= amount >= life;
      }
    }
    if (falls) {
      for (Seat seat = attacker.next(r.table.seats());
          seat != attacker;
          seat = seat.next(r.table.seats())) {
        fall(r, seat);
      }
      Tokyo.closeBay(r);
      Victory.checkSurvivors(r);
    }
  }

  /** Takes a packet: it costs life, then cards react. A Monster at 0 life is eliminated when the effect ends. */
  static void take(Resolution r, DamagePacket packet) {
    Seat target = packet.target();
    Seat dealer = packet.dealer();
    int lost = Math.min(packet.amount(), r.table.life(target));
    LifeLost loss = new LifeLost(target, lost, dealer, packet.kind());
    r.emit(loss);
    if (r.table.life(target) > 0) {
      r.trigger(
          Hooks.WHEN_DAMAGE_TAKEN,
          target,
          (hook, table, owner, card) -> hook.whenDamageTaken(table, owner, loss));
    }
    if (dealer != null) {
      if (dealer != target && r.has(Hooks.SPREADS_DAMAGE, dealer)) {
        noteCost(r, dealer);
      }
      r.trigger(
          Hooks.WHEN_DAMAGE_DEALT,
          dealer,
          (hook, table, owner, card) -> hook.whenDamageDealt(table, owner, loss));
    }
  }

  /**
   * Eliminates a Monster at 0 life that lost life other than by damage: at the end of the current effect, or now if there is
   * none.
   */
  static void checkFall(Resolution r, Seat seat) {
    if (r.table.life(seat) == 0 && r.find(EffectUnderWay.class) == null) {
      beginEffect(r, r.table.activeSeat());
    }
  }

  /**
   * Eliminates the Monsters of players who have left, together, between two turns. No card saves them or reacts; a single
   * Monster left wins (W-7).
   */
  static void giveUp(Resolution r, SeatSet seats) {
    Seat active = r.table.activeSeat();
    r.push(new Victory.CheckLastLeft());
    r.push(new CompleteFall(active, seats, ImmutableList.of(), ImmutableList.of()));
    for (Seat seat : seats.clockwiseFrom(active).reverse()) {
      r.push(new FallUnlessSaved(seat));
    }
    for (Seat seat : seats.clockwiseFrom(active)) {
      r.emit(new LifeForfeited(seat, r.table.life(seat)));
    }
  }

  /** The frame that ends the current effect. It holds what must wait until the effect has ended. */
  private sealed interface EffectUnderWay extends Frame {
    EffectUnderWay followedBy(Deed deed);
  }

  /**
   * Ends an effect after its last packet: all Monsters at 0 life are eliminated. All hooks are called before any card leaves.
   *
   * @param dealer the seat from which eliminations go clockwise
   * @param next the deeds that follow as the next effects
   * @param fell whether a Monster has been eliminated or revived already
   */
  private record EndOfEffect(Seat dealer, ImmutableList<Deed> next, boolean fell)
      implements EffectUnderWay {
    @Override
    public EffectUnderWay followedBy(Deed deed) {
      return new EndOfEffect(dealer, plus(next, ImmutableList.of(deed)), fell);
    }

    @Override
    public void run(Resolution r) {
      SeatSet fallen = fallen(r.table);
      if (!fallen.isEmpty()) {
        r.push(new CompleteFall(dealer, fallen, ImmutableList.of(), next));
        planFalls(r, dealer, fallen);
        announceFalls(r, dealer, fallen);
        return;
      }
      if (fell) {
        Victory.checkSurvivors(r);
      }
      if (!r.isWaiting()) {
        r.pushAll(next);
      }
    }
  }

  private static SeatSet fallen(Table table) {
    SeatSet fallen = SeatSet.none();
    for (int i = 0; i < table.seats(); i++) {
      Seat seat = Seat.at(i);
      if (table.isAlive(seat) && table.life(seat) == 0) {
        fallen = fallen.with(seat);
      }
    }
    return fallen;
  }

  /**
   * Plans the falls clockwise from the dealer, who comes last. First the cards of all of them act, which may ask questions, and
   * only then those who are not saved are eliminated.
   */
  private static void planFalls(Resolution r, Seat dealer, SeatSet fallen) {
    ImmutableList<Seat> lastFirst =
        fallen.clockwiseFrom(dealer.next(r.table.seats())).reverse();
    for (Seat seat : lastFirst) {
      r.push(new FallUnlessSaved(seat));
    }
    for (Seat seat : lastFirst) {
      ImmutableList<Deed> rescue = r.cards.deeds(
          Hooks.INSTEAD_OF_ELIMINATION,
          r.table,
          seat,
          (hook, table, owner, card) -> hook.insteadOfElimination(table, owner, card));
      if (!rescue.isEmpty()) {
        r.push(rescue.get(0));
      }
    }
  }

  /**
   * Lets the cards of the survivors react to each Monster at 0 life: these clockwise from the dealer, owners clockwise from the
   * active Monster.
   */
  private static void announceFalls(Resolution r, Seat dealer, SeatSet fallen) {
    if (!r.anybodyHas(Hooks.WHEN_MONSTER_FALLS)) {
      return;
    }
    int seats = r.table.seats();
    Seat victim = dealer;
    do {
      if (fallen.contains(victim)) {
        announceFall(r, victim, fallen);
      }
      victim = victim.previous(seats);
    } while (victim != dealer);
  }

  private static void announceFall(Resolution r, Seat victim, SeatSet fallen) {
    Seat active = r.table.activeSeat();
    Seat seat = active;
    do {
      seat = seat.previous(r.table.seats());
      if (!fallen.contains(seat)) {
        r.trigger(
            Hooks.WHEN_MONSTER_FALLS,
            seat,
            (hook, table, owner, card) -> hook.whenMonsterFalls(table, owner, victim));
      }
    } while (seat != active);
  }

  /** Eliminates a Monster that its card has not saved. */
  private record FallUnlessSaved(Seat seat) implements Frame {
    @Override
    public void run(Resolution r) {
      fall(r, seat);
    }
  }

  private static void fall(Resolution r, Seat seat) {
    if (r.table.isAlive(seat) && r.table.life(seat) == 0) {
      CardsInPlay.discardAll(r, seat);
      r.emit(new MonsterEliminated(seat));
    }
  }

  /**
   * Completes eliminations: all are eliminated or saved, and their cards are gone. Bay may close. What others lose because of
   * those cards is one effect; the effects of cards of a Monster that has to leave Bay follow it.
   *
   * @param losses the losses of others because of cards that have left
   */
  private record CompleteFall(
      Seat dealer, SeatSet fallen, ImmutableList<Frame> losses, ImmutableList<Deed> next)
      implements EffectUnderWay {
    @Override
    public EffectUnderWay followedBy(Deed deed) {
      return new CompleteFall(dealer, fallen, losses, plus(next, ImmutableList.of(deed)));
    }

    CompleteFall withLosses(ImmutableList<? extends Frame> more) {
      ImmutableList<Frame> all =
          ImmutableList.<Frame>builder().addAll(losses).addAll(more).build();
      return new CompleteFall(dealer, fallen, all, next);
    }

    @Override
    public void run(Resolution r) {
      ImmutableList<Deed> leaving = Tokyo.closeBay(r);
      r.push(new EndOfEffect(dealer, plus(next, leaving), true));
      r.pushAll(losses);
    }
  }

  private static ImmutableList<Deed> plus(ImmutableList<Deed> deeds, ImmutableList<Deed> last) {
    return ImmutableList.<Deed>builder().addAll(deeds).addAll(last).build();
  }

  /**
   * Pushes the losses of a Monster that has lost a card, or saves them until the current eliminations are complete. A Monster
   * that is eliminated itself has no further loss.
   */
  static void pushLosses(Resolution r, Seat seat, ImmutableList<? extends Frame> losses) {
    if (!(r.find(EffectUnderWay.class) instanceof CompleteFall fall)) {
      r.pushAll(losses);
    } else if (!fall.fallen().contains(seat)) {
      r.replace(fall, fall.withLosses(losses));
    }
  }

  /** Brings a Monster back outside Tokyo, without cards and points; energy and tokens stay. */
  static void revive(Resolution r, Seat seat, int life) {
    if (!r.table.isAlive(seat) || r.table.life(seat) > 0) {
      return;
    }
    CardsInPlay.discardAll(r, seat);
    MonsterStats.losePoints(r, seat, r.table.points(seat));
    if (r.table.isInTokyo(seat)) {
      r.emit(new TokyoLeft(seat, r.table.place(seat)));
    }
    MonsterStats.fitMaximumLife(r, seat);
    r.emit(new MonsterRevived(seat, Math.min(life, r.table.maxLife(seat))));
  }
}
