package io.github.kotrules.vocabulary;

import static io.github.kotrules.vocabulary.Field.AMOUNT;
import static io.github.kotrules.vocabulary.Field.ATTACKER;
import static io.github.kotrules.vocabulary.Field.CARD;
import static io.github.kotrules.vocabulary.Field.DICE;
import static io.github.kotrules.vocabulary.Field.PLACE;
import static io.github.kotrules.vocabulary.Field.PRICE;
import static io.github.kotrules.vocabulary.Field.SEAT;
import static io.github.kotrules.vocabulary.Field.card;
import static io.github.kotrules.vocabulary.Field.cards;
import static io.github.kotrules.vocabulary.Field.constant;
import static io.github.kotrules.vocabulary.Field.face;
import static io.github.kotrules.vocabulary.Field.groups;
import static io.github.kotrules.vocabulary.Field.number;
import static io.github.kotrules.vocabulary.Field.orNone;
import static io.github.kotrules.vocabulary.Field.seat;
import static io.github.kotrules.vocabulary.Field.seats;
import static io.github.kotrules.vocabulary.Field.yesOrNo;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
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
import io.github.kotrules.action.Decision;
import io.github.kotrules.action.Decision.ChooseAmount;
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.action.Decision.ChooseDefence;
import io.github.kotrules.action.Decision.ChooseDieChange;
import io.github.kotrules.action.Decision.ChooseExtraTurn;
import io.github.kotrules.action.Decision.ChooseFreeReroll;
import io.github.kotrules.action.Decision.ChooseGift;
import io.github.kotrules.action.Decision.ChooseGroup;
import io.github.kotrules.action.Decision.ChooseHearts;
import io.github.kotrules.action.Decision.ChooseMonster;
import io.github.kotrules.action.Decision.ChooseNumber;
import io.github.kotrules.action.Decision.ChooseOption;
import io.github.kotrules.action.Decision.ChooseProbe;
import io.github.kotrules.action.Decision.ChoosePurchase;
import io.github.kotrules.action.Decision.ChooseReroll;
import io.github.kotrules.action.Decision.ChooseRevealed;
import io.github.kotrules.action.Decision.ChooseSale;
import io.github.kotrules.action.Decision.ChooseYield;
import io.github.kotrules.action.DeckChance;
import io.github.kotrules.action.DiceChance;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.DamageKind;
import io.github.kotrules.model.DamagePacket;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.model.Viewer;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.Event.AttackMade;
import io.github.kotrules.state.Event.CardAwaited;
import io.github.kotrules.state.Event.CardBought;
import io.github.kotrules.state.Event.CardBoughtFromMonster;
import io.github.kotrules.state.Event.CardDiceRolled;
import io.github.kotrules.state.Event.CardDiscarded;
import io.github.kotrules.state.Event.CardPlayed;
import io.github.kotrules.state.Event.CardRevealed;
import io.github.kotrules.state.Event.CardSold;
import io.github.kotrules.state.Event.CardUsed;
import io.github.kotrules.state.Event.CopyEnded;
import io.github.kotrules.state.Event.CopyMade;
import io.github.kotrules.state.Event.CountersChanged;
import io.github.kotrules.state.Event.DamagePrevented;
import io.github.kotrules.state.Event.DeckReshuffled;
import io.github.kotrules.state.Event.DiceAwaited;
import io.github.kotrules.state.Event.DiceRolled;
import io.github.kotrules.state.Event.DieTurned;
import io.github.kotrules.state.Event.EnergyGained;
import io.github.kotrules.state.Event.EnergyLost;
import io.github.kotrules.state.Event.EnergyWithdrawn;
import io.github.kotrules.state.Event.ExtraTurnEarned;
import io.github.kotrules.state.Event.ExtraTurnGranted;
import io.github.kotrules.state.Event.ExtraTurnStarted;
import io.github.kotrules.state.Event.FirstPlayerChosen;
import io.github.kotrules.state.Event.GameEnded;
import io.github.kotrules.state.Event.LifeForfeited;
import io.github.kotrules.state.Event.LifeGained;
import io.github.kotrules.state.Event.LifeLost;
import io.github.kotrules.state.Event.MarketSwept;
import io.github.kotrules.state.Event.MaximumLifeChanged;
import io.github.kotrules.state.Event.MonsterEliminated;
import io.github.kotrules.state.Event.MonsterRevived;
import io.github.kotrules.state.Event.MovedToCity;
import io.github.kotrules.state.Event.OpeningRolled;
import io.github.kotrules.state.Event.PointsGained;
import io.github.kotrules.state.Event.PointsLost;
import io.github.kotrules.state.Event.QuestionAsked;
import io.github.kotrules.state.Event.RerollForced;
import io.github.kotrules.state.Event.RerollGranted;
import io.github.kotrules.state.Event.RerollTaken;
import io.github.kotrules.state.Event.RollingBegan;
import io.github.kotrules.state.Event.ShieldRaised;
import io.github.kotrules.state.Event.StepBegan;
import io.github.kotrules.state.Event.TokensGained;
import io.github.kotrules.state.Event.TokensRemoved;
import io.github.kotrules.state.Event.TokyoEntered;
import io.github.kotrules.state.Event.TokyoHeld;
import io.github.kotrules.state.Event.TokyoLeft;
import io.github.kotrules.state.Event.TokyoYielded;
import io.github.kotrules.state.Event.TopCardBought;
import io.github.kotrules.state.Event.TopCardSeen;
import io.github.kotrules.state.Event.TurnStarted;
import io.github.kotrules.state.ExtraTurn;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import io.github.kotrules.state.SeenCard;
import io.github.kotrules.state.Table;
import io.github.kotrules.state.TurnSetup;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The names of all actions, questions and events, with their fields in order. These words are the format: a change breaks texts
 * written before.
 */
