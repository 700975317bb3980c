package io.github.kotrules;

import com.google.common.base.Ascii;
import io.github.kotrules.action.Action;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Shortens values for messages, so that no message is longer than 1,000 characters. */
final class Excerpt {
  private static final int LONGEST_VALUE = 160;
  private static final int LONGEST_LIST = 500;
  private static final int MAX_ACTIONS = 20;

  private Excerpt() {}

  static String of(@Nullable Object value) {
    return Ascii.truncate(String.valueOf(value), LONGEST_VALUE, "...");
  }

  /** The first few actions, and the number of the others. */
  static String of(List<Action> actions) {
    int shown = Math.min(actions.size(), MAX_ACTIONS);
    String first = Ascii.truncate(actions.subList(0, shown).toString(), LONGEST_LIST, "...]");
    return shown == actions.size() ? first : first + " and " + (actions.size() - shown) + " more";
  }
}
