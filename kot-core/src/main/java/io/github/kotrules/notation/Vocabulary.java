package io.github.kotrules.notation;

import static io.github.kotrules.notation.Codec.CARD;
import static io.github.kotrules.notation.Codec.CARDS;
import static io.github.kotrules.notation.Codec.CARD_IN_PLAY;
import static io.github.kotrules.notation.Codec.DAMAGE_KIND;
import static io.github.kotrules.notation.Codec.DICE;
import static io.github.kotrules.notation.Codec.FACE;
import static io.github.kotrules.notation.Codec.GROUPS;
import static io.github.kotrules.notation.Codec.NUMBER;
import static io.github.kotrules.notation.Codec.SEAT;
import static io.github.kotrules.notation.Codec.SEATS;
import static io.github.kotrules.notation.Codec.YES_OR_NO;
import static io.github.kotrules.notation.Codec.constant;
import static io.github.kotrules.notation.Codec.orNone;
import static io.github.kotrules.notation.RecordType.row;

import com.google.common.collect.ImmutableList;
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
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.model.TurnStep;
import io.github.kotrules.notation.RecordType.Field;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The names of all questions and events in text, with their fields in order. These words are the format: whoever changes one
 * breaks texts that were written before.
 */
final class Vocabulary {
  static final RecordTable<Decision> QUESTIONS = new RecordTable<>(
      "question",
      ImmutableList.of(
          row("choose-reroll", ChooseReroll.class, seat(ChooseReroll::seat), ChooseReroll::new),
          row("choose-probe", ChooseProbe.class, seat(ChooseProbe::seat), ChooseProbe::new),
          row(
              "choose-free-reroll",
              ChooseFreeReroll.class,
              seat(ChooseFreeReroll::seat),
              field("dice", DICE, ChooseFreeReroll::dice),
              field("rolledFor", orNone(CARD), ChooseFreeReroll::rolledFor),
              ChooseFreeReroll::new),
          row(
              "choose-die-change",
              ChooseDieChange.class,
              seat(ChooseDieChange::seat),
              ChooseDieChange::new),
          row(
              "choose-group",
              ChooseGroup.class,
              seat(ChooseGroup::seat),
              field("left", GROUPS, ChooseGroup::left),
              ChooseGroup::new),
          row(
              "choose-gift",
              ChooseGift.class,
              seat(ChooseGift::seat),
              number("hearts", ChooseGift::hearts),
              field("given", SEATS, ChooseGift::given),
              ChooseGift::new),
          row(
              "choose-hearts",
              ChooseHearts.class,
              seat(ChooseHearts::seat),
              number("hearts", ChooseHearts::hearts),
              ChooseHearts::new),
          row(
              "choose-yield",
              ChooseYield.class,
              seat(ChooseYield::seat),
              field("attacker", SEAT, ChooseYield::attacker),
              number("avoidable", ChooseYield::avoidable),
              ChooseYield::new),
          row(
              "choose-defence",
              ChooseDefence.class,
              field("packet", damagePacket().asCodec(), ChooseDefence::packet),
              ChooseDefence::new),
          row(
              "choose-purchase",
              ChoosePurchase.class,
              seat(ChoosePurchase::seat),
              ChoosePurchase::new),
          row(
              "choose-revealed",
              ChooseRevealed.class,
              seat(ChooseRevealed::seat),
              field("cards", CARDS, ChooseRevealed::cards),
              ChooseRevealed::new),
          row(
              "choose-copy",
              ChooseCopy.class,
              seat(ChooseCopy::seat),
              card(ChooseCopy::card),
              number("price", ChooseCopy::price),
              ChooseCopy::new),
          row(
              "choose-amount",
              ChooseAmount.class,
              seat(ChooseAmount::seat),
              card(ChooseAmount::card),
              number("most", ChooseAmount::most),
              ChooseAmount::new),
          row("choose-sale", ChooseSale.class, seat(ChooseSale::seat), ChooseSale::new),
          row(
              "choose-extra-turn",
              ChooseExtraTurn.class,
              seat(ChooseExtraTurn::seat),
              ChooseExtraTurn::new)));

  private static final Codec<Place> PLACE = constant(Place.class);
  private static final Codec<Token> TOKEN = constant(Token.class);

  static final RecordTable<Event> EVENTS = new RecordTable<>("event", events());

