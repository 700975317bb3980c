package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Setting;
import io.github.kotrules.state.ViewSetup;
import java.util.List;

/** Writes a position and the moves since in one word; {@link MomentReader} reads it. Values of a new game are omitted. */
final class MomentWriter {
  static final String PREFIX = "kot1";
  static final String MOVES = "moves";

  private final EditionText editions;
  private final ImmutableList.Builder<String> fields = ImmutableList.builder();

  MomentWriter(EditionText editions) {
    this.editions = editions;
  }

  /** Writes a position and the texts of the moves since. */
  String write(Setting setting, GameSetup start, ImmutableList<String> moves) {
    writePosition(setting, start, ImmutableList.of());
    if (!moves.isEmpty()) {
      fields.add(MOVES);
    }
    moves.forEach(move -> fields.add(oneWord(move)));
    return Joiner.on('/').join(fields.build());
  }

  /** Writes a view: a position, and then the progress of the turn. */
  String write(Setting setting, ViewSetup view) {
    writePosition(setting, view.position(), view.turn().bought());
    ViewText.write(view, setting.rules(), (name, value) -> add(name, oneWord(value)));
    return Joiner.on('/').join(fields.build());
  }

  /** Replaces the characters that have a special meaning in an address or a shell. */
  private static String oneWord(String line) {
    return line.replace(' ', '.').replace('/', '-').replace('>', '@').replace('?', '_');
  }

  private void writePosition(Setting setting, GameSetup start, List<CardId> bought) {
    String edition = editions.editions().nearest(setting);
    fields.add(PREFIX, edition);
    add("c", setting.catalogue().fingerprint());
    add("o", Joiner.on(',').join(editions.differences(setting.rules(), edition)));
    start
        .monsters()
        .forEach(monster -> fields.add(oneWord(MonsterText.writeShort(monster, setting.rules()))));
    add("m", start.market() == null ? "" : start.market().toString().replace(' ', ','));
    ImmutableList<CardId> deck = start.deck();
    add("d", deck == null ? "" : new Piles(start, bought, setting.catalogue()).write(deck));
    add("k", oneWord(CardText.writeTop(start.topCards(), ',')));
    add("t", TurnText.writeShort(start));
  }

  private void add(String name, String value) {
    if (!value.isEmpty()) {
      fields.add(name + "=" + value);
    }
  }
}
