package io.github.kotrules.json;

import static java.util.Objects.requireNonNull;

import io.github.kotrules.internal.Excerpt;

/** Thrown if a tree is malformed, or describes something impossible. It has the path of the problem. */
public final class JsonException extends IllegalArgumentException {
  private static final long serialVersionUID = 1;

  private final String path;
  private final String sentence;

  JsonException(String path, String sentence) {
    super(Excerpt.ofMessage(path + ": " + sentence));
    this.path = requireNonNull(path, "path");
    this.sentence = requireNonNull(sentence, "sentence");
  }

  /** The path of the problem, as in {@code $.monsters[1].life}; {@code $} is the whole tree. */
  public String path() {
    return path;
  }

  /** What is wrong and what would be right. */
  public String sentence() {
    return sentence;
  }
}