  private Vocabulary() {}

  private static ImmutableList<RecordType<? extends Event>> events() {
    return ImmutableList.<RecordType<? extends Event>>builder()
        .addAll(turnEvents())
        .addAll(diceEvents())
        .addAll(vitalEvents())
        .addAll(tokyoEvents())
        .addAll(marketEvents())
        .addAll(cardEvents())
        .build();
  }

  private static ImmutableList<RecordType<? extends Event>> turnEvents() {
    return ImmutableList.of(
        row(
            "opening-rolled",
            OpeningRolled.class,
            seat(OpeningRolled::seat),
            field("dice", DICE, OpeningRolled::dice),
            OpeningRolled::new),
        row(
            "first-player-chosen",
            FirstPlayerChosen.class,
            seat(FirstPlayerChosen::seat),
            FirstPlayerChosen::new),
        row("turn-started", TurnStarted.class, seat(TurnStarted::seat), TurnStarted::new),
        row(
            "extra-turn-started",
            ExtraTurnStarted.class,
            seat(ExtraTurnStarted::seat),
            number("fewerDice", ExtraTurnStarted::fewerDice),
            ExtraTurnStarted::new),
        row(
            "step-began",
            StepBegan.class,
            field("step", constant(TurnStep.class), StepBegan::step),
            StepBegan::new),
        row(
            "extra-turn-earned",
            ExtraTurnEarned.class,
            seat(ExtraTurnEarned::seat),
            ExtraTurnEarned::new),
        row(
            "extra-turn-granted",
            ExtraTurnGranted.class,
            seat(ExtraTurnGranted::seat),
            number("fewerDice", ExtraTurnGranted::fewerDice),
            ExtraTurnGranted::new),
        row(
            "question-asked",
            QuestionAsked.class,
            field("decision", QUESTIONS.asCodec(), QuestionAsked::decision),
            QuestionAsked::new),
        row(
            "dice-awaited",
            DiceAwaited.class,
            field("chance", diceChance().asCodec(), DiceAwaited::chance),
            DiceAwaited::new),
        row(
            "card-awaited",
            CardAwaited.class,
            field("use", constant(DeckChance.Use.class), CardAwaited::use),
            CardAwaited::new),
        row(
            "game-ended",
            GameEnded.class,
            field("winners", SEATS, GameEnded::winners),
            GameEnded::new));
  }

  private static ImmutableList<RecordType<? extends Event>> diceEvents() {
    return ImmutableList.of(
        row(
            "rolling-began",
            RollingBegan.class,
            seat(RollingBegan::seat),
            number("dice", RollingBegan::dice),
            number("rollsLeft", RollingBegan::rollsLeft),
            RollingBegan::new),
        row(
            "dice-rolled",
            DiceRolled.class,
            seat(DiceRolled::seat),
            field("dice", DICE, DiceRolled::dice),
            DiceRolled::new),
        row(
            "reroll-taken",
            RerollTaken.class,
            seat(RerollTaken::seat),
            field("dice", DICE, RerollTaken::dice),
            RerollTaken::new),
        row("reroll-granted", RerollGranted.class, seat(RerollGranted::seat), RerollGranted::new),
        row(
            "reroll-forced",
            RerollForced.class,
            seat(RerollForced::seat),
            card(RerollForced::card),
            field("dice", DICE, RerollForced::dice),
            RerollForced::new),
        row(
            "die-turned",
            DieTurned.class,
            seat(DieTurned::seat),
            card(DieTurned::card),
            field("from", FACE, DieTurned::from),
            field("to", FACE, DieTurned::to),
            DieTurned::new),
        row(
            "card-dice-rolled",
            CardDiceRolled.class,
            seat(CardDiceRolled::seat),
            card(CardDiceRolled::card),
            field("dice", DICE, CardDiceRolled::dice),
            CardDiceRolled::new));
  }