public final class Vocabulary {
  private static final Field<@Nullable Seat> DEALER = orNone(seat("dealer"));
  private static final Field<DamageKind> KIND = constant("kind", DamageKind.class);
  private static final Field<Token> TOKEN = constant("token", Token.class);
  private static final RecordType<CardRef> CARD_REF = row(
          CardRef.class, ref -> of(ref.owner(), ref.card()))
      .as(seat("owner"), CARD, CardRef::new)
      .named("card-in-play");
  private static final Field<CardRef> COPIED = new Field<>("copied", Kind.cardInPlay(CARD_REF));
  private static final Field<Integer> FEWER_DICE = number("fewerDice", Table.MAX_PER_TURN);
  private static final Field<Integer> LIFE = number("life", Table.MAX_LIFE);
  private static final Field<Integer> ROLLS_LEFT = number("rollsLeft", Table.MAX_PER_TURN);
  private static final Field<Integer> SLOT = number("slot", Market.SLOTS - 1);
  private static final Field<Integer> SMASHES = number("smashes", Table.MAX_PER_TURN);
  private static final Field<Integer> TOKENS = number("count", Table.MAX_TOKENS);
  private static final Field<DiceChance.Use> USE = constant("use", DiceChance.Use.class);

  public static final RecordTable<Decision> QUESTIONS = new RecordTable<>(
      "a question",
      row(ChooseReroll.class, q -> of(q.seat())).as(SEAT, ChooseReroll::new),
      row(ChooseProbe.class, q -> of(q.seat())).as(SEAT, ChooseProbe::new),
      row(ChooseFreeReroll.class, q -> of(q.seat(), q.dice(), q.rolledFor()))
          .as(SEAT, DICE, orNone(card("rolledFor")), ChooseFreeReroll::new),
      row(ChooseDieChange.class, q -> of(q.seat())).as(SEAT, ChooseDieChange::new),
      row(ChooseGroup.class, q -> of(q.seat(), q.left()))
          .as(SEAT, groups("left"), ChooseGroup::new),
      row(ChooseGift.class, q -> of(q.seat(), q.hearts(), q.given()))
          .as(SEAT, number("hearts"), seats("given"), ChooseGift::new),
      row(ChooseHearts.class, q -> of(q.seat(), q.hearts()))
          .as(SEAT, number("hearts"), ChooseHearts::new),
      row(ChooseYield.class, q -> of(q.seat(), q.attacker(), q.avoidable()))
          .as(SEAT, ATTACKER, number("avoidable"), ChooseYield::new),
      row(ChooseDefence.class, q -> of(q.packet()))
          .as(Field.record("packet", damagePacket()), ChooseDefence::new),
      row(ChoosePurchase.class, q -> of(q.seat())).as(SEAT, ChoosePurchase::new),
      row(ChooseRevealed.class, q -> of(q.seat(), q.cards()))
          .as(SEAT, cards("cards"), (seat, all) -> new ChooseRevealed(seat, copy(all))),
      row(ChooseCopy.class, q -> of(q.seat(), q.card(), q.price()))
          .as(SEAT, CARD, PRICE, ChooseCopy::new),
      row(ChooseAmount.class, q -> of(q.seat(), q.card(), q.most()))
          .as(SEAT, CARD, number("most"), ChooseAmount::new),
      row(ChooseSale.class, q -> of(q.seat())).as(SEAT, ChooseSale::new),
      row(ChooseOption.class, q -> of(q.seat(), q.card(), q.options()))
          .as(
              SEAT,
              CARD,
              new Field<>("options", Kind.listOf(Kind.WORD)),
              (seat, card, options) -> new ChooseOption(seat, card, copy(options))),
      row(ChooseMonster.class, q -> of(q.seat(), q.card(), q.monsters()))
          .as(SEAT, CARD, seats("monsters"), ChooseMonster::new),
      row(ChooseNumber.class, q -> of(q.seat(), q.card(), q.least(), q.most()))
          .as(SEAT, CARD, number("least"), number("most"), ChooseNumber::new),
      row(ChooseExtraTurn.class, q -> of(q.seat())).as(SEAT, ChooseExtraTurn::new));

