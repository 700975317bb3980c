package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;

/**
 * What stays the same from the first to the last state of a game.
 *
 * @param monsters who sits where, by seat
 */
public record Setting(RuleSet rules, ImmutableList<Monster> monsters, Catalogue catalogue) {
  public Setting {
    requireNonNull(rules, "rules");
    requireNonNull(monsters, "monsters");
    requireNonNull(catalogue, "catalogue");
  }
}
