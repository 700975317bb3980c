package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.card.CardFailureException;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.Hook;
import io.github.kotrules.card.ModifiesMaximumLife;
import io.github.kotrules.card.WhenAnswered;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.internal.EngineKey;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a game by their position in the catalogue, and the only place where their hooks are called. Every failure of a
 * hook becomes a {@link CardFailureException}.
 */
public final class CardRegistry {
  /** The limit of numbers that hooks return, so that the sum over all cards of a Monster fits in an int. */
  private static final int MAX_NUMBER = Table.MAX_ENERGY;

  /** Thrown if a hook returns an invalid answer. The message says what the card did. */
  static final class BadAnswer extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String problem;

    BadAnswer(String problem) {
      super(problem);
      this.problem = problem;
    }
  }

  private final Catalogue catalogue;
  private final Card[] cards;
  private final long[] hooks;
  private final int[] costs;
  private final int cheapest;
  private final BuyCard[] purchases;
  private final UseCard[] uses;

  /** Calls a hook of one card that returns effects; {@code card} is the held card, which may be a copy. */
  @FunctionalInterface
  interface EffectsQuestion<H extends Hook> {
    ImmutableList<Effect> ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** Calls a hook of one card that returns a number. */
  @FunctionalInterface
  interface NumberQuestion<H extends Hook> {
    int ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** Calls a hook of one card that returns a boolean. */
  @FunctionalInterface
  interface YesNoQuestion<H extends Hook> {
    boolean ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** Visits a hook of one card. */
  @FunctionalInterface
  interface Visitor<H extends Hook> {
    void visit(H hook, HeldCard card);
  }

  public CardRegistry(CardSet set) {
    cards = set.copies().keySet().toArray(new Card[0]);
    ImmutableList.Builder<CardInfo> infos = ImmutableList.builder();
    set.copies().forEach((card, copies) -> {
      CardFace face = card.face();
      infos.add(new CardInfo(face.id(), face.kind(), face.cost(), copies));
    });
    hooks = new long[cards.length];
    for (int i = 0; i < cards.length; i++) {
      hooks[i] = Hooks.bitsOf(cards[i]);
    }
    catalogue = Catalogue.of(infos.build(), hooks, EngineKey.KEY);
    costs = new int[cards.length];
    purchases = new BuyCard[cards.length];
    uses = new UseCard[cards.length];
    for (int i = 0; i < cards.length; i++) {
      costs[i] = catalogue.at(i).cost();
      purchases[i] = new BuyCard(catalogue.at(i).id());
      uses[i] = new UseCard(catalogue.at(i).id());
    }
    cheapest = costs.length == 0 ? Integer.MAX_VALUE : Ints.min(costs);
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  Card card(CardId id) {
    return cards[catalogue.position(id)];
  }

  /** The shared action that buys a card, or null if the Monster cannot pay for it. */
  @Nullable
  BuyCard purchase(Table table, Seat buyer, CardId id) {
    int position = catalogue.position(id);
    return price(table, buyer, position) <= table.energy(buyer) ? purchases[position] : null;
  }

  /** The shared action that uses a card. */
  UseCard use(HeldCard card) {
    return uses[card.position(EngineKey.KEY)];
  }

  /** Whether a card is one that copies others; no card can copy it. */
  boolean isCopier(HeldCard card) {
    return own(Hooks.COPIES_CARDS, card) != null;
  }

  /** The price of a card for a Monster. */
  public int price(Table table, Seat buyer, CardId card) {
    return price(table, buyer, catalogue.position(card));
  }

  private int price(Table table, Seat buyer, int position) {
    int printed = costs[position];
    if (!Hooks.MODIFIES_COST.isWith(table, buyer)) {
      return printed;
    }
    CardId id = catalogue.at(position).id();
    int discount = sum(
        Hooks.MODIFIES_COST, table, buyer, (hook, at, owner, held) -> hook.discount(at, owner, id));
    return Ints.saturatedCast(Math.max(0, (long) printed - discount));
  }

  /** Whether a Monster may be able to pay for any card. A quick test that usually avoids computing prices. */
  boolean mayPay(Table table, Seat buyer) {
    return cheapest <= table.energy(buyer) || Hooks.MODIFIES_COST.isWith(table, buyer);
  }

  /** Whether a Monster has the energy for a card. */
  boolean canPay(Table table, Seat buyer, CardId card) {
    return price(table, buyer, card) <= table.energy(buyer);
  }

  /**
   * The hook of the card at this position of the catalogue; null if it does not have that hook, or the position is less than 0.
   */
  @SuppressWarnings("unchecked") // the bits were found by asking what the card implements
  private <H extends Hook> @Nullable H hook(HookType<H> type, int position) {
    return position >= 0 && type.isIn(hooks[position]) ? (H) cards[position] : null;
  }

  /** The hook of a card itself, or null. */
  private <H extends Hook> @Nullable H own(HookType<H> type, HeldCard card) {
    return hook(type, card.position(EngineKey.KEY));
  }

  /** The hook of the card that a card copies, or null. */
  private <H extends Hook> @Nullable H copied(HookType<H> type, HeldCard card) {
    return hook(type, card.copyPosition(EngineKey.KEY));
  }

  /** Visits the hooks of one owner's cards in order of acquisition; a copy acts as itself first. */
  <H extends Hook> void visit(HookType<H> type, Table table, Seat owner, Visitor<H> visitor) {
    KeepCards held = table.cards(owner);
    if (type.isIn(held)) {
      for (int i = 0; i < held.size(); i++) {
        visitCard(type, owner, held.get(i), visitor);
      }
    }
  }

  /** Visits the hooks of one card in play, as itself and as the card it copies. */
  <H extends Hook> void visitCard(HookType<H> type, Seat owner, HeldCard card, Visitor<H> visitor) {
    visit(type, own(type, card), owner, card, visitor);
    visit(type, copied(type, card), owner, card, visitor);
  }

  private static <H extends Hook> void visit(
      HookType<H> type, @Nullable H hook, Seat owner, HeldCard card, Visitor<H> visitor) {
    if (hook != null) {
      try {
        visitor.visit(hook, card);
      } catch (Throwable thrown) {
        throw failure(type, owner, card, thrown);
      }
    }
  }

  /** The sum of the answers of the owner's cards. */
  <H extends Hook> int sum(HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    return type.isWith(table, owner) ? askForSum(type, table, owner, question) : 0;
  }

  private <H extends Hook> int askForSum(
      HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    KeepCards held = table.cards(owner);
    int sum = 0;
    for (int i = 0; i < held.size(); i++) {
      HeldCard card = held.get(i);
      sum += number(type, own(type, card), table, owner, card, question)
          + number(type, copied(type, card), table, owner, card, question);
    }
    return sum;
  }

  private static <H extends Hook> int number(
      HookType<H> type,
      @Nullable H hook,
      Table table,
      Seat owner,
      HeldCard card,
      NumberQuestion<H> question) {
    if (hook == null) {
      return 0;
    }
    try {
      int number = question.ask(hook, table, owner, card);
      return Math.max(-MAX_NUMBER, Math.min(number, MAX_NUMBER));
    } catch (Throwable thrown) {
      throw failure(type, owner, card, thrown);
    }
  }

  /** The maximum of the answers of the owner's cards, at least the minimum. */
  <H extends Hook> int max(
      HookType<H> type, Table table, Seat owner, int minimum, NumberQuestion<H> question) {
    int[] max = {minimum};
    visit(
        type,
        table,
        owner,
        (hook, card) -> max[0] = Math.max(max[0], question.ask(hook, table, owner, card)));
    return max[0];
  }

  /** Whether any of the owner's cards answers true. */
  <H extends Hook> boolean any(
      HookType<H> type, Table table, Seat owner, YesNoQuestion<H> question) {
    return sum(
            type,
            table,
            owner,
            (hook, at, seat, card) -> question.ask(hook, at, seat, card) ? 1 : 0)
        > 0;
  }

  /** Whether one card, as itself or as the card it copies, answers true. */
  <H extends Hook> boolean any(
      HookType<H> type, Table table, Seat owner, HeldCard card, YesNoQuestion<H> question) {
    NumberQuestion<H> number = (hook, at, seat, held) -> question.ask(hook, at, seat, held) ? 1 : 0;
    return number(type, own(type, card), table, owner, card, number)
            + number(type, copied(type, card), table, owner, card, number)
        > 0;
  }

  /** The effects of the owner's cards: a deed for each card that has any, in the order of the calls. */
  <H extends Hook> ImmutableList<Deed> deeds(
      HookType<H> type, Table table, Seat owner, EffectsQuestion<H> question) {
    ImmutableList<Deed> deeds = ImmutableList.of();
    if (type.isWith(table, owner)) {
      KeepCards held = table.cards(owner);
      for (int i = 0; i < held.size(); i++) {
        deeds = joined(deeds, deeds(type, table, owner, held.get(i), question));
      }
    }
    return deeds;
  }

  /** The effects of one card, as itself and as the card it copies. */
  <H extends Hook> ImmutableList<Deed> deeds(
      HookType<H> type, Table table, Seat owner, HeldCard card, EffectsQuestion<H> question) {
    return joined(
        deed(type, own(type, card), table, owner, card, null, question),
        deedOfCopy(type, table, owner, card, question));
  }

  /** The effects of one card as the card it copies. */
  <H extends Hook> ImmutableList<Deed> deedOfCopy(
      HookType<H> type, Table table, Seat owner, HeldCard card, EffectsQuestion<H> question) {
    CardRef copy = card.copy();
    return copy == null
        ? ImmutableList.of()
        : deed(type, copied(type, card), table, owner, card, copy.card(), question);
  }

  private static <H extends Hook> ImmutableList<Deed> deed(
      HookType<H> type,
      @Nullable H hook,
      Table table,
      Seat owner,
      HeldCard card,
      @Nullable CardId copied,
      EffectsQuestion<H> question) {
    if (hook == null) {
      return ImmutableList.of();
    }
    try {
      ImmutableList<Effect> effects = answered(question.ask(hook, table, owner, card));
      return effects.isEmpty()
          ? ImmutableList.of()
          : ImmutableList.of(new Deed(type, owner, card.id(), copied, effects, 0));
    } catch (Throwable thrown) {
      throw failure(type, owner, card, thrown);
    }
  }

  /** The effects of a Discard card. */
  ImmutableList<Deed> deedOfDiscard(Table table, Seat owner, CardId id) {
    return deed(Hooks.WHEN_PLAYED, owner, id, null, hook -> hook.whenPlayed(table, owner));
  }

  /** Whether the card that acted in a deed takes answers. */
  boolean hearsAnswers(Deed deed) {
    return hook(Hooks.WHEN_ANSWERED, speaker(deed.card(), deed.copied())) != null;
  }

  /** The effects of an answer to the question of a deed. */
  ImmutableList<Deed> deedOfAnswer(
      Deed asking, Function<WhenAnswered, ImmutableList<Effect>> question) {
    return deed(Hooks.WHEN_ANSWERED, asking.owner(), asking.card(), asking.copied(), question);
  }

  private int speaker(CardId card, @Nullable CardId copied) {
    return catalogue.position(copied == null ? card : copied);
  }

  /** The effects of a card that need not be in play. */
  private <H extends Hook> ImmutableList<Deed> deed(
      HookType<H> type,
      Seat owner,
      CardId id,
      @Nullable CardId copied,
      Function<H, ImmutableList<Effect>> question) {
    try {
      H hook = Objects.requireNonNull(hook(type, speaker(id, copied)));
      ImmutableList<Effect> effects = answered(question.apply(hook));
      return effects.isEmpty()
          ? ImmutableList.of()
          : ImmutableList.of(new Deed(type, owner, id, copied, effects, 0));
    } catch (Throwable thrown) {
      throw failure(type, owner, id, thrown);
    }
  }

  /** The life that a card adds to the maximum, as itself or as the card it copies; 0 without the hook. */
  int extraMaximumLife(Seat owner, HeldCard card) {
    return Math.max(
        extraMaximumLife(owner, card.id(), card.position(EngineKey.KEY)),
        extraMaximumLife(owner, card.id(), card.copyPosition(EngineKey.KEY)));
  }

  private int extraMaximumLife(Seat owner, CardId id, int position) {
    ModifiesMaximumLife hook = hook(Hooks.MODIFIES_MAXIMUM_LIFE, position);
    if (hook == null) {
      return 0;
    }
    try {
      return hook.extraMaximumLife();
    } catch (Throwable thrown) {
      throw failure(Hooks.MODIFIES_MAXIMUM_LIFE, owner, id, thrown);
    }
  }

  /** Joins two lists, one of which is usually empty. */
  private static ImmutableList<Deed> joined(ImmutableList<Deed> first, ImmutableList<Deed> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return first.isEmpty() ? second : first;
    }
    return ImmutableList.<Deed>builder().addAll(first).addAll(second).build();
  }

  /** Checks that a hook has not returned null. */
  static <T> T answered(@Nullable T answer) {
    if (answer == null) {
      throw new BadAnswer("returned null");
    }
    return answer;
  }

  private static CardFailureException failure(
      HookType<?> type, Seat owner, HeldCard card, Throwable thrown) {
    return failure(type, owner, card.id(), thrown);
  }

  /** The failure of a card whose hook has thrown, or has returned a {@link BadAnswer}. */
  private static CardFailureException failure(
      HookType<?> type, Seat owner, CardId card, Throwable thrown) {
    return thrown instanceof BadAnswer bad
        ? new CardFailureException(card, type.name(), owner, bad.problem, null)
        : failure(type, owner, card, "threw " + describe(thrown), thrown);
  }

  /** Rethrows a {@link VirtualMachineError}, unless it is a stack overflow, which the card has caused. */
  static CardFailureException failure(
      HookType<?> type, Seat owner, CardId card, String problem, Throwable thrown) {
    if (thrown instanceof VirtualMachineError error && !(error instanceof StackOverflowError)) {
      throw error;
    }
    return new CardFailureException(card, type.name(), owner, problem, thrown);
  }

  /** Describes an exception of a card, whose own methods may throw as well. */
  static String describe(Throwable thrown) {
    try {
      return thrown.toString();
    } catch (Throwable again) {
      return thrown.getClass().getName();
    }
  }
}
