package io.github.kotrules.arena;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import io.github.kotrules.arena.Contestant.Maker;
import io.github.kotrules.cli.InputException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Merges the blocks of several shards of a run into one result. */
@Command(
    name = "merge",
    description = "Combines the blocks of several shards of a run into one result.",
    mixinStandardHelpOptions = true,
    sortOptions = false,
    footer = {
      "",
      "The result, the report and the CSV file are equal to those of one run without shards.",
      "",
      "  arena greedy random --games 2000 --shard 1/2 --blocks one.txt",
      "  arena greedy random --games 2000 --shard 2/2 --blocks two.txt",
      "  arena merge one.txt two.txt --report arena.html"
    })
final class MergeCommand implements Callable<Integer> {
  private static final int MAX_NAMED = 3;

  private final PrintWriter out;
  private final PrintWriter err;

  @Parameters(
      paramLabel = "FILE",
      arity = "1..*",
      description = "The files of all shards, which --blocks has written.")
  private List<Path> files = List.of();

  @Mixin
  private final ReportOptions results = new ReportOptions();

  MergeCommand(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  @Override
  public Integer call() throws InputException, InterruptedException {
    List<BlockFile> parts = new ArrayList<>();
    for (Path file : files) {
      parts.add(BlockFile.read(file));
    }
    Run run = parts.get(0).run();
    checkSame(parts);
    MatchPlan plan = plan(run);
    Outputs outputs = results.outputs(null, plan);
    Tournament tournament = new Tournament(
        plan,
        run.test(),
        new Progress(err, 0, Progress.Style.NONE),
        Shard.ALL,
        (lineup, block) -> find(parts, lineup, block));
    checkComplete(parts, run);
    Results merged = tournament.play(1, (lineup, block) -> {});
    Arena.print(out, merged, run.test(), run.conditions());
    out.println("merged from " + parts.size() + (parts.size() == 1 ? " file" : " files"));
    outputs.write(merged, run.test(), run.conditions());
    return 0;
  }

  private static void checkSame(List<BlockFile> parts) throws InputException {
    BlockFile first = parts.get(0);
    List<Shard> shards = new ArrayList<>();
    for (BlockFile part : parts) {
      if (!part.run().equals(first.run())) {
        throw new InputException(part + " belongs to another run than " + first + ": "
            + String.join("; ", part.run().conditions()));
      }
      if (part.shard().of() != first.shard().of() || shards.contains(part.shard())) {
        throw new InputException(
            part + " is shard " + part.shard() + ", and " + first + " is shard " + first.shard()
                + ": merge files of different shards of one number of shards");
      }
      shards.add(part.shard());
    }
  }

  private static @Nullable ImmutableList<GameResult> find(
      List<BlockFile> parts, int lineup, int block) {
    for (BlockFile part : parts) {
      ImmutableList<GameResult> games = part.find(lineup, block);
      if (games != null) {
        return games;
      }
    }
    return null;
  }

  /** Checks that each block was played, unless a test has ended its match before. */
  private static void checkComplete(List<BlockFile> parts, Run run) throws InputException {
    Set<Integer> missing = new TreeSet<>();
    for (int block = 0; block < run.blocks(); block++) {
      for (int lineup = 0; lineup < run.lineups().size(); lineup++) {
        if (find(parts, lineup, block) == null) {
          missing.add(block);
        }
      }
    }
    boolean decided = run.test() != null && parts.get(0).shard().equals(Shard.ALL);
    if (!missing.isEmpty() && !decided) {
      throw new InputException(
          missing.size() + " blocks are missing, such as number "
              + Joiner.on(", ").join(Iterables.limit(missing, MAX_NAMED))
              + ": name the files of all " + parts.get(0).shard().of()
              + " shards, and let those that were stopped continue with the same --blocks",
          null);
    }
  }

  private static MatchPlan plan(Run run) throws InputException {
    Maker nobody = (game, seed) -> {
      throw new IllegalStateException("nobody plays in a merge");
    };
    ImmutableList<Contestant> contestants = run.names().stream()
        .map(name -> new Contestant(name, nobody))
        .collect(ImmutableList.toImmutableList());
    return new MatchPlan(
        run.game(), contestants, run.lineups(), run.blocks(), run.seed(), null, false);
  }
}
