package io.github.kotrules.benchmarks;

import java.util.Arrays;

/**
 * The baseline: the card-less game of the second edition, written by hand for speed alone. It has one mutable table, allocates
 * nothing and chooses at random; nothing can be queried, stored or undone. It plays the same game as {@code
 * Game.of(RuleSet.secondEdition(), CardSet.none())}, with the same decisions and the same number of options; a test checks
 * that.
 *
 * <p>Sets of seats and of groups of dice are bits.
 */
final class Limit {
  private static final int NUMBERS = 1;
  private static final int HEARTS = 1 << 1;
  private static final int ENERGY = 1 << 2;
  private static final int SMASH = 1 << 3;
  private static final int ALL_GROUPS = NUMBERS | HEARTS | ENERGY | SMASH;

  private static final int DICE = 6;
  private static final int REROLLS = 2;
  private static final int MAX_LIFE = 10;
  private static final int MAX_POINTS = 20;
  private static final int BAY_OPENS_AT = 5;
  private static final int POINTS_FOR_STARTING_IN_TOKYO = 2;
  private static final int POINTS_FOR_ENTERING = 1;

  private final int players;
  private final Luck luck;
  private final int[] life;
  private final int[] points;
  private final int[] energy;
  private int alive;
  private int city;
  private int bay;
  private int active;
  private int turns;
  private int decisions;

  Limit(int players, Luck luck) {
    this.players = players;
    this.luck = luck;
    life = new int[players];
    points = new int[players];
    energy = new int[players];
  }

  /** Plays one game, from the roll for the first player to the end. */
  void play() {
    setUp();
    active = rollForFirst();
    takeTurn();
    while (!isWon()) {
      active = leftOf(active);
      takeTurn();
    }
  }

  private void setUp() {
    Arrays.fill(life, MAX_LIFE);
    Arrays.fill(points, 0);
    Arrays.fill(energy, 0);
    alive = (1 << players) - 1;
    city = 0;
    bay = 0;
    turns = 0;
    decisions = 0;
  }

  private int rollForFirst() {
    int contenders = alive;
    while (Integer.bitCount(contenders) > 1) {
      contenders = withMostSmashes(contenders);
    }
    return Integer.numberOfTrailingZeros(contenders);
  }

  private int withMostSmashes(int contenders) {
    int leaders = 0;
    int most = -1;
    for (int seat = 0; seat < players; seat++) {
      if ((contenders & bit(seat)) != 0) {
        int smashes = PackedDice.count(luck.roll(DICE), PackedDice.SMASH);
        leaders = smashes > most ? bit(seat) : smashes == most ? leaders | bit(seat) : leaders;
        most = Math.max(most, smashes);
      }
    }
    return leaders;
  }

  private void takeTurn() {
    turns++;
    if (isInTokyo(active)) {
      gainPoints(POINTS_FOR_STARTING_IN_TOKYO);
    }
    resolve(rollDice());
    enterTokyo();
  }

  private int rollDice() {
    int dice = luck.roll(DICE);
    for (int left = REROLLS; left > 0; left--) {
      decisions++;
      int picked = luck.pick(dice);
      if (picked == 0) {
        return dice;
      }
      dice += luck.roll(PackedDice.size(picked)) - picked;
    }
    return dice;
  }

  private void resolve(int dice) {
    int numbers = PackedDice.points(dice);
    int left = ALL_GROUPS;
    for (int groups = groups(dice, numbers); groups != 0; groups = left & groups(dice, numbers)) {
      int group = pick(groups);
      left &= ~group;
      switch (group) {
        case NUMBERS -> gainPoints(numbers);
        case HEARTS -> heal(PackedDice.count(dice, PackedDice.HEART));
        case ENERGY -> energy[active] += PackedDice.count(dice, PackedDice.ENERGY);
        default -> smash(PackedDice.count(dice, PackedDice.SMASH));
      }
    }
  }