  public static final RecordTable<Action> ACTIONS = new RecordTable<>(
      "an action",
      row(StopRolling.class, a -> of()).as(StopRolling::new),
      row(RerollDice.class, a -> of(a.dice())).as(DICE, RerollDice::new),
      row(RerollWithCard.class, a -> of(a.card(), a.dice())).as(CARD, DICE, RerollWithCard::new),
      row(ProbeDie.class, a -> of(a.card(), a.face())).as(CARD, face("face"), ProbeDie::new),
      row(TurnDie.class, a -> of(a.card(), a.from(), a.to()))
          .as(CARD, face("from"), face("to"), TurnDie::new),
      row(KeepDice.class, a -> of()).as(KeepDice::new),
      row(ResolveDice.class, a -> of(a.group()))
          .as(new Field<>("group", Kind.GROUP), ResolveDice::new),
      row(GiveHearts.class, a -> of(a.to(), a.hearts()))
          .as(seat("to"), number("hearts"), GiveHearts::new),
      row(SpendHearts.class, a -> of(a.heal(), a.poison(), a.shrink()))
          .as(number("heal"), number("poison"), number("shrink"), SpendHearts::new),
      row(YieldTokyo.class, a -> of()).as(YieldTokyo::new),
      row(StayInTokyo.class, a -> of()).as(StayInTokyo::new),
      row(TakeDamage.class, a -> of()).as(TakeDamage::new),
      row(BuyCard.class, a -> of(a.card())).as(CARD, BuyCard::new),
      row(BuyTopCard.class, a -> of(a.position())).as(number("position"), BuyTopCard::new),
      row(BuyFromMonster.class, a -> of(a.owner(), a.card()))
          .as(seat("owner"), CARD, BuyFromMonster::new),
      row(SweepMarket.class, a -> of()).as(SweepMarket::new),
      row(EndBuying.class, a -> of()).as(EndBuying::new),
      row(UseCard.class, a -> of(a.card())).as(CARD, UseCard::new),
      row(CopyCard.class, a -> of(a.owner(), a.card())).as(seat("owner"), CARD, CopyCard::new),
      row(StoreEnergy.class, a -> of(a.amount())).as(AMOUNT, StoreEnergy::new),
      row(SellCard.class, a -> of(a.card())).as(CARD, SellCard::new),
      row(EndSelling.class, a -> of()).as(EndSelling::new),
      row(PickOption.class, a -> of(a.option()))
          .as(new Field<>("option", Kind.WORD), PickOption::new),
      row(PickMonster.class, a -> of(a.monster())).as(seat("monster"), PickMonster::new),
      row(PickNumber.class, a -> of(a.number())).as(number("number"), PickNumber::new),
      row(TakeExtraTurn.class, a -> of()).as(TakeExtraTurn::new),
      row(Decline.class, a -> of()).as(Decline::new),
      row(Roll.class, a -> of(a.dice())).as(DICE, Roll::new),
      row(Reveal.class, a -> of(a.card())).as(orNone(CARD), Reveal::new));

