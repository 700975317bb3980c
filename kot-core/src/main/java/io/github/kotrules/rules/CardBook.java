package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.kotrules.action.BuyAction.BuyCard;
import io.github.kotrules.action.CardAction.UseCard;
import io.github.kotrules.card.Card;
import io.github.kotrules.card.CardSet;
import io.github.kotrules.card.Hook;
import io.github.kotrules.card.ModifiesCost;
import io.github.kotrules.effect.Effect;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.CardInfo;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.HeldCard;
import io.github.kotrules.state.KeepCards;
import io.github.kotrules.state.Table;
import org.jspecify.annotations.Nullable;

/** The cards of a game by their position in the catalogue, and the one place where their hooks are called. */
public final class CardBook {
  private static final HookType<ModifiesCost> MODIFIES_COST = HookType.of(ModifiesCost.class);

  private final Catalogue catalogue;
  private final Card[] cards;
  private final long[] hooks;
  private final int[] costs;
  private final int cheapest;
  private final BuyCard[] buyings;
  private final UseCard[] uses;

  /** Something one card is asked; {@code card} is the held card that speaks, which may be a copy. */
  @FunctionalInterface
  interface Question<H extends Hook, R> {
    R ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** A number that one card is asked for. */
  @FunctionalInterface
  interface NumberQuestion<H extends Hook> {
    int ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** A question that one card answers with yes or no. */
  @FunctionalInterface
  interface YesNoQuestion<H extends Hook> {
    boolean ask(H hook, Table table, Seat owner, HeldCard card);
  }

  /** Takes one card's hook. */
  @FunctionalInterface
  interface Visitor<H extends Hook> {
    void visit(H hook, HeldCard card);
  }

