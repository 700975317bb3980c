package io.github.kotrules.arena;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.GameRecord;
import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** Writes the moves of every game to a folder, one file each. */
final class RecordFiles {
  private final Path folder;
  private final ImmutableList<Contestant> contestants;

  RecordFiles(Path folder, ImmutableList<Contestant> contestants) {
    this.folder = folder;
    this.contestants = contestants;
  }

  void write(int lineup, List<GameResult> block) throws InputException {
    for (GameResult game : block) {
      GameRecord record = game.record();
      if (record != null) {
        String name = String.format(
            Locale.ROOT,
            "match%d-block%05d-rotation%d.kot",
            lineup + 1,
            game.block(),
            game.rotation());
        OutputFiles.write(folder.resolve(name), text(game, record));
      }
    }
  }

  private String text(GameResult game, GameRecord record) {
    StringBuilder text = new StringBuilder(KingOfTokyo.notation().write(record));
    text.append("# played by");
    for (int seat = 0; seat < game.bots().size(); seat++) {
      text.append(seat == 0 ? " " : ", ")
          .append(contestants.get(game.bots().get(seat)).name().replaceAll("\\s+", " "));
    }
    return text.append('\n').toString();
  }

  static RecordFiles in(Path folder, ImmutableList<Contestant> contestants) throws InputException {
    try {
      Files.createDirectories(folder);
      return new RecordFiles(folder, contestants);
    } catch (IOException impossible) {
      throw FileErrors.unwritable(folder, impossible);
    }
  }
}
