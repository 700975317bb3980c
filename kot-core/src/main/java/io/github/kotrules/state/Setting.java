package io.github.kotrules.state;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Catalogue;
import io.github.kotrules.model.Monster;
import io.github.kotrules.model.RuleSet;

/**
 * The parts of a game that never change.
 *
 * @param monsters the Monsters by seat
 */
public record Setting(RuleSet rules, ImmutableList<Monster> monsters, Catalogue catalogue) {
  public Setting {
    requireNonNull(rules, "rules");
    requireNonNull(monsters, "monsters");
    requireNonNull(catalogue, "catalogue");
  }
}