  public CardBook(CardSet set) {
    cards = set.copies().keySet().toArray(new Card[0]);
    ImmutableList.Builder<CardInfo> infos = ImmutableList.builder();
    set.copies()
        .forEach((card, copies) -> infos.add(
            new CardInfo(card.id(), card.kind(), card.cost(), copies, HookType.bitsOf(card))));
    catalogue = Catalogue.of(infos.build());
    hooks = new long[cards.length];
    costs = new int[cards.length];
    buyings = new BuyCard[cards.length];
    uses = new UseCard[cards.length];
    for (int i = 0; i < cards.length; i++) {
      hooks[i] = catalogue.at(i).hooks();
      costs[i] = catalogue.at(i).cost();
      buyings[i] = new BuyCard(cards[i].id());
      uses[i] = new UseCard(cards[i].id());
    }
    cheapest = costs.length == 0 ? Integer.MAX_VALUE : Ints.min(costs);
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  Card card(CardId id) {
    return cards[catalogue.position(id)];
  }

  /** The shared action of buying a card if a Monster has the energy for it, or null. */
  @Nullable
  BuyCard buying(Table table, Seat buyer, CardId id) {
    int position = catalogue.position(id);
    return price(table, buyer, position) <= table.energy(buyer) ? buyings[position] : null;
  }

  /** The shared action of using a card. */
  UseCard use(HeldCard card) {
    return uses[card.position()];
  }

  /** What a Monster pays for a card. */
  int price(Table table, Seat buyer, CardId card) {
    return price(table, buyer, catalogue.position(card));
  }

  private int price(Table table, Seat buyer, int position) {
    int printed = costs[position];
    if (!MODIFIES_COST.isWith(table, buyer)) {
      return printed;
    }
    return Math.max(
        0,
        printed
            - sum(
                MODIFIES_COST,
                table,
                buyer,
                (hook, at, owner, held) ->
                    hook.discount(at, owner, catalogue.at(position).id())));
  }

  /** Whether a Monster may be able to pay for a card: mostly it has too little for any, and none need be looked at. */
  boolean mayPay(Table table, Seat buyer) {
    return cheapest <= table.energy(buyer) || MODIFIES_COST.isWith(table, buyer);
  }

  /** Whether a Monster has the energy for a card. */
  boolean canPay(Table table, Seat buyer, CardId card) {
    return price(table, buyer, card) <= table.energy(buyer);
  }

  /** What the card at this position of the catalogue says at this moment; null if it has nothing to say, or is none. */
  @SuppressWarnings("unchecked") // the bits were found by asking what the card implements
  private <H extends Hook> @Nullable H hook(HookType<H> type, int position) {
    return position >= 0 && type.isIn(hooks[position]) ? (H) cards[position] : null;
  }

  /** Visits the hooks of one kind of one owner's cards: in order of acquisition, a copy as itself first. */
  <H extends Hook> void visit(HookType<H> type, KeepCards held, Visitor<H> visitor) {
    for (int i = 0; type.isIn(held) && i < held.size(); i++) {
      visitCard(type, held.get(i), visitor);
    }
  }

  /** Visits the hooks of one card in play, as itself and as what it copies. */
  <H extends Hook> void visitCard(HookType<H> type, HeldCard card, Visitor<H> visitor) {
    H own = hook(type, card.position());
    if (own != null) {
      visitor.visit(own, card);
    }
    visitCopy(type, card, visitor);
  }

  /** Visits what a card copies, if it copies something with that hook. */
  <H extends Hook> void visitCopy(HookType<H> type, HeldCard card, Visitor<H> visitor) {
    H copied = hook(type, card.copyPosition());
    if (copied != null) {
      visitor.visit(copied, card);
    }
  }

  <H extends Hook> int sum(HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    return type.isWith(table, owner) ? heardSum(type, table, owner, question) : 0;
  }

  private <H extends Hook> int heardSum(
      HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    KeepCards held = table.cards(owner);
    int sum = 0;
    for (int i = 0; i < held.size(); i++) {
      HeldCard card = held.get(i);
      H own = hook(type, card.position());
      H copied = hook(type, card.copyPosition());
      sum += own == null ? 0 : question.ask(own, table, owner, card);
      sum += copied == null ? 0 : question.ask(copied, table, owner, card);
    }
    return sum;
  }

  /** Whether one of the owner's cards says yes. */
  <H extends Hook> boolean any(
      HookType<H> type, Table table, Seat owner, YesNoQuestion<H> question) {
    return sum(
            type,
            table,
            owner,
            (hook, at, seat, card) -> question.ask(hook, at, seat, card) ? 1 : 0)
        > 0;
  }

  /** The effects that the owner's cards want, in the order they speak. */
  <H extends Hook> ImmutableList<Effect> effects(
      HookType<H> type, Table table, Seat owner, Question<H, ImmutableList<Effect>> question) {
    return type.isWith(table, owner)
        ? heardEffects(type, table, owner, question)
        : ImmutableList.of();
  }

  private <H extends Hook> ImmutableList<Effect> heardEffects(
      HookType<H> type, Table table, Seat owner, Question<H, ImmutableList<Effect>> question) {
    KeepCards held = table.cards(owner);
    ImmutableList<Effect> effects = ImmutableList.of();
    for (int i = 0; i < held.size(); i++) {
      effects = joined(effects, effects(type, table, owner, held.get(i), question));
    }
    return effects;
  }

  /** The effects that one card wants, as itself and as what it copies. */
  <H extends Hook> ImmutableList<Effect> effects(
      HookType<H> type,
      Table table,
      Seat owner,
      HeldCard card,
      Question<H, ImmutableList<Effect>> question) {
    H own = hook(type, card.position());
    H copied = hook(type, card.copyPosition());
    return joined(
        own == null ? ImmutableList.of() : question.ask(own, table, owner, card),
        copied == null ? ImmutableList.of() : question.ask(copied, table, owner, card));
  }

  /** Mostly one of the two is empty. */
  private static ImmutableList<Effect> joined(
      ImmutableList<Effect> first, ImmutableList<Effect> second) {
    if (first.isEmpty() || second.isEmpty()) {
      return first.isEmpty() ? second : first;
    }
    return ImmutableList.<Effect>builder().addAll(first).addAll(second).build();
  }
}