  private static final Field<Decision> DECISION = new Field<>("decision", Kind.oneOf(QUESTIONS));

  /** The type of the message to the seat that is asked: the seat, the question and the legal answers. */
  public static final String QUESTION = "question";

  /** The fields of a {@link #QUESTION}, in order. */
  public static final ImmutableList<Field<?>> QUESTION_FIELDS =
      ImmutableList.of(SEAT, DECISION, new Field<>("answers", Kind.listOf(Kind.oneOf(ACTIONS))));

  public static final RecordTable<Event> EVENTS = new RecordTable<>(
      "an event",
      // The course of the game.
      row(OpeningRolled.class, e -> of(e.seat(), e.dice())).as(SEAT, DICE, OpeningRolled::new),
      row(FirstPlayerChosen.class, e -> of(e.seat())).as(SEAT, FirstPlayerChosen::new),
      row(TurnStarted.class, e -> of(e.seat())).as(SEAT, TurnStarted::new),
      row(ExtraTurnStarted.class, e -> of(e.seat(), e.fewerDice()))
          .as(SEAT, FEWER_DICE, ExtraTurnStarted::new),
      row(StepBegan.class, e -> of(e.step())).as(constant("step", TurnStep.class), StepBegan::new),
      row(ExtraTurnEarned.class, e -> of(e.seat())).as(SEAT, ExtraTurnEarned::new),
      row(ExtraTurnGranted.class, e -> of(e.seat(), e.fewerDice()))
          .as(SEAT, FEWER_DICE, ExtraTurnGranted::new),
      row(QuestionAsked.class, e -> of(e.decision())).as(DECISION, QuestionAsked::new),
      row(DiceAwaited.class, e -> of(e.chance()))
          .as(Field.record("chance", diceChance()), DiceAwaited::new),
      row(CardAwaited.class, e -> of(e.use()))
          .as(constant("use", DeckChance.Use.class), CardAwaited::new),
      row(GameEnded.class, e -> of(e.winners())).as(seats("winners"), GameEnded::new),

      // Dice.
      row(RollingBegan.class, e -> of(e.seat(), e.dice(), e.rollsLeft()))
          .as(SEAT, number("dice"), ROLLS_LEFT, RollingBegan::new),
      row(DiceRolled.class, e -> of(e.seat(), e.dice())).as(SEAT, DICE, DiceRolled::new),
      row(RerollTaken.class, e -> of(e.seat(), e.dice())).as(SEAT, DICE, RerollTaken::new),
      row(RerollGranted.class, e -> of(e.seat())).as(SEAT, RerollGranted::new),
      row(RerollForced.class, e -> of(e.seat(), e.card(), e.dice()))
          .as(SEAT, CARD, DICE, RerollForced::new),
      row(DieTurned.class, e -> of(e.seat(), e.card(), e.from(), e.to()))
          .as(SEAT, CARD, face("from"), face("to"), DieTurned::new),
      row(CardDiceRolled.class, e -> of(e.seat(), e.card(), e.dice()))
          .as(SEAT, CARD, DICE, CardDiceRolled::new),

      // Points, energy, life and tokens.
      row(PointsGained.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, PointsGained::new),
      row(PointsLost.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, PointsLost::new),
      row(EnergyGained.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, EnergyGained::new),
      row(EnergyLost.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, EnergyLost::new),
      row(LifeGained.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, LifeGained::new),
      row(LifeLost.class, e -> of(e.seat(), e.amount(), e.dealer(), e.kind()))
          .as(SEAT, AMOUNT, DEALER, KIND, LifeLost::new),
      row(LifeForfeited.class, e -> of(e.seat(), e.amount())).as(SEAT, AMOUNT, LifeForfeited::new),
      row(MaximumLifeChanged.class, e -> of(e.seat(), e.maximum()))
          .as(SEAT, number("maximum", Table.MAX_LIFE), MaximumLifeChanged::new),
      row(TokensGained.class, e -> of(e.seat(), e.token(), e.count()))
          .as(SEAT, TOKEN, TOKENS, TokensGained::new),
      row(TokensRemoved.class, e -> of(e.seat(), e.token(), e.count()))
          .as(SEAT, TOKEN, TOKENS, TokensRemoved::new),
      row(DamagePrevented.class, e -> of(e.seat(), e.amount()))
          .as(SEAT, AMOUNT, DamagePrevented::new),
      row(ShieldRaised.class, e -> of(e.seat())).as(SEAT, ShieldRaised::new),
      row(MonsterEliminated.class, e -> of(e.seat())).as(SEAT, MonsterEliminated::new),
      row(MonsterRevived.class, e -> of(e.seat(), e.life())).as(SEAT, LIFE, MonsterRevived::new),

      // Attacks and Tokyo.
      row(AttackMade.class, e -> of(e.seat(), e.smashes())).as(SEAT, SMASHES, AttackMade::new),
      row(TokyoYielded.class, e -> of(e.seat(), e.place(), e.attacker()))
          .as(SEAT, PLACE, ATTACKER, TokyoYielded::new),
      row(TokyoHeld.class, e -> of(e.seat(), e.place(), e.attacker()))
          .as(SEAT, PLACE, ATTACKER, TokyoHeld::new),
      row(TokyoEntered.class, e -> of(e.seat(), e.place())).as(SEAT, PLACE, TokyoEntered::new),
      row(TokyoLeft.class, e -> of(e.seat(), e.place())).as(SEAT, PLACE, TokyoLeft::new),
      row(MovedToCity.class, e -> of(e.seat())).as(SEAT, MovedToCity::new),

      // The market and the deck.
      row(CardRevealed.class, e -> of(e.slot(), e.card())).as(SLOT, CARD, CardRevealed::new),
      row(DeckReshuffled.class, e -> of(e.cards())).as(number("cards"), DeckReshuffled::new),
      row(MarketSwept.class, e -> of(e.seat(), e.cards()))
          .as(SEAT, cards("cards"), (seat, all) -> new MarketSwept(seat, copy(all))),
      row(CardBought.class, e -> of(e.seat(), e.card(), e.slot(), e.price()))
          .as(SEAT, CARD, SLOT, PRICE, CardBought::new),
      row(TopCardBought.class, e -> of(e.seat(), e.card(), e.position(), e.price()))
          .as(SEAT, CARD, number("position"), PRICE, TopCardBought::new),
      row(CardBoughtFromMonster.class, e -> of(e.seat(), e.owner(), e.card(), e.price()))
          .as(SEAT, seat("owner"), CARD, PRICE, CardBoughtFromMonster::new),
      row(CardPlayed.class, e -> of(e.seat(), e.card())).as(SEAT, CARD, CardPlayed::new),
      row(TopCardSeen.class, e -> of(e.seat(), e.card(), e.position()))
          .as(SEAT, orNone(CARD), number("position"), TopCardSeen::new),

      // Keep cards in play.
      row(CardUsed.class, e -> of(e.seat(), e.card())).as(SEAT, CARD, CardUsed::new),
      row(CountersChanged.class, e -> of(e.seat(), e.card(), e.counters()))
          .as(SEAT, CARD, number("counters"), CountersChanged::new),
      row(EnergyWithdrawn.class, e -> of(e.seat(), e.card(), e.amount()))
          .as(SEAT, CARD, AMOUNT, EnergyWithdrawn::new),
      row(CopyMade.class, e -> of(e.seat(), e.card(), e.copied()))
          .as(SEAT, CARD, COPIED, CopyMade::new),
      row(CopyEnded.class, e -> of(e.seat(), e.card())).as(SEAT, CARD, CopyEnded::new),
      row(CardDiscarded.class, e -> of(e.seat(), e.card())).as(SEAT, CARD, CardDiscarded::new),
      row(CardSold.class, e -> of(e.seat(), e.card(), e.price()))
          .as(SEAT, CARD, PRICE, CardSold::new));

