package io.github.kotrules.model;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Ascii;
import io.github.kotrules.internal.Slug;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * The name of a card in states, actions and files: lower-case words joined by hyphens, such as {@code extra-head}. Copies of a
 * card share one id.
 */
public record CardId(String value) implements Comparable<CardId>, Serializable {
  private static final int LONGEST_IN_MESSAGE = 100;

  public CardId {
    requireNonNull(value, "value");
    if (!Slug.matches(value)) {
      throw new IllegalArgumentException(
          "not a card id: \"" + Ascii.truncate(value, LONGEST_IN_MESSAGE, "...")
              + "\"; write lower-case words joined by hyphens, such as extra-head");
    }
  }

  /** Returns the id with this text. */
  public static CardId of(String value) {
    return new CardId(value);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other || (other instanceof CardId that && value.equals(that.value));
  }

  @Override
  public int hashCode() {
    return value.hashCode();
  }

  @Override
  public int compareTo(CardId other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