  private static ImmutableList<RecordType<? extends Event>> vitalEvents() {
    return ImmutableList.of(
        row(
            "points-gained",
            PointsGained.class,
            seat(PointsGained::seat),
            number("amount", PointsGained::amount),
            PointsGained::new),
        row(
            "points-lost",
            PointsLost.class,
            seat(PointsLost::seat),
            number("amount", PointsLost::amount),
            PointsLost::new),
        row(
            "energy-gained",
            EnergyGained.class,
            seat(EnergyGained::seat),
            number("amount", EnergyGained::amount),
            EnergyGained::new),
        row(
            "energy-lost",
            EnergyLost.class,
            seat(EnergyLost::seat),
            number("amount", EnergyLost::amount),
            EnergyLost::new),
        row(
            "life-gained",
            LifeGained.class,
            seat(LifeGained::seat),
            number("amount", LifeGained::amount),
            LifeGained::new),
        row(
            "life-lost",
            LifeLost.class,
            seat(LifeLost::seat),
            number("amount", LifeLost::amount),
            field("dealer", orNone(SEAT), LifeLost::dealer),
            field("kind", DAMAGE_KIND, LifeLost::kind),
            LifeLost::new),
        row(
            "life-forfeited",
            LifeForfeited.class,
            seat(LifeForfeited::seat),
            number("amount", LifeForfeited::amount),
            LifeForfeited::new),
        row(
            "maximum-life-changed",
            MaximumLifeChanged.class,
            seat(MaximumLifeChanged::seat),
            number("maximum", MaximumLifeChanged::maximum),
            MaximumLifeChanged::new),
        row(
            "tokens-gained",
            TokensGained.class,
            seat(TokensGained::seat),
            field("token", TOKEN, TokensGained::token),
            number("count", TokensGained::count),
            TokensGained::new),
        row(
            "tokens-removed",
            TokensRemoved.class,
            seat(TokensRemoved::seat),
            field("token", TOKEN, TokensRemoved::token),
            number("count", TokensRemoved::count),
            TokensRemoved::new),
        row(
            "damage-prevented",
            DamagePrevented.class,
            seat(DamagePrevented::seat),
            number("amount", DamagePrevented::amount),
            DamagePrevented::new),
        row("shield-raised", ShieldRaised.class, seat(ShieldRaised::seat), ShieldRaised::new),
        row(
            "monster-eliminated",
            MonsterEliminated.class,
            seat(MonsterEliminated::seat),
            MonsterEliminated::new),
        row(
            "monster-revived",
            MonsterRevived.class,
            seat(MonsterRevived::seat),
            number("life", MonsterRevived::life),
            MonsterRevived::new));
  }

  private static ImmutableList<RecordType<? extends Event>> tokyoEvents() {
    return ImmutableList.of(
        row(
            "attack-made",
            AttackMade.class,
            seat(AttackMade::seat),
            number("smashes", AttackMade::smashes),
            AttackMade::new),
        row(
            "tokyo-yielded",
            TokyoYielded.class,
            seat(TokyoYielded::seat),
            field("place", PLACE, TokyoYielded::place),
            field("attacker", SEAT, TokyoYielded::attacker),
            TokyoYielded::new),
        row(
            "tokyo-held",
            TokyoHeld.class,
            seat(TokyoHeld::seat),
            field("place", PLACE, TokyoHeld::place),
            field("attacker", SEAT, TokyoHeld::attacker),
            TokyoHeld::new),
        row(
            "tokyo-entered",
            TokyoEntered.class,
            seat(TokyoEntered::seat),
            field("place", PLACE, TokyoEntered::place),
            TokyoEntered::new),
        row(
            "tokyo-left",
            TokyoLeft.class,
            seat(TokyoLeft::seat),
            field("place", PLACE, TokyoLeft::place),
            TokyoLeft::new),
        row("moved-to-city", MovedToCity.class, seat(MovedToCity::seat), MovedToCity::new));
  }

