package io.github.kotrules.cards.laws;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CopiesCards;
import io.github.kotrules.card.Hook;
import io.github.kotrules.card.InsteadOfElimination;
import io.github.kotrules.card.WhenAmountChosen;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.card.WhenCardRolled;
import io.github.kotrules.card.WhenEmptied;
import io.github.kotrules.card.WhenLost;
import io.github.kotrules.card.WhenPlayed;
import io.github.kotrules.card.WhenTurnStarts;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.AskForAmount;
import io.github.kotrules.effect.Effect.AskForCopy;
import io.github.kotrules.effect.Effect.AskForMonster;
import io.github.kotrules.effect.Effect.AskForNumber;
import io.github.kotrules.effect.Effect.AskForOption;
import io.github.kotrules.effect.Effect.DiscardCard;
import io.github.kotrules.effect.Effect.LoseLife;
import io.github.kotrules.effect.Effect.PlaceCounters;
import io.github.kotrules.effect.Effect.RollForCard;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnEnd;
import io.github.kotrules.state.Table;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A card of one hook that breaks the hook's contract. It is a proxy, so that one misdeed can be tried in every hook.
 *
 * @param name what it does wrong
 * @param pure whether the hook always gives the same answer
 */
record HostileCard(String name, Class<? extends Hook> hook, Misdeed misdeed, boolean pure) {
  static final CardId ID = CardId.of("hostile-card");

  /** The hooks that were called in any game. */
  static final Set<Class<?>> CALLED = ConcurrentHashMap.newKeySet();

  /** What the hook answers. */
  @FunctionalInterface
  interface Misdeed {
    @Nullable
    Object answer(Method method, Object[] arguments) throws Throwable;
  }

  /** What a hook that answers with effects wants. */
  @FunctionalInterface
  interface Plan {
    ImmutableList<Effect> effects(Table table, Seat owner);
  }

  static Stream<Class<? extends Hook>> hooks() {
    return Arrays.stream(Hook.class.getPermittedSubclasses())
        .map(type -> type.asSubclass(Hook.class));
  }

  /** The hooks with a method that returns this type. */
  static Stream<Class<? extends Hook>> hooksWith(Class<?> type) {
    return hooks()
        .filter(hook -> Arrays.stream(hook.getDeclaredMethods())
            .anyMatch(method -> method.getReturnType() == type));
  }

  static HostileCard of(String name, Class<? extends Hook> hook, Misdeed misdeed) {
    return new HostileCard(name, hook, misdeed, true);
  }

  /** A card whose methods of this return type give this answer; the others give a harmless one. */
  static HostileCard answering(
      String name, Class<? extends Hook> hook, Class<?> type, Misdeed misdeed) {
    return of(
        name,
        hook,
        (method, arguments) -> method.getReturnType() == type
            ? misdeed.answer(method, arguments)
            : harmless(method.getReturnType()));
  }

  /** A card that wants these effects. */
  static HostileCard wanting(String name, Class<? extends Hook> hook, Plan plan) {
    return answering(
        name,
        hook,
        ImmutableList.class,
        (method, arguments) -> plan.effects((Table) arguments[0], (Seat) arguments[1]));
  }

  HostileCard impure() {
    return new HostileCard(name, hook, misdeed, false);
  }

  private static Object harmless(Class<?> type) {
    if (type == boolean.class) {
      return true;
    }
    if (type == int.class) {
      return 1;
    }
    if (type == TurnEnd.class) {
      return TurnEnd.values()[0];
    }
    if (type == WhenTurnStarts.Part.class) {
      return WhenTurnStarts.Part.INCOME;
    }
    if (type == Dice.class) {
      return Dice.none();
    }
    return type == SeatSet.class ? SeatSet.none() : ImmutableList.of();
  }

  Card card() {
    ImmutableSet<Class<?>> types = needsStart()
        ? ImmutableSet.of(Card.class, hook, WhenAnswered.class, WhenTurnStarts.class)
        : ImmutableSet.of(Card.class, hook, WhenAnswered.class);
    return (Card) Proxy.newProxyInstance(
        HostileCard.class.getClassLoader(),
        types.toArray(new Class<?>[0]),
        (proxy, method, arguments) -> answer(proxy, method, arguments));
  }

  private @Nullable Object answer(Object proxy, Method method, Object @Nullable [] arguments)
      throws Throwable {
    if (method.getDeclaringClass() == hook) {
      CALLED.add(hook);
      return misdeed.answer(method, arguments == null ? new Object[0] : arguments);
    }
    if (method.getDeclaringClass() == WhenAnswered.class) {
      return ImmutableList.of();
    }
    return switch (method.getName()) {
      case "face" ->
        hook == WhenPlayed.class
            ? CardFace.discard(ID.value(), toString(), 0, "Means no good.")
            : CardFace.keep(ID.value(), toString(), 2, "Means no good.");
      case "equals" -> proxy == arguments[0];
      case "hashCode" -> 1;
      case "whenTurnStarts" -> start((Seat) arguments[1]);
      case "part" -> WhenTurnStarts.Part.INCOME;
      default -> toString();
    };
  }

  /** Some hooks are called only if the card has wanted something before. */
  private boolean needsStart() {
    return hook != WhenTurnStarts.class && !start(Seat.ONE).isEmpty();
  }

  private ImmutableList<Effect> start(Seat owner) {
    if (hook == WhenCardRolled.class) {
      return ImmutableList.of(new RollForCard(owner, ID, 2));
    }
    if (hook == WhenAmountChosen.class) {
      return ImmutableList.of(new AskForAmount(owner, ID));
    }
    if (hook == WhenAnswered.class) {
      return ImmutableList.of(
          new AskForOption(owner, ImmutableList.of("yes", "no")),
          new AskForMonster(owner, SeatSet.of(Seat.ONE, Seat.TWO)),
          new AskForNumber(owner, 1, 3));
    }
    if (hook == CopiesCards.class) {
      return ImmutableList.of(new AskForCopy(owner, ID, 0));
    }
    if (hook == WhenEmptied.class) {
      return ImmutableList.of(new PlaceCounters(owner, ID, 1), new PlaceCounters(owner, ID, -1));
    }
    if (hook == WhenLost.class) {
      return ImmutableList.of(new DiscardCard(owner, ID));
    }
    return hook == InsteadOfElimination.class
        ? ImmutableList.of(new LoseLife(owner, 2))
        : ImmutableList.of();
  }

  @Override
  public String toString() {
    return hook.getSimpleName() + " " + name;
  }
}
