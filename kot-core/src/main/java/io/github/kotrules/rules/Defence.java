package io.github.kotrules.rules;

import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Moment;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.Table;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Resolves a packet of damage: the target's defences act, and the rest is taken.
 *
 * @rulebook D-8, Y-2, Y-3
 */
final class Defence {
  /** All hooks that defend against a packet. */
  static final HookSet HOOKS = HookSet.of(
      Hooks.IGNORES_DAMAGE,
      Hooks.YIELDS_BEFORE_DAMAGE,
      Hooks.BEFORE_DAMAGE,
      Hooks.DEFENDS_AGAINST_DAMAGE,
      Hooks.MAY_BE_USED);

  /** The answers to take the damage, or to use a card against it. */
  static final Choice<ChooseDefence> DEFENCES = Defence::defences;

  private static final TakeDamage TAKE_DAMAGE = new TakeDamage();

  private Defence() {}

  /** A frame about a packet that is not taken yet. */
  private sealed interface PacketFrame extends Frame {
    DamagePacket packet();

    PacketFrame with(DamagePacket now);
  }

  /** Resolves one packet. After each defence the reduced packet comes back here, until no defence is left. */
  record MeetDamage(DamagePacket packet) implements PacketFrame {
    @Override
    public PacketFrame with(DamagePacket now) {
      return new MeetDamage(now);
    }

    @Override
    public void run(Resolution r) {
      Seat target = packet.target();
      if (!r.canAct(target)) {
        return;
      }
      if (r.table.shielded().contains(target)) {
        prevent(r, packet);
      } else if (r.has(HOOKS, target)) {
        meetDefences(r, packet);
      } else {
        Damage.take(r, packet);
      }
    }
  }

  private static void prevent(Resolution r, DamagePacket packet) {
    r.emit(new DamagePrevented(packet.target(), packet.amount()));
  }

  private static void meetDefences(Resolution r, DamagePacket packet) {
    if (isIgnored(r, packet)) {
      prevent(r, packet);
    } else if (mayYieldFirst(r, packet)) {
      ChooseYield question = new ChooseYield(
          packet.target(), Objects.requireNonNull(packet.dealer()), packet.amount());
      r.await(new AskYieldFirst(question, packet), question);
    } else if (!defendsByItself(r, packet)) {
      offerDefence(r, packet);
    }
  }

  private static boolean isIgnored(Resolution r, DamagePacket packet) {
    return r.cards.any(
        Hooks.IGNORES_DAMAGE,
        r.table,
        packet.target(),
        (hook, table, owner, card) -> hook.ignores(table, owner, packet.amount()));
  }

  private static boolean mayYieldFirst(Resolution r, DamagePacket packet) {
    return !packet.stays()
        && packet.kind() == DamageKind.SMASH
        && r.table.isInTokyo(packet.target())
        && r.cards.any(
            Hooks.YIELDS_BEFORE_DAMAGE,
            r.table,
            packet.target(),
            (hook, table, owner, card) -> hook.yieldsFirst(table, owner, packet));
  }

  /** Asks a Monster that can avoid the packet by yielding. */
  private record AskYieldFirst(ChooseYield question, DamagePacket packet) implements Asker {
    /** Skips the question if the use of a card has taken the Monster out of Tokyo. */
    @Override
    public void run(Resolution r) {
      if (r.table.isInTokyo(packet.target())) {
        r.ask(this);
      } else {
        r.push(new MeetDamage(packet));
      }
    }

    @Override
    public Choice<?> choice() {
      return Smash.YIELDS;
    }

    @Override
    public void answer(Resolution r, Action action) {
      if (action instanceof YieldTokyo) {
        prevent(r, packet);
      } else {
        r.push(new MeetDamage(packet.staying()));
      }
      Smash.resolveYield(r, question, action);
    }
  }

