package io.github.kotrules.spark;

import io.github.kotrules.arena.BlockPlayer;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.cli.Shell;
import io.github.kotrules.cli.TextTable;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SaveMode;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Unmatched;

/** The arena on Apache Spark, from a shell. */
@Command(
    name = "spark-arena",
    description = {
      "Plays the blocks of an arena run on Apache Spark.",
      "All other options and the bots are those of the arena: --players, --games, --gauntlet, --edition, --house, --seed,"
          + " --time."
    },
    mixinStandardHelpOptions = true,
    version = "spark-arena 0.1.0",
    sortOptions = false,
    footer = {
      "",
      "The folder gets blocks.parquet (a line of text for each block), seats.parquet (a row for each seat of each game) and"
          + " blocks.txt. 'arena merge FOLDER/blocks.txt' makes the same result as a run of the arena on"
          + " one machine, byte for byte.",
      "Exits with 0 if all went well, 1 if something has failed, 2 if the input was wrong.",
      "",
      "  spark-arena greedy random --games 20000 --out study",
      "  spark-arena mcts:200 greedy --games 20000 --out study --master spark://head:7077"
    })
public final class SparkArena implements Callable<Integer> {
  private final PrintWriter out;

  @Option(
      names = "--out",
      paramLabel = "FOLDER",
      required = true,
      description =
          "The folder for the results. All machines of a cluster must reach it by the same path.")
  private Path folder = Path.of("");

  @Option(
      names = "--master",
      paramLabel = "ADDRESS",
      description =
          "The cluster: local[*] for all cores of this machine, or an address such as spark://head:7077."
              + " Default: the master of spark-submit; without it local[*].")
  private @Nullable String master;

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description =
          "How many tasks share the blocks. Default: four for each core, at most one for each block.")
  private @Nullable Integer partitions;

  @Unmatched
  private List<String> options = new ArrayList<>();

  private SparkArena(PrintWriter out) {
    this.out = out;
  }

  /** Starts the program; exits with 0 if all went well, 2 if the input was wrong, 1 if something has failed. */
  public static void main(String[] args) {
    Shell.main(SparkArena::run, args);
  }

  static int run(PrintWriter out, PrintWriter err, String... args) {
    return Shell.run(new CommandLine(new SparkArena(out)), out, err, args);
  }

  @Override
  public Integer call() throws InputException, IOException {
    if (partitions != null) {
      Shell.checkPositive("--partitions", partitions);
    }
    RunOptions run = new RunOptions(options);
    BlockPlayer unused = run.player(); // refuses wrong options before Spark starts
    try {
      Files.createDirectories(folder);
    } catch (IOException impossible) {
      throw FileErrors.unwritable(folder, impossible);
    }
    SparkSession.Builder builder = SparkSession.builder().appName("kot arena");
    if (master != null || System.getProperty("spark.master") == null) {
      builder.master(master == null ? "local[*]" : master);
    }
    try (SparkSession spark = builder.getOrCreate()) {
      play(spark, run);
    }
    return 0;
  }

  private void play(SparkSession spark, RunOptions run) throws InputException {
    BlockPlayer player = run.player();
    long start = System.nanoTime();
    long blocks = (long) player.matches() * player.blocks();
    String blocksFile = folder.resolve("blocks.parquet").toUri().toString();
    spark
        .range(0, blocks, 1, partitions(spark, blocks))
        .map(new PlayedBlock(run), Encoders.STRING())
        .toDF("line")
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(blocksFile);
    Dataset<String> lines = spark.read().parquet(blocksFile).as(Encoders.STRING());
    double seconds = (System.nanoTime() - start) / 1e9;

    String seatsFile = folder.resolve("seats.parquet").toUri().toString();
    lines
        .flatMap(new SeatRows(run), Encoders.row(SeatRows.SCHEMA))
        .write()
        .mode(SaveMode.Overwrite)
        .parquet(seatsFile);
    spark.read().parquet(seatsFile).createOrReplaceTempView("seats");

    writeBlocks(player, lines);
    player.conditions().forEach(out::println);
    for (Summary summary : Summary.values()) {
      out.println();
      print(summary.title(), spark.sql(summary.query()));
    }
    out.printf("%n%d blocks played in %.1f s%n", blocks, seconds);
  }

  private int partitions(SparkSession spark, long blocks) {
    int wanted = partitions == null ? 4 * spark.sparkContext().defaultParallelism() : partitions;
    return (int) Math.min(wanted, blocks);
  }

  /** Writes the blocks in the order of a run on one machine, so that the file does not depend on the cluster. */
  private void writeBlocks(BlockPlayer player, Dataset<String> lines) throws InputException {
    List<String> sorted = new ArrayList<>(lines.collectAsList());
    sorted.sort(SparkArena::compareBlocks);
    List<String> all = new ArrayList<>(player.head());
    all.addAll(sorted);
    Path file = folder.resolve("blocks.txt");
    try {
      Files.writeString(file, String.join("\n", all) + "\n");
    } catch (IOException impossible) {
      throw FileErrors.unwritable(file, impossible);
    }
  }

  /** Compares by block, then by match, which is the order of a run on one machine. */
  private static int compareBlocks(String one, String other) {
    String[] first = one.split(" ", 3);
    String[] second = other.split(" ", 3);
    int byBlock = Integer.compare(Integer.parseInt(first[1]), Integer.parseInt(second[1]));
    return byBlock != 0
        ? byBlock
        : Integer.compare(Integer.parseInt(first[0]), Integer.parseInt(second[0]));
  }

  private void print(String title, Dataset<Row> table) {
    TextTable text = new TextTable(table.columns());
    for (Row row : table.collectAsList()) {
      String[] cells = new String[row.length()];
      for (int i = 0; i < cells.length; i++) {
        cells[i] = String.valueOf(row.get(i));
      }
      text.add(cells);
    }
    out.println(title);
    text.lines().forEach(out::println);
  }
}
