package io.github.kotrules.console;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import io.github.kotrules.bots.Danger;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What the others may do to a Monster before its next turn, with the dice of the rules and without their cards. */
final class Threat {
  /** Fewer points than this can come in one turn without much luck. */
  private static final int NEAR = 6;

  private final Table table;
  private final Seat seat;

  Threat(Table table, Seat seat) {
    this.table = table;
    this.seat = seat;
  }

  /** What may happen where the Monster is. */
  ImmutableList<String> sentences() {
    boolean inTokyo = table.isInTokyo(seat);
    return sentences((inTokyo ? "You are in Tokyo: " : "You are outside: ")
        + hits(table.life(seat), attackers(inTokyo)));
  }

  /** What may happen if the Monster stays in Tokyo or leaves it, and what leaving spares it at once. */
  ImmutableList<String> sentencesOfYielding(int avoidable) {
    return sentences(
        "If you stay, " + hits(table.life(seat) - avoidable, attackers(true)),
        "If you leave, " + hits(table.life(seat), attackers(false)));
  }

  private ImmutableList<String> sentences(String... ofSmash) {
    return ImmutableList.<String>builder().add(ofSmash).addAll(rivals()).build();
  }

  /** Those who have a turn before this Monster's next one, on the other side of Tokyo's border. */
  private List<Seat> attackers(boolean inTokyo) {
    List<Seat> attackers = new ArrayList<>();
    for (Seat next = table.left(table.activeSeat());
        next != seat && next != table.activeSeat();
        next = table.left(next)) {
      if (table.isInTokyo(next) != inTokyo) {
        attackers.add(next);
      }
    }
    return attackers;
  }

  private String hits(int life, List<Seat> attackers) {
    if (life <= 0) {
      return "you are out.";
    }
    if (attackers.isEmpty()) {
      return "nobody can hit you before your next turn, as things are.";
    }
    int dice = attackers.size() * table.rules().dice();
    double smash = Danger.smash(table.rules().rolls());
    double deadly = 100 * Danger.atLeast(life, dice, smash);
    return String.format(
        Locale.ROOT,
        "%s can hit you before your next turn. If %s for Smash alone, you lose %.1f life on average,"
            + " and %s with %s.",
        names(attackers),
        attackers.size() == 1 ? "it goes" : "they go",
        dice * smash,
        life == 1 ? "your last life" : "all your " + life + " life",
        deadly < 1
            ? "less than 1 %"
            : deadly > 99 ? "more than 99 %" : String.format(Locale.ROOT, "%.0f %%", deadly));
  }

  private ImmutableList<String> rivals() {
    ImmutableList.Builder<String> sentences = ImmutableList.builder();
    for (Seat other : table.others(seat)) {
      int missing = table.rules().pointsToWin() - table.points(other);
      if (missing < NEAR) {
        sentences.add(table.monster(other).title() + " needs " + missing
            + (missing == 1 ? " more point" : " more points") + " to win.");
      }
    }
    return sentences.build();
  }

  private String names(List<Seat> seats) {
    List<String> names = seats.stream().map(each -> table.monster(each).title()).toList();
    int last = names.size() - 1;
    return last == 0
        ? names.get(0)
        : Joiner.on(", ").join(names.subList(0, last)) + " and " + names.get(last);
  }
}
