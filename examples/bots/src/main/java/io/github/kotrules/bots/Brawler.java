package io.github.kotrules.bots;

import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Dice;
import io.github.kotrules.model.Face;
import io.github.kotrules.state.GameView;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** An example to copy from: a bot that only wants to fight. */
// README: begin
public final class Brawler extends SimpleBot {
  @Override
  protected Dice reroll(GameView view) { // keeps Smash, rolls the rest again
    return view.dice().minus(view.dice().only(Face.SMASH));
  }

  @Override
  protected boolean yieldsTokyo(GameView view) {
    return view.life(view.seat()) <= 3;
  }

  @Override
  protected @Nullable CardId buy(GameView view, List<CardId> affordable) {
    return null; // nothing
  }
}
// README: end