  /**
   * Lets the first card act that has not acted against this packet yet.
   *
   * @return whether there was one
   */
  private static boolean defendsByItself(Resolution r, DamagePacket packet) {
    HeldCard card = nextDefender(r, packet);
    if (card == null) {
      return false;
    }
    r.push(new MeetDamage(packet.using(card.id())));
    r.triggerCard(
        Hooks.BEFORE_DAMAGE,
        packet.target(),
        card,
        (hook, table, owner, held) -> hook.beforeDamage(table, owner, held, packet));
    return true;
  }

  private static @Nullable HeldCard nextDefender(Resolution r, DamagePacket packet) {
    if (!r.has(Hooks.BEFORE_DAMAGE, packet.target()) || isAtMaximum(packet)) {
      return null;
    }
    HeldCard[] next = {null};
    r.cards.visit(Hooks.BEFORE_DAMAGE, r.table, packet.target(), (hook, card) -> {
      if (next[0] == null && !packet.used().contains(card.id())) {
        next[0] = card;
      }
    });
    return next[0];
  }

  /** Whether no more cards can be used against a packet (S-5). */
  private static boolean isAtMaximum(DamagePacket packet) {
    return packet.used().size() >= Table.MAX_PER_TURN;
  }

  private static void offerDefence(Resolution r, DamagePacket packet) {
    Seat target = packet.target();
    if (r.has(Hooks.DEFENDS_AGAINST_DAMAGE, target) || r.has(Hooks.MAY_BE_USED, target)) {
      r.ask(new AskDefence(new ChooseDefence(packet)));
    } else {
      Damage.take(r, packet);
    }
  }

  private static List<Action> defences(CardRegistry cards, Table table, ChooseDefence asked) {
    Seat seat = asked.seat();
    ActionList answers = new ActionList().append(TAKE_DAMAGE);
    cards.visit(Hooks.DEFENDS_AGAINST_DAMAGE, table, seat, (hook, card) -> {
      if (!isAtMaximum(asked.packet())
          && !CardRegistry.answered(hook.defend(table, seat, card, asked.packet()))
              .isEmpty()) {
        answers.appendSharedOnce(cards.use(card));
      }
    });
    return CardUse.withUses(cards, table, seat, Moment.DAMAGE, answers);
  }

  private record AskDefence(ChooseDefence question) implements Asker {
    @Override
    public Choice<?> choice() {
      return DEFENCES;
    }

    @Override
    public void answer(Resolution r, Action action) {
      Damage.take(r, question.packet());
    }

    /**
     * Uses a card: one that can be used at any damage, or one that defends against this packet and then counts as used against
     * it.
     */
    @Override
    public void useCard(Resolution r, CardId id) {
      Seat seat = question.seat();
      DamagePacket packet = question.packet();
      HeldCard card = Objects.requireNonNull(r.table.cards(seat).find(id));
      if (CardUse.isUsable(r, seat, card, Moment.DAMAGE)) {
        CardUse.use(r, seat, new OfferDefence(packet), Moment.DAMAGE, id);
      } else {
        r.emit(new CardUsed(seat, id));
        r.push(new MeetDamage(packet.using(id)));
        r.triggerCard(
            Hooks.DEFENDS_AGAINST_DAMAGE,
            seat,
            card,
            (hook, table, owner, held) -> hook.defend(table, owner, held, packet));
      }
    }
  }

  /** Asks again after a card was used. */
  private record OfferDefence(DamagePacket packet) implements PacketFrame {
    @Override
    public PacketFrame with(DamagePacket now) {
      return new OfferDefence(now);
    }

    @Override
    public void run(Resolution r) {
      if (r.canAct(packet.target())) {
        offerDefence(r, packet);
      }
    }
  }

  /**
   * Reduces the packet that is about to be taken.
   *
   * @return whether there is one
   */
  static boolean reduce(Resolution r, int amount) {
    PacketFrame next = r.find(PacketFrame.class);
    if (next == null) {
      return false;
    }
    DamagePacket packet = next.packet();
    int prevented = Math.min(amount, packet.amount());
    if (prevented > 0) {
      r.emit(new DamagePrevented(packet.target(), prevented));
      PacketFrame left =
          prevented < packet.amount() ? next.with(packet.reducedBy(prevented)) : null;
      r.replace(next, left);
    }
    return true;
  }
}
