package io.github.kotrules.notation;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.CardId;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Setting;
import io.github.kotrules.state.ViewSetup;
import java.util.List;

/**
 * Writes a position, and the moves since, in one word; {@link MomentReader} reads it. What is as in a new game is left out.
 */
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

  /** Writes a view: what lasts from turn to turn as a position, and then what the turn has brought. */
  String write(Setting setting, ViewSetup view) {
    writePosition(setting, view.position(), view.turn().bought());
    ViewText.write(view, setting.rules(), (name, value) -> add(name, oneWord(value)));
    return Joiner.on('/').join(fields.build());
  }

  /** The marks of a line that have a meaning of their own in an address or a shell, replaced by others. */
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