  /** The viewer of a view. */
  public static final Field<Viewer> VIEWER = new Field<>("viewer", Kind.VIEWER);

  /** A Monster with its values and cards. */
  public static final RecordType<MonsterSetup> MONSTER = monster();

  /** The part of a view that lasts from turn to turn. */
  public static final RecordType<ViewTable> TABLE = table();

  /** The progress of the turn in a view. */
  public static final RecordType<TurnSetup> TURN = turn();

  /** What the table of a view waits for, as the event that says so. */
  public static final Field<Event> WAITING = new Field<>(
      "waiting",
      Kind.oneOf(EVENTS.only(
          "what a table waits for",
          ImmutableSet.of(
              QuestionAsked.class, DiceAwaited.class, CardAwaited.class, GameEnded.class))));

  private Vocabulary() {}

  private static RecordType<MonsterSetup> monster() {
    Field<Monster> monster = constant("monster", Monster.class);
    RecordType<CardSetup> card = row(CardSetup.class, c -> of(c.id(), c.counters(), c.copy()))
        .as(
            card("id"),
            number("counters"),
            orNone(new Field<>("copy", Kind.cardInPlay(CARD_REF))),
            CardSetup::new)
        .named("keep-card");
    Field<List<CardSetup>> cards = new Field<>("cards", Kind.listOf(Kind.record(card)));
    return row(
            MonsterSetup.class,
            m -> of(
                m.monster(),
                m.life(),
                m.points(),
                m.energy(),
                m.place(),
                m.poison(),
                m.shrink(),
                m.cards()))
        .as(
            ImmutableList.of(
                monster,
                LIFE,
                number("points"),
                number("energy"),
                PLACE,
                number("poison", Table.MAX_TOKENS),
                number("shrink", Table.MAX_TOKENS),
                cards),
            v -> new MonsterSetup(
                monster.at(v, 0),
                AMOUNT.at(v, 1),
                AMOUNT.at(v, 2),
                AMOUNT.at(v, 3),
                PLACE.at(v, 4),
                AMOUNT.at(v, 5),
                AMOUNT.at(v, 6),
                copy(cards.at(v, 7))))
        .named("monster");
  }

