package io.github.kotrules.study;

import com.google.common.collect.ImmutableMap;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
    name = "report",
    description = "Makes a page and plots of the results of 'study measure'.",
    mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(index = "0", paramLabel = "FILE", description = "The CSV file.")
  private Path file = Path.of("study.csv");

  @Parameters(index = "1", paramLabel = "FOLDER", description = "Where the page and the plots go.")
  private Path folder = Path.of(".");

  ReportCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    ImmutableMap<String, String> files = files();
    for (Map.Entry<String, String> entry : files.entrySet()) {
      Path path = folder.resolve(entry.getKey());
      try {
        Files.writeString(path, entry.getValue());
      } catch (IOException failed) {
        throw FileErrors.unwritable(path, failed);
      }
    }
    out.println(folder + ": " + files.size() + " files");
    return 0;
  }

  private ImmutableMap<String, String> files() throws InputException {
    try {
      return new Report(StudyFile.read(file)).files();
    } catch (IllegalArgumentException wrong) {
      throw new InputException(file + ": " + wrong.getMessage(), wrong);
    } catch (IOException failed) {
      throw FileErrors.unreadable(file, failed);
    }
  }
}
