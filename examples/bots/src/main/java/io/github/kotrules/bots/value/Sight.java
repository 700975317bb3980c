package io.github.kotrules.bots.value;

import com.google.common.collect.ImmutableList;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.RuleSet.Entry;
import io.github.kotrules.model.Seat;
import io.github.kotrules.model.Token;
import io.github.kotrules.state.Table;

/**
 * What the networks see of a table. Each number, such as life, is a group of features of which one is present. A table of two is
 * seen once, by the next Monster to roll; a larger one is seen by each Monster.
 */
final class Sight {
  private static final int LIVES = 13;
  private static final int POINTS = 21;
  private static final int ENERGIES = 17;
  private static final int TOKENS = 5;
  private static final int SEATS = 6;

  /** Outside, City, Bay; of two: nobody, the mover, the rival is in Tokyo. */
  private static final int PLACES = 3;

  private static final FeatureNames TWO = new FeatureNames();
  private static final int EDITION = TWO.group("edition-place", 2 * PLACES);
  private static final Monster MOVER = new Monster(TWO, "");
  private static final Monster RIVAL = new Monster(TWO, "rival-");
  private static final int AFFORDABLE = TWO.cards("affordable");
  private static final int TOO_EXPENSIVE = TWO.cards("too-expensive");

  /** The features of a table of two. */
  static final ImmutableList<String> OF_TWO = TWO.toList();

  private static final FeatureNames MANY = new FeatureNames();
  private static final int MANY_EDITION = MANY.group("edition-place", 2 * PLACES);
  private static final int LIVING = MANY.group("living-place", (SEATS + 1) * PLACES);
  private static final int TURNS_TO_WAIT = MANY.group("turns-to-wait", SEATS);
  private static final Monster ME = new Monster(MANY, "");
  private static final int MOVER_LIFE = MANY.group("mover-life", LIVES * PLACES);
  private static final int RIVALS_IN_TOKYO = MANY.group("rivals-in-tokyo", PLACES);
  private static final int MOST_POINTS = MANY.group("most-rival-points", POINTS);
  private static final int MEAN_POINTS = MANY.group("mean-rival-points", POINTS);
  private static final int LEAST_LIFE = MANY.group("least-rival-life", LIVES);
  private static final int MEAN_LIFE = MANY.group("mean-rival-life", LIVES);
  private static final int CITY_LIFE = MANY.group("rival-in-city-life", LIVES);
  private static final int MOST_ENERGY = MANY.group("most-rival-energy", ENERGIES);
  private static final int RIVAL_CARDS = MANY.cards("rival-card");

  /** The features of a larger table. */
  static final ImmutableList<String> OF_MANY = MANY.toList();

  private Sight() {}

  /** The features of one Monster. */
  private static final class Monster {
    private final int life;
    private final int points;
    private final int energy;
    private final int poison;
    private final int shrink;
    private final int cards;

    Monster(FeatureNames names, String prefix) {
      this.life = names.group(prefix + "life", LIVES * PLACES);
      this.points = names.group(prefix + "points", POINTS);
      this.energy = names.group(prefix + "energy", ENERGIES);
      this.poison = names.group(prefix + "poison", TOKENS);
      this.shrink = names.group(prefix + "shrink", TOKENS);
      this.cards = names.cards(prefix + "card");
    }

    /** Adds what this Monster has, but not its life. */
    void see(Table table, Seat seat, Seat mover, Features features) {
      features.add(points + points(table, seat, mover));
      features.add(energy + energy(table, seat));
      features.add(poison + Math.min(table.tokens(seat, Token.POISON), TOKENS - 1));
      features.add(shrink + Math.min(table.tokens(seat, Token.SHRINK), TOKENS - 1));
      features.addCards(cards, table, seat);
    }
  }

  /** The table as the next Monster to roll sees it when two are alive. */
  static void ofTwo(Table table, Seat mover, Seat rival, Features features) {
    features.clear();
    int place = table.isInTokyo(mover) ? 1 : table.isInTokyo(rival) ? 2 : 0;
    features.add(EDITION + edition(table) * PLACES + place);
    features.add(MOVER.life + place * LIVES + life(table, mover));
    MOVER.see(table, mover, mover, features);
    features.add(RIVAL.life + place * LIVES + life(table, rival));
    RIVAL.see(table, rival, mover, features);
    features.addMarket(AFFORDABLE, TOO_EXPENSIVE, table, mover);
  }

  /** The table as one of three or more Monsters sees it. */
  static void ofMany(Table table, Seat me, Seat mover, Features features) {
    features.clear();
    int place = table.place(me) == Place.OUTSIDE ? 0 : table.place(me) == Place.CITY ? 1 : 2;
    features.add(MANY_EDITION + edition(table) * PLACES + place);
    features.add((me == mover ? MOVER_LIFE : ME.life) + place * LIVES + life(table, me));
    ME.see(table, me, mover, features);
    int wait = 0;
    for (Seat seat = mover; seat != me && wait < SEATS - 1; seat = table.left(seat)) {
      wait++;
    }
    features.add(TURNS_TO_WAIT + wait);
    seeRivals(table, me, mover, place, features);
  }

  private static void seeRivals(Table table, Seat me, Seat mover, int place, Features features) {
    int rivals = 0;
    int inTokyo = 0;
    int mostPoints = 0;
    int allPoints = 0;
    int leastLife = LIVES - 1;
    int allLife = 0;
    int mostEnergy = 0;
    for (int i = 0; i < table.seats(); i++) {
      Seat rival = Seat.at(i);
      if (rival != me && table.isAlive(rival)) {
        rivals++;
        inTokyo += table.isInTokyo(rival) ? 1 : 0;
        int points = points(table, rival, mover);
        mostPoints = Math.max(mostPoints, points);
        allPoints += points;
        int life = life(table, rival);
        leastLife = Math.min(leastLife, life);
        allLife += life;
        mostEnergy = Math.max(mostEnergy, energy(table, rival));
        if (table.place(rival) == Place.CITY) {
          features.add(CITY_LIFE + life);
        }
        features.addCards(RIVAL_CARDS, table, rival);
      }
    }
    features.add(LIVING + Math.min(rivals + 1, SEATS) * PLACES + place);
    features.add(RIVALS_IN_TOKYO + Math.min(inTokyo, PLACES - 1));
    features.add(MOST_POINTS + mostPoints);
    features.add(MEAN_POINTS + allPoints / rivals);
    features.add(LEAST_LIFE + leastLife);
    features.add(MEAN_LIFE + allLife / rivals);
    features.add(MOST_ENERGY + mostEnergy);
  }

  /** 0 if an empty City must be entered, 1 if only an attack leads there: this is where the editions differ most. */
  private static int edition(Table table) {
    return table.rules().entry() == Entry.AFTER_ATTACK ? 1 : 0;
  }

  /** Points, counted back from those that win. */
  private static int points(Table table, Seat seat, Seat mover) {
    int missing = table.rules().pointsToWin() - Judge.points(table, seat, mover);
    return Math.max(0, Math.min(POINTS - 1, POINTS - 1 - missing));
  }

  private static int life(Table table, Seat seat) {
    return Math.min(table.life(seat), LIVES - 1);
  }

  private static int energy(Table table, Seat seat) {
    return Math.min(table.energy(seat), ENERGIES - 1);
  }
}