  /** Picks one of several groups, which are bits. */
  private int pick(int groups) {
    int rest = groups;
    if (Integer.bitCount(groups) > 1) {
      decisions++;
      for (int skipped = luck.nextInt(Integer.bitCount(groups)); skipped > 0; skipped--) {
        rest &= rest - 1;
      }
    }
    return Integer.lowestOneBit(rest);
  }

  /** The groups that have an effect: Hearts outside Tokyo, even at full health. */
  private int groups(int dice, int numbers) {
    int groups = numbers > 0 ? NUMBERS : 0;
    if (PackedDice.count(dice, PackedDice.HEART) > 0 && !isInTokyo(active)) {
      groups |= HEARTS;
    }
    if (PackedDice.count(dice, PackedDice.ENERGY) > 0) {
      groups |= ENERGY;
    }
    if (PackedDice.count(dice, PackedDice.SMASH) > 0) {
      groups |= SMASH;
    }
    return groups;
  }

  private void gainPoints(int gained) {
    points[active] = Math.min(MAX_POINTS, points[active] + gained);
  }

  private void heal(int hearts) {
    life[active] = Math.min(MAX_LIFE, life[active] + hearts);
  }

  private void smash(int smashes) {
    // Bay may close while damage is dealt, so the targets are fixed before.
    int targets = isInTokyo(active) ? alive & ~tokyo() : tokyo();
    for (int seat = next(active); seat != active; seat = next(seat)) {
      if ((targets & bit(seat)) != 0) {
        hit(seat, smashes);
      }
    }
    for (int seat = next(active); seat != active; seat = next(seat)) {
      if ((targets & tokyo() & bit(seat)) != 0) {
        chooseYield(seat);
      }
    }
  }

  private void hit(int seat, int smashes) {
    life[seat] = Math.max(0, life[seat] - smashes);
    if (life[seat] == 0) {
      energy[seat] = 0;
      alive &= ~bit(seat);
      leaveTokyo(seat);
      closeBay();
    }
  }

  private void chooseYield(int seat) {
    decisions++;
    if (luck.nextInt(2) == 1) {
      leaveTokyo(seat);
    }
  }

  private void leaveTokyo(int seat) {
    city &= ~bit(seat);
    bay &= ~bit(seat);
  }

  private void closeBay() {
    if (!isBayOpen()) {
      city = city == 0 ? bay : city;
      bay = 0;
    }
  }

  private void enterTokyo() {
    if (isInTokyo(active)) {
      return;
    }
    if (city == 0) {
      city = bit(active);
      gainPoints(POINTS_FOR_ENTERING);
    } else if (bay == 0 && isBayOpen()) {
      bay = bit(active);
      gainPoints(POINTS_FOR_ENTERING);
    }
  }

  /** Only the active Monster can win: without cards no other Monster scores or deals damage. */
  private boolean isWon() {
    return points[active] == MAX_POINTS || alive == bit(active);
  }

  private boolean isBayOpen() {
    return Integer.bitCount(alive) >= BAY_OPENS_AT;
  }

  private int leftOf(int seat) {
    int left = next(seat);
    while ((alive & bit(left)) == 0) {
      left = next(left);
    }
    return left;
  }

  private int next(int seat) {
    return seat + 1 == players ? 0 : seat + 1;
  }

  private int tokyo() {
    return city | bay;
  }

  private boolean isInTokyo(int seat) {
    return (tokyo() & bit(seat)) != 0;
  }

  private static int bit(int seat) {
    return 1 << seat;
  }

  /** The number of choices in the last game, without rolls. */
  int decisions() {
    return decisions;
  }

  int turns() {
    return turns;
  }

  int winner() {
    return active;
  }

  int points(int seat) {
    return points[seat];
  }

  int life(int seat) {
    return life[seat];
  }

  int energy(int seat) {
    return energy[seat];
  }

  int survivors() {
    return Integer.bitCount(alive);
  }

  boolean isInCity(int seat) {
    return (city & bit(seat)) != 0;
  }

  boolean isInBay(int seat) {
    return (bay & bit(seat)) != 0;
  }
}
