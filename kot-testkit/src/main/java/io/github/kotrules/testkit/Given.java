package io.github.kotrules.testkit;

import static java.util.Objects.requireNonNull;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.errorprone.annotations.CanIgnoreReturnValue;
import io.github.kotrules.Game;
import io.github.kotrules.model.CardId;
import io.github.kotrules.model.Place;
import io.github.kotrules.model.Seat;
import io.github.kotrules.state.CardRef;
import io.github.kotrules.state.CardSetup;
import io.github.kotrules.state.GameSetup;
import io.github.kotrules.state.Market;
import io.github.kotrules.state.MonsterSetup;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The first part of a {@link Scenario}: the position. By default all Monsters are new, outside Tokyo and without cards, and the
 * market is empty, so that no card is drawn in a test that is not about cards.
 */
public final class Given {
  private final Game game;
  private GameSetup setup;

  Given(Game game, int players) {
    this.game = requireNonNull(game, "game");
    this.setup = game.setup(Players.first(game, players)).withMarket(Market.empty());
  }

  @CanIgnoreReturnValue
  public Given life(Seat seat, int life) {
    return with(seat, at(seat).withLife(life));
  }

  @CanIgnoreReturnValue
  public Given points(Seat seat, int points) {
    return with(seat, at(seat).withPoints(points));
  }

  @CanIgnoreReturnValue
  public Given energy(Seat seat, int energy) {
    return with(seat, at(seat).withEnergy(energy));
  }

  @CanIgnoreReturnValue
  public Given inCity(Seat seat) {
    return with(seat, at(seat).withPlace(Place.CITY));
  }

  @CanIgnoreReturnValue
  public Given inBay(Seat seat) {
    return with(seat, at(seat).withPlace(Place.BAY));
  }

  /** Puts poison tokens on a Monster. */
  @CanIgnoreReturnValue
  public Given poison(Seat seat, int tokens) {
    return with(seat, at(seat).withPoison(tokens));
  }

  /** Puts shrink tokens on a Monster. */
  @CanIgnoreReturnValue
  public Given shrink(Seat seat, int tokens) {
    return with(seat, at(seat).withShrink(tokens));
  }

  /** Makes a Monster eliminated. */
  @CanIgnoreReturnValue
  public Given out(Seat seat) {
    return with(seat, MonsterSetup.out(at(seat).monster()));
  }

  /**
   * Gives Keep cards to a Monster, in order of acquisition: {@code wings}, {@code smoke-cloud:2}, {@code mimic>1/extra-head}.
   */
  @CanIgnoreReturnValue
  public Given cards(Seat seat, String... cards) {
    return with(
        seat,
        at(seat)
            .withCards(
                Arrays.stream(cards).map(Given::card).collect(ImmutableList.toImmutableList())));
  }

  private static CardSetup card(String text) {
    List<String> counted = Splitter.on(':').limit(2).splitToList(text);
    List<String> copied = Splitter.on('>').limit(2).splitToList(counted.get(0));
    int counters = counted.size() == 2 ? Integer.parseInt(counted.get(1)) : 0;
    return new CardSetup(
        CardId.of(copied.get(0)), counters, copied.size() == 2 ? cardRef(copied.get(1)) : null);
  }

  private static CardRef cardRef(String text) {
    List<String> parts = Splitter.on('/').limit(2).splitToList(text);
    return new CardRef(Seat.of(Integer.parseInt(parts.get(0))), CardId.of(parts.get(1)));
  }

  /** Sets the face-up cards; {@code -} for an empty slot. */
  @CanIgnoreReturnValue
  public Given market(String... cards) {
    @Nullable CardId[] slots = new @Nullable CardId[cards.length];
    for (int i = 0; i < cards.length; i++) {
      slots[i] = cards[i].equals("-") ? null : CardId.of(cards[i]);
    }
    setup = setup.withMarket(Market.of(slots));
    return this;
  }

  /** Sets the cards in the deck; cards without another place are in the discard pile. */
  @CanIgnoreReturnValue
  public Given deck(String... cards) {
    setup = setup.withDeck(
        Arrays.stream(cards).map(CardId::of).collect(ImmutableList.toImmutableList()));
    return this;
  }

  /** Starts the turn of a seat. */
  public Scenario turnOf(Seat seat) {
    seat.checkAtTableOf(setup.monsters().size());
    return Scenario.from(game, setup.withFirst(seat));
  }

  /** Starts as a new game: deals three cards and rolls for the first player. */
  public Scenario opening() {
    return Scenario.from(game, setup.withMarket(null).withFirst(null));
  }

  private MonsterSetup at(Seat seat) {
    return setup.monster(seat);
  }

  private Given with(Seat seat, MonsterSetup monster) {
    setup = setup.with(seat, monster);
    return this;
  }
}
