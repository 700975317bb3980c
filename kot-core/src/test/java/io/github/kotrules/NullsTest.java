package io.github.kotrules;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.Outcome;
import io.github.kotrules.action.Chance;
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.action.Pending;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.Hook;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.effect.Effect.GainPoints;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardPile;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.odds.DiceOdds;
import io.github.kotrules.odds.RollPlan;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Draft;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.GameState;
import io.github.kotrules.state.GameView;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.Table;
import io.github.kotrules.story.Storyteller;
import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.lang.reflect.RecordComponent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/**
 * Nothing takes a null that is not declared to: every public method and constructor is called with a null for each of its
 * parameters in turn. The refusal names the parameter, either as its whole message or in the words of the virtual machine.
 */
class NullsTest {
  private static final String ROOT = "io.github.kotrules";

  /** Effects are made by cards; text has its own tests. */
  private static final ImmutableSet<String> PACKAGES = ImmutableSet.of(
      ROOT,
      ROOT + ".model",
      ROOT + ".action",
      ROOT + ".state",
      ROOT + ".card",
      ROOT + ".odds",
      ROOT + ".story");

  /** What only the rules make or call, and what cards implement. */
  private static final ImmutableSet<Class<?>> OF_THE_RULES =
      ImmutableSet.of(Draft.class, Draft.Editor.class, Decision.class, Hook.class, Event.class);

  private static final Game GAME = Game.of(RuleSet.secondEdition(), InventedCards.all());
  private static final CardId CARD = InventedCards.SNACK;
  private static final MonsterSetup OWNER =
      MonsterSetup.of(Monster.GIGAZAUR).withCards(CardSetup.of(CARD));
  private static final GameSetup SETUP =
      GameSetup.of(Monster.GIGAZAUR, Monster.THE_KING, Monster.ALIENOID).with(Seat.ONE, OWNER);
  private static final GameState STATE = GAME.start(SETUP);

  private static final GameRecord ASKED = GameRecord.of(
      GAME, SETUP.withMarket(Market.empty()).withFirst(Seat.ONE), List.of(Say.roll("112233")));

  private static final ImmutableMap<Class<?>, Object> SAMPLES = samples();

  private static ImmutableMap<Class<?>, Object> samples() {
    return ImmutableMap.<Class<?>, Object>builder()
        .put(int.class, 1)
        .put(long.class, 1L)
        .put(boolean.class, true)
        .put(String.class, "a")
        .put(Object.class, "a")
        .put(List.class, List.of())
        .put(Iterable.class, List.of())
        .put(ImmutableList.class, ImmutableList.of())
        .put(ImmutableMap.class, ImmutableMap.of())
        .put(ImmutableSet.class, RuleSet.secondEdition().monsters())
        .put(RandomGenerator.class, new SplittableRandom(1))
        .put(Game.class, GAME)
        .put(Play.class, Play.of(GAME, SETUP))
        .put(Session.class, Session.of(GAME, ASKED))
        .put(Question.class, Question.of(GAME, ASKED))
        .put(Chooser.class, Chooser.firstOption())
        .put(Class.class, Decision.ChooseReroll.class)
        .put(GameRecord.class, ASKED)
        .put(Transition.class, new Transition(STATE, STATE, ImmutableList.of()))
        .put(Playout.class, GAME.playout(STATE))
        .put(RuleSet.class, RuleSet.secondEdition())
        .put(CardSet.class, InventedCards.all())
        .put(CardSet.Builder.class, CardSet.builder())
        .put(Card.class, InventedCards.all().card(CARD))
        .put(Catalogue.class, GAME.catalogue())
        .put(CardId.class, CARD)
        .put(CardPile.class, STATE.deck())
        .put(Dice.class, Dice.parse("1"))
        .put(SeatSet.class, SeatSet.of(Seat.ONE))
        .put(Viewer.class, Seat.ONE)
        .put(GameState.class, STATE)
        .put(GameView.class, STATE.viewFor(Seat.ONE))
        .put(Table.class, STATE)
        .put(Market.class, STATE.market())
        .put(KeepCards.class, STATE.cards(Seat.ONE))
        .put(HeldCard.class, STATE.cards(Seat.ONE).get(0))
        .put(Draft.class, Draft.Editor.of(STATE, EngineKey.KEY).table)
        .put(EngineKey.class, EngineKey.KEY)
        .put(Throwable.class, new IllegalStateException())
        .put(GameSetup.class, SETUP)
        .put(MonsterSetup.class, MonsterSetup.of(Monster.GIGAZAUR))
        .put(CardSetup.class, CardSetup.of(CARD))
        .put(CardRef.class, new CardRef(Seat.ONE, CARD))
        .put(ExtraTurn.class, new ExtraTurn(Seat.ONE, 0))
        .put(Pending.class, STATE.pending())
        .put(Action.class, Say.stop())
        .put(Outcome.class, Say.roll("1"))
        .put(Decision.class, new Decision.ChooseReroll(Seat.ONE))
        .put(Chance.class, STATE.pending())
        .put(DeckChance.class, STATE.pending())
        .put(DiceChance.class, DiceChance.of(Seat.ONE, 1, DiceChance.Use.TURN))
        .put(Effect.class, new GainPoints(Seat.ONE, 1))
        .put(Event.class, new StepBegan(TurnStep.BUY))
        .put(DiceOdds.class, DiceOdds.after(Dice.none(), 1))
        .put(RollPlan.class, RollPlan.of(1, 1, dice -> 1))
        .put(Storyteller.class, new Storyteller(GAME, STATE))
        .buildOrThrow();
  }