  private static RecordType<ViewTable> table() {
    Field<List<MonsterSetup>> monsters =
        new Field<>(ViewTable.MONSTERS, Kind.listOf(Kind.record(MONSTER), 2, Seat.values().length));
    Field<List<@Nullable CardId>> market = new Field<>(
        ViewTable.MARKET, Kind.listOf(Kind.orNone(Kind.CARD), Market.SLOTS, Market.SLOTS));
    Field<List<CardId>> deck = cards(ViewTable.DECK);
    RecordType<SeenCard> seenCard = row(SeenCard.class, c -> of(c.card(), c.seenBy()))
        .as(orNone(CARD), seats("seenBy"), SeenCard::new);
    Field<List<SeenCard>> topCards =
        new Field<>(ViewTable.TOP_CARDS, Kind.listOf(Kind.record(seenCard)));
    RecordType<ExtraTurn> extraTurn =
        row(ExtraTurn.class, t -> of(t.seat(), t.fewerDice())).as(SEAT, FEWER_DICE, ExtraTurn::new);
    Field<List<ExtraTurn>> extraTurns = new Field<>(
        ViewTable.EXTRA_TURNS, Kind.listOf(Kind.record(extraTurn), 0, Table.MAX_PER_TURN));
    return row(
            ViewTable.class,
            t -> of(
                t.monsters(),
                t.market(),
                t.deck(),
                t.topCards(),
                t.discards(),
                t.activeSeat(),
                t.firstSeat(),
                t.regularSeat(),
                t.fewerDice(),
                t.extraTurns()))
        .as(
            ImmutableList.of(
                monsters,
                market,
                deck,
                topCards,
                cards(ViewTable.DISCARDS),
                seat(ViewTable.ACTIVE_SEAT),
                seat(ViewTable.FIRST_SEAT),
                seat("regularSeat"),
                FEWER_DICE,
                extraTurns),
            v -> new ViewTable(
                monsters.at(v, 0),
                market.at(v, 1),
                deck.at(v, 2),
                topCards.at(v, 3),
                deck.at(v, 4),
                SEAT.at(v, 5),
                SEAT.at(v, 6),
                SEAT.at(v, 7),
                AMOUNT.at(v, 8),
                extraTurns.at(v, 9)));
  }

