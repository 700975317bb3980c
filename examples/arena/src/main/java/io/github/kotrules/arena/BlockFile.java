package io.github.kotrules.arena;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Table;
import io.github.kotrules.arena.BlockText.Block;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The finished blocks of a run as lines of text. Each block is on disk as soon as it counts, so a run that was stopped or
 * killed continues from its file, and files of several shards can be merged.
 */
final class BlockFile {
  private static final String TITLE = "arena-blocks 1";
  private static final String SHARD = "shard ";
  private static final String END_OF_HEAD = "--";

  private final Path file;
  private final Run run;
  private final Shard shard;
  private final Table<Integer, Integer, ImmutableList<GameResult>> blocks = HashBasedTable.create();

  private BlockFile(Path file, Run run, Shard shard) {
    this.file = file;
    this.run = run;
    this.shard = shard;
  }

  Run run() {
    return run;
  }

  Shard shard() {
    return shard;
  }

  @Override
  public String toString() {
    return file.toString();
  }

  /** The games of a block in the file; null if it is not there. */
  @Nullable
  ImmutableList<GameResult> find(int lineup, int block) {
    return blocks.get(lineup, block);
  }

  int size() {
    return blocks.size();
  }

  /** Opens the file of a run: a new one, or one of the same run, whose blocks are not played again. */
  static BlockFile open(Path file, Run run, Shard shard) throws InputException {
    OutputFiles.checkWritable(file);
    if (!Files.exists(file)) {
      BlockFile created = new BlockFile(file, run, shard);
      OutputFiles.write(file, String.join("\n", created.head()) + "\n");
      return created;
    }
    BlockFile begun = read(file);
    if (!begun.run.equals(run) || !begun.shard.equals(shard)) {
      throw new InputException(
          file + " belongs to another run: " + String.join("; ", begun.run.conditions())
              + "; shard " + begun.shard
              + ". Repeat its options to continue it, or name another file");
    }
    begun.dropUnfinishedLine();
    return begun;
  }

  private ImmutableList<String> head() {
    return head(run, shard);
  }

  /** The lines before the blocks. */
  static ImmutableList<String> head(Run run, Shard shard) {
    return ImmutableList.<String>builder()
        .add(TITLE)
        .addAll(run.write())
        .add(SHARD + shard)
        .add(END_OF_HEAD)
        .build();
  }

  static BlockFile read(Path file) throws InputException {
    try {
      return read(file, finishedLines(Files.readString(file)));
    } catch (IOException unreadable) {
      throw FileErrors.unreadable(file, unreadable);
    }
  }

  /** The complete lines: one without a line break was cut when the run was killed. */
  private static List<String> finishedLines(String text) {
    List<String> lines = new ArrayList<>(text.lines().toList());
    if (!text.isEmpty() && !text.endsWith("\n")) {
      lines.remove(lines.size() - 1);
    }
    return lines;
  }

  private static BlockFile read(Path file, List<String> lines) throws InputException {
    int end = lines.indexOf(END_OF_HEAD);
    if (end < 2 || !lines.get(0).equals(TITLE) || !lines.get(end - 1).startsWith(SHARD)) {
      throw new InputException(file + " is not a file of blocks: it does not begin with " + TITLE);
    }
    BlockFile read;
    try {
      Run run = Run.read(lines.subList(1, end - 1));
      Shard shard = Shard.parse(lines.get(end - 1).substring(SHARD.length()));
      read = new BlockFile(file, run, shard);
    } catch (RuntimeException wrong) {
      throw new InputException(file + " cannot be used: " + wrong.getMessage(), wrong);
    }
    ImmutableList<Lineup> lineups = read.run.lineups();
    for (int i = end + 1; i < lines.size(); i++) {
      read.add(lines.get(i), i + 1, lineups);
    }
    return read;
  }

  private void add(String line, int number, ImmutableList<Lineup> lineups) throws InputException {
    Block block;
    try {
      block = BlockText.read(line, lineups);
    } catch (RuntimeException wrong) {
      throw new InputException(file + ":" + number + ": this is not a block of its run", wrong);
    }
    boolean own = block.number() < run.blocks() && shard.has(block.number());
    if (!own || blocks.put(block.lineup(), block.number(), block.games()) != null) {
      throw new InputException(
          file + ":" + number + ": block " + block.number() + " of match " + (block.lineup() + 1)
              + (own ? " is there twice" : " does not belong to shard " + shard));
    }
  }

  private void dropUnfinishedLine() throws InputException {
    try {
      String text = Files.readString(file);
      if (!text.endsWith("\n")) {
        Files.writeString(file, text.substring(0, text.lastIndexOf('\n') + 1));
      }
    } catch (IOException impossible) {
      throw FileErrors.unwritable(file, impossible);
    }
  }

  /** Appends a block. */
  void append(int lineup, List<GameResult> games) throws InputException {
    Block block = new Block(
        lineup,
        games.stream().map(GameResult::withoutRecord).collect(ImmutableList.toImmutableList()));
    try (BufferedWriter writer = Files.newBufferedWriter(file, StandardOpenOption.APPEND)) {
      writer.write(BlockText.write(block) + "\n");
    } catch (IOException impossible) {
      throw FileErrors.unwritable(file, impossible);
    }
  }
}