  private static Object sample(Class<?> type) throws ReflectiveOperationException {
    Object known = SAMPLES.get(type);
    if (known != null) {
      return known;
    }
    if (type.isEnum()) {
      return type.getEnumConstants()[0];
    }
    if (type.isArray()) {
      Object array = Array.newInstance(type.getComponentType(), 1);
      Array.set(array, 0, sample(type.getComponentType()));
      return array;
    }
    if (type.isRecord()) {
      Class<?>[] types = Arrays.stream(type.getRecordComponents())
          .map(RecordComponent::getType)
          .toArray(Class<?>[]::new);
      return type.getConstructor(types).newInstance(samples(types));
    }
    if (type.isInterface()) {
      return Proxy.newProxyInstance(
          type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> null);
    }
    throw new AssertionError("no sample of " + type);
  }

  private static @Nullable Object[] samples(Class<?>[] types) throws ReflectiveOperationException {
    @Nullable Object[] samples = new Object[types.length];
    for (int i = 0; i < types.length; i++) {
      samples[i] = sample(types[i]);
    }
    return samples;
  }

  @Test
  void a_null_is_refused_with_the_name_of_the_parameter() {
    List<String> taken = callables().flatMap(NullsTest::nullsTakenBy).sorted().toList();

    assertThat(taken).isEmpty();
  }

  private static Stream<Executable> callables() {
    return new ClassFileImporter()
        .importPath(Path.of("target", "classes")).stream()
            .filter(type -> PACKAGES.contains(type.getPackageName()))
            .map(JavaClass::reflect)
            .filter(NullsTest::isPublic)
            .filter(type -> OF_THE_RULES.stream().noneMatch(own -> own.isAssignableFrom(type)))
            .filter(type -> !isGenerated(type))
            .flatMap(NullsTest::callablesOf);
  }

  private static boolean isPublic(Class<?> type) {
    return Modifier.isPublic(type.getModifiers())
        && (type.getEnclosingClass() == null || isPublic(type.getEnclosingClass()));
  }

  private static boolean isGenerated(Class<?> type) {
    return type.getSimpleName().startsWith("With");
  }

  private static Stream<Executable> callablesOf(Class<?> type) {
    List<Executable> callables = new ArrayList<>();
    for (Method method : type.getDeclaredMethods()) {
      boolean inherited = method.getName().equals("equals")
          || (type.isEnum() && method.getName().equals("valueOf"));
      if (!method.isSynthetic() && !Modifier.isAbstract(method.getModifiers()) && !inherited) {
        callables.add(method);
      }
    }
    if (type != Transition.class) { // made by every step, where a check would be felt
      callables.addAll(List.of(type.getDeclaredConstructors()));
    }
    return callables.stream().filter(callable -> Modifier.isPublic(callable.getModifiers()));
  }

  private static Stream<String> nullsTakenBy(Executable callable) {
    Parameter[] parameters = callable.getParameters();
    return IntStream.range(0, parameters.length)
        .filter(i -> !parameters[i].getType().isPrimitive() && !isNullable(parameters[i]))
        .filter(i -> !isRefused(thrownWithoutArgument(callable, i), parameters[i].getName()))
        .mapToObj(i -> callable.getDeclaringClass().getName() + " " + callable.getName() + ", "
            + parameters[i].getName() + ": " + thrownWithoutArgument(callable, i));
  }

  private static boolean isNullable(Parameter parameter) {
    return parameter.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private static boolean isRefused(@Nullable Throwable thrown, String name) {
    String message = thrown instanceof NullPointerException ? thrown.getMessage() : null;
    return message != null
        && (message.equals(name) || message.endsWith("because \"" + name + "\" is null"));
  }

  private static @Nullable Throwable thrownWithoutArgument(Executable callable, int position) {
    try {
      @Nullable Object[] arguments = samples(callable.getParameterTypes());
      arguments[position] = null;
      return thrownBy(callable, arguments);
    } catch (ReflectiveOperationException e) {
      throw new LinkageError("cannot call " + callable, e);
    }
  }

  private static @Nullable Throwable thrownBy(Executable callable, @Nullable Object[] arguments)
      throws ReflectiveOperationException {
    try {
      if (callable instanceof Constructor<?> constructor) {
        constructor.newInstance(arguments);
      } else {
        Method method = (Method) callable;
        Object receiver =
            Modifier.isStatic(method.getModifiers()) ? null : sample(method.getDeclaringClass());
        method.invoke(receiver, arguments);
      }
      return null;
    } catch (InvocationTargetException thrown) {
      return thrown.getCause();
    }
  }
}
