package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Ints;
import io.github.kotrules.action.Action;
import io.github.kotrules.action.Action.BuyCard;
import io.github.kotrules.action.Action.BuyFromMonster;
import io.github.kotrules.action.Action.BuyTopCard;
import io.github.kotrules.action.Action.CopyCard;
import io.github.kotrules.action.Action.Decline;
import io.github.kotrules.action.Action.EndBuying;
import io.github.kotrules.action.Action.EndSelling;
import io.github.kotrules.action.Action.GiveHearts;
import io.github.kotrules.action.Action.KeepDice;
import io.github.kotrules.action.Action.PickMonster;
import io.github.kotrules.action.Action.PickNumber;
import io.github.kotrules.action.Action.PickOption;
import io.github.kotrules.action.Action.ProbeDie;
import io.github.kotrules.action.Action.RerollDice;
import io.github.kotrules.action.Action.RerollWithCard;
import io.github.kotrules.action.Action.ResolveDice;
import io.github.kotrules.action.Action.Reveal;
import io.github.kotrules.action.Action.Roll;
import io.github.kotrules.action.Action.SellCard;
import io.github.kotrules.action.Action.SpendHearts;
import io.github.kotrules.action.Action.StayInTokyo;
import io.github.kotrules.action.Action.StopRolling;
import io.github.kotrules.action.Action.StoreEnergy;
import io.github.kotrules.action.Action.SweepMarket;
import io.github.kotrules.action.Action.TakeDamage;
import io.github.kotrules.action.Action.TakeExtraTurn;
import io.github.kotrules.action.Action.TurnDie;
import io.github.kotrules.action.Action.UseCard;
import io.github.kotrules.action.Action.YieldTokyo;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.Table;

/** The verbs of the notation. A verb may answer several kinds of questions. */
record Verbs(Awaited awaited, Glossary glossary) {
  /** The possible meanings of these words, legal or not. */
  ImmutableList<Action> meanings(ImmutableList<Word> words) {
    Cursor cursor = new Cursor(words);
    ImmutableList<Action> meanings = meanings(cursor.next("a move"), cursor);
    cursor.end();
    return meanings;
  }

  private ImmutableList<Action> meanings(Word verb, Cursor words) {
    return switch (verb.text()) {
      case "roll" -> ImmutableList.of(new Roll(dice(words)));
      case "reveal" -> ImmutableList.of(reveal(words.next("a card")));
      case "reroll" -> ImmutableList.of(new RerollDice(dice(words)));
      case "resolve" -> resolve(words);
      case "yield" -> ImmutableList.of(new YieldTokyo());
      case "stay" -> ImmutableList.of(new StayInTokyo());
      case "take" -> ImmutableList.of(new TakeDamage());
      case "sweep" -> ImmutableList.of(new SweepMarket());
      case "done" -> ImmutableList.of(new EndBuying(), new EndSelling());
      case "again" -> ImmutableList.of(new TakeExtraTurn());
      case "no", "keep" -> ImmutableList.of(new Decline());
      case "hearts" -> ImmutableList.of(hearts(words));
      case "give" -> ImmutableList.of(give(words.next("a gift as in 3=2")));
      case "buy" -> ImmutableList.of(buy(words));
      case "use" -> use(words);
      case "store" ->
        ImmutableList.of(new StoreEnergy(words.next("how much").number(0, Table.MAX_ENERGY)));
      case "pick" -> pick(words.next("what to pick"));
      case "sell" -> ImmutableList.of(new SellCard(card(words)));
      default -> copy(verb, words);
    };
  }

  private static Dice dice(Cursor words) {
    return Names.dice(words.next("dice"));
  }

  private Reveal reveal(Word card) {
    if (Names.isHidden(card)) {
      throw card.wrong("this card is hidden from the seat for which the text was written, so nobody"
          + " else can play on from it");
    }
    return new Reveal(glossary.card(card));
  }

  private CardId card(Cursor words) {
    return glossary.card(words.next("a card"));
  }

  /** Without a group, ends rolling or changing dice, whichever is asked. */
  private static ImmutableList<Action> resolve(Cursor words) {
    return words.hasNext()
        ? ImmutableList.of(new ResolveDice(Names.group(words.next("a group of dice"))))
        : ImmutableList.of(new StopRolling(), new KeepDice());
  }

  private static Action hearts(Cursor words) {
    int heal = 0;
    int poison = 0;
    int shrink = 0;
    while (words.hasNext()) {
      Word part = words.next("a use of hearts");
      ImmutableList<Word> use = part.splitOnce('=');
      int count = use.get(1).number(0, Dice.MAX_PER_FACE);
      switch (use.get(0).text()) {
        case "heal" -> heal += count;
        case "poison" -> poison += count;
        case "shrink" -> shrink += count;
        default ->
          throw part.wrong(
              part.quoted() + " is not a use of hearts: write heal=1 poison=1 shrink=1");
      }
    }
    return new SpendHearts(heal, poison, shrink);
  }

  private Action give(Word gift) {
    ImmutableList<Word> parts = gift.splitOnce('=');
    return new GiveHearts(glossary.seat(parts.get(0)), parts.get(1).number(1, Dice.MAX_PER_FACE));
  }

  private Action buy(Cursor words) {
    if (words.skip("top")) {
      int position = words.hasNext() ? words.next("which card").number(1, 99) : 1;
      return new BuyTopCard(position - 1);
    }
    CardId card = card(words);
    return words.skip("from")
        ? new BuyFromMonster(glossary.seat(words.next("a seat")), card)
        : new BuyCard(card);
  }

  private ImmutableList<Action> use(Cursor words) {
    CardId card = card(words);
    if (!words.hasNext()) {
      return ImmutableList.of(new UseCard(card));
    }
    Word first = words.next("dice");
    if (words.hasNext()) {
      return ImmutableList.of(
          new TurnDie(card, Names.face(first), Names.face(words.next("a face"))));
    }
    ImmutableList.Builder<Action> meanings = ImmutableList.builder();
    Dice dice = Names.dice(first);
    meanings.add(new RerollWithCard(card, dice));
    if (dice.size() == 1) {
      Face face = Names.face(first);
      meanings.add(new ProbeDie(card, face)).addAll(MoveWriter.turns(awaited, card, face));
    }
    return meanings.build();
  }

  /** Reads an option, a seat or a number, whichever is asked for. */
  private ImmutableList<Action> pick(Word picked) {
    ImmutableList.Builder<Action> meanings = ImmutableList.builder();
    try {
      meanings.add(new PickOption(picked.text()));
    } catch (IllegalArgumentException refused) {
      throw picked.wrong(picked.quoted() + " cannot be picked: " + refused.getMessage());
    }
    Integer number = Ints.tryParse(picked.text());
    if (number != null) {
      meanings.add(new PickNumber(number));
      if (number >= 1 && number <= glossary.seats()) {
        meanings.add(new PickMonster(Seat.of(number)));
      }
    }
    return meanings.build();
  }

  /** Reads a copy, whose verb is the copying card. */
  private ImmutableList<Action> copy(Word verb, Cursor words) {
    if (!glossary.isCard(verb)) {
      throw verb.wrong(verb.quoted() + " is not a move");
    }
    CardRef target = glossary.cardRef(words.next("a card in play: a seat, a slash and a card"));
    boolean asked =
        awaited.pending() instanceof ChooseCopy choice && choice.card().equals(glossary.card(verb));
    return asked
        ? ImmutableList.of(new CopyCard(target.owner(), target.card()))
        : ImmutableList.of();
  }
}
