package io.github.kotrules.kot;

import io.github.kotrules.cards.KingOfTokyo;
import io.github.kotrules.cli.FileErrors;
import io.github.kotrules.cli.InputException;
import io.github.kotrules.testkit.ConformanceSuite;
import io.github.kotrules.testkit.ScenarioFailure;
import io.github.kotrules.testkit.ScenarioFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
    name = "check",
    description = "Plays scenario files and checks what they expect.",
    mixinStandardHelpOptions = true,
    footer = "Exits with 1 if one of them fails, and prints its file and line.")
final class CheckCommand implements Callable<Integer> {
  private final PrintWriter out;

  @Parameters(
      paramLabel = "FILE",
      arity = "0..*",
      description = "Scenario files, folders of .kot files, or - for standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--conformance",
      description = "Check the library's own conformance suite as well.")
  private boolean conformance;

  CheckCommand(PrintWriter out) {
    this.out = out;
  }

  @Override
  public Integer call() throws InputException {
    List<ScenarioFile> scenarios = new ArrayList<>();
    for (String file : files) {
      addAll(file, scenarios);
    }
    if (conformance) {
      scenarios.addAll(ConformanceSuite.of(KingOfTokyo.notation()).scenarios());
    }
    if (scenarios.isEmpty()) {
      throw new InputException("nothing to check: name scenario files, or add --conformance");
    }
    return check(scenarios);
  }

  private static void addAll(String file, List<ScenarioFile> scenarios) throws InputException {
    for (String each : Files.isDirectory(Path.of(file)) ? filesIn(Path.of(file)) : List.of(file)) {
      scenarios.add(ScenarioFile.of(each, Input.text(each), KingOfTokyo.notation()));
    }
  }

  private static List<String> filesIn(Path folder) throws InputException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files
          .map(Path::toString)
          .filter(name -> name.endsWith(".kot"))
          .sorted()
          .toList();
    } catch (IOException unreadable) {
      throw FileErrors.unreadable(folder, unreadable);
    }
  }

  private int check(List<ScenarioFile> scenarios) {
    int failures = 0;
    for (ScenarioFile scenario : scenarios) {
      try {
        scenario.check();
      } catch (ScenarioFailure failure) {
        failures++;
        out.println(failure.getMessage());
      }
    }
    out.println(scenarios.size() - failures + " of " + scenarios.size() + " passed");
    return failures == 0 ? 0 : 1;
  }
}
