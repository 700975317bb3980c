package io.github.kotrules.js;

import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.cards.KingOfTokyo;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The exports of {@link Rules}, with bots. */
public final class RulesAndBots {
  private RulesAndBots() {}

  @JSExport
  public static Table newGame(String edition, String[] monsters, double seed) {
    return Rules.newGame(edition, monsters, seed);
  }

  @JSExport
  public static Table readGame(String text, double seed) {
    return Rules.readGame(text, seed);
  }

  @JSExport
  public static @Nullable JSObject cards(String edition) {
    return Rules.cards(edition);
  }

  @JSExport
  public static @Nullable JSObject monsters() {
    return Rules.monsters();
  }

  @JSExport
  public static @Nullable JSObject describe(JSObject view, JSObject actions) {
    return Rules.describe(view, actions);
  }

  @JSExport
  public static @Nullable JSObject tell(JSObject view, JSObject events) {
    return Rules.tell(view, events);
  }

  @JSExport
  public static String picture(JSObject view) {
    return Rules.picture(view);
  }

  @JSExport
  public static @Nullable JSObject after(JSObject view, JSObject events) {
    return Rules.after(view, events);
  }

  /** Creates a bot by its name in the arena. */
  @JSExport
  public static Bot newBot(String name, double seed) {
    return new Bot(name, new SeededRandom((long) seed));
  }

  /** Returns the answer of a bot to the open question. */
  @JSExport
  public static @Nullable JSObject choose(Bot bot, Table table) {
    return Trees.toJs(KingOfTokyo.json().write(bot.choose(table)));
  }
}
