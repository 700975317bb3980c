package io.github.kotrules.js;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import io.github.kotrules.Game;
import io.github.kotrules.GameRecord;
import io.github.kotrules.Session;
import io.github.kotrules.bots.SeededRandom;
import io.github.kotrules.card.CardFace;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.model.Monster;
import io.github.kotrules.state.Event;
import io.github.kotrules.state.GameView;
import io.github.kotrules.story.Storyteller;
import io.github.kotrules.story.TableSvg;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.JSObject;

/** The exports of the compiled rules. {@code api.js} wraps them as a JavaScript library and checks the types of arguments. */
public final class Rules {
  private Rules() {}

  /**
   * Starts a game.
   *
   * @param monsters their words in the order of the seats, or one null for each player
   * @param seed the seed of dice and deck; NaN if the caller supplies all chance
   */
  @JSExport
  public static Table newGame(String edition, String[] monsters, double seed) {
    Game game = game(edition);
    checkArgument(
        monsters.length >= 2 && monsters.length <= game.rules().monsters().size(),
        "a game has 2 to %s players, not %s",
        game.rules().monsters().size(),
        monsters.length);
    return table(Session.of(game, seated(game, monsters)), seed);
  }

  /** Continues a game from the text of its record, or from the word of a moment. */
  @JSExport
  public static Table readGame(String text, double seed) {
    GameRecord record = text.stripLeading().startsWith("kot1/")
        ? KingOfTokyo.notation().readMoment(text.strip())
        : KingOfTokyo.notation().readRecord(text);
    return table(Session.of(KingOfTokyo.notation().game(record.end()), record), seed);
  }

  /** The printed faces of the cards of an edition. */
  @JSExport
  public static @Nullable JSObject cards(String edition) {
    List<Object> cards = new ArrayList<>();
    game(edition).cards().copies().forEach((card, copies) -> {
      CardFace face = card.face();
      Map<String, Object> tree = new LinkedHashMap<>();
      tree.put("id", face.id().value());
      tree.put("name", face.name());
      tree.put("kind", Ascii.toLowerCase(face.kind().name()));
      tree.put("cost", face.cost());
      tree.put("copies", copies);
      tree.put("text", face.text());
      cards.add(tree);
    });
    return Trees.toJs(cards);
  }

  /** The names of the Monsters, by their words. */
  @JSExport
  public static @Nullable JSObject monsters() {
    Map<String, Object> names = new LinkedHashMap<>();
    for (Monster monster : Monster.values()) {
      names.put(monster.word(), monster.title());
    }
    return Trees.toJs(names);
  }

  /** Describes actions at a table in sentences, also of a remote game. */
  @JSExport
  public static @Nullable JSObject describe(JSObject view, JSObject actions) {
    return sentences(
        view,
        actions,
        (storyteller, table, tree) -> storyteller.tell(KingOfTokyo.json().readAction(table, tree)));
  }

  /** Describes events at a table in sentences. */
  @JSExport
  public static @Nullable JSObject tell(JSObject view, JSObject events) {
    return sentences(
        view,
        events,
        (storyteller, table, tree) -> storyteller.tell(KingOfTokyo.json().readEvent(table, tree)));
  }

  /** Draws a view as an SVG document. */
  @JSExport
  public static String picture(JSObject view) {
    GameView table = KingOfTokyo.json().readView(Trees.fromJs(view));
    return TableSvg.of(KingOfTokyo.notation().game(table), table);
  }

  /** Returns the view after events that its viewer was sent, of a remote game. */
  @JSExport
  public static @Nullable JSObject after(JSObject view, JSObject events) {
    GameView table = KingOfTokyo.json().readView(Trees.fromJs(view));
    List<Event> happened = new ArrayList<>();
    for (Object tree : list(events)) {
      happened.add(KingOfTokyo.json().readEvent(table, tree));
    }
    return Trees.toJs(KingOfTokyo.json().write(table.after(happened)));
  }

  private static List<?> list(JSObject array) {
    if (Trees.fromJs(array) instanceof List<?> list) {
      return list;
    }
    throw new IllegalArgumentException("an array is expected");
  }

  private interface Sentence {
    String of(Storyteller storyteller, GameView table, @Nullable Object tree);
  }

  private static @Nullable JSObject sentences(JSObject view, JSObject trees, Sentence sentence) {
    GameView table = KingOfTokyo.json().readView(Trees.fromJs(view));
    Storyteller storyteller = new Storyteller(KingOfTokyo.notation().game(table), table);
    List<Object> sentences = new ArrayList<>();
    for (Object tree : list(trees)) {
      sentences.add(sentence.of(storyteller, table, tree));
    }
    return Trees.toJs(sentences);
  }

  private static Table table(Session session, double seed) {
    return new Table(Double.isNaN(seed) ? session : session.random(new SeededRandom((long) seed)));
  }

  private static Game game(String edition) {
    return switch (edition) {
      case "first" -> KingOfTokyo.firstEdition();
      case "second" -> KingOfTokyo.secondEdition();
      default ->
        throw new IllegalArgumentException(
            "the editions are \"first\" and \"second\", not \"" + edition + "\"");
    };
  }

  private static Monster[] seated(Game game, @Nullable String[] words) {
    List<Monster> free = new ArrayList<>(game.rules().monsters());
    List<Monster> seated = new ArrayList<>();
    for (String word : words) {
      seated.add(word == null ? free.get(0) : Monster.of(word));
      free.remove(seated.get(seated.size() - 1));
    }
    return seated.toArray(new Monster[0]);
  }
}
