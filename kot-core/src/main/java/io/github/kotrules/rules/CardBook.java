package io.github.kotrules.rules;

import com.google.common.collect.ImmutableList;
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

/** The cards of a game by their position in the catalogue, and the one place where their hooks are called. */
public final class CardBook {
  private static final HookType<ModifiesCost> MODIFIES_COST = HookType.of(ModifiesCost.class);

  private final Catalogue catalogue;
  private final Card[] cards;
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
    buyings = new BuyCard[cards.length];
    uses = new UseCard[cards.length];
    for (int i = 0; i < cards.length; i++) {
      buyings[i] = new BuyCard(cards[i].id());
      uses[i] = new UseCard(cards[i].id());
    }
  }

  public Catalogue catalogue() {
    return catalogue;
  }

  Card card(CardId id) {
    return cards[catalogue.position(id)];
  }

  /** The shared action of buying a card. */
  BuyCard buying(CardId id) {
    return buyings[catalogue.position(id)];
  }

  /** The shared action of using a card. */
  UseCard use(HeldCard card) {
    return uses[card.position()];
  }

  /** What a Monster pays for a card. */
  int price(Table table, Seat buyer, CardId card) {
    int printed = catalogue.info(card).cost();
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
                (hook, at, owner, held) -> hook.discount(at, owner, card)));
  }

  /** Visits the hooks of one kind of one owner's cards: in order of acquisition, a copy as itself first. */
  <H extends Hook> void visit(HookType<H> type, KeepCards held, Visitor<H> visitor) {
    if (!type.isIn(held)) {
      return;
    }
    for (int i = 0; i < held.size(); i++) {
      visitOne(type, held.get(i), visitor);
    }
  }

  private <H extends Hook> void visitOne(HookType<H> type, HeldCard card, Visitor<H> visitor) {
    if (type.isIn(catalogue.at(card.position()).hooks())) {
      visitor.visit(type.cast(cards[card.position()]), card);
    }
    visitCopy(type, card, visitor);
  }

  /** Visits what a card copies, if it copies something with that hook. */
  <H extends Hook> void visitCopy(HookType<H> type, HeldCard card, Visitor<H> visitor) {
    int copied = card.copyPosition();
    if (copied >= 0 && type.isIn(catalogue.at(copied).hooks())) {
      visitor.visit(type.cast(cards[copied]), card);
    }
  }

  /** Visits the hooks of one card in play, as itself and as what it copies. */
  <H extends Hook> void visitCard(HookType<H> type, HeldCard card, Visitor<H> visitor) {
    visitOne(type, card, visitor);
  }

  <H extends Hook> int sum(HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    return type.isWith(table, owner) ? heardSum(type, table, owner, question) : 0;
  }

  private <H extends Hook> int heardSum(
      HookType<H> type, Table table, Seat owner, NumberQuestion<H> question) {
    int[] sum = {0};
    visit(
        type, table.cards(owner), (hook, card) -> sum[0] += question.ask(hook, table, owner, card));
    return sum[0];
  }

  /** Whether one of the owner's cards says yes. */
  <H extends Hook> boolean any(
      HookType<H> type, Table table, Seat owner, Question<H, Boolean> question) {
    if (!type.isWith(table, owner)) {
      return false;
    }
    boolean[] yes = {false};
    visit(
        type, table.cards(owner), (hook, card) -> yes[0] |= question.ask(hook, table, owner, card));
    return yes[0];
  }

  /** The effects that the owner's cards want, in the order they speak. */
  <H extends Hook> ImmutableList<Effect> effects(
      HookType<H> type, Table table, Seat owner, Question<H, ImmutableList<Effect>> question) {
    if (!type.isWith(table, owner)) {
      return ImmutableList.of();
    }
    ImmutableList.Builder<Effect> effects = ImmutableList.builder();
    visit(
        type,
        table.cards(owner),
        (hook, card) -> effects.addAll(question.ask(hook, table, owner, card)));
    return effects.build();
  }
}
