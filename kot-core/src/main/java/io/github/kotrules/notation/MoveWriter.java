package io.github.kotrules.notation;

import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
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
import io.github.kotrules.action.Decision.ChooseCopy;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Face;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.SeatSet;
import io.github.kotrules.state.GameState;
import java.util.Map;
import java.util.function.BiFunction;

/** Writes moves; {@link MoveReader} reads them. */
record MoveWriter(Awaited awaited) implements Action.Cases<String> {

  /** The first word of the line of a player who leaves. */
  static final String FORFEIT = "forfeit";

  /** Writes the moves of a game and the players who leave. */
  static ImmutableList<String> writeAll(
      Game game, GameRecord record, BiFunction<MoveWriter, Action, String> writer) {
    ImmutableList.Builder<String> texts = ImmutableList.builder();
    SeatSet leaving = writeForfeits(record.forfeits(), 0, texts);
    GameState state = game.start(record.start());
    for (int i = 0; i < record.actions().size(); i++) {
      Action action = record.actions().get(i);
      texts.add(writer.apply(new MoveWriter(Awaited.of(game, state)), action));
      state = leaving.isEmpty()
          ? game.next(state, action)
          : game.apply(state, action, leaving).state();
      leaving = leaving.plus(writeForfeits(record.forfeits(), i + 1, texts));
    }
    return texts.build();
  }

  /** Writes the players who leave after this number of moves, in order of seats. */
  @CanIgnoreReturnValue
  static SeatSet writeForfeits(
      Map<Seat, Integer> forfeits, int moves, ImmutableList.Builder<String> texts) {
    SeatSet leaving = SeatSet.none();
    for (Map.Entry<Seat, Integer> forfeit : forfeits.entrySet()) {
      leaving = forfeit.getValue() == moves ? leaving.with(forfeit.getKey()) : leaving;
    }
    for (Seat seat : leaving) {
      texts.add(FORFEIT + " " + seat.number());
    }
    return leaving;
  }

  String write(Action action) {
    return action.match(this);
  }

  /** Writes a move with the seat that moves, as in {@code 2: yield}. */
  String writeWithMover(Action action) {
    return awaited.pending() instanceof Decision decision
        ? decision.seat().number() + ": " + write(action)
        : write(action);
  }

  /** The legal ways in which a card can change a die with this face. */
  static ImmutableList<Action> turns(Awaited awaited, CardId card, Face from) {
    ImmutableList.Builder<Action> turns = ImmutableList.builder();
    for (Action action : awaited.options().get()) {
      if (action instanceof TurnDie turn && turn.card().equals(card) && turn.from() == from) {
        turns.add(turn);
      }
    }
    return turns.build();
  }

  @Override
  public String roll(Roll outcome) {
    return "roll " + outcome.dice();
  }

  @Override
  public String reveal(Reveal outcome) {
    return "reveal " + Names.orHidden(outcome.card());
  }

  @Override
  public String rerollDice(RerollDice action) {
    return "reroll " + action.dice();
  }

  @Override
  public String stopRolling(StopRolling action) {
    return "resolve";
  }

  @Override
  public String keepDice(KeepDice action) {
    return "resolve";
  }

  @Override
  public String resolveDice(ResolveDice action) {
    return "resolve " + action.group().symbol();
  }

  @Override
  public String rerollWithCard(RerollWithCard action) {
    return "use " + action.card() + " " + action.dice();
  }

  @Override
  public String probeDie(ProbeDie action) {
    return "use " + action.card() + " " + action.face().symbol();
  }

  /** Omits the new face if there is only one choice. */
  @Override
  public String turnDie(TurnDie action) {
    String text = "use " + action.card() + " " + action.from().symbol();
    return turns(awaited, action.card(), action.from()).size() == 1
        ? text
        : text + " " + action.to().symbol();
  }

  @Override
  public String giveHearts(GiveHearts action) {
    return "give " + action.to().number() + "=" + action.hearts();
  }

  @Override
  public String spendHearts(SpendHearts action) {
    return "hearts"
        + part(" heal=", action.heal())
        + part(" poison=", action.poison())
        + part(" shrink=", action.shrink());
  }

  private static String part(String name, int count) {
    return count == 0 ? "" : name + count;
  }

  @Override
  public String yieldTokyo(YieldTokyo action) {
    return "yield";
  }

  @Override
  public String stayInTokyo(StayInTokyo action) {
    return "stay";
  }

  @Override
  public String takeDamage(TakeDamage action) {
    return "take";
  }

  @Override
  public String buyCard(BuyCard action) {
    return "buy " + action.card();
  }

  @Override
  public String buyTopCard(BuyTopCard action) {
    return action.position() == 0 ? "buy top" : "buy top " + (action.position() + 1);
  }

  @Override
  public String buyFromMonster(BuyFromMonster action) {
    return "buy " + action.card() + " from " + action.owner().number();
  }

  @Override
  public String sweepMarket(SweepMarket action) {
    return "sweep";
  }

  @Override
  public String endBuying(EndBuying action) {
    return "done";
  }

  @Override
  public String useCard(UseCard action) {
    return "use " + action.card();
  }

  /** Uses the copying card as the verb. */
  @Override
  public String copyCard(CopyCard action) {
    ChooseCopy choice = (ChooseCopy) awaited.pending();
    return choice.card() + " " + action.owner().number() + "/" + action.card();
  }

  @Override
  public String storeEnergy(StoreEnergy action) {
    return "store " + action.amount();
  }

  @Override
  public String sellCard(SellCard action) {
    return "sell " + action.card();
  }

  @Override
  public String endSelling(EndSelling action) {
    return "done";
  }

  @Override
  public String pickOption(PickOption action) {
    return "pick " + action.option();
  }

  @Override
  public String pickMonster(PickMonster action) {
    return "pick " + action.monster().number();
  }

  @Override
  public String pickNumber(PickNumber action) {
    return "pick " + action.number();
  }

  @Override
  public String takeExtraTurn(TakeExtraTurn action) {
    return "again";
  }

  @Override
  public String decline(Decline action) {
    return awaited.pending() instanceof ChooseCopy ? "keep" : "no";
  }
}