  private static RecordType<TurnSetup> turn() {
    Field<TurnStep> step = constant("step", TurnStep.class);
    Field<SeatSet> seats = seats("harmers");
    Field<List<CardId>> bought = cards("bought");
    Field<List<Integer>> numbers = new Field<>(
        "maximumLife", Kind.listOf(Kind.number(0, Table.MAX_LIFE), 2, Seat.values().length));
    Field<Boolean> earned = yesOrNo("extraTurnEarned");
    return row(
            TurnSetup.class,
            t -> of(
                t.step(),
                t.dice(),
                t.rollsLeft(),
                t.smashes(),
                t.extraTurnEarned(),
                t.harmers(),
                t.smashed(),
                t.yielded(),
                t.stayed(),
                t.shielded(),
                t.bought(),
                t.maximumLife(),
                t.usedCards()))
        .as(
            ImmutableList.of(
                step,
                DICE,
                ROLLS_LEFT,
                SMASHES,
                earned,
                seats,
                seats("smashed"),
                seats("yielded"),
                seats("stayed"),
                seats("shielded"),
                bought,
                numbers,
                new Field<>("usedCards", Kind.listOf(Kind.NUMBER))),
            v -> new TurnSetup(
                step.at(v, 0),
                DICE.at(v, 1),
                AMOUNT.at(v, 2),
                AMOUNT.at(v, 3),
                earned.at(v, 4),
                seats.at(v, 5),
                seats.at(v, 6),
                seats.at(v, 7),
                seats.at(v, 8),
                seats.at(v, 9),
                copy(bought.at(v, 10)),
                copy(numbers.at(v, 11)),
                copy(numbers.at(v, 12))));
  }

  private static RecordType<DiceChance> diceChance() {
    return row(DiceChance.class, c -> of(c.seat(), c.count(), c.use()))
        .as(SEAT, new Field<>("count", Kind.number(1, Dice.MAX_PER_FACE)), USE, DiceChance::of);
  }

  private static RecordType<DamagePacket> damagePacket() {
    Field<Seat> target = seat("target");
    Field<Boolean> stays = yesOrNo("stays");
    Field<List<CardId>> used = cards("used");
    return row(
            DamagePacket.class,
            p -> of(p.target(), p.dealer(), p.amount(), p.kind(), p.stays(), p.used()))
        .as(
            ImmutableList.of(target, DEALER, AMOUNT, KIND, stays, used),
            v -> new DamagePacket(
                target.at(v, 0),
                DEALER.at(v, 1),
                AMOUNT.at(v, 2),
                KIND.at(v, 3),
                stays.at(v, 4),
                copy(used.at(v, 5))));
  }

  private static <R> RecordType.Row<R> row(Class<R> type, Function<R, @Nullable Object[]> values) {
    return new RecordType.Row<>(type, values);
  }

  private static <T> ImmutableList<T> copy(List<T> list) {
    return ImmutableList.copyOf(list);
  }

  /** The values of a record, in the order of its fields. */
  private static @Nullable Object[] of(@Nullable Object... values) {
    return values;
  }
}