  private static ImmutableList<RecordType<? extends Event>> marketEvents() {
    return ImmutableList.of(
        row(
            "card-revealed",
            CardRevealed.class,
            number("slot", CardRevealed::slot),
            card(CardRevealed::card),
            CardRevealed::new),
        row(
            "deck-reshuffled",
            DeckReshuffled.class,
            number("cards", DeckReshuffled::cards),
            DeckReshuffled::new),
        row(
            "market-swept",
            MarketSwept.class,
            seat(MarketSwept::seat),
            field("cards", CARDS, MarketSwept::cards),
            MarketSwept::new),
        row(
            "card-bought",
            CardBought.class,
            seat(CardBought::seat),
            card(CardBought::card),
            number("slot", CardBought::slot),
            number("price", CardBought::price),
            CardBought::new),
        row(
            "top-card-bought",
            TopCardBought.class,
            seat(TopCardBought::seat),
            card(TopCardBought::card),
            number("position", TopCardBought::position),
            number("price", TopCardBought::price),
            TopCardBought::new),
        row(
            "card-bought-from-monster",
            CardBoughtFromMonster.class,
            seat(CardBoughtFromMonster::seat),
            field("owner", SEAT, CardBoughtFromMonster::owner),
            card(CardBoughtFromMonster::card),
            number("price", CardBoughtFromMonster::price),
            CardBoughtFromMonster::new),
        row(
            "card-played",
            CardPlayed.class,
            seat(CardPlayed::seat),
            card(CardPlayed::card),
            CardPlayed::new),
        row(
            "top-card-seen",
            TopCardSeen.class,
            seat(TopCardSeen::seat),
            field("card", orNone(CARD), TopCardSeen::card),
            number("position", TopCardSeen::position),
            TopCardSeen::new));
  }

  private static ImmutableList<RecordType<? extends Event>> cardEvents() {
    return ImmutableList.of(
        row("card-used", CardUsed.class, seat(CardUsed::seat), card(CardUsed::card), CardUsed::new),
        row(
            "counters-changed",
            CountersChanged.class,
            seat(CountersChanged::seat),
            card(CountersChanged::card),
            number("counters", CountersChanged::counters),
            CountersChanged::new),
        row(
            "energy-withdrawn",
            EnergyWithdrawn.class,
            seat(EnergyWithdrawn::seat),
            card(EnergyWithdrawn::card),
            number("amount", EnergyWithdrawn::amount),
            EnergyWithdrawn::new),
        row(
            "copy-made",
            CopyMade.class,
            seat(CopyMade::seat),
            card(CopyMade::card),
            field("copied", CARD_IN_PLAY, CopyMade::copied),
            CopyMade::new),
        row(
            "copy-ended",
            CopyEnded.class,
            seat(CopyEnded::seat),
            card(CopyEnded::card),
            CopyEnded::new),
        row(
            "card-discarded",
            CardDiscarded.class,
            seat(CardDiscarded::seat),
            card(CardDiscarded::card),
            CardDiscarded::new),
        row(
            "card-sold",
            CardSold.class,
            seat(CardSold::seat),
            card(CardSold::card),
            number("price", CardSold::price),
            CardSold::new));
  }

  private static RecordType<DiceChance> diceChance() {
    return row(
        "dice-chance",
        DiceChance.class,
        seat(DiceChance::seat),
        number("count", DiceChance::count),
        field("use", constant(DiceChance.Use.class), DiceChance::use),
        DiceChance::of);
  }

  private static RecordType<DamagePacket> damagePacket() {
    Field<DamagePacket, Seat> target = field("target", SEAT, DamagePacket::target);
    Field<DamagePacket, @Nullable Seat> dealer =
        field("dealer", orNone(SEAT), DamagePacket::dealer);
    Field<DamagePacket, Integer> amount = number("amount", DamagePacket::amount);
    Field<DamagePacket, DamageKind> kind = field("kind", DAMAGE_KIND, DamagePacket::kind);
    Field<DamagePacket, Boolean> stays = field("stays", YES_OR_NO, DamagePacket::stays);
    Field<DamagePacket, ImmutableList<CardId>> used = field("used", CARDS, DamagePacket::used);
    return new RecordType<>(
        "damage-packet",
        DamagePacket.class,
        ImmutableList.of(target, dealer, amount, kind, stays, used),
        values -> new DamagePacket(
            target.of(values, 0),
            dealer.of(values, 1),
            amount.of(values, 2),
            kind.of(values, 3),
            stays.of(values, 4),
            used.of(values, 5)));
  }

  private static <R> Field<R, Seat> seat(Function<R, Seat> getter) {
    return field("seat", SEAT, getter);
  }

  private static <R> Field<R, CardId> card(Function<R, CardId> getter) {
    return field("card", CARD, getter);
  }

  private static <R> Field<R, Integer> number(String name, Function<R, Integer> getter) {
    return field(name, NUMBER, getter);
  }

  private static <R, T extends @Nullable Object> Field<R, T> field(
      String name, Codec<T> codec, Function<R, T> getter) {
    return new Field<>(name, codec, getter);
  }
}
