package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Setting;

/** Writes how a text begins, a line each; {@link HeaderReader} reads it. */
final class HeaderWriter {
  private final Editions editions;

  HeaderWriter(Editions editions) {
    this.editions = editions;
  }

  ImmutableList<String> write(Setting setting, GameSetup setup) {
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    lines.add("kot " + HeaderReader.VERSION);
    String edition = editions.nearest(setting);
    lines.add("edition " + edition);
    editions.differences(setting.rules(), edition).forEach(option -> lines.add("option " + option));
    writeSetup(setup, lines);
    return lines.build();
  }

  private static void writeSetup(GameSetup setup, ImmutableList.Builder<String> lines) {
    for (int i = 0; i < setup.monsters().size(); i++) {
      lines.add("seat " + (i + 1) + " " + MonsterText.write(setup.monsters().get(i)));
    }
    if (setup.market() != null) {
      lines.add("market " + setup.market());
    }
    if (setup.deck() != null) {
      lines.add("deck " + deck(setup.deck()));
    }
    if (!setup.topCards().isEmpty()) {
      lines.add("top " + Joiner.on(' ').join(CardText.writeTop(setup.topCards())));
    }
    if (setup.first() != null) {
      lines.add("first " + new TurnText(setup.first(), setup.regular(), setup.fewerDice()));
    }
    if (setup.began() != null && setup.began() != setup.first()) {
      lines.add("began " + setup.began().number());
    }
    if (!setup.extraTurns().isEmpty()) {
      lines.add("extra " + TurnText.writeExtraTurns(setup.extraTurns()));
    }
  }

  private static String deck(ImmutableList<CardId> cards) {
    return cards.isEmpty() ? Names.NONE : Joiner.on(' ').join(ImmutableList.sortedCopyOf(cards));
  }
}
